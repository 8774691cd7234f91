// Unsigned element types divide and compare without a sign.
// RUN: pypto-runner %s --arg '[4000000000, 0, 7, 1, 9, 9, 9, 9]' \
// RUN:   --arg '[2, 1, 2, 4294967295, 0, 0, 0, 0]' \
// RUN:   --expect '[4000000002, 1, 9, 0, 9, 9, 9, 9, 3999999998, 4294967295, 5, 2, 9, 9, 9, 9, 2000000000, 0, 3, 0, 9, 9, 9, 9, 4000000000, 1, 7, 4294967295, 9, 9, 9, 9, 2, 0, 2, 1, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[4000000000, 0, 7, 1, 9, 9, 9, 9]' \
// RUN:   --arg '[2, 1, 2, 4294967295, 0, 0, 0, 0]' \
// RUN:   --expect '[4000000002, 1, 9, 0, 9, 9, 9, 9, 3999999998, 4294967295, 5, 2, 9, 9, 9, 9, 2000000000, 0, 3, 0, 9, 9, 9, 9, 4000000000, 1, 7, 4294967295, 9, 9, 9, 9, 2, 0, 2, 1, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[4000000000, 0, 7, 1, 9, 9, 9, 9]' \
// RUN:   --arg '[2, 1, 2, 4294967295, 0, 0, 0, 0]' \
// RUN:   --expect '[4000000002, 1, 9, 0, 9, 9, 9, 9, 3999999998, 4294967295, 5, 2, 9, 9, 9, 9, 2000000000, 0, 3, 0, 9, 9, 9, 9, 4000000000, 1, 7, 4294967295, 9, 9, 9, 9, 2, 0, 2, 1, 0, 0, 0, 0]'

!b = !buffer.buffer<1x8xui32, vec>
!in = !ptensor.tensor<1x8xui32>
!out = !ptensor.tensor<5x8xui32>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @unsigned(%x: !in, %y: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
    %a = buffer.alloc : !b
    %b = buffer.alloc : !b
    %c = buffer.alloc : !b
    buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
    buffer.load ins(%y[0, 0] : !in) outs(%b : !b)
    buffer.add ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
    buffer.sub ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
    buffer.div ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[2, 0] : !out)
    buffer.maximum ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[3, 0] : !out)
    buffer.minimum ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[4, 0] : !out)
    return
  }
}
