// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK: @unplaced(!tile.tile<16x32xf32>)
func.func private @unplaced(!tile.tile<16x32xf32>)
// CHECK: @four_bits(!tile.tile<3x3xi4, vec>)
func.func private @four_bits(!tile.tile<3x3xi4, vec>)
// CHECK: @signs(!tile.tile<16x32xui8, vec>, !tile.tile<16x32xsi8, vec>, !tile.tile<16x32xi1, vec>, !tile.tile<16x32xi64, vec>)
func.func private @signs(!tile.tile<16x32xui8, vec>, !tile.tile<16x32xsi8, vec>, !tile.tile<16x32xi1, vec>, !tile.tile<16x32xi64, vec>)
// CHECK: @symbols(!tile.tile<[n * 2, 64], bf16, vec, valid = [n, ?]>)
func.func private @symbols(!tile.tile<[2 * n, 64], bf16, vec, valid = [n, ?]>)
// CHECK: @rank_1(!tile.tile<64xf32, vec>)
func.func private @rank_1(!tile.tile<64xf32, vec>)

// A valid region that is the whole tile is no valid region, and an implied layout is not written.
// CHECK: @whole(!tile.tile<16x32xf32, vec>, !tile.tile<16x1xf32, vec>, !tile.tile<64x64xf32, acc>)
func.func private @whole(!tile.tile<16x32xf32, vec, valid = [16, 32]>,
  !tile.tile<16x1xf32, vec, blayout = col_major, slayout = none_box>, !tile.tile<64x64xf32, acc, fractal = 1024>)
// CHECK: @empty(!tile.tile<16x32xf32, vec, valid = [0, 32]>)
func.func private @empty(!tile.tile<16x32xf32, vec, valid = [0, 32]>)
// CHECK: @layout(!tile.tile<16x32xf16, left, blayout = row_major, compact = normal>, !tile.tile<16x32xf16, vec, pad = zero>)
func.func private @layout(!tile.tile<16x32xf16, left, blayout = row_major, compact = normal>, !tile.tile<16x32xf16, vec, pad = zero>)
// CHECK: @planned(!tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384, addr = 0>>, !tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384>>)
func.func private @planned(!tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384, addr = 0>>, !tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384>>)
// CHECK: @largest(!tile.tile<4611686018427387904xi1, vec>)
func.func private @largest(!tile.tile<4611686018427387904xi1, vec>)
// CHECK: @float8(!tile.tile<16x32xf8E4M3FN, left>, !tile.tile<[n, 32], f8E5M2, vec, valid = [?, 7]>)
func.func private @float8(!tile.tile<16x32xf8E4M3FN, left>, !tile.tile<[n, 32], f8E5M2, vec, valid = [?, 7]>)

// Storage may be larger than the tile, and of boxes that are filled partly a plan counts the elements.
// CHECK: @held(!tile.tile<1x8xf32, vec, mem = <"b", 64, 4096, addr = 0>>, !tile.tile<20x24xf16, mat, mem = <"m", 0, 960>>, !tile.tile<[n, 8], f32, vec, mem = <"n", 0, 1>>)
func.func private @held(!tile.tile<1x8xf32, vec, mem = <"b", 64, 4096, addr = 0>>, !tile.tile<20x24xf16, mat, mem = <"m", 0, 960>>, !tile.tile<[n, 8], f32, vec, mem = <"n", 0, 1>>)
