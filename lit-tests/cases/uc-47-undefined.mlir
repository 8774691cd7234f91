// Quotients without a value, by zero or of the least number by -1, are not folded, and no tool fails over them.
// RUN: pypto-opt %s --canonicalize | FileCheck %s
// RUN: pypto-opt %s --sccp --canonicalize | FileCheck %s
// RUN: pypto-translate %s --to-llvmir | FileCheck %s --check-prefix=LLVM

// LLVM: define {{.*}}@unknown
// CHECK-LABEL: @unknown
// CHECK: arith.floordivsi
// CHECK: arith.divsi
// CHECK: arith.ceildivsi
// CHECK: arith.floordivsi
// CHECK: arith.divsi
// CHECK: arith.remsi
// CHECK: arith.ceildivsi
// CHECK: return
func.func @unknown() -> (i64, i64, i64, i64, i64, i64, i64) {
  %least = arith.constant -9223372036854775808 : i64
  %minus = arith.constant -1 : i64
  %seven = arith.constant -7 : i64
  %zero = arith.constant 0 : i64
  %0 = arith.floordivsi %least, %minus : i64
  %1 = arith.divsi %least, %minus : i64
  %2 = arith.ceildivsi %least, %minus : i64
  %3 = arith.floordivsi %seven, %zero : i64
  %4 = arith.divsi %seven, %zero : i64
  %5 = arith.remsi %seven, %zero : i64
  %6 = arith.ceildivsi %seven, %zero : i64
  return %0, %1, %2, %3, %4, %5, %6 : i64, i64, i64, i64, i64, i64, i64
}
