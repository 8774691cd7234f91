// Errors after lowering show where the program came from, and what a lowering adds lies where its cause does.
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --verify-target 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not pypto-opt %s --lower-tile-to-buffer --attach-target=chip=a2a3 --verify-target 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: pypto-opt %s --lower-tile-to-buffer --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=WHERE
// RUN: pypto-opt %s --attach-target=chip=a5 --lower-tile-to-buffer --lower-buffer-to-pto --mlir-print-debuginfo --mlir-print-local-scope \
// RUN:   | FileCheck %s --check-prefix=PTO
// What is printed with locations is the same program without.
// RUN: pypto-opt %s --attach-target=chip=a5 --lower-tile-to-buffer --lower-buffer-to-pto -o %t.plain
// RUN: pypto-opt %s --attach-target=chip=a5 --lower-tile-to-buffer --lower-buffer-to-pto --mlir-print-debuginfo \
// RUN:   | pypto-opt | diff %t.plain -

// ERROR: k.py:41:9: error: {{.*}}expected the window to end within the 16 valid elements of dimension 0, but got 8 + 16
!t = !tile.tile<16x64xf32, vec>
!x = !ptensor.tensor<16x64xf32>
// WHERE-LABEL: func.func @kernel
func.func @kernel(%x: !x {pypto.dir = #pypto.dir<inout>}) {
  %c8 = arith.constant 8 : index
  // WHERE: buffer.alloc {{.*}} loc("k.py":40:1)
  // WHERE: buffer.alloc {{.*}} loc("k.py":40:5)
  // WHERE: buffer.load {{.*}} loc("k.py":40:1)
  // WHERE: buffer.exp {{.*}} loc("k.py":40:5)
  // WHERE: buffer.store {{.*}} loc("k.py":41:9)
  // PTO: pto.alloc_tile {{.*}} loc("k.py":40:1)
  // PTO: pto.alloc_tile {{.*}} loc("k.py":40:5)
  // PTO: pto.partition_view {{.*}} loc("k.py":40:1)
  // PTO: pto.tload {{.*}} loc("k.py":40:1)
  // PTO: pto.texp {{.*}} loc("k.py":40:5)
  // PTO: pto.partition_view {{.*}} loc("k.py":41:9)
  // PTO: pto.tstore {{.*}} loc("k.py":41:9)
  %0 = tile.load %x[0, 0] : !x -> !t loc("k.py":40:1)
  %1 = tile.exp %0 : !t loc("k.py":40:5)
  tile.store %1, %x[%c8, 0] : !t, !x loc("k.py":41:9)
  return
}
