// Valid extents that are known at run time only: the program promises that they agree.

!t = !ptensor.tensor<1x8xf32>
!v = !buffer.buffer<1x8xf32, vec, valid = [1, ?]>

// RUN: not pypto-runner %s --entry=promise --arg iota --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=PARTLY
// PARTLY: error: 'buffer.neg' op expected the valid region of input 0 to be [1, 8], but got [1, 4]
func.func @promise(%x: !t, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %four = arith.constant 4 : index
  %eight = arith.constant 8 : index
  %a = buffer.alloc valid(%four) : !v
  %c = buffer.alloc valid(%eight) : !v
  buffer.load ins(%x[0, 0] : !t) outs(%a : !v)
  buffer.neg ins(%a : !v) outs(%c : !v)
  buffer.store ins(%c : !v) outs(%z[0, 0] : !t)
  return
}

// RUN: not pypto-runner %s --entry=extent --arg 9 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=EXTENT
// RUN: not pypto-runner %s --entry=extent --arg=-1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// EXTENT: 'buffer.alloc' op expected the valid extents to be 0 to [1, 8], but got [1, 9]
// NEGATIVE: 'buffer.alloc' op expected the valid extents to be 0 to [1, 8], but got [1, -1]
func.func @extent(%n: index, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc valid(%n) : !v
  return
}
