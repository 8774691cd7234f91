// A chain of ops over windows of a larger tensor.
!g = !ptensor.tensor<8x16xf32>
!t = !tile.tile<2x16xf32>
func.func @f(%x: !g, %y: !g, %s: f32, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %a = tile.load %x[%i, 0] : !g -> !t
    %b = tile.load %y[%i, 0] : !g -> !t
    %scaled = tile.muls %a, %s : f32, !t
    %sum = tile.sub %scaled, %b : !t
    %r = tile.relu %sum : !t
    tile.store %r, %z[%i, 0] : !t, !g
  }
  return
}
