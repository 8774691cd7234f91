// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'pypto_check.case' op expected a case to expect something, but got no expectation}}
// expected-note @below {{end it with pypto_check.expect_eq or pypto_check.expect_close}}
pypto_check.case @no_expectation {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
}

// -----

// What no kernel can fail.
// expected-error @below {{'pypto_check.case' op expected a case to compare what a launch gave with something else, but got a case that no kernel can fail}}
// expected-note @below {{let an operand of an expectation be a result of pypto_check.launch}}
pypto_check.case @constants {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %y = pypto_check.constant dense<1.0> : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %x, %x : tensor<2x8xf32>
  pypto_check.expect_close %x, %y rtol 0.0 atol 16.0 : tensor<2x8xf32>
}

// -----

// expected-error @below {{'pypto_check.case' op expected a case to compare what a launch gave with something else, but got a case that no kernel can fail}}
// expected-note @below {{let an operand of an expectation be a result of pypto_check.launch}}
pypto_check.case @with_itself {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %r : tensor<2x8xf32>
}

// -----

// One that depends on a launch is enough, on whichever side it stands.
pypto_check.case @depends {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %x, %x : tensor<2x8xf32>
  pypto_check.expect_eq %x, %r : tensor<2x8xf32>
}

// -----

// Another number of operands is for the expectation to say.
pypto_check.case @one_operand {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.expect_eq' op expected 2 operands, but found 1}}
  "pypto_check.expect_eq"(%x) : (tensor<2x8xf32>) -> ()
}

// -----

// expected-error @below {{'pypto_check.case' op expected ops of pypto_check inside a case, but got 'arith.constant'}}
pypto_check.case @other_op {
  // expected-note @below {{this one; what is computed belongs into a kernel}}
  %x = arith.constant dense<1.0> : tensor<2x8xf32>
  pypto_check.expect_eq %x, %x : tensor<2x8xf32>
}

// -----

func.func @inside() {
  // expected-error @below {{'pypto_check.case' op expects parent op 'builtin.module'}}
  pypto_check.case @in_a_function {
    %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
    pypto_check.expect_eq %r, %x : tensor<2x8xf32>
  }
  return
}

// -----

func.func @inside() {
  // expected-error @below {{'pypto_check.ramp' op expects parent op 'pypto_check.case'}}
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  return
}

// -----

// expected-error @below {{'pypto_check.case' op expected a layer of 'without' to be one of tile, buffer, pto, native, but got 'cpu'}}
pypto_check.case @layer without ["cpu"] {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

// expected-error @below {{'pypto_check.case' op expected each layer of 'without' once, but got 'pto' twice}}
pypto_check.case @twice without ["pto", "native", "pto"] {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

// expected-error @below {{'pypto_check.case' op expected a case to be run at some layer, but got all in 'without'}}
pypto_check.case @nowhere without ["tile", "buffer", "pto", "native"] {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

// expected-error @below {{'pypto_check.case' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"pypto_check.case"() <{sym_name = "empty"}> ({
}) : () -> ()

// -----

// expected-note @below {{see existing symbol definition here}}
pypto_check.case @same {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}
// expected-error @below {{redefinition of symbol named 'same'}}
func.func private @same()

// -----

pypto_check.case @type {
  // expected-error @below {{'pypto_check.constant' op result #0 must be}}
  %x = pypto_check.constant dense<1> : tensor<2xi7>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xi7>) -> tensor<2xi7>
  pypto_check.expect_eq %r, %x : tensor<2xi7>
}

// -----

pypto_check.case @shape {
  // expected-error @below {{'pypto_check.ramp' op result #0 must be statically shaped tensor}}
  %x = pypto_check.ramp 0, 1 : tensor<?xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<?xf32>) -> tensor<?xf32>
  pypto_check.expect_eq %r, %x : tensor<?xf32>
}

// -----

pypto_check.case @literal {
  // expected-error @below {{'pypto_check.constant' op expected the value to be a number or dense<...> of numbers, but got sparse<0, 1.000000e+00> : tensor<2xf32>}}
  %x = pypto_check.constant sparse<0, 1.0> : tensor<2xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xf32>) -> tensor<2xf32>
  pypto_check.expect_eq %r, %x : tensor<2xf32>
}

// -----

pypto_check.case @start {
  // expected-error @below {{'pypto_check.ramp' op expected the start to be an integer, as the elements are, but got 5.000000e-01 : f64}}
  %x = pypto_check.ramp 0.5, 1 : tensor<2xi32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xi32>) -> tensor<2xi32>
  pypto_check.expect_eq %r, %x : tensor<2xi32>
}

