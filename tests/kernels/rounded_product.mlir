// A product stored in half the width.
!x = !ptensor.tensor<16x16xf16>
!z = !ptensor.tensor<32x16xf16>
!a = !tile.tile<16x16xf16>
!c = !tile.tile<16x16xf32>
func.func @f(%x: !x, %y: !x, %z: !z {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %a = tile.load %x[0, 0] : !x -> !a
  %b = tile.load %y[0, 0] : !x -> !a
  %c = tile.matmul %a, %b : (!a, !a) -> !c
  tile.store %c, %z[0, 0] : !c, !z
  %d = tile.matmul_acc %c, %b, %a : (!c, !a, !a) -> !c
  tile.store %d, %z[16, 0] : !c, !z
  return
}
