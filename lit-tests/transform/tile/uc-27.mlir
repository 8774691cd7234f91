// RUN: pypto-opt %s --plan-storage | FileCheck %s

// Tiles that are used one after the other fit by reuse: 8 times 32 KiB in the 184 KiB of a2a3.
module attributes {pypto.target = #pypto.target<a2a3>} {
  // CHECK-LABEL: func.func @f
  func.func @f(%x: !ptensor.tensor<128x64xf32>, %n: index) {
    // CHECK-COUNT-8: tile.load {{.*}}32768, addr = 0>
    %0 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %0, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %1 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %1, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %2 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %2, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %3 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %3, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %4 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %4, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %5 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %5, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %6 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %6, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    %7 = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<128x64xf32, vec>
    tile.store %7, %x[0, 0] : !tile.tile<128x64xf32, vec>, !ptensor.tensor<128x64xf32>
    return
  }
}
