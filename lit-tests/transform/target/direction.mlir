// target_direction, through calls and views.
// RUN: pypto-opt %s --verify-target --split-input-file --verify-diagnostics

!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<a2a3>} {
  // expected-note @below {{this parameter of 'writes' is out; if that is meant, the pypto.dir of argument 1 is out (inout if it is read as well)}}
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>}) {
    return
  }
  func.func @in_is_written(%i: index, %x: !x {pypto.dir = #pypto.dir<in>}) {
    // expected-error @below {{'func.call' op expected a tensor that 'writes' writes to be an out or inout argument, but got argument 1, which is in}}
    call @writes(%x) : (!x) -> ()
    return
  }
}

// -----

// What says nothing is read, by the caller and by the callee.
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  // expected-note @below {{this parameter of 'writes' is out}}
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>})
  // expected-note @below {{this parameter of 'reads' is in; if that is meant, the pypto.dir of argument 1 is inout}}
  func.func private @reads(%x: !x) {
    return
  }
  func.func @undirected(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
    // expected-error @below {{'func.call' op expected a tensor that 'writes' writes to be an out or inout argument, but got argument 0, which is in}}
    call @writes(%x) : (!x) -> ()
    // expected-error @below {{'func.call' op expected a tensor that 'reads' reads to be an in or inout argument, but got argument 1, which is out}}
    call @reads(%z) : (!x) -> ()
    return
  }
}

// -----

!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<a5>} {
  // expected-note @+3 {{this parameter of 'both' is inout; if that is meant, the pypto.dir of argument 0 is inout}}
  // expected-note @+2 {{this parameter of 'both' is inout; if that is meant, the pypto.dir of argument 1 is inout}}
  func.func private @both(
      %x: !x {pypto.dir = #pypto.dir<inout>}, %y: !x {pypto.dir = #pypto.dir<inout>}) {
    return
  }
  func.func @each(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
    // expected-error @+2 {{'func.call' op expected a tensor that 'both' reads and writes to be an inout argument, but got argument 0, which is in}}
    // expected-error @+1 {{'func.call' op expected a tensor that 'both' reads and writes to be an inout argument, but got argument 1, which is out}}
    call @both(%x, %z) : (!x, !x) -> ()
    return
  }
}

// -----

// A view of a tensor is the tensor.
!m = memref<16x64xf32>
!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32>
module attributes {pypto.target = #pypto.target<a2a3>} {
  // expected-note @below {{this parameter of 'writes' is out}}
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>}) {
    return
  }
  func.func @views(%x: !x, %y: !x {pypto.dir = #pypto.dir<out>}, %free: !m) {
    %m = ptensor.to_memref %x : !x -> !m
    %v = ptensor.from_memref %m : !m -> !x
    // expected-error @below {{'func.call' op expected a tensor that 'writes' writes to be an out or inout argument, but got argument 0, which is in}}
    call @writes(%v) : (!x) -> ()
    %a = tile.load %v[0, 0] : !x -> !t
    // expected-error @+2 {{'tile.store' op expected a tensor that is written to be an out or inout argument, but got argument 0, which is in}}
    // expected-note @+1 {{if that is meant, the pypto.dir of argument 0 is out (inout if it is read as well)}}
    tile.store %a, %v[0, 0] : !t, !x
    %n = ptensor.to_memref %y : !x -> !m
    %w = ptensor.from_memref %n : !m -> !x
    // expected-error @+2 {{'tile.load' op expected a tensor that is read to be an in or inout argument, but got argument 1, which is out}}
    // expected-note @+1 {{if that is meant, the pypto.dir of argument 1 is inout}}
    %b = tile.load %w[0, 0] : !x -> !t
    tile.store %a, %w[0, 0] : !t, !x
    // A memref says nothing of its use.
    %f = ptensor.from_memref %free : !m -> !x
    %c = tile.load %f[0, 0] : !x -> !t
    tile.store %c, %f[0, 0] : !t, !x
    call @writes(%f) : (!x) -> ()
    return
  }
}

// -----

// What fits: the same direction, and inout to anything; functions elsewhere and other arguments say nothing.
!m = memref<16x64xf32>
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @reads(%x: !x, %s: f32)
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>})
  func.func private @both(%z: !x {pypto.dir = #pypto.dir<inout>})
  func.func private @memref(%m: !m)
  func.func @fits(%x: !x, %y: !x {pypto.dir = #pypto.dir<out>}, %z: !x {pypto.dir = #pypto.dir<inout>}, %s: f32) {
    call @reads(%x, %s) : (!x, f32) -> ()
    call @reads(%z, %s) : (!x, f32) -> ()
    call @writes(%y) : (!x) -> ()
    call @writes(%z) : (!x) -> ()
    call @both(%z) : (!x) -> ()
    %m = ptensor.to_memref %z : !x -> !m
    call @memref(%m) : (!m) -> ()
    return
  }
}

// -----

// An argument of a later block is none of the function's.
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>})
  func.func @blocks(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
    cf.br ^next(%z : !x)
  ^next(%y: !x):
    call @writes(%y) : (!x) -> ()
    return
  }
}

// -----

// Where nothing leads to, views may be views of each other.
!m = memref<16x64xf32>
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @writes(%z: !x {pypto.dir = #pypto.dir<out>})
  func.func @circle(%x: !x) {
    return
  ^unreached:
    %v = ptensor.from_memref %m : !m -> !x
    %m = ptensor.to_memref %v : !x -> !m
    call @writes(%v) : (!x) -> ()
    cf.br ^unreached
  }
}

// -----

!x = !ptensor.tensor<16x64xf32>
!m = memref<16x64xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @elements(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}, %f: f32, %i: index) {
    %m = ptensor.to_memref %x : !x -> !m
    // expected-error @below {{'memref.store' op expected a tensor that is written to be an out or inout argument, but got argument 0, which is in}}
    // expected-note @below {{if that is meant, the pypto.dir of argument 0 is}}
    memref.store %f, %m[%i, %i] : !m
    %n = ptensor.to_memref %z : !x -> !m
    // expected-error @below {{'memref.load' op expected a tensor that is read to be an in or inout argument, but got argument 1, which is out}}
    // expected-note @below {{if that is meant, the pypto.dir of argument 1 is inout}}
    %e = memref.load %n[%i, %i] : !m
    return
  }
}
