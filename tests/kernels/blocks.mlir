// Each block has rows of its own.
!g = !ptensor.tensor<6x8xf32>
!t = !tile.tile<2x8xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c2 = arith.constant 2 : index
  %i = tile.get_block_idx
  %n = tile.get_block_num
  %row = arith.muli %i, %c2 : index
  %a = tile.load %x[%row, 0] : !g -> !t
  %wide = arith.index_cast %n : index to i32
  %s = arith.sitofp %wide : i32 to f32
  %b = tile.muls %a, %s : f32, !t
  tile.store %b, %z[%row, 0] : !t, !g
  return
}
