// RUN: pypto-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{expected pypto.target to be on builtin.module, but got it on func.func}}
func.func private @target_place() attributes {pypto.target = #pypto.target<a2a3>}

// -----

// expected-error @below {{expected pypto.target to be a #pypto.target, but got "a2a3"}}
module attributes {pypto.target = "a2a3"} {}

// -----

// expected-error @below {{expected pypto.kind to be on func.func, but got it on builtin.module}}
module attributes {pypto.kind = #pypto.kind<aiv>} {}

// -----

// expected-error @below {{expected pypto.kind to be a #pypto.kind, but got #pypto.dir<in>}}
func.func private @kind_value() attributes {pypto.kind = #pypto.dir<in>}

// -----

// expected-error @below {{expected pypto.dir to be on a tensor argument of a function, but got it on the op}}
func.func private @dir_place() attributes {pypto.dir = #pypto.dir<in>}

// -----

// expected-error @below {{expected pypto.dir to be a #pypto.dir, but got unit}}
func.func private @dir_value(!ptensor.tensor<16xf32> {pypto.dir})

// -----

// expected-error @below {{expected an argument with pypto.dir to be a !ptensor.tensor, but got index as argument 1}}
func.func private @dir_type(!ptensor.tensor<16xf32> {pypto.dir = #pypto.dir<in>}, index {pypto.dir = #pypto.dir<out>})

// -----

// expected-error @below {{expected pypto.kind to be on an op, but got it on argument 0}}
func.func private @kind_on_argument(index {pypto.kind = #pypto.kind<aiv>})

// -----

// expected-error @below {{expected a pypto attribute to be one of pypto.target, pypto.kind, pypto.symbols, pypto.dir, but got pypto.direction}}
func.func private @unknown_on_argument(index {pypto.direction = 1 : i32})

// -----

// expected-error @below {{expected a pypto attribute to be one of pypto.target, pypto.kind, pypto.symbols, pypto.dir, but got pypto.stage}}
module attributes {pypto.stage} {}

// -----

// expected-error @below {{expected pypto.symbols to be on func.func, but got it on test.op}}
"test.op"() {pypto.symbols = ["n"]} : () -> ()

// -----

// expected-error @below {{expected pypto.symbols to be an array of strings, but got ["n", 1]}}
func.func private @symbols_value() attributes {pypto.symbols = ["n", 1]}

// -----

// expected-error @below {{expected each symbol to be named once, but got 'n' twice}}
func.func private @symbols_twice() attributes {pypto.symbols = ["n", "m", "n"]}

// -----

// expected-error @below {{expected a symbol to be a word of letters, digits and _, but got '2n'}}
func.func private @symbols_name() attributes {pypto.symbols = ["2n"]}

// -----

// expected-error @below {{expected a symbol to be a word of letters, digits and _, but got 'min'}}
func.func private @symbols_reserved() attributes {pypto.symbols = ["min"]}

// -----

func.func @step_zero() attributes {pypto.kind = #pypto.kind<in_core>} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{expected the step to be positive, but got 0}}
  scf.for %i = %c0 to %c0 step %c0 {
  }
  return
}

// -----

func.func @step_negative_inside(%n: index, %yes: i1) attributes {pypto.kind = #pypto.kind<aiv>} {
  %back = arith.constant -1 : index
  scf.if %yes {
    // expected-error @below {{expected the step to be positive, but got -1}}
    scf.for %i = %n to %n step %back {
    }
  }
  return
}

// -----

// An op that lacks operands is its own error, not a crash of ours.
"func.func"() <{function_type = () -> (), sym_name = "operands_missing"}> ({
  // expected-error @below {{'scf.for' op expected 3 or more operands}}
  "scf.for"() ({}) : () -> ()
  "func.return"() : () -> ()
}) {pypto.kind = #pypto.kind<aiv>} : () -> ()

// -----

// expected-error @below {{expected an operator between dimensions}}
func.func private @dim() attributes {test.dim = #pypto.dim<n 2>}

// -----

// expected-error @below {{expected an expression over symbols, but got a plain dimension}}
func.func private @dim_constant() attributes {test.dim = #pypto.dim<2 + 3>}

// -----

// expected-error @below {{expected no pypto attribute on a result, but got pypto.dir on result 1}}
func.func private @on_result() -> (index, !ptensor.tensor<16xf32> {pypto.dir = #pypto.dir<out>})

// -----

// One error each.
// expected-error @below {{expected one of [in, out, inout] for how a kernel uses a tensor argument, got: both}}
func.func private @direction(!ptensor.tensor<16xf32> {pypto.dir = #pypto.dir<both>})

// -----

// expected-error @below {{expected one of [opaque, orchestration, in_core, aic, aiv, group, spmd, inline, graph] for what runs a function, got: gpu}}
func.func private @kind() attributes {pypto.kind = #pypto.kind<gpu>}

// -----

// expected-error @below {{expected one of [a2a3, a5, cpu] for what a module is compiled for, got: a7}}
module attributes {pypto.target = #pypto.target<a7>} {}
