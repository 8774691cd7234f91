// An arm that computes, and an arm that passes an outer tile through.
!g = !ptensor.tensor<2x8xf32>
!t = !tile.tile<2x8xf32>
func.func @f(%x: !g, %y: !g, %n: index, %z: !g {pypto.dir = #pypto.dir<out>}, %w: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %y[0, 0] : !g -> !t
  %c = arith.cmpi sgt, %n, %c0 : index
  %r = scf.if %c -> (!t) {
    %d = tile.mul %a, %b : !t
    scf.yield %d : !t
  } else {
    scf.yield %a : !t
  }
  %s = tile.sub %r, %b : !t
  tile.store %s, %z[0, 0] : !t, !g
  tile.store %a, %w[0, 0] : !t, !g
  return
}
