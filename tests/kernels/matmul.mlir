// A product of three blocks along K.
!x = !ptensor.tensor<16x48xf16>
!y = !ptensor.tensor<48x32xf16>
!z = !ptensor.tensor<16x32xf32>
!a = !tile.tile<16x16xf16>
!b = !tile.tile<16x32xf16>
!c = !tile.tile<16x32xf32>
func.func @f(%x: !x, %y: !y, %z: !z {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %a0 = tile.load %x[0, 0] : !x -> !a
  %b0 = tile.load %y[0, 0] : !y -> !b
  %first = tile.matmul %a0, %b0 : (!a, !b) -> !c
  %all = scf.for %k = %c16 to %c48 step %c16 iter_args(%acc = %first) -> (!c) {
    %a = tile.load %x[0, %k] : !x -> !a
    %b = tile.load %y[%k, 0] : !y -> !b
    %next = tile.matmul_acc %acc, %a, %b : (!c, !a, !b) -> !c
    scf.yield %next : !c
  }
  tile.store %all, %z[0, 0] : !c, !z
  return
}
