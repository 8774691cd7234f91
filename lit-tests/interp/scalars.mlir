// Scalar ops one by one; the values are worked out by hand. Each result goes into one element of the tensor.
// RUN: pypto-runner %s --entry=integers --arg 7 --arg=-2 --engine=interp \
// RUN:   --expect '[5, 9, -14, -3, -4, -3, 1, 0, 7, -2, -2, 7, 6, -1, -7, 28, 1, -1, 3, 0, 0, 1, 1, 0, 49, 0, 29, 3, 3, 7, -2, 0]'
// RUN: pypto-runner %s --entry=integers --arg 7 --arg=-2 --engine=interp --level=buffer \
// RUN:   --expect '[5, 9, -14, -3, -4, -3, 1, 0, 7, -2, -2, 7, 6, -1, -7, 28, 1, -1, 3, 0, 0, 1, 1, 0, 49, 0, 29, 3, 3, 7, -2, 0]'

!z = !ptensor.tensor<1x32xi32>
!t = !tile.tile<1x8xi32, vec, valid = [1, 1]>
func.func private @put(%v: i32, %i: index, %z: !z {pypto.dir = #pypto.dir<out>}) -> index {
  %one = arith.constant 1 : index
  %t = tile.full %v : i32 -> !t
  tile.store %t, %z[0, %i] : !t, !z
  %next = arith.addi %i, %one : index
  return %next : index
}
func.func @integers(%a: i32, %b: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %n0 = arith.constant 0 : index
  %two = arith.constant 2 : i32
  %0 = arith.addi %a, %b : i32
  %n1 = call @put(%0, %n0, %z) : (i32, index, !z) -> index
  %1 = arith.subi %a, %b : i32
  %n2 = call @put(%1, %n1, %z) : (i32, index, !z) -> index
  %2 = arith.muli %a, %b : i32
  %n3 = call @put(%2, %n2, %z) : (i32, index, !z) -> index
  %3 = arith.divsi %a, %b : i32
  %n4 = call @put(%3, %n3, %z) : (i32, index, !z) -> index
  %4 = arith.floordivsi %a, %b : i32
  %n5 = call @put(%4, %n4, %z) : (i32, index, !z) -> index
  %5 = arith.ceildivsi %a, %b : i32
  %n6 = call @put(%5, %n5, %z) : (i32, index, !z) -> index
  %6 = arith.remsi %a, %b : i32
  %n7 = call @put(%6, %n6, %z) : (i32, index, !z) -> index
  %7 = arith.divui %a, %b : i32
  %n8 = call @put(%7, %n7, %z) : (i32, index, !z) -> index
  %8 = arith.remui %a, %b : i32
  %n9 = call @put(%8, %n8, %z) : (i32, index, !z) -> index
  %9 = arith.minsi %a, %b : i32
  %n10 = call @put(%9, %n9, %z) : (i32, index, !z) -> index
  %10 = arith.maxui %a, %b : i32
  %n11 = call @put(%10, %n10, %z) : (i32, index, !z) -> index
  %11 = arith.minui %a, %b : i32
  %n12 = call @put(%11, %n11, %z) : (i32, index, !z) -> index
  %12 = arith.andi %a, %b : i32
  %n13 = call @put(%12, %n12, %z) : (i32, index, !z) -> index
  %13 = arith.ori %a, %b : i32
  %n14 = call @put(%13, %n13, %z) : (i32, index, !z) -> index
  %14 = arith.xori %a, %b : i32
  %n15 = call @put(%14, %n14, %z) : (i32, index, !z) -> index
  %15 = arith.shli %a, %two : i32
  %n16 = call @put(%15, %n15, %z) : (i32, index, !z) -> index
  %16 = arith.shrsi %a, %two : i32
  %n17 = call @put(%16, %n16, %z) : (i32, index, !z) -> index
  %17 = arith.shrsi %b, %two : i32
  %n18 = call @put(%17, %n17, %z) : (i32, index, !z) -> index
  %byte = arith.trunci %b : i32 to i8
  %six = arith.constant 6 : i8
  %small = arith.shrui %byte, %six : i8
  %18 = arith.extui %small : i8 to i32
  %n19 = call @put(%18, %n18, %z) : (i32, index, !z) -> index
  %more = arith.cmpi ult, %b, %a : i32
  %19 = arith.extui %more : i1 to i32
  %n20 = call @put(%19, %n19, %z) : (i32, index, !z) -> index
  %less = arith.cmpi sgt, %b, %a : i32
  %20 = arith.extui %less : i1 to i32
  %n21 = call @put(%20, %n20, %z) : (i32, index, !z) -> index
  %21 = arith.ceildivui %two, %a : i32
  %n22 = call @put(%21, %n21, %z) : (i32, index, !z) -> index
  %sum, %carry = arith.addui_extended %b, %two : i32, i1
  %22 = arith.extui %carry : i1 to i32
  %n23 = call @put(%22, %n22, %z) : (i32, index, !z) -> index
  %n24 = call @put(%sum, %n23, %z) : (i32, index, !z) -> index
  %24 = math.ipowi %a, %two : i32
  %n25 = call @put(%24, %n24, %z) : (i32, index, !z) -> index
  %25 = math.ipowi %two, %b : i32
  %n26 = call @put(%25, %n25, %z) : (i32, index, !z) -> index
  %26 = math.ctlz %a : i32
  %n27 = call @put(%26, %n26, %z) : (i32, index, !z) -> index
  %27 = math.ctpop %a : i32
  %n28 = call @put(%27, %n27, %z) : (i32, index, !z) -> index
  %eight = arith.constant 8 : i32
  %28 = math.cttz %eight : i32
  %n29 = call @put(%28, %n28, %z) : (i32, index, !z) -> index
  %29 = math.absi %a : i32
  %n30 = call @put(%29, %n29, %z) : (i32, index, !z) -> index
  %float = arith.constant -2.75 : f32
  %30 = arith.fptosi %float : f32 to i32
  %n31 = call @put(%30, %n30, %z) : (i32, index, !z) -> index
  %big = arith.constant 3.0e38 : f32
  %finite = math.isinf %big : f32
  %31 = arith.extui %finite : i1 to i32
  %n32 = call @put(%31, %n31, %z) : (i32, index, !z) -> index
  return
}

// What has no result is an error, not a number.
// RUN: not pypto-runner %s --entry=quotient --arg 1 --arg 0 --engine=interp 2>&1 | FileCheck %s --check-prefix=QUOTIENT
// RUN: not pypto-runner %s --entry=quotient --arg=-2147483648 --arg=-1 --engine=interp 2>&1 | FileCheck %s --check-prefix=OVERFLOW
// QUOTIENT: 'arith.divsi' op expected operands that have a result, but got [1, 0]
// OVERFLOW: 'arith.divsi' op expected operands that have a result, but got [-2147483648, -1]
func.func @quotient(%a: i32, %b: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %0 = arith.divsi %a, %b : i32
  return
}

// What is shifted too far, or does not fit, has no value; storing that is the error.
// RUN: not pypto-runner %s --entry=shift --arg 32 --engine=interp 2>&1 | FileCheck %s --check-prefix=SHIFT
// RUN: pypto-runner %s --entry=shift --arg 31 --engine=interp
// SHIFT: scalars.mlir:[[#@LINE+6]]:3: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// SHIFT-NEXT: scalars.mlir:[[#@LINE+3]]:8: note: it has had none since here
func.func @shift(%a: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {

  %0 = arith.shli %a, %a : i32
  %t = tile.full %0 : i32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

// RUN: not pypto-runner %s --entry=cut --arg 3e9 --engine=interp 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: not pypto-runner %s --entry=cut --arg nan --engine=interp 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: pypto-runner %s --entry=cut --arg 2e9 --engine=interp
// CUT: scalars.mlir:[[#@LINE+6]]:3: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// CUT-NEXT: scalars.mlir:[[#@LINE+3]]:8: note: it has had none since here
func.func @cut(%a: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {

  %0 = arith.fptosi %a : f32 to i32
  %t = tile.full %0 : i32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
