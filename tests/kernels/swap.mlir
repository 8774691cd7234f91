// Two carried tiles that change places in every trip.
!g = !ptensor.tensor<2x8xf32>
!t = !tile.tile<2x8xf32>
func.func @f(%x: !g, %y: !g, %z: !g {pypto.dir = #pypto.dir<out>}, %w: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %y[0, 0] : !g -> !t
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%u = %a, %v = %b) -> (!t, !t) {
    scf.yield %v, %u : !t, !t
  }
  %d = tile.sub %r#0, %r#1 : !t
  tile.store %d, %z[0, 0] : !t, !g
  tile.store %r#0, %w[0, 0] : !t, !g
  return
}
