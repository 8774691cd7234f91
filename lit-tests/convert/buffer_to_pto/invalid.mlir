// RUN: pypto-opt %s --lower-buffer-to-pto --split-input-file --verify-diagnostics

// expected-error @below {{'builtin.module' op expected the module's target to be a2a3 or a5, but got none}}
// expected-note @below {{name the chip with --attach-target="chip=a2a3"}}
module {}

// -----

// expected-error @below {{expected the module's target to be a2a3 or a5, but got cpu}}
// expected-note @below {{name the chip}}
module attributes {pypto.target = #pypto.target<cpu>} {}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @+2 {{'func.func' op expected tensor arguments to have static extents, but got !ptensor.tensor<[n, 64], f32>}}
  // expected-note @+1 {{the assembler's text needs the extents as numbers}}
  func.func @symbolic(%x: !ptensor.tensor<[n, 64], f32>) attributes {pypto.symbols = ["n"]} {
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    buffer.load ins(%x[0, 0] : !ptensor.tensor<[n, 64], f32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @handed_on(%x: !ptensor.tensor<16x64xf32>, %n: index, %c: i1) {
    %a = buffer.alloc valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    // expected-error @+2 {{'scf.if' op expected to carry scalars only, but got a result of type !buffer.buffer<16x64xf32, vec, valid = [?, 64]>}}
    // expected-note @+1 {{write into one buffer from every arm or iteration instead}}
    %b = scf.if %c -> !buffer.buffer<16x64xf32, vec, valid = [?, 64]> {
      scf.yield %a : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    } else {
      scf.yield %a : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    }
    buffer.load ins(%x[0, 0] : !ptensor.tensor<16x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @result(%x: !ptensor.tensor<16x64xf32>, %f: f32) -> f32 {
    // expected-error @+2 {{'func.return' op expected a kernel to return nothing, or tensors that are its arguments, but got a value of type f32}}
    // expected-note @+1 {{store the value into a tensor argument}}
    return %f : f32
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @carry(%x: !ptensor.tensor<16x64xf32>, %c: i1) {
    %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    // expected-error @+2 {{'scf.if' op expected to carry scalars only, but got a result of type !buffer.buffer<16x64xf32, vec>}}
    // expected-note @+1 {{write into one buffer from every arm or iteration instead}}
    %r = scf.if %c -> (!buffer.buffer<16x64xf32, vec>) {
      scf.yield %a : !buffer.buffer<16x64xf32, vec>
    } else {
      scf.yield %b : !buffer.buffer<16x64xf32, vec>
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @tile_left(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'tile.load' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{lower tiles first (--lower-tile-to-buffer)}}
    %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
    return
  }
}

// -----

// A kernel without tensors is one all the same.
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @tile_alone() {
    // expected-error @+2 {{'tile.create' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{lower tiles first (--lower-tile-to-buffer)}}
    %t = tile.create : !tile.tile<16x64xf32, vec>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @selected_tensor(%c: i1, %x: !ptensor.tensor<16x64xf32>, %y: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'arith.select' op expected operands and results to be scalars, but got a value of type !ptensor.tensor<16x64xf32>}}
    // expected-note @+1 {{write an scf.if that loads, stores or computes in each arm}}
    %z = arith.select %c, %x, %y : !ptensor.tensor<16x64xf32>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @computed_tensor() {
    // expected-error @+2 {{'memref.alloc' op expected a kernel to hold buffer ops, scalar arith and math ops, and loops and branches of scf, but got an op that has no assembler form}}
    // expected-note @+1 {{lower tiles first}}
    %m = memref.alloc() : memref<16x64xf32>
    %x = ptensor.from_memref %m : memref<16x64xf32> -> !ptensor.tensor<16x64xf32>
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    buffer.load ins(%x[0, 0] : !ptensor.tensor<16x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @below {{expected a name that other tools can read, but got ''}}
  // expected-note @below {{give it a name of some letters, in UTF-8 and without NUL}}
  func.func @""(%x: !ptensor.tensor<16x64xf32>) {
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @unsigned(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-error @+2 {{'scf.for' op expected a loop that compares signed numbers, or one of constant bounds, but got an unsigned one}}
    // expected-note @+1 {{the assembler's scf.for is signed; leave 'unsigned' out where no bound is negative}}
    scf.for unsigned %i = %c0 to %n step %c1 {
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @many_cases(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    // expected-error @+2 {{'scf.index_switch' op expected a switch of at most 64 cases, but got 65}}
    // expected-note @+1 {{for the assembler each case is a branch inside the one before; split the switch in two}}
    scf.index_switch %n
    case 0 {
      scf.yield
    }
    case 1 {
      scf.yield
    }
    case 2 {
      scf.yield
    }
    case 3 {
      scf.yield
    }
    case 4 {
      scf.yield
    }
    case 5 {
      scf.yield
    }
    case 6 {
      scf.yield
    }
    case 7 {
      scf.yield
    }
    case 8 {
      scf.yield
    }
    case 9 {
      scf.yield
    }
    case 10 {
      scf.yield
    }
    case 11 {
      scf.yield
    }
    case 12 {
      scf.yield
    }
    case 13 {
      scf.yield
    }
    case 14 {
      scf.yield
    }
    case 15 {
      scf.yield
    }
    case 16 {
      scf.yield
    }
    case 17 {
      scf.yield
    }
    case 18 {
      scf.yield
    }
    case 19 {
      scf.yield
    }
    case 20 {
      scf.yield
    }
    case 21 {
      scf.yield
    }
    case 22 {
      scf.yield
    }
    case 23 {
      scf.yield
    }
    case 24 {
      scf.yield
    }
    case 25 {
      scf.yield
    }
    case 26 {
      scf.yield
    }
    case 27 {
      scf.yield
    }
    case 28 {
      scf.yield
    }
    case 29 {
      scf.yield
    }
    case 30 {
      scf.yield
    }
    case 31 {
      scf.yield
    }
    case 32 {
      scf.yield
    }
    case 33 {
      scf.yield
    }
    case 34 {
      scf.yield
    }
    case 35 {
      scf.yield
    }
    case 36 {
      scf.yield
    }
    case 37 {
      scf.yield
    }
    case 38 {
      scf.yield
    }
    case 39 {
      scf.yield
    }
    case 40 {
      scf.yield
    }
    case 41 {
      scf.yield
    }
    case 42 {
      scf.yield
    }
    case 43 {
      scf.yield
    }
    case 44 {
      scf.yield
    }
    case 45 {
      scf.yield
    }
    case 46 {
      scf.yield
    }
    case 47 {
      scf.yield
    }
    case 48 {
      scf.yield
    }
    case 49 {
      scf.yield
    }
    case 50 {
      scf.yield
    }
    case 51 {
      scf.yield
    }
    case 52 {
      scf.yield
    }
    case 53 {
      scf.yield
    }
    case 54 {
      scf.yield
    }
    case 55 {
      scf.yield
    }
    case 56 {
      scf.yield
    }
    case 57 {
      scf.yield
    }
    case 58 {
      scf.yield
    }
    case 59 {
      scf.yield
    }
    case 60 {
      scf.yield
    }
    case 61 {
      scf.yield
    }
    case 62 {
      scf.yield
    }
    case 63 {
      scf.yield
    }
    case 64 {
      scf.yield
    }
    default {
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @carried_buffer(%x: !ptensor.tensor<16x64xf32>, %c: i1) {
    %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    // expected-error @+2 {{'scf.execute_region' op expected to carry scalars only, but got a result of type !buffer.buffer<16x64xf32, vec>}}
    // expected-note @+1 {{write into one buffer from every arm or iteration instead}}
    %b = scf.execute_region -> !buffer.buffer<16x64xf32, vec> {
      scf.yield %a : !buffer.buffer<16x64xf32, vec>
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @unsigned_from_negative(%x: !ptensor.tensor<16x64xf32>) {
    %from = arith.constant -4 : index
    %to = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    // expected-error @+2 {{'scf.for' op expected the bounds and the step of an unsigned loop to be at least 0, but got -4 as its lower bound}}
    // expected-note @+1 {{the assembler's scf.for is signed, and without a sign this is a number of its upper half; leave 'unsigned' out if it is meant to be negative}}
    scf.for unsigned %i = %from to %to step %c1 {
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @unsigned_to_negative(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    %to = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    // expected-error @+2 {{'scf.for' op expected the bounds and the step of an unsigned loop to be at least 0, but got -1 as its upper bound}}
    // expected-note @+1 {{leave 'unsigned' out if it is meant to be negative}}
    scf.for unsigned %i = %n to %to step %c1 {
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @again(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'func.call' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{recursion is not lowered, and --inline does not take it out: write a loop}}
    call @again(%x) : (!ptensor.tensor<16x64xf32>) -> ()
    return
  }
}

// -----

// A helper that calls itself is no other case; one that does not is inlined.
module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @one(%n: index) {
    call @other(%n) : (index) -> ()
    return
  }
  func.func private @other(%n: index) {
    call @one(%n) : (index) -> ()
    return
  }
  func.func @through_others(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    // expected-error @+2 {{'func.call' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{recursion is not lowered, and --inline does not take it out: write a loop}}
    call @one(%n) : (index) -> ()
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @last(%n: index) {
    return
  }
  func.func private @first(%n: index) {
    call @last(%n) : (index) -> ()
    return
  }
  func.func @helped(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    // expected-error @+2 {{'func.call' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{lower tiles first (--lower-tile-to-buffer), inline calls (--inline), and keep other ops outside kernels}}
    call @first(%n) : (index) -> ()
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @affine(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    // expected-error @+2 {{'affine.apply' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{--lower-affine turns ops of affine into ones of arith, scf and memref: run it first}}
    %m = affine.apply affine_map<(d0) -> (d0 + 1)> (%n)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @below {{expected a kernel argument to be a tensor, an index, i1, i8, i16, i32, i64, or a float of 16, 32 or 64 bits, but got memref<4xf32>}}
  func.func @memref_argument(%x: !ptensor.tensor<16x64xf32>, %m: memref<4xf32>) {
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @below {{expected a kernel argument to be a tensor, an index, i1, i8, i16, i32, i64, or a float of 16, 32 or 64 bits, but got f8E4M3FN}}
  func.func @float8_argument(%x: !ptensor.tensor<16x64xf32>, %s: f8E4M3FN) {
    return
  }
}

// -----

// Integers of widths that no engine takes.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @wide_argument(%x: !ptensor.tensor<16x64xf32>,
      // expected-error @below {{expected a kernel argument to be a tensor, an index, i1, i8, i16, i32, i64, or a float of 16, 32 or 64 bits, but got i128}}
      %s: i128) {
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @odd_argument(%x: !ptensor.tensor<16x64xf32>,
      // expected-error @below {{expected a kernel argument to be a tensor, an index, i1, i8, i16, i32, i64, or a float of 16, 32 or 64 bits, but got i4}}
      %s: i4) {
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @every_argument(%x: !ptensor.tensor<16x64xf32>, %a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: index, %g: f16, %h: bf16, %i: f32, %j: f64) {
    return
  }
}

// -----

// Many numbers at once are what tiles are for.
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @vector_constant(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'arith.constant' op expected operands and results to be scalars, but got a value of type vector<4xf32>}}
    // expected-note @+1 {{the assembler's scalars are single numbers: compute with many at once by ops on tiles}}
    %c = arith.constant dense<1.0> : vector<4xf32>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @tensor_constant(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'arith.constant' op expected operands and results to be scalars, but got a value of type tensor<4xi32>}}
    // expected-note @+1 {{the assembler's scalars are single numbers}}
    %c = arith.constant dense<1> : tensor<4xi32>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @vector_carry(%x: !ptensor.tensor<16x64xf32>, %yes: i1) {
    // expected-error @+2 {{'scf.if' op expected to carry scalars only, but got a result of type vector<4xf32>}}
    // expected-note @+1 {{the assembler's scalars are single numbers}}
    %c = scf.if %yes -> vector<4xf32> {
      %a = arith.constant dense<1.0> : vector<4xf32>
      scf.yield %a : vector<4xf32>
    } else {
      %b = arith.constant dense<2.0> : vector<4xf32>
      scf.yield %b : vector<4xf32>
    }
    return
  }
}
