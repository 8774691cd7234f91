// What only buffers have: roots at addresses, valid extents and offsets at run time, copies, destinations in place.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!x = !ptensor.tensor<3x4xf32>
!b = !buffer.buffer<4x8xf32, vec, valid = [2, 3]>
!d = !buffer.buffer<4x8xf32, vec, valid = [?, ?]>

// In place, at addresses, from a window with run-time offsets.
func.func @window(%x: !x, %i: index, %j: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 0 : !b
  %b = buffer.alloc addr = 128 : !b
  buffer.load ins(%x[%i, %j] : !x) outs(%a : !b)
  buffer.copy ins(%a : !b) outs(%b : !b)
  buffer.neg ins(%a : !b) outs(%a : !b)
  buffer.add ins(%a, %b : !b, !b) outs(%a : !b)
  buffer.sub ins(%b, %a : !b, !b) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, %j] : !x)
  return
}
pypto_check.case @check_window {
  %x = pypto_check.ramp 0, 1 : tensor<3x4xf32>
  %i = pypto_check.constant 1 : index
  %j = pypto_check.constant 1 : index
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @window(%x, %i, %j, %z) writes [3] : (tensor<3x4xf32>, index, index, tensor<3x4xf32>) -> tensor<3x4xf32>
  %w = pypto_check.constant dense<[[-1.0, 5.0, 6.0, 7.0], [-1.0, 9.0, 10.0, 11.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
  pypto_check.expect_eq %r, %w : tensor<3x4xf32>
}

// A root at an address that the program computes; machine code has none.
func.func @placed(%x: !x, %p: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %c32 = arith.constant 32 : index
  %at = arith.muli %p, %c32 : index
  %a = buffer.alloc at(%at) : !b
  buffer.load ins(%x[0, 0] : !x) outs(%a : !b)
  buffer.store ins(%a : !b) outs(%z[0, 0] : !x)
  return
}
pypto_check.case @check_placed without ["native"] {
  %x = pypto_check.ramp 0, 1 : tensor<3x4xf32>
  %p = pypto_check.constant 3 : index
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @placed(%x, %p, %z) writes [2] : (tensor<3x4xf32>, index, tensor<3x4xf32>) -> tensor<3x4xf32>
  %w = pypto_check.constant dense<[[0.0, 1.0, 2.0, -1.0], [4.0, 5.0, 6.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
  pypto_check.expect_eq %r, %w : tensor<3x4xf32>
}

// Extents that are known at run time; an empty region writes nothing. The assembler's transfers
// have extents that are known.
func.func @extents(%x: !x, %rows: index, %columns: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %three = arith.constant 3.0 : f32
  %a = buffer.alloc valid(%rows, %columns) : !d
  buffer.load ins(%x[0, 0] : !x) outs(%a : !d)
  buffer.muls ins(%a, %three : !d, f32) outs(%a : !d)
  buffer.store ins(%a : !d) outs(%z[0, 0] : !x)
  return
}
pypto_check.case @check_extents without ["pto"] {
  %x = pypto_check.ramp 0, 1 : tensor<3x4xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %0 = pypto_check.constant 0 : index
  %1 = pypto_check.constant 1 : index
  %2 = pypto_check.constant 2 : index
  %3 = pypto_check.constant 3 : index
  %4 = pypto_check.constant 4 : index
  %some = pypto_check.launch @extents(%x, %2, %1, %z) writes [3] : (tensor<3x4xf32>, index, index, tensor<3x4xf32>) -> tensor<3x4xf32>
  %some_wanted = pypto_check.constant dense<[[0.0, -1.0, -1.0, -1.0], [12.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
  pypto_check.expect_eq %some, %some_wanted : tensor<3x4xf32>
  %all = pypto_check.launch @extents(%x, %3, %4, %z) writes [3] : (tensor<3x4xf32>, index, index, tensor<3x4xf32>) -> tensor<3x4xf32>
  %all_wanted = pypto_check.ramp 0, 3 : tensor<3x4xf32>
  pypto_check.expect_eq %all, %all_wanted : tensor<3x4xf32>
  %none = pypto_check.launch @extents(%x, %0, %4, %z) writes [3] : (tensor<3x4xf32>, index, index, tensor<3x4xf32>) -> tensor<3x4xf32>
  pypto_check.expect_eq %none, %z : tensor<3x4xf32>
}
