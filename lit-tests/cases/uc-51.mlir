// Offsets beyond 32 bits: 70000 rows of 70000 elements are 4900000000 elements, or 19600000000 bytes.
// RUN: pypto-translate %s --to-pto --pipeline=pypto-a2a3 | FileCheck %s --check-prefix=PTO
// RUN: pypto-translate %s --to-llvmir | FileCheck %s --check-prefix=LLVM

!t = !tile.tile<1x8xf32>
!z = !ptensor.tensor<1x8xf32>
// PTO-LABEL: func.func @far
// PTO: %[[AT:.*]] = arith.constant 70000 : index
// PTO: pto.partition_view %{{.*}}, offsets = [%[[AT]], %{{.*}}]
// LLVM-LABEL: define {{.*}}@far
// LLVM: getelementptr {{.*}}i64 {{4900000000|19600000000}}
func.func @far(%x: !ptensor.tensor<80000x70000xf32>, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[70000, 0] : !ptensor.tensor<80000x70000xf32> -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

// LLVM-LABEL: define {{.*}}@constant
// LLVM: getelementptr {{.*}}i64 {{4900000000|19600000000}}
// PTO-LABEL: func.func @constant
// PTO: arith.constant 4900000000 : index
func.func @constant(%x: !ptensor.tensor<1x5000000000xf32>, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 4900000000] : !ptensor.tensor<1x5000000000xf32> -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
