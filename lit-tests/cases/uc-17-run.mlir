// Only the valid region is computed and stored.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]' --arg fill:-1 --arg fill:-1 \
// RUN:   --expect '[2, 4, 6, -1, 10, 12, 14, -1, -1, -1, -1, -1]' --expect '[12, 36, -1, -1, -1, -1, -1, -1]'
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]' --arg fill:-1 --arg fill:-1 \
// RUN:   --expect '[2, 4, 6, -1, 10, 12, 14, -1, -1, -1, -1, -1]' --expect '[12, 36, -1, -1, -1, -1, -1, -1]'

!t = !tile.tile<8x8xf32, valid = [2, 3]>
!x = !ptensor.tensor<3x4xf32>
!s = !ptensor.tensor<8x1xf32>
func.func @valid(%x: !x, %z: !x {pypto.dir = #pypto.dir<inout>}, %sums: !s {pypto.dir = #pypto.dir<inout>}) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.add %a, %a : !t
  tile.store %b, %z[0, 0] : !t, !x
  %tmp = tile.create : !t
  %r = tile.row_sum %b, %tmp : (!t, !t) -> !tile.tile<8x1xf32, valid = [2, 1]>
  tile.store %r, %sums[0, 0] : !tile.tile<8x1xf32, valid = [2, 1]>, !s
  return
}
