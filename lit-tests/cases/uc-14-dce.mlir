// Dead-code elimination keeps a branch whose result is live and a store whose tensor is read later; it drops what
// nothing reads.
// RUN: pypto-opt %s --canonicalize --cse | FileCheck %s

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

// CHECK-LABEL: func.func @live
func.func @live(%c: i1, %x: !g {pypto.dir = #pypto.dir<inout>}, %z: !g {pypto.dir = #pypto.dir<out>}) {
  // CHECK: tile.load
  %a = tile.load %x[0, 0] : !g -> !t
  // CHECK-NOT: tile.exp
  %dead = tile.exp %a : !t
  // CHECK: scf.if
  // CHECK: tile.neg
  // CHECK: tile.relu
  %r = scf.if %c -> !t {
    %n = tile.neg %a : !t
    scf.yield %n : !t
  } else {
    %n = tile.relu %a : !t
    scf.yield %n : !t
  }
  // CHECK: tile.store
  tile.store %r, %x[0, 0] : !t, !g
  // CHECK: tile.load
  %again = tile.load %x[0, 0] : !g -> !t
  // CHECK: tile.store
  tile.store %again, %z[0, 0] : !t, !g
  return
}
