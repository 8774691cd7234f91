// One op of each family, with values worked out by hand, as a tile program at every layer and natively.

!x = !ptensor.tensor<2x8xf32>
!t = !tile.tile<2x8xf32>
!v = !tile.tile<2x1xf32>

// RUN: pypto-runner %s --entry=elementwise --arg iota --arg 2 --engine=interp --level=tile --expect '[2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13]'
// RUN: pypto-runner %s --entry=elementwise --arg iota --arg 2 --engine=interp --level=buffer --expect '[2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13]'
// RUN: pypto-runner %s --entry=elementwise --arg iota --arg 2 --engine=interp --level=pto --expect '[2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13]'
// RUN: pypto-runner %s --entry=elementwise --arg iota --arg 2 --expect '[2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13]'
func.func @elementwise(%x: !x, %s: f32, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.full %s : f32 -> !t
  %c = tile.subs %a, %s : f32, !t
  %d = tile.sub %c, %b : !t
  %e = tile.neg %d : !t
  %f = tile.subs %e, %s : f32, !t
  tile.store %f, %z[0, 0] : !t, !x
  return
}

// Rows sum up to 28 and 92; columns get the first row.
// RUN: pypto-runner %s --entry=broadcast --arg iota --engine=interp --level=tile --expect '[-28, -26, -24, -22, -20, -18, -16, -14, -84, -82, -80, -78, -76, -74, -72, -70]'
// RUN: pypto-runner %s --entry=broadcast --arg iota --engine=interp --level=buffer --expect '[-28, -26, -24, -22, -20, -18, -16, -14, -84, -82, -80, -78, -76, -74, -72, -70]'
// RUN: pypto-runner %s --entry=broadcast --arg iota --expect '[-28, -26, -24, -22, -20, -18, -16, -14, -84, -82, -80, -78, -76, -74, -72, -70]'
!m = !tile.tile<16x8xf32, vec, valid = [2, 8]>
!s = !tile.tile<16x1xf32, vec, valid = [2, 1]>
!r = !tile.tile<1x8xf32, vec>
func.func @broadcast(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !x -> !m
  %scratch = tile.create : !m
  %sum = tile.row_sum %a, %scratch : (!m, !m) -> !s
  %b = tile.row_expand_sub %a, %sum : (!m, !s) -> !m
  %row = tile.load %x[0, 0] : !x -> !r
  %c = tile.col_expand_add %b, %row : (!m, !r) -> !m
  tile.store %c, %z[0, 0] : !m, !x
  return
}

// [[1, 2, 3], [4, 5, 6]] * [[7, 8], [9, 10], [11, 12]], twice.
// RUN: pypto-runner %s --entry=product --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' --engine=interp --level=tile --expect '[116, 128, 278, 308]'
// RUN: pypto-runner %s --entry=product --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' --engine=interp --level=buffer --expect '[116, 128, 278, 308]'
// RUN: pypto-runner %s --entry=product --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' --engine=interp --level=pto --expect '[116, 128, 278, 308]'
// RUN: pypto-runner %s --entry=product --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' --expect '[116, 128, 278, 308]'
!l = !tile.tile<32x32xf16, valid = [2, 3]>
!rr = !tile.tile<32x32xf16, valid = [3, 2]>
!c = !tile.tile<32x32xf32, valid = [2, 2]>
func.func @product(%x: !ptensor.tensor<2x3xf16>, %y: !ptensor.tensor<3x2xf16>, %z: !ptensor.tensor<2x2xf32> {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf16> -> !l
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x2xf16> -> !rr
  %first = tile.matmul %a, %b : (!l, !rr) -> !c
  %sum = scf.for %i = %c0 to %c1 step %c1 iter_args(%acc = %first) -> (!c) {
    %next = tile.matmul_acc %acc, %a, %b : (!c, !l, !rr) -> !c
    scf.yield %next : !c
  }
  tile.store %sum, %z[0, 0] : !c, !ptensor.tensor<2x2xf32>
  return
}

// Tiles through branches and loops: 2x where the scalar is positive, else x.
// RUN: pypto-runner %s --entry=carried --arg iota --arg 1 --engine=interp --level=tile --expect '[0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120]'
// RUN: pypto-runner %s --entry=carried --arg iota --arg 1 --engine=interp --level=buffer --expect '[0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120]'
// RUN: pypto-runner %s --entry=carried --arg iota --arg 1 --engine=interp --level=pto --expect '[0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120]'
// RUN: pypto-runner %s --entry=carried --arg iota --arg 0 --engine=interp --level=pto --expect iota
func.func @carried(%x: !x, %n: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tile.load %x[0, 0] : !x -> !t
  %more = arith.cmpi sgt, %n, %c0 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %a) -> (!t) {
    %next = scf.if %more -> (!t) {
      %twice = tile.add %t, %t : !t
      scf.yield %twice : !t
    } else {
      scf.yield %t : !t
    }
    scf.yield %next : !t
  }
  tile.store %r, %z[0, 0] : !t, !x
  return
}

// Which block this is, and of how many.
// RUN: pypto-runner %s --entry=blocks --arg fill:0 --blocks 2 --engine=interp --level=tile --expect '[0, 2, 1, 2]'
// RUN: pypto-runner %s --entry=blocks --arg fill:0 --blocks 2 --engine=interp --level=pto --expect '[0, 2, 1, 2]'
!one = !tile.tile<1x8xi32, vec, valid = [1, 1]>
func.func @blocks(%z: !ptensor.tensor<2x2xi32> {pypto.dir = #pypto.dir<inout>}) {
  %i = tile.get_block_idx
  %n = tile.get_block_num
  %s = tile.get_subblock_idx
  %index = arith.addi %i, %s : index
  %i32 = arith.index_cast %index : index to i32
  %n32 = arith.index_cast %n : index to i32
  %a = tile.full %i32 : i32 -> !one
  %b = tile.full %n32 : i32 -> !one
  tile.store %a, %z[%i, 0] : !one, !ptensor.tensor<2x2xi32>
  tile.store %b, %z[%i, 1] : !one, !ptensor.tensor<2x2xi32>
  return
}
