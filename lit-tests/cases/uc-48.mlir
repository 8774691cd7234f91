// A maximum or minimum with NaN is NaN, on either side, with a tile or a scalar, folded or not.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg '[1, nan, 1, nan, -1, 2, 0, nan]' --arg '[nan, 1, 2, nan, 0, 1, nan, 0]' \
// RUN:   --expect '[nan, nan, 2, nan, 0, 2, nan, nan]' --expect '[nan, nan, 1, nan, -1, 1, nan, nan]' --expect fill:nan --expect fill:nan --expect fill:nan
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg '[1, nan, 1, nan, -1, 2, 0, nan]' --arg '[nan, 1, 2, nan, 0, 1, nan, 0]' \
// RUN:   --expect '[nan, nan, 2, nan, 0, 2, nan, nan]' --expect '[nan, nan, 1, nan, -1, 1, nan, nan]' --expect fill:nan --expect fill:nan --expect fill:nan
// RUN: pypto-opt %s --canonicalize | pypto-runner - --arg '[1, nan, 1, nan, -1, 2, 0, nan]' --arg '[nan, 1, 2, nan, 0, 1, nan, 0]' \
// RUN:   --expect '[nan, nan, 2, nan, 0, 2, nan, nan]' --expect '[nan, nan, 1, nan, -1, 1, nan, nan]' --expect fill:nan --expect fill:nan --expect fill:nan

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>
func.func @nan(%x: !g, %y: !g, %max: !g {pypto.dir = #pypto.dir<out>}, %min: !g {pypto.dir = #pypto.dir<out>},
               %maxs: !g {pypto.dir = #pypto.dir<out>}, %mins: !g {pypto.dir = #pypto.dir<out>}, %folded: !g {pypto.dir = #pypto.dir<out>}) {
  %nan = arith.constant 0x7FC00000 : f32
  %one = arith.constant 1.0 : f32
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.load %y[0, 0] : !g -> !t
  %0 = tile.maximum %a, %b : !t
  tile.store %0, %max[0, 0] : !t, !g
  %1 = tile.minimum %a, %b : !t
  tile.store %1, %min[0, 0] : !t, !g
  %2 = tile.maximums %a, %nan : f32, !t
  tile.store %2, %maxs[0, 0] : !t, !g
  %3 = tile.minimums %a, %nan : f32, !t
  tile.store %3, %mins[0, 0] : !t, !g
  %s = arith.maximumf %nan, %one : f32
  %4 = tile.full %s : f32 -> !t
  tile.store %4, %folded[0, 0] : !t, !g
  return
}
