// A window that leaves its tensor at run time is an error that says where, and nothing is read, written or saved.
// RUN: pypto-runner %s --arg iota --arg 3 --arg 5 --expect '[0, 0, 0, 0, 0, 24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0]'
// RUN: not pypto-runner %s --arg iota --arg -1 --arg 0 --out %t.npy 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not pypto-runner %s --arg iota --arg 4 --arg 0 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not pypto-runner %s --arg iota --arg 9223372036854775807 --arg 0 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not pypto-runner %s --arg iota --arg 0 --arg 9 2>&1 | FileCheck %s --check-prefix=STORE
// RUN: not test -e %t.npy

!b = !buffer.buffer<1x8xf32, vec>
!x = !ptensor.tensor<4x8xf32>
!z = !ptensor.tensor<1x16xf32>
func.func @window(%x: !x, %i: index, %j: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %b = buffer.alloc : !b
  // BELOW: outside.mlir:[[#@LINE+3]]:3: error: expected the window of this transfer to lie within dimension 0 of its tensor (4 elements), but got 1 element from offset -1 in block 0
  // ABOVE: outside.mlir:[[#@LINE+2]]:3: error: {{.*}} dimension 0 of its tensor (4 elements), but got 1 element from offset 4 in block 0
  // FAR: outside.mlir:[[#@LINE+1]]:3: error: {{.*}} dimension 0 of its tensor (4 elements), but got 1 element from offset 9223372036854775807 in block 0
  buffer.load ins(%x[%i, 0] : !x) outs(%b : !b)
  // STORE: outside.mlir:[[#@LINE+1]]:3: error: {{.*}} dimension 1 of its tensor (16 elements), but got 8 elements from offset 9 in block 0
  buffer.store ins(%b : !b) outs(%z[0, %j] : !z)
  return
}
