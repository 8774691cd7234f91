// Three carried tiles, rotated, one of them changed.
!g = !ptensor.tensor<3x8xf32>
!t = !tile.tile<1x8xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %x[1, 0] : !g -> !t
  %c = tile.load %x[2, 0] : !g -> !t
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %a, %v = %b, %w = %c) -> (!t, !t, !t) {
    %d = tile.sub %u, %w : !t
    scf.yield %v, %w, %d : !t, !t, !t
  }
  tile.store %r#0, %z[0, 0] : !t, !g
  tile.store %r#1, %z[1, 0] : !t, !g
  tile.store %r#2, %z[2, 0] : !t, !g
  return
}
