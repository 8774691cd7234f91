// RUN: pypto-opt %s --infer-memory-space --verify-diagnostics --split-input-file
// RUN: pypto-opt %s --plan-storage --verify-diagnostics --split-input-file

// expected-error @+2 {{'func.func' op expected 'takes_a_tile' to take and give tensors, but got a tile}}
// expected-note @+1 {{load tiles from tensors and store them inside the function; --inline puts helpers on tiles where they are called}}
func.func @takes_a_tile(%a: !tile.tile<16x64xf32, vec>) {
  return
}

// -----

// expected-error @+2 {{'func.func' op expected a region that works on tiles to be one block, but got 2}}
// expected-note @+1 {{branches are scf.for, scf.while and scf.if here; --lift-cf-to-scf turns blocks into these}}
func.func @blocks(%x: !ptensor.tensor<16x64xf32>) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  cf.br ^next
^next:
  return
}

// -----

func.func @cast(%x: !ptensor.tensor<16x64xf32>) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected tiles to be used by tile ops and carried by}}
  %b = builtin.unrealized_conversion_cast %a : !tile.tile<16x64xf32, vec> to i32
  return
}

// -----

func.func @parallel(%x: !ptensor.tensor<16x64xf32>, %n: index) {
  // expected-note @+1 {{inside this op}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    // expected-error @+1 {{but got 'scf.parallel'}}
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  }
  return
}

// -----

func.func @affine(%x: !ptensor.tensor<16x64xf32>, %n: index) {
  // expected-note @+1 {{--lower-affine turns ops of affine into ones of arith, scf and memref: run it first}}
  affine.for %i = 0 to %n {
    // expected-error @+1 {{but got 'affine.for'}}
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  }
  return
}

// -----

// expected-error @+2 {{'func.func' op expected 'again' to take and give tensors, but got a tile}}
// expected-note @+1 {{recursion is not lowered, and --inline does not take it out: write a loop}}
func.func @again(%a: !tile.tile<16x64xf32, vec>) {
  func.call @again(%a) : (!tile.tile<16x64xf32, vec>) -> ()
  return
}

// -----

// A helper on tiles is one mistake, wherever it is called.
!t = !tile.tile<16x64xf32, vec>
// expected-error @+2 {{'func.func' op expected 'helper' to take and give tensors, but got a tile}}
// expected-note @+1 {{--inline puts helpers on tiles where they are called}}
func.func private @helper(%a: !t) -> !t {
  %b = tile.exp %a : !t
  return %b : !t
}
func.func @calls(%x: !ptensor.tensor<16x64xf32>, %z: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  %b = func.call @helper(%a) : (!t) -> !t
  tile.store %b, %z[0, 0] : !t, !ptensor.tensor<16x64xf32>
  return
}