// -----

pypto_check.case @step {
  // expected-error @below {{'pypto_check.ramp' op expected the step to be a finite number, but got 0x7FF0000000000000 : f64}}
  %x = "pypto_check.ramp"() <{start = 0 : i64, step = 0x7FF0000000000000 : f64}> : () -> tensor<2xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xf32>) -> tensor<2xf32>
  pypto_check.expect_eq %r, %x : tensor<2xf32>
}

// -----

pypto_check.case @wide {
  // expected-error @below {{expected a number of 64 bits, but got a larger one}}
  %x = pypto_check.ramp 9223372036854775808, 1 : tensor<2xf32>
}

// -----

pypto_check.case @blocks {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected the number of blocks to be at least 1, but got 0}}
  %r = pypto_check.launch @kernel(%x) writes [0] blocks 0 : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

pypto_check.case @most_blocks {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] blocks 65535 : (tensor<2x8xf32>) -> tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected the number of blocks to be at most 65535, but got 65536}}
  %s = pypto_check.launch @kernel(%x) writes [0] blocks 65536 : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %s : tensor<2x8xf32>
}

// -----

pypto_check.case @position {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected 'writes' to name arguments, of which there are 1, but got 1}}
  %r = pypto_check.launch @kernel(%x) writes [1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

pypto_check.case @negative {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected 'writes' to name arguments, of which there are 1, but got -1}}
  %r = pypto_check.launch @kernel(%x) writes [-1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

pypto_check.case @order {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected 'writes' to rise, but got 0 after 1}}
  %r:2 = pypto_check.launch @kernel(%x, %x) writes [1, 0] : (tensor<2x8xf32>, tensor<2x8xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>)
  pypto_check.expect_eq %r#0, %r#1 : tensor<2x8xf32>
}

// -----

pypto_check.case @scalar {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %s = pypto_check.constant 1.0 : f32
  // expected-error @below {{'pypto_check.launch' op expected 'writes' to name tensors, but got 1, which is 'f32'}}
  %r = pypto_check.launch @kernel(%x, %s) writes [1] : (tensor<2x8xf32>, f32) -> tensor<2x8xf32>
  pypto_check.expect_eq %r, %x : tensor<2x8xf32>
}

// -----

pypto_check.case @count {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // expected-error @below {{'pypto_check.launch' op expected 1 results, one per argument in 'writes', but got 2}}
  %r:2 = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>)
  pypto_check.expect_eq %r#0, %r#1 : tensor<2x8xf32>
}

// -----

pypto_check.case @result {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %w = pypto_check.ramp 0, 1 : tensor<2x8xf16>
  // expected-error @below {{'pypto_check.launch' op expected the result for argument 0 to be 'tensor<2x8xf32>' as it is, but got 'tensor<2x8xf16>'}}
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf16>
  pypto_check.expect_eq %r, %w : tensor<2x8xf16>
}

// -----

pypto_check.case @types {
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  %y = pypto_check.ramp 0, 1 : tensor<16xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  // expected-error @below {{'pypto_check.expect_eq' op requires all operands to have the same type}}
  "pypto_check.expect_eq"(%r, %y) : (tensor<2x8xf32>, tensor<16xf32>) -> ()
}

// -----

pypto_check.case @integers {
  %x = pypto_check.ramp 0, 1 : tensor<2xi32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xi32>) -> tensor<2xi32>
  // expected-error @below {{'pypto_check.expect_close' op expected the elements to be floats, but got 'tensor<2xi32>'}}
  // expected-note @below {{integers are compared with pypto_check.expect_eq}}
  pypto_check.expect_close %r, %x rtol 0.0 atol 0.0 : tensor<2xi32>
}

// -----

pypto_check.case @tolerance {
  %x = pypto_check.ramp 0, 1 : tensor<2xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @below {{'pypto_check.expect_close' op expected rtol to be finite and at least 0, but got -1}}
  pypto_check.expect_close %r, %x rtol -1.0 atol 0.0 : tensor<2xf32>
}

// -----

pypto_check.case @not_a_number {
  %x = pypto_check.ramp 0, 1 : tensor<2xf32>
  %r = pypto_check.launch @kernel(%x) writes [0] : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @below {{'pypto_check.expect_close' op expected atol to be finite and at least 0, but got NaN}}
  pypto_check.expect_close %r, %x rtol 0.0 atol 0x7FF8000000000000 : tensor<2xf32>
}
