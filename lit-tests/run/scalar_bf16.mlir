// Scalar arithmetic on bf16 needs rounding that the processor and the C library may lack; 1.00390625 lies half-way,
// the f64 just above it does not, though its f32 neighbour does.
// RUN: pypto-runner %s --arg 1 --arg 0.00390625 --arg 1.0039062500000002 --arg fill:0 --expect '[1, 1.0078125, 3, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg 1 --arg 0.00390625 --arg 1.0039062500000002 --arg fill:0 --expect '[1, 1.0078125, 3, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg 1 --arg 0.00390625 --arg 1.0039062500000002 --arg fill:0 --expect '[1, 1.0078125, 3, 0, 0, 0, 0, 0]'

!b = !buffer.buffer<1x16xbf16, vec, valid = [1, 1]>
!z = !ptensor.tensor<1x8xbf16>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @scalar_bf16(%a: bf16, %b: bf16, %d: f64, %z: !z {pypto.dir = #pypto.dir<inout>}) {
    %x = buffer.alloc : !b
    %zero = buffer.alloc : !b
    buffer.load ins(%z[0, 0] : !z) outs(%zero : !b)
    %sum = arith.addf %a, %b : bf16
    buffer.adds ins(%zero, %sum : !b, bf16) outs(%x : !b)
    buffer.store ins(%x : !b) outs(%z[0, 0] : !z)
    %wide = arith.truncf %d : f64 to bf16
    buffer.adds ins(%zero, %wide : !b, bf16) outs(%x : !b)
    buffer.store ins(%x : !b) outs(%z[0, 1] : !z)
    %three = arith.constant 3 : i32
    %integer = arith.sitofp %three : i32 to bf16
    buffer.adds ins(%zero, %integer : !b, bf16) outs(%x : !b)
    buffer.store ins(%x : !b) outs(%z[0, 2] : !z)
    return
  }
}
