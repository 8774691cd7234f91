// On-chip memory: what may not be read, and where buffers may lie.

!t = !ptensor.tensor<1x8xf32>
!b = !buffer.buffer<1x8xf32, vec>
!t2 = !ptensor.tensor<1x16xf32>
!two = !buffer.buffer<1x16xf32, vec>

// RUN: not pypto-runner %s --entry=never_written --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not pypto-runner %s --entry=never_written --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=NEVER-PTO
// NEVER: memory.mlir:[[#@LINE+5]]:3: error: 'buffer.store' op expected element [0, 0] at byte 64 of vec to be written before it is read, but got bytes that nothing has written
// NEVER-PTO: error: 'pto.tstore' op expected element [0, 0] at byte 64 of vec to be written before it is read
func.func @never_written(%z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 64 : !b

  buffer.store ins(%a : !b) outs(%z[0, 0] : !t)
  return
}

// A plan that puts a result on a part of an input.
// RUN: not pypto-runner %s --entry=overlapping_result --arg iota --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not pypto-runner %s --entry=overlapping_result --arg iota --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=RESULT-PTO
// RESULT: 'buffer.neg' op expected input 0 and what the op writes to share no bytes or all of them, but got bytes 0 to 64 and 32 to 96 of vec
// RESULT-PTO: 'pto.tneg' op expected input 0 and what the op writes to share no bytes or all of them, but got bytes 0 to 64 and 32 to 96 of vec
func.func @overlapping_result(%x: !t2, %z: !t2 {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 0 : !two
  %c = buffer.alloc addr = 32 : !two
  buffer.load ins(%x[0, 0] : !t2) outs(%a : !two)
  buffer.neg ins(%a : !two) outs(%c : !two)
  return
}

// An op that cannot work in place, on another handle for its input's bytes.
// RUN: not pypto-runner %s --entry=in_place --arg fill:1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=IN-PLACE
// IN-PLACE: 'buffer.recip' op expected input 0 and what the op writes to share no bytes, but got bytes 0 to 32 and 0 to 32 of vec
func.func @in_place(%x: !t, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 0 : !b
  %c = buffer.alloc addr = 0 : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.recip ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !t)
  return
}

// Equal windows one after the other are no conflict.
// RUN: pypto-runner %s --entry=reuse --arg iota --engine=interp --level=buffer --expect '[0, -1, -2, -3, -4, -5, -6, -7]'
// RUN: pypto-runner %s --entry=reuse --arg iota --engine=interp --level=pto --expect '[0, -1, -2, -3, -4, -5, -6, -7]'
func.func @reuse(%x: !t, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 0 : !b
  %c = buffer.alloc addr = 0 : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.neg ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !t)
  return
}

// An allocation in a loop is another one in each round.
// RUN: not pypto-runner %s --entry=stale --arg iota --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=STALE
// STALE: memory.mlir:[[#@LINE+12]]:5: error: 'buffer.store' op expected element [0, 0] at byte 0 of vec to be written last through the buffer that is read
// STALE-NEXT: memory.mlir:[[#@LINE+9]]:7: note: they were written here
func.func @stale(%x: !t, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %a = buffer.alloc : !b
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
    }
    buffer.store ins(%a : !b) outs(%z[0, 0] : !t)
  }
  return
}

// RUN: not pypto-runner %s --entry=at --arg 8 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// RUN: not pypto-runner %s --entry=at --arg 8 --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=MISALIGNED-PTO
// RUN: not pypto-runner %s --entry=at --arg 188416 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not pypto-runner %s --entry=at --arg=-32 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not pypto-runner %s --entry=at --arg 9223372036854775776 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=FAR
// MISALIGNED: 'buffer.alloc' op expected the address in vec to be a multiple of 32, but got 8
// MISALIGNED-PTO: 'pto.alloc_tile' op expected the address in vec to be a multiple of 32, but got 8
// BEYOND: 'buffer.alloc' op expected the buffer to lie in the 188416 bytes of vec, but got bytes 188416 to 188448
// BELOW: 'buffer.alloc' op expected the buffer to lie in the 188416 bytes of vec, but got bytes -32 to 0
// FAR: 'buffer.alloc' op expected the buffer to lie in the 188416 bytes of vec, but got bytes 9223372036854775776 to 9223372036854775808
func.func @at(%address: index, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc at(%address) : !b
  return
}

!m = !buffer.buffer<16x8xf32, vec, valid = [2, 8]>
!d = !buffer.buffer<16x1xf32, vec, blayout = col_major, valid = [2, 1]>
!in = !ptensor.tensor<2x8xf32>

