// RUN: pypto-opt %s --infer-memory-space --plan-storage -o %t.threads
// RUN: pypto-opt %s --infer-memory-space --plan-storage --mlir-disable-threading -o %t.alone
// RUN: diff %t.threads %t.alone
// RUN: FileCheck %s < %t.alone

// A plan depends on its function alone: equal functions have equal plans.
!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32>

// CHECK-COUNT-3: tile.neg {{.*}} -> {{.*}}"b1", 0, 4096, addr = 4096
func.func @a(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.neg %a : !t
  tile.store %b, %x[0, 0] : !t, !x
  return
}
func.func @b(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.neg %a : !t
  tile.store %b, %x[0, 0] : !t, !x
  return
}
func.func @c(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.neg %a : !t
  tile.store %b, %x[0, 0] : !t, !x
  return
}
