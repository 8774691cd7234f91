// What a kernel calls: ops that differ only in the storage they work on share one function.
// RUN: pypto-opt --lower-buffer-to-loops --cse --split-input-file %s | FileCheck %s

!b = !buffer.buffer<4x8xf32, vec>
!x = !ptensor.tensor<16x8xf32>

// Other addresses, other constant offsets, another scalar: the same loops. Another op has others.
// CHECK-LABEL: func.func @shared(
// CHECK: call @shared.load.0(%[[A:.*]], %[[X:[^,]*]], %c0, %c0)
// CHECK: call @shared.load.0(%[[B:.*]], %[[X]], %c4, %c0)
// CHECK: call @shared.adds.1(%[[B]], %[[A]], %[[S:[^,]*]]) :
// CHECK: call @shared.adds.1(%[[A]], %[[B]], %[[T:[^,]*]]) :
// CHECK: call @shared.muls.2(%[[A]], %[[B]], %[[S]]) :
// CHECK: func.func private @shared.load.0(
// CHECK-SAME: attributes {llvm.linkage = #llvm.linkage<internal>, no_inline, passthrough = ["noinline"]}
// CHECK: func.func private @shared.adds.1(%{{.*}}: memref<4x8xf32> {llvm.noalias}, %{{.*}}: memref<4x8xf32> {llvm.noalias}, %{{.*}}: f32)
// CHECK: func.func private @shared.muls.2(
// CHECK-NOT: func.func
func.func @shared(%x: !x, %s: f32, %t: f32) {
  %a = buffer.alloc addr = 0 : !b
  %b = buffer.alloc addr = 128 : !b
  buffer.load ins(%x[0, 0] : !x) outs(%a : !b)
  buffer.load ins(%x[4, 0] : !x) outs(%b : !b)
  buffer.adds ins(%a, %s : !b, f32) outs(%b : !b)
  buffer.adds ins(%b, %t : !b, f32) outs(%a : !b)
  buffer.muls ins(%b, %s : !b, f32) outs(%a : !b)
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>

// What overlaps how is part of the loops: one buffer twice is one argument, a part of another is not apart from it.
// Two handles at one address are one memory.
// CHECK-LABEL: func.func @overlap(
// CHECK: call @overlap.exp.0(%[[A:.*]], %[[B:.*]])
// CHECK: call @overlap.exp.1(%[[A]])
// CHECK: call @overlap.exp.2(%[[C:.*]], %[[A]])
// CHECK: call @overlap.exp.1(%[[A]])
// CHECK: func.func private @overlap.exp.0(%{{.*}}: memref<4x8xf32> {llvm.noalias}, %{{.*}}: memref<4x8xf32> {llvm.noalias})
// CHECK: func.func private @overlap.exp.1(%{{.*}}: memref<4x8xf32> {llvm.noalias})
// CHECK: func.func private @overlap.exp.2(%{{.*}}: memref<4x8xf32>, %{{.*}}: memref<4x8xf32>)
// CHECK-NOT: func.func
func.func @overlap() {
  %a = buffer.alloc addr = 0 : !b
  %again = buffer.alloc addr = 0 : !b
  %b = buffer.alloc addr = 128 : !b
  %c = buffer.alloc addr = 64 : !b
  buffer.exp ins(%b : !b) outs(%a : !b)
  buffer.exp ins(%a : !b) outs(%a : !b)
  buffer.exp ins(%a : !b) outs(%c : !b)
  buffer.exp ins(%again : !b) outs(%a : !b)
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>
!v = !buffer.buffer<4x8xf32, vec, valid = [?, 8]>

// Run-time extents are arguments, checked where the buffer is allocated; which of them are the same one is part of the
// loops.
// CHECK-LABEL: func.func @extents(
// CHECK-SAME: %[[GIVEN:[^:]*]]: index,
// CHECK: %[[M:.*]] = arith.select %{{.*}}, %[[GIVEN]], %{{.*}} : index
// CHECK: %[[N:.*]] = arith.select %{{.*}}, %arg1, %{{.*}} : index
// CHECK: call @extents.exp.0(%{{[^,]*}}, %[[M]], %{{[^,]*}})
// CHECK: call @extents.exp.0(%{{[^,]*}}, %[[N]], %{{[^,]*}})
// CHECK: func.func private @extents.exp.0(
// CHECK-NOT: func.func
func.func @extents(%m: index, %n: index) {
  %b = buffer.alloc valid(%m) : !v
  %a = buffer.alloc valid(%m) : !v
  %d = buffer.alloc valid(%n) : !v
  %c = buffer.alloc valid(%n) : !v
  buffer.exp ins(%a : !v) outs(%b : !v)
  buffer.exp ins(%c : !v) outs(%d : !v)
  return
}

// -----

!x = !ptensor.tensor<16x8xf32>
!b = !buffer.buffer<4x8xf32, vec>

// A transfer's number, by which a note names it, is an argument; an offset that cannot leave the tensor has no guard.
// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: %[[I:[^:]*]]: index
// CHECK: call @numbers.load.0(%{{[^,]*}}, %{{[^,]*}}, %c0, %c0) :
// CHECK: call @numbers.load.1(%{{[^,]*}}, %{{[^,]*}}, %[[I]], %c0, %[[NOTE:[^,]*]], %c2_i64) :
// CHECK: call @numbers.load.1(%{{[^,]*}}, %{{[^,]*}}, %[[I]], %c0, %[[NOTE]], %c3_i64) :
func.func @numbers(%x: !x, %i: index) {
  %a = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !x) outs(%a : !b)
  buffer.load ins(%x[%i, 0] : !x) outs(%a : !b)
  buffer.load ins(%x[%i, 0] : !x) outs(%a : !b)
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>

// Control flow around buffers becomes a function that takes what it uses and gives its results, at every depth; where
// it holds scalars only, it stays.
// CHECK-LABEL: func.func @control(
// CHECK-SAME: %[[N:[^:]*]]: index, %[[S:[^:]*]]: f32
// CHECK: %[[SUM:.*]] = call @control.for.2(%[[N]], %[[A:[^,]*]], %[[S]], %{{.*}}) : ({{.*}}) -> f32
// CHECK: scf.if %{{.*}} -> (f32)
// CHECK: call @control.muls.3(%{{.*}}, %[[SUM]])
// CHECK: func.func private @control.adds.0(
// CHECK: func.func private @control.if.1(
// CHECK: scf.if
// CHECK: call @control.adds.0(
// CHECK: func.func private @control.for.2({{.*}}) -> f32
// CHECK: scf.for
// CHECK: call @control.if.1(
// CHECK: scf.yield
// CHECK: return %{{.*}} : f32
func.func @control(%n: index, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = buffer.alloc addr = 0 : !b
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s) -> f32 {
    %first = arith.cmpi eq, %i, %n : index
    scf.if %first {
      buffer.adds ins(%a, %t : !b, f32) outs(%a : !b)
    }
    %u = arith.addf %t, %s : f32
    scf.yield %u : f32
  }
  %many = arith.cmpi eq, %n, %c1 : index
  %f = scf.if %many -> f32 {
    scf.yield %sum : f32
  } else {
    scf.yield %s : f32
  }
  buffer.muls ins(%a, %sum : !b, f32) outs(%a : !b)
  buffer.muls ins(%a, %f : !b, f32) outs(%a : !b)
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>

// The block's place in the launch reaches every depth.
// CHECK-LABEL: func.func @grid(
// CHECK-SAME: %[[ROWS:[^:]*]]: index, %[[BLOCK:[^:]*]]: index, %{{[^:]*}}: index, %{{[^:]*}}: index, %{{[^:]*}}: memref<4xi64>)
// CHECK: call @grid.for.1({{.*}}%[[BLOCK]]
func.func @grid(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = buffer.alloc addr = 0 : !b
  scf.for %i = %c0 to %n step %c1 {
    %block = buffer.get_block_idx
    %word = arith.index_cast %block : index to i32
    %value = arith.sitofp %word : i32 to f32
    buffer.adds ins(%a, %value : !b, f32) outs(%a : !b)
  }
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>
!x = !ptensor.tensor<16x8xf32>
!w = memref<4x8xf32, strided<[8, 1], offset: ?>>

// Bare pointers have no room for an offset at run time, so in this kernel control flow stays where it is.
// CHECK-LABEL: func.func @window(
// CHECK: memref.subview
// CHECK: scf.for
// CHECK: memref.load
// CHECK: call @window.adds.0(
func.func @window(%x: !x, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = buffer.alloc addr = 0 : !b
  %m = ptensor.to_memref %x : !x -> memref<16x8xf32>
  %w = memref.subview %m[%n, 0] [4, 8] [1, 1] : memref<16x8xf32> to !w
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %w[%c0, %i] : !w
    buffer.adds ins(%a, %v : !b, f32) outs(%a : !b)
  }
  return
}

// -----

!b = !buffer.buffer<4x8xf32, vec>

// Names that the module has given away are left alone.
// CHECK-LABEL: func.func @k(
// CHECK: call @k.exp.1(
func.func @k() {
  %a = buffer.alloc addr = 0 : !b
  buffer.exp ins(%a : !b) outs(%a : !b)
  return
}
// CHECK: func.func private @k.exp.1(
// CHECK: func.func private @k.exp.0(
func.func private @k.exp.0()
