// Products of i8, of boxes that are not full.
!x = !ptensor.tensor<20x40xi8>
!y = !ptensor.tensor<40x24xi8>
!z = !ptensor.tensor<20x24xi32>
!a = !tile.tile<32x64xi8, valid = [20, 40]>
!b = !tile.tile<64x32xi8, valid = [40, 24]>
!c = !tile.tile<32x32xi32, valid = [20, 24]>
func.func @f(%x: !x, %y: !y, %z: !z {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %a = tile.load %x[0, 0] : !x -> !a
  %b = tile.load %y[0, 0] : !y -> !b
  %c = tile.matmul %a, %b : (!a, !b) -> !c
  tile.store %c, %z[0, 0] : !c, !z
  return
}
