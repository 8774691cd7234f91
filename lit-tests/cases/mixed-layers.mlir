// A function on tiles has no ops of the layers below: the plan would not know of their storage. (Found by mutation:
// the lowering took a buffer op for a tile op.)
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics
// RUN: pypto-opt %s --lower-tile-to-buffer=planner=pypto --split-input-file --verify-diagnostics

!b = !buffer.buffer<16x64xf32, vec>
func.func @planned(%a: !b, %c: !b) {
  // expected-error @+2 {{'buffer.mul' op expected a function on tiles to leave storage to the plan, but got an op on explicit storage}}
  // expected-note @+1 {{the plan would not know what this op uses; write the function in one layer, or move this into another}}
  buffer.mul ins(%a, %a : !b, !b) outs(%c : !b)
  %0 = tile.create : !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
  return
}

// -----

!t = !tile.tile<16x64xf32, vec>
!z = !ptensor.tensor<16x64xf32>
func.func @inside(%n: index, %z: !z {pypto.dir = #pypto.dir<inout>}) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = tile.load %z[0, 0] : !z -> !t
  scf.for %i = %zero to %n step %one {
    // expected-error @+2 {{'buffer.alloc' op expected a function on tiles to leave storage to the plan}}
    // expected-note @+1 {{write the function in one layer}}
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    tile.store %0, %z[0, 0] : !t, !z
  }
  return
}

// -----

!z = !ptensor.tensor<16x64xf32>
func.func @in_another_op(%c: i1, %z: !z {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.create : !tile.tile<16x64xf32, vec>
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    // expected-error @+2 {{'buffer.get_block_idx' op expected a function on tiles to leave storage to the plan}}
    // expected-note @+1 {{write the function in one layer}}
    %i = buffer.get_block_idx
    scf.yield
  }
  return
}
