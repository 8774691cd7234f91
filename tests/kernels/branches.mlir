// A branch in a loop in a loop.
!g = !ptensor.tensor<4x8xf32>
!t = !tile.tile<1x8xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %base = tile.load %x[0, 0] : !g -> !t
  scf.for %i = %c0 to %c4 step %c1 {
    %row = tile.load %x[%i, 0] : !g -> !t
    %r = scf.for %j = %c0 to %c2 step %c1 iter_args(%acc = %row) -> (!t) {
      %same = arith.cmpi eq, %i, %j : index
      %q = scf.if %same -> (!t) {
        %a = tile.sub %acc, %base : !t
        scf.yield %a : !t
      } else {
        %b = tile.mul %acc, %row : !t
        scf.yield %b : !t
      }
      scf.yield %q : !t
    }
    tile.store %r, %z[%i, 0] : !t, !g
  }
  return
}
