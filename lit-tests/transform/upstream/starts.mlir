// Values that start alike, which cse makes one: what no move copies is loaded or moved again, and the numbers are those of
// the program as it was written.
// DEFINE: %{entry} = moved
// DEFINE: %{alike} = --entry=%{entry} --arg iota --arg 3 --expect %t.%{entry}.npy
// DEFINE: %{check} = pypto-runner %s --entry=%{entry} --arg iota --arg 3 --engine=interp --level=tile --out %t.%{entry}.npy && pypto-opt %s --cse -o %t.cse && pypto-runner %t.cse %{alike} && pypto-runner %t.cse %{alike} --engine=interp --level=tile && pypto-runner %t.cse %{alike} --engine=interp --level=buffer && pypto-runner %t.cse %{alike} --engine=interp --level=pto && pypto-runner %t.cse %{alike} --chip=a5 --engine=interp --level=pto && pypto-runner %t.cse %{alike} --pipeline='pypto-cpu{planner=ptoas}'
// RUN: %{check}
// REDEFINE: %{entry} = loaded
// RUN: %{check}
// REDEFINE: %{entry} = loaded_and_moved
// RUN: %{check}

!x = !ptensor.tensor<64x16xf16>
!z = !ptensor.tensor<16x16xf32>
!h = !tile.tile<16x16xf16>
!m = !tile.tile<16x16xf16, mat>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
!f = !tile.tile<16x16xf32>
!acc = !tile.tile<16x16xf32, acc>

func.func @moved(%x: !x, %n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tile.load %x[0, 0] : !x -> !m
  %l0 = tile.move %m : !m -> !l
  %l1 = tile.move %m : !m -> !l
  %r = tile.move %m : !m -> !r
  %start = tile.matmul %l0, %r : (!l, !r) -> !acc
  %sum:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %l0, %q = %l1, %s = %start) -> (!l, !l, !acc) {
    %t = tile.matmul_acc %s, %p, %r : (!acc, !l, !r) -> !acc
    %u = tile.matmul_acc %t, %q, %r : (!acc, !l, !r) -> !acc
    %j = arith.addi %i, %c1 : index
    %a = tile.load %x[%i, 0] : !x -> !m
    %b = tile.load %x[%j, 0] : !x -> !m
    %p1 = tile.move %a : !m -> !l
    %q1 = tile.move %b : !m -> !l
    scf.yield %p1, %q1, %u : !l, !l, !acc
  }
  tile.store %sum#2, %z[0, 0] : !acc, !z
  return
}

func.func @loaded(%x: !x, %n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tile.load %x[0, 0] : !x -> !h
  %b = tile.load %x[0, 0] : !x -> !h
  %start = tile.matmul %a, %b : (!h, !h) -> !f
  %sum:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %s = %start) -> (!h, !h, !f) {
    %t = tile.matmul_acc %s, %p, %q : (!f, !h, !h) -> !f
    %j = arith.addi %i, %c1 : index
    %c = tile.load %x[%i, 0] : !x -> !h
    %d = tile.load %x[%j, 0] : !x -> !h
    scf.yield %c, %d, %t : !h, !h, !f
  }
  tile.store %sum#2, %z[0, 0] : !f, !z
  return
}

// The tile that was moved is gone where the move is wanted again.
func.func @loaded_and_moved(%x: !x, %n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tile.load %x[2, 0] : !x -> !m
  %l0 = tile.move %m : !m -> !l
  %l1 = tile.move %m : !m -> !l
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%p = %m) -> !m {
    %a = tile.load %x[%i, 0] : !x -> !m
    scf.yield %a : !m
  }
  %r = tile.move %last : !m -> !r
  %start = tile.matmul %l0, %r : (!l, !r) -> !acc
  %sum:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %l0, %q = %l1, %s = %start) -> (!l, !l, !acc) {
    %t = tile.matmul_acc %s, %p, %r : (!acc, !l, !r) -> !acc
    %u = tile.matmul_acc %t, %q, %r : (!acc, !l, !r) -> !acc
    %a = tile.load %x[%i, 0] : !x -> !m
    %p1 = tile.move %a : !m -> !l
    %b = tile.load %x[8, 0] : !x -> !m
    %q1 = tile.move %b : !m -> !l
    scf.yield %p1, %q1, %u : !l, !l, !acc
  }
  tile.store %sum#2, %z[0, 0] : !acc, !z
  return
}
