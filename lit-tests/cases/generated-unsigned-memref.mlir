// A memref of elements with a sign and a tensor of them are one memory, natively too.
// RUN: pypto-runner %s --arg iota --arg iota --out - --print | FileCheck %s
// RUN: pypto-runner %s --arg iota --arg iota --print --engine interp --level buffer | FileCheck %s
// CHECK: 0, 254, 252
module attributes {pypto.target = #pypto.target<a5>} {
func.func @f(%m: memref<1x32xui8>, %t: !ptensor.tensor<1x32xui8>, %z: !ptensor.tensor<1x32xui8> {pypto.dir = #pypto.dir<out>}) {
  %x = ptensor.from_memref %m : memref<1x32xui8> -> !ptensor.tensor<1x32xui8>
  %n = ptensor.to_memref %t : !ptensor.tensor<1x32xui8> -> memref<1x32xui8>
  %y = ptensor.from_memref %n : memref<1x32xui8> -> !ptensor.tensor<1x32xui8>
  %a = tile.load %x[0, 0] : !ptensor.tensor<1x32xui8> -> !tile.tile<1x32xui8>
  %b = tile.load %y[0, 0] : !ptensor.tensor<1x32xui8> -> !tile.tile<1x32xui8>
  %c = tile.add %a, %b : !tile.tile<1x32xui8>
  %d = tile.neg %c : !tile.tile<1x32xui8>
  tile.store %d, %z[0, 0] : !tile.tile<1x32xui8>, !ptensor.tensor<1x32xui8>
  return
}
}
