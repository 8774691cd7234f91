// A window over three rows that moves on by one in every trip.
!g = !ptensor.tensor<6x8xf32>
!t = !tile.tile<1x8xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<inout>}) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %x[1, 0] : !g -> !t
  %r:2 = scf.for %i = %c1 to %c5 step %c1 iter_args(%before = %a, %here = %b) -> (!t, !t) {
    %next = arith.addi %i, %c1 : index
    %after = tile.load %x[%next, 0] : !g -> !t
    %d = tile.sub %after, %before : !t
    %e = tile.mul %d, %here : !t
    tile.store %e, %z[%i, 0] : !t, !g
    scf.yield %here, %after : !t, !t
  }
  tile.store %r#0, %z[0, 0] : !t, !g
  return
}
