// UC-09: storage of a dead tile serves one of another element type and shape, at every layer, and the numbers stay right.
// RUN: pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage=planner=pypto | FileCheck %s
// RUN: pypto-opt %s --pypto-a5 | FileCheck %s --check-prefix=PTO
// RUN: pypto-runner %s --arg iota --arg fill:2 --engine interp --level pto | FileCheck %s --check-prefix=OUT
// RUN: pypto-runner %s --arg iota --arg fill:2 | FileCheck %s --check-prefix=OUT

// CHECK: tile.load %{{.*}} -> !tile.tile<64x64xf32, vec, mem = <"b0", 0, 16384, addr = 0>>
// CHECK: tile.load %{{.*}} -> !tile.tile<128x64xf16, vec, mem = <"b2", 0, 16384, addr = 0>>
// CHECK-NOT: addr = {{[2-9]}}

// PTO: pto.alloc_tile addr = %[[ZERO:.*]] : !pto.tile_buf<vec, 64x64xf32>
// PTO: pto.alloc_tile addr = %[[ZERO]] : !pto.tile_buf<vec, 128x64xf16>

// OUT: argument 2: 64x64xf32, min 0, max 8190
// OUT: argument 3: 128x64xf16, min 4, max 4
!x = !ptensor.tensor<64x64xf32>
!y = !ptensor.tensor<128x64xf16>
func.func @reuse(%x: !x, %y: !y, %u: !x {pypto.dir = #pypto.dir<out>}, %v: !y {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf32>
  %b = tile.add %a, %a : !tile.tile<64x64xf32>
  tile.store %b, %u[0, 0] : !tile.tile<64x64xf32>, !x
  %c = tile.load %y[0, 0] : !y -> !tile.tile<128x64xf16>
  %d = tile.add %c, %c : !tile.tile<128x64xf16>
  tile.store %d, %v[0, 0] : !tile.tile<128x64xf16>, !y
  return
}
