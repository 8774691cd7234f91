// An empty region is legal: nothing is written, and the assembler's text, which has no static 0, says it at run time.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg iota --arg fill:-1 --arg fill:-1 --expect fill:-1 --expect fill:-1
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg iota --arg fill:-1 --arg fill:-1 --expect fill:-1 --expect fill:-1
// RUN: pypto-opt %s --pypto-a2a3 | FileCheck %s --implicit-check-not='valid=0'
// RUN: pypto-opt %s --pypto-a5=planner=ptoas | FileCheck %s --implicit-check-not='valid=0'

!t = !tile.tile<8x8xf32, valid = [0, 0]>
!c = !tile.tile<8x1xf32, valid = [0, 1]>
!x = !ptensor.tensor<8x8xf32>
!s = !ptensor.tensor<8x1xf32>
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: pto.alloc_tile {{.*}}valid_row = %[[ZERO]] valid_col = %[[ZERO]] : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
// CHECK-NOT: pto.tstore
func.func @empty(%x: !x, %z: !x {pypto.dir = #pypto.dir<inout>}, %sums: !s {pypto.dir = #pypto.dir<inout>}) {
  %a = tile.load %x[0, 0] : !x -> !t
  tile.store %a, %z[0, 0] : !t, !x
  %tmp = tile.create : !t
  %r = tile.row_sum %a, %tmp : (!t, !t) -> !c
  tile.store %r, %sums[0, 0] : !c, !s
  return
}
