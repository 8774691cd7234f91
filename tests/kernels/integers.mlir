// Whole numbers.
!g = !ptensor.tensor<4x16xi32>
!t = !tile.tile<4x16xi32>
func.func @f(%x: !g, %y: !g, %s: i32, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %y[0, 0] : !g -> !t
  %c = tile.maximum %a, %b : !t
  %d = tile.mul %c, %a : !t
  %e = tile.subs %d, %s : i32, !t
  %f = tile.sub %e, %b : !t
  tile.store %f, %z[0, 0] : !t, !g
  return
}
