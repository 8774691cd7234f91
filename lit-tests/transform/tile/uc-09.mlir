// RUN: pypto-opt %s --plan-storage | FileCheck %s

// Bytes are reused whatever the element type and the shape of the tile that had them.
// CHECK-LABEL: func.func @f
func.func @f(%x: !ptensor.tensor<64x64xf32>, %y: !ptensor.tensor<128x64xf16>) {
  // CHECK: "b0", 0, 16384, addr = 0
  %a = tile.load %x[0, 0] : !ptensor.tensor<64x64xf32> -> !tile.tile<64x64xf32, vec>
  tile.store %a, %x[0, 0] : !tile.tile<64x64xf32, vec>, !ptensor.tensor<64x64xf32>
  // CHECK: "b1", 0, 16384, addr = 0
  %b = tile.load %y[0, 0] : !ptensor.tensor<128x64xf16> -> !tile.tile<128x64xf16, vec>
  tile.store %b, %y[0, 0] : !tile.tile<128x64xf16, vec>, !ptensor.tensor<128x64xf16>
  return
}
