// Many tiles that are needed until the end.
!g = !ptensor.tensor<5x8xf32>
!t = !tile.tile<1x8xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %x[1, 0] : !g -> !t
  %c = tile.load %x[2, 0] : !g -> !t
  %d = tile.mul %a, %b : !t
  %e = tile.sub %c, %d : !t
  %f = tile.minimum %a, %e : !t
  %g = tile.div %b, %f : !t
  tile.store %a, %z[0, 0] : !t, !g
  tile.store %d, %z[1, 0] : !t, !g
  tile.store %e, %z[2, 0] : !t, !g
  tile.store %f, %z[3, 0] : !t, !g
  tile.store %g, %z[4, 0] : !t, !g
  return
}
