// A kernel may return tensors that are its arguments: the caller has them already.
// RUN: pypto-runner %s --arg iota --expect '[0, 1, 2, 3, 4, 5, 6, 7]'
// RUN: pypto-runner %s --arg iota --expect '[0, 1, 2, 3, 4, 5, 6, 7]' --engine=interp
// RUN: pypto-runner %s --arg iota --expect '[0, 1, 2, 3, 4, 5, 6, 7]' --engine=interp --level=pto
!x = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
func.func @k(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) -> !x {
  %a = tile.load %x[0, 0] : !x -> !t
  tile.store %a, %z[0, 0] : !t, !x
  return %z : !x
}
