// Cases are tests: what is made for other tools is the same with and without them.
// RUN: split-file %s %t
// RUN: cat %t/kernel.mlir %t/case.mlir > %t/both.mlir
// RUN: pypto-opt --pypto-a2a3 %t/kernel.mlir | pypto-translate --to-pto > %t/kernel.pto
// RUN: pypto-opt --pypto-a2a3 %t/both.mlir | pypto-translate --to-pto > %t/both.pto
// RUN: diff %t/kernel.pto %t/both.pto
// RUN: pypto-translate --to-llvmir %t/kernel.mlir > %t/kernel.ll
// RUN: pypto-translate --to-llvmir %t/both.mlir > %t/both.ll
// RUN: sed '/^; ModuleID/d;/^source_filename/d' %t/kernel.ll > %t/kernel.ir
// RUN: sed '/^; ModuleID/d;/^source_filename/d' %t/both.ll > %t/both.ir
// RUN: diff %t/kernel.ir %t/both.ir
// RUN: pypto-translate --to-object %t/both.mlir -o %t/both.o
// RUN: pypto-runner %t/both.mlir --arg iota --expect '[0, -1, -2, -3, -4, -5, -6, -7]'
// After a lowering, cases are still there, and run at what is left.
// RUN: pypto-opt --attach-target=chip=a2a3 --infer-memory-space --lower-tile-to-buffer %t/both.mlir | pypto-runner --check - | FileCheck %s --check-prefix=BUFFER
// RUN: pypto-opt --pypto-a2a3 %t/both.mlir | pypto-runner --check - | FileCheck %s --check-prefix=PTO
// RUN: pypto-opt --pypto-a2a3 --emit-bytecode %t/both.mlir | pypto-runner --check - | FileCheck %s --check-prefix=PTO

// BUFFER: PASS negates at buffer{{$}}
// BUFFER-NEXT: PASS negates at pto{{$}}
// BUFFER-NEXT: PASS negates at pto, canonicalized
// BUFFER-NEXT: PASS negates at native
// BUFFER-NEXT: 4 checks passed, 0 failed
// PTO: PASS negates at pto{{$}}
// PTO-NEXT: PASS negates at pto, canonicalized
// PTO-NEXT: 2 checks passed, 0 failed

//--- kernel.mlir
func.func @negate(%x: !ptensor.tensor<1x8xf32>, %z: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
  %b = tile.neg %a : !tile.tile<1x8xf32>
  tile.store %b, %z[0, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<1x8xf32>
  return
}
//--- case.mlir
pypto_check.case @negates {
  %x = pypto_check.ramp 0.5, 1 : tensor<1x8xf32>
  %r = pypto_check.launch @negate(%x, %x) writes [1] : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
  %w = pypto_check.ramp -0.5, -1 : tensor<1x8xf32>
  pypto_check.expect_eq %r, %w : tensor<1x8xf32>
}
