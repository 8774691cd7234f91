// Elements that nothing wrote: copied as they are, computed with they stay what they are, stored they are an error.

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32, vec>

// RUN: not pypto-runner %s --entry=stored --engine=interp 2>&1 | FileCheck %s --check-prefix=STORED
// STORED: poison.mlir:[[#@LINE+6]]:3: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// STORED-NEXT: poison.mlir:[[#@LINE+3]]:8: note: it has had none since here
func.func @stored(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %yes = arith.constant true
  %a = tile.create : !t
  %b = arith.select %yes, %a, %a : !t
  tile.store %b, %z[0, 0] : !t, !z
  return
}

// RUN: not pypto-runner %s --entry=computed --arg iota --engine=interp 2>&1 | FileCheck %s --check-prefix=COMPUTED
// COMPUTED: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// COMPUTED-NEXT: poison.mlir:[[#@LINE+3]]:8: note: it has had none since here
func.func @computed(%x: !z, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %x0 = tile.load %x[0, 0] : !z -> !t
  %a = tile.create : !t
  %yes = arith.constant true
  %b = arith.select %yes, %a, %a : !t
  %c = tile.add %x0, %b : !t
  tile.store %c, %z[0, 0] : !t, !z
  return
}

!l = !tile.tile<16x16xf32, left>
!r = !tile.tile<16x16xf32, right>
!c = !tile.tile<16x16xf32, acc>
!w = !ptensor.tensor<16x16xf32>

// RUN: not pypto-runner %s --entry=product --arg iota --engine=interp 2>&1 | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// PRODUCT-NEXT: poison.mlir:[[#@LINE+5]]:11: note: it has had none since here
func.func @product(%x: !w, %z: !w {pypto.dir = #pypto.dir<out>}) {

  %m = tile.load %x[0, 0] : !w -> !tile.tile<16x16xf32, mat>
  %l = tile.move %m : !tile.tile<16x16xf32, mat> -> !l
  %none = tile.create : !r
  %yes = arith.constant true
  %r = arith.select %yes, %none, %none : !r
  %c = tile.matmul %l, %r : (!l, !r) -> !c
  tile.store %c, %z[0, 0] : !c, !w
  return
}

// What nobody looks at is no matter.
// RUN: pypto-runner %s --entry=unused --arg iota --engine=interp --expect iota
func.func @unused(%x: !z, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %yes = arith.constant true
  %x0 = tile.load %x[0, 0] : !z -> !t
  %a = tile.create : !t
  %b = tile.add %x0, %a : !t
  %c = arith.select %yes, %x0, %b : !t
  tile.store %c, %z[0, 0] : !t, !z
  return
}

// RUN: not pypto-runner %s --entry=unknown_extent --engine=interp 2>&1 | FileCheck %s --check-prefix=EXTENT
// EXTENT: 'tile.create' op expected a tile of two integer valid extents, of elements of 8 to 64 bits, but got
func.func @unknown_extent(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = tile.create : !tile.tile<1x8xf32, vec, valid = [1, ?]>
  return
}
