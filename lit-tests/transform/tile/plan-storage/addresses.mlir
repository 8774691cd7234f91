// RUN: pypto-opt %s --plan-storage | FileCheck %s

module attributes {pypto.target = #pypto.target<a5>} {
  // Addresses start at 0 in each space; Left, Right and Acc count in 512 bytes, the others in 32.
  // CHECK-LABEL: func.func @alignment
  func.func @alignment(%y: !ptensor.tensor<16x16xf32>) {
    // CHECK: left, mem = <"b0", 0, 256, addr = 0>
    %a = tile.create : !tile.tile<8x16xf16, left>
    // CHECK: left, mem = <"b1", 0, 256, addr = 512>
    %b = tile.create : !tile.tile<8x16xf16, left>
    // CHECK: right, mem = <"b2", 0, 512, addr = 0>
    %c = tile.create : !tile.tile<16x16xf16, right>
    // CHECK: vec, mem = <"b3", 0, 16, addr = 0>
    %d = tile.create : !tile.tile<1x16xi8, vec>
    // CHECK: vec, mem = <"b4", 0, 32, addr = 32>
    %e = tile.create : !tile.tile<1x32xi8, vec>
    %f = tile.matmul %a, %c : (!tile.tile<8x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<8x16xf32, acc>
    %g = tile.matmul %b, %c : (!tile.tile<8x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<8x16xf32, acc>
    %h = tile.neg %d : !tile.tile<1x16xi8, vec>
    %i = tile.neg %e : !tile.tile<1x32xi8, vec>
    return
  }

  // What a loop uses from outside stays until its end.
  // CHECK-LABEL: func.func @through_a_loop
  func.func @through_a_loop(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    // CHECK: "b0", 0, 4096, addr = 0
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
    scf.for %i = %n to %n step %n {
      // CHECK: tile.neg {{.*}} -> {{.*}}"b1", 0, 4096, addr = 4096
      %b = tile.neg %a : !tile.tile<16x64xf32, vec>
      // CHECK: "b2", 0, 4096, addr = 8192
      %c = tile.neg %b : !tile.tile<16x64xf32, vec>
      // CHECK: "b3", 0, 4096, addr = 4096
      %d = tile.neg %c : !tile.tile<16x64xf32, vec>
    }
    return
  }
}