// Scratch has no contents afterwards.
// RUN: not pypto-runner %s --entry=scratch --arg iota --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=SCRATCH
// SCRATCH: memory.mlir:[[#@LINE+9]]:3: error: 'buffer.store' op expected element [0, 0] at byte 0 of vec to be written before it is read, but got bytes without a value
// SCRATCH-NEXT: memory.mlir:[[#@LINE+7]]:3: note: this op does not preserve them
func.func @scratch(%x: !in, %z: !in {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !m
  %s = buffer.alloc : !m
  %r = buffer.alloc : !d
  buffer.load ins(%x[0, 0] : !in) outs(%a : !m)
  buffer.load ins(%x[0, 0] : !in) outs(%s : !m)
  buffer.row_sum ins(%a, %s : !m, !m) outs(%r : !d)
  buffer.store ins(%s : !m) outs(%z[0, 0] : !in)
  return
}

!e = !buffer.buffer<16x8xf32, vec, valid = [2, 0]>

// A row without elements has no sum.
// RUN: not pypto-runner %s --entry=empty_row --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: 'buffer.store' op expected element [0, 0] at byte 0 of vec to be written before it is read, but got bytes without a value
func.func @empty_row(%z: !ptensor.tensor<2x1xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !e
  %s = buffer.alloc : !m
  %r = buffer.alloc : !d
  buffer.row_sum ins(%a, %s : !e, !m) outs(%r : !d)
  buffer.store ins(%r : !d) outs(%z[0, 0] : !ptensor.tensor<2x1xf32>)
  return
}

!ml = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major, valid = [8, 16]>
!mr = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major>
!l = !buffer.buffer<16x16xf32, left, blayout = col_major, slayout = row_major, valid = [8, 16]>
!r = !buffer.buffer<16x16xf32, right, slayout = col_major>
!c = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [8, 16]>
!half = !ptensor.tensor<8x16xf32>
!w = !ptensor.tensor<16x16xf32>

// A product writes whole boxes: what lies in the rest of one that it covers partly is lost.
// RUN: not pypto-runner %s --entry=rest_of_box --arg fill:1 --arg fill:1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=REST
// RUN: not pypto-runner %s --entry=rest_of_box --arg fill:1 --arg fill:1 --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=REST-PTO
// REST: memory.mlir:[[#@LINE+16]]:3: error: 'buffer.store' op expected element [0, 0] at byte 512 of acc to be written last through the buffer that is read
// REST-NEXT: memory.mlir:[[#@LINE+14]]:3: note: this op does not preserve them
// REST-PTO: 'pto.tstore' op expected element [0, 0] at byte 512 of acc to be written last through the buffer that is read
func.func @rest_of_box(%x: !half, %y: !w, %z: !half {pypto.dir = #pypto.dir<out>}) {
  %ml = buffer.alloc : !ml
  %mr = buffer.alloc : !mr
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc addr = 0 : !c
  %tail = buffer.alloc addr = 512 : !c
  buffer.load ins(%x[0, 0] : !half) outs(%ml : !ml)
  buffer.load ins(%y[0, 0] : !w) outs(%mr : !mr)
  buffer.copy ins(%ml : !ml) outs(%l : !l)
  buffer.copy ins(%mr : !mr) outs(%r : !r)
  buffer.matmul ins(%l, %r : !l, !r) outs(%tail : !c)
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.store ins(%tail : !c) outs(%z[0, 0] : !half)
  return
}

// RUN: not pypto-runner %s --entry=never_accumulated --arg fill:1 --arg fill:1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=ACC
// RUN: not pypto-runner %s --entry=never_accumulated --arg fill:1 --arg fill:1 --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=ACC-PTO
// ACC: 'buffer.matmul_acc' op expected element [0, 0] at byte 0 of acc to be written before it is read, but got bytes that nothing has written
// ACC-PTO: 'pto.tmatmul.acc' op expected element [0, 0] at byte 0 of acc to be written before it is read, but got bytes that nothing has written
func.func @never_accumulated(%x: !half, %y: !w, %z: !half {pypto.dir = #pypto.dir<out>}) {
  %ml = buffer.alloc : !ml
  %mr = buffer.alloc : !mr
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  buffer.load ins(%x[0, 0] : !half) outs(%ml : !ml)
  buffer.load ins(%y[0, 0] : !w) outs(%mr : !mr)
  buffer.copy ins(%ml : !ml) outs(%l : !l)
  buffer.copy ins(%mr : !mr) outs(%r : !r)
  buffer.matmul_acc ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.store ins(%c : !c) outs(%z[0, 0] : !half)
  return
}

// What has no elements reads none: the rows' sums of an empty region have no value, and nothing asks for one.
!none = !buffer.buffer<8x8xf32, vec, valid = [3, 0]>
!sums = !buffer.buffer<8x1xf32, vec, valid = [3, 1], blayout = col_major>
!open = !ptensor.tensor<3x8xf32>
// RUN: pypto-runner %s --entry=idle --arg iota --engine=interp --level=buffer --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]'
// RUN: pypto-runner %s --entry=idle --arg iota --engine=interp --level=pto --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]'
func.func @idle(%x: !open {pypto.dir = #pypto.dir<inout>}) {
  %a = buffer.alloc addr = 0 : !none
  %t = buffer.alloc addr = 256 : !none
  %r = buffer.alloc addr = 512 : !sums
  buffer.load ins(%x[0, 0] : !open) outs(%a : !none)
  buffer.row_sum ins(%a, %t : !none, !none) outs(%r : !sums)
  buffer.row_expand_sub ins(%a, %r : !none, !sums) outs(%a : !none)
  buffer.store ins(%a : !none) outs(%x[0, 0] : !open)
  return
}
