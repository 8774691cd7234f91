// Tiles that are made of each other, where nothing ever gets.
// RUN: pypto-opt %s --verify-target
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @f(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<out>}) {
    return
  ^bb1:
    %a = tile.move %b : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, vec>
    %b = tile.move %a : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, vec>
    tile.store %a, %x[0, 0] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<16x64xf32>
    return
  }
}
