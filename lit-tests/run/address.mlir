// Offsets are computed in 64 bits: element 70000 * 70000 of f32 is at byte 19600000000.
// RUN: pypto-translate --to-llvmir %s | FileCheck %s
// CHECK: 19600000000

!b = !buffer.buffer<1x8xf32, vec>
!t = !ptensor.tensor<70001x70000xf32>
func.func @far(%x: !t {pypto.dir = #pypto.dir<inout>}) {
  %b = buffer.alloc : !b
  buffer.load ins(%x[70000, 0] : !t) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%x[0, 0] : !t)
  return
}
