// Modulo by moduli that do not divide each other, and widths that are no powers of two.
// REQUIRES: python3
// RUN: pypto-opt %s --split-input-file --verify-diagnostics | FileCheck %s
// RUN: pypto-opt %s --split-input-file --verify-diagnostics --canonicalize | FileCheck %s --check-prefixes=CHECK,FOLD
// RUN: python3 %S/Inputs/uc-74.py pypto-runner 24
// RUN: python3 %S/Inputs/uc-74.py pypto-runner 40
// RUN: python3 %S/Inputs/uc-74.py pypto-runner 48
// RUN: python3 %S/Inputs/uc-74.py pypto-runner 96

// 50 mod 48 is 2; neither modulus may stand for both.
// CHECK-LABEL: @folded(!tile.tile<2x64xf32>)
func.func private @folded(!tile.tile<[(50 mod 48) mod 5, 64], f32>)
// CHECK-LABEL: @kept(!tile.tile<[n mod 48 mod 5, 64], f32>)
func.func private @kept(!tile.tile<[(n mod 48) mod 5, 64], f32>)
// A modulus of which the inner one is a multiple is enough.
// CHECK-LABEL: @divides(!tile.tile<[n mod 6, 64], f32>)
func.func private @divides(!tile.tile<[(n mod 48) mod 6, 64], f32>)

// CHECK-LABEL: @scalars
// FOLD: %[[TWO:.*]] = arith.constant 2 : index
// FOLD: return %[[TWO]] : index
func.func @scalars() -> index {
  %x = arith.constant 50 : index
  %outer = arith.constant 48 : index
  %inner = arith.constant 5 : index
  %0 = arith.remsi %x, %outer : index
  %1 = arith.remsi %0, %inner : index
  return %1 : index
}

// -----

// expected-error @+1 {{division by zero in a dimension expression}}
func.func private @zero(!tile.tile<[(n mod 48) mod 0, 64], f32>)

// -----

// expected-error @+1 {{division by zero in a dimension expression}}
func.func private @folded_zero(!tile.tile<[n mod (48 mod 6), 64], f32>)
