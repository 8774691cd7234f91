// Upstream passes write a branch that only hands tiles on as a select. After planning both choices have one place.
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics | FileCheck %s

!t = !tile.tile<1x8xf32, vec, mem = <"b0", 0, 32, addr = 0>>
!g = !ptensor.tensor<1x8xf32>

// CHECK-LABEL: func.func @one_place
// CHECK: %[[T:.*]] = buffer.alloc addr = 0
// CHECK: buffer.full ins({{.*}}) outs(%[[T]]
// CHECK-NOT: arith.select
// CHECK: buffer.neg ins(%[[T]] : {{.*}}) outs(%[[T]]
// CHECK: buffer.store ins(%[[T]]
func.func @one_place(%c: i1, %x: f32, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %a = tile.full %x : f32 -> !t
  %b = tile.move %a : !t -> !t
  %r = arith.select %c, %a, %b : !t
  %n = tile.neg %r : !t
  tile.store %n, %z[0, 0] : !t, !g
  return
}

// -----

!t = !tile.tile<1x8xf32, vec, mem = <"b0", 0, 32, addr = 0>>
!g = !ptensor.tensor<1x8xf32>

func.func @overwritten(%c: i1, %x: f32, %y: f32, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %a = tile.full %x : f32 -> !t
  // expected-error @below {{'tile.full' op expected the storage of !tile.tile<1x8xf32, vec, mem = <"b0", 0, 32, addr = 0>> to be free here}}
  // expected-note @below {{passes that move ops come before --plan-storage, not after it}}
  %b = tile.full %y : f32 -> !t
  // expected-note @below {{it is needed here}}
  %r = arith.select %c, %a, %b : !t
  tile.store %r, %z[0, 0] : !t, !g
  return
}
