// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics

// expected-error @below {{expected a kernel to take tensors and scalars, but got an argument of type !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>}}
func.func @tile_argument(%t: !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>) {
  return
}

// -----

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
func.func private @helper(!t)
func.func @call(%x: !ptensor.tensor<16x64xf32>) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // expected-error @+2 {{'func.call' op expected an op that works on tiles to have a buffer form, but got one that has none}}
  // expected-note @+1 {{tiles may pass through tile ops, arith.select, and loops and branches of scf; other ops may not take or give them}}
  func.call @helper(%t) : (!t) -> ()
  return
}

// -----

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
!narrow = !tile.tile<16x64xf32, vec, valid = [8, 64], mem = <"b0", 0, 4096>>
func.func @two_descriptors(%x: !ptensor.tensor<16x64xf32>) {
  // expected-note @below {{the other tile is defined here}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // expected-error @below {{expected tiles that share an allocation without an address to have one descriptor, but got !buffer.buffer<16x64xf32, vec> and !buffer.buffer<16x64xf32, vec, valid = [8, 64]>}}
  %u = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !narrow
  return
}

// -----

!left = !tile.tile<16x16xf16, left, mem = <"b0", 0, 512>>
!right = !tile.tile<16x16xf16, right, mem = <"b1", 0, 512>>
!acc = !tile.tile<16x16xf32, acc, mem = <"b2", 0, 1024>>
!other = !tile.tile<16x16xf32, acc, mem = <"b3", 0, 1024>>
func.func @accumulator_elsewhere() {
  %l = tile.create : !left
  %r = tile.create : !right
  %c = tile.matmul %l, %r : (!left, !right) -> !acc
  // expected-error @+2 {{expected operand 0 and the result to share storage}}
  // expected-note @+1 {{run --plan-storage on the function}}
  %d = tile.matmul_acc %c, %l, %r : (!acc, !left, !right) -> !other
  return
}

// -----

!t = !tile.tile<16x64xf32, vec, valid = [?, 64], mem = <"b0", 0, 4096>>
func.func @runtime_valid(%x: !ptensor.tensor<16x64xf32>) {
  // expected-error @below {{expected a tile of rank 2 with static valid extents, but got !tile.tile<16x64xf32, vec, valid = [?, 64], mem = <"b0", 0, 4096>>}}
  %t = tile.create : !t
  return
}

// -----

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
// expected-error @below {{expected a function that works on tiles to be one block, but got 2}}
func.func @blocks(%x: !ptensor.tensor<16x64xf32>) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  cf.br ^next
^next:
  return
}
