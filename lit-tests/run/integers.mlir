// Integers wrap; division goes towards zero, and neither a zero divisor nor -32768 / -1 stops the program.
// RUN: pypto-runner %s --arg '[32767, -32768, 7, -7, 7, -32768, 300, 5, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 1, 2, 2, -2, -1, 300, 0, 1, 1, 1, 1, 1, 1, 1, 1]' \
// RUN:   --expect '[-32768, -32767, 9, -5, 5, 32767, 600, 5, 1, 1, 1, 1, 1, 1, 1, 1, 32766, 32767, 5, -9, 9, -32767, 0, 5, -1, -1, -1, -1, -1, -1, -1, -1, 32767, -32768, 14, -14, -14, -32768, 24464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32767, -32768, 3, -3, -3, -32768, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 32767, 1, 7, 2, 7, -1, 300, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, -32768, 2, -7, -2, -32768, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[32767, -32768, 7, -7, 7, -32768, 300, 5, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 1, 2, 2, -2, -1, 300, 0, 1, 1, 1, 1, 1, 1, 1, 1]' \
// RUN:   --expect '[-32768, -32767, 9, -5, 5, 32767, 600, 5, 1, 1, 1, 1, 1, 1, 1, 1, 32766, 32767, 5, -9, 9, -32767, 0, 5, -1, -1, -1, -1, -1, -1, -1, -1, 32767, -32768, 14, -14, -14, -32768, 24464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32767, -32768, 3, -3, -3, -32768, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 32767, 1, 7, 2, 7, -1, 300, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, -32768, 2, -7, -2, -32768, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[32767, -32768, 7, -7, 7, -32768, 300, 5, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 1, 2, 2, -2, -1, 300, 0, 1, 1, 1, 1, 1, 1, 1, 1]' \
// RUN:   --expect '[-32768, -32767, 9, -5, 5, 32767, 600, 5, 1, 1, 1, 1, 1, 1, 1, 1, 32766, 32767, 5, -9, 9, -32767, 0, 5, -1, -1, -1, -1, -1, -1, -1, -1, 32767, -32768, 14, -14, -14, -32768, 24464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32767, -32768, 3, -3, -3, -32768, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 32767, 1, 7, 2, 7, -1, 300, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, -32768, 2, -7, -2, -32768, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0]'

!b = !buffer.buffer<1x16xi16, vec>
!in = !ptensor.tensor<1x16xi16>
!out = !ptensor.tensor<6x16xi16>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @wrap(%x: !in, %y: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
    %a = buffer.alloc : !b
    %b = buffer.alloc : !b
    %c = buffer.alloc : !b
    buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
    buffer.load ins(%y[0, 0] : !in) outs(%b : !b)
    buffer.add ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
    buffer.sub ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
    buffer.mul ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[2, 0] : !out)
    buffer.div ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[3, 0] : !out)
    buffer.maximum ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[4, 0] : !out)
    buffer.minimum ins(%a, %b : !b, !b) outs(%c : !b)
    buffer.store ins(%c : !b) outs(%z[5, 0] : !out)
    return
  }
}
