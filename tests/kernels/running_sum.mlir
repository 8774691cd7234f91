// A carried sum over a number of rows that only the run knows, and its value before.
!g = !ptensor.tensor<6x8xf32>
!o = !ptensor.tensor<2x8xf32>
!t = !tile.tile<1x8xf32>
func.func @f(%x: !g, %n: index, %z: !o {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %start = tile.load %x[0, 0] : !g -> !t
  %rows = arith.minsi %n, %c4 : index
  %end = arith.addi %rows, %c4 : index
  %last = arith.subi %end, %rows : index
  %sum = scf.for %i = %c1 to %last step %c1 iter_args(%acc = %start) -> (!t) {
    %row = tile.load %x[%i, 0] : !g -> !t
    %next = tile.add %acc, %row : !t
    scf.yield %next : !t
  }
  tile.store %sum, %z[0, 0] : !t, !o
  tile.store %start, %z[1, 0] : !t, !o
  return
}
