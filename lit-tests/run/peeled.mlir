// What upstream's loop passes make of a loop, affine ops among it, runs everywhere.
// RUN: pypto-opt %s --scf-for-loop-peeling -o %t.mlir && FileCheck %s --input-file=%t.mlir --check-prefix=PEELED
// PEELED: affine.apply
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 7 --expect '[2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 9 --expect '[2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1]'
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 0 --expect '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 7 --expect '[2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]' --engine=interp --level=tile
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 7 --expect '[2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]' --engine=interp --level=buffer
// RUN: pypto-runner %t.mlir --arg fill:1 --arg 7 --expect '[2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]' --engine=interp --level=pto
// RUN: pypto-opt %t.mlir --pypto-a2a3 | pypto-translate --to-pto | FileCheck %s --check-prefix=CHIP --implicit-check-not=affine
// RUN: pypto-opt %t.mlir --pypto-a5 | pypto-translate --to-pto | FileCheck %s --check-prefix=CHIP --implicit-check-not=affine
// CHIP: arith.remsi
// CHIP: scf.for
// CHIP: scf.for

!x = !ptensor.tensor<12x1xf32>
!t = !tile.tile<1x8xf32, valid = [1, 1]>
func.func @steps(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
    %a = tile.load %x[%i, 0] : !x -> !t
    %b = tile.add %a, %a : !t
    tile.store %b, %x[%i, 0] : !t, !x
  }
  return
}
