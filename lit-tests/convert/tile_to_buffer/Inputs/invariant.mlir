// Two tiles that do not depend on the loop, whose storage is shared as long as they stay in it.
!x = !ptensor.tensor<8x8xi32>
!t = !tile.tile<8x8xi32>
func.func @f(%x: !x {pypto.dir = #pypto.dir<inout>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  scf.for %i = %c0 to %c3 step %c1 {
    %a = tile.load %x[0, 0] : !x -> !t
    %f = tile.full %one : i32 -> !t
    %b = tile.add %a, %f : !t
    tile.store %b, %x[0, 0] : !t, !x
    %c = tile.load %x[0, 0] : !x -> !t
    %g = tile.full %two : i32 -> !t
    %d = tile.mul %c, %g : !t
    tile.store %d, %x[0, 0] : !t, !x
  }
  return
}
