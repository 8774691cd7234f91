// Kernels leave as C functions: LLVM IR, assembly, or an object that needs the C library and libm only.
// RUN: pypto-translate --to-llvmir %s | FileCheck %s --check-prefix=LLVM
// RUN: pypto-translate --to-assembly < %s | FileCheck %s --check-prefix=ASM
// RUN: pypto-opt --emit-bytecode %s | pypto-translate --to-object -o %t.o
// RUN: %if cc %{ cc %t.o %S/Inputs/main.c -lm -o %t.out && %t.out | FileCheck %s --check-prefix=MAIN %}

// LLVM: target triple =
// LLVM: define void @softmax(ptr {{.*}}%0, half %1, ptr {{.*}}%2, i64 %3, i64 %4, i64 %5, ptr {{.*}}%6)
// Loops stay in functions of their own, which no other object sees.
// LLVM: call {{.*}}void @softmax.load.0(
// LLVM: define internal {{.*}}void @softmax.load.0(ptr noalias
// ASM: softmax:
// ASM: expf
// MAIN: 0.032 0.087 0.237 0.644
// MAIN: 0.250 0.250 0.250 0.250

!m = !buffer.buffer<16x8xf32, vec, valid = [2, 4]>
!c = !buffer.buffer<16x1xf32, vec, blayout = col_major, valid = [2, 1]>
!t = !ptensor.tensor<2x4xf32>
func.func @softmax(%x: !t, %scale: f16, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 0 : !m
  %t = buffer.alloc addr = 512 : !m
  %v = buffer.alloc addr = 1024 : !c
  %s = arith.extf %scale : f16 to f32
  buffer.load ins(%x[0, 0] : !t) outs(%a : !m)
  buffer.muls ins(%a, %s : !m, f32) outs(%a : !m)
  buffer.row_max ins(%a, %t : !m, !m) outs(%v : !c)
  buffer.row_expand_sub ins(%a, %v : !m, !c) outs(%a : !m)
  buffer.exp ins(%a : !m) outs(%a : !m)
  buffer.row_sum ins(%a, %t : !m, !m) outs(%v : !c)
  buffer.row_expand_div ins(%a, %v : !m, !c) outs(%a : !m)
  buffer.store ins(%a : !m) outs(%z[0, 0] : !t)
  return
}
