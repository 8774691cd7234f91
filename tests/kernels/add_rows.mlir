// Two inputs, row by row.
!g = !ptensor.tensor<4x16xf32>
!t = !tile.tile<1x16xf32>
func.func @f(%x: !g, %y: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = tile.load %x[%i, 0] : !g -> !t
    %b = tile.load %y[%i, 0] : !g -> !t
    %c = tile.add %a, %b : !t
    tile.store %c, %z[%i, 0] : !t, !g
  }
  return
}
