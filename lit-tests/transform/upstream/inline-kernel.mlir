// A kernel is launched, not called: it stays whole, but for callers of its own kind.
// RUN: pypto-opt %s --inline | FileCheck %s

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>
func.func @launched(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %a = tile.load %x[0, 0] : !g -> !t
  tile.store %a, %z[0, 0] : !t, !g
  return
}

// CHECK-LABEL: func.func @host
// CHECK: call @launched
// CHECK-NOT: tile.
func.func @host(%x: !g, %z: !g) {
  func.call @launched(%x, %z) : (!g, !g) -> ()
  return
}

// CHECK-LABEL: func.func @same
// CHECK: tile.store
// CHECK-NOT: call
func.func @same(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  func.call @launched(%x, %z) : (!g, !g) -> ()
  return
}
