// Elements below a byte are packed: bits are counted for the whole tile and rounded up once.
// RUN: pypto-opt %s --plan-storage=planner=ptoas | FileCheck %s

// CHECK-LABEL: func.func @sizes
func.func @sizes() {
  // CHECK: tile.create : !tile.tile<64x64xi4, vec, mem = <"{{.*}}", 0, 2048>>
  %0 = tile.create : !tile.tile<64x64xi4, vec>
  // CHECK: tile.create : !tile.tile<64x64xi1, vec, mem = <"{{.*}}", 0, 512>>
  %1 = tile.create : !tile.tile<64x64xi1, vec>
  // CHECK: tile.create : !tile.tile<3x3xi4, vec, mem = <"{{.*}}", 0, 5>>
  %2 = tile.create : !tile.tile<3x3xi4, vec>
  // CHECK: tile.create : !tile.tile<3x3xi1, vec, mem = <"{{.*}}", 0, 2>>
  %3 = tile.create : !tile.tile<3x3xi1, vec>
  // CHECK: tile.create : !tile.tile<64x64xbf16, vec, mem = <"{{.*}}", 0, 8192>>
  %4 = tile.create : !tile.tile<64x64xbf16, vec>
  // CHECK: tile.create : !tile.tile<64x64xf32, vec, mem = <"{{.*}}", 0, 16384>>
  %5 = tile.create : !tile.tile<64x64xf32, vec>
  return
}
