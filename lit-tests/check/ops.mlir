// Every op of the dialect, as its description shows it, through text, generic form and bytecode; upstream passes
// leave cases as they are.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --canonicalize --cse --symbol-dce --inline | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: pypto-runner --check %s

// A kernel that only a case uses stays.
// KEPT-LABEL: func.func private @negate(
func.func private @negate(%x: !ptensor.tensor<2x8xf32>, %y: !ptensor.tensor<2x8xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x8xf32> -> !tile.tile<2x8xf32>
  %b = tile.neg %a : !tile.tile<2x8xf32>
  tile.store %b, %y[0, 0] : !tile.tile<2x8xf32>, !ptensor.tensor<2x8xf32>
  return
}

// Block i scales row i.
func.func @scale(%x: !ptensor.tensor<4x8xf32>, %s: f32, %y: !ptensor.tensor<4x8xf32> {pypto.dir = #pypto.dir<out>}) {
  %i = tile.get_block_idx
  %a = tile.load %x[%i, 0] : !ptensor.tensor<4x8xf32> -> !tile.tile<1x8xf32>
  %b = tile.muls %a, %s : f32, !tile.tile<1x8xf32>
  tile.store %b, %y[%i, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<4x8xf32>
  return
}

// CHECK-LABEL: pypto_check.case @negates {
pypto_check.case @negates {
  // CHECK-DAG: pypto_check.ramp 0, 1 : tensor<2x8xf32>{{$}}
  %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
  // CHECK-DAG: pypto_check.constant dense<-1.000000e+00> : tensor<2x8xf32>{{$}}
  %y = pypto_check.constant dense<-1.0> : tensor<2x8xf32>
  // CHECK: %[[R:.*]] = pypto_check.launch @negate(%{{.*}}, %{{.*}}) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>{{$}}
  %r = pypto_check.launch @negate(%x, %y) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  // CHECK: %[[W:.*]] = pypto_check.ramp 0, -1 : tensor<2x8xf32>{{$}}
  %w = pypto_check.ramp 0, -1 : tensor<2x8xf32>
  // CHECK: pypto_check.expect_close %[[R]], %[[W]] rtol 9.9{{.*}}E-7 atol 0.000000e+00 : tensor<2x8xf32>{{$}}
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : tensor<2x8xf32>
  // CHECK: pypto_check.expect_close %[[R]], %[[W]] rtol 9.9{{.*}}E-7 atol {{.*}} : tensor<2x8xf32>{{$}}
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 1.0e-7 : tensor<2x8xf32>
}

// CHECK-LABEL: pypto_check.case @same {
pypto_check.case @same {
  %r = pypto_check.ramp 1, 1 : tensor<2x8xf32>
  %w = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]]> : tensor<2x8xf32>
  // CHECK: pypto_check.expect_eq %{{.*}}, %{{.*}} : tensor<2x8xf32>{{$}}
  pypto_check.expect_eq %r, %w : tensor<2x8xf32>
  %n = pypto_check.launch @negate(%r, %r) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %nw = pypto_check.ramp -1, -1 : tensor<2x8xf32>
  pypto_check.expect_eq %n, %nw : tensor<2x8xf32>
}

// CHECK-LABEL: pypto_check.case @scales without ["buffer", "pto"] attributes {note = "n"} {
pypto_check.case @scales without ["buffer", "pto"] attributes {note = "n"} {
  // CHECK: pypto_check.ramp 5.000000e-01, 2.500000e-01 : tensor<4x8xf32>{{$}}
  %x = pypto_check.ramp 0.5, 0.25 : tensor<4x8xf32>
  // CHECK: pypto_check.constant 2.500000e+00 : f32{{$}}
  %s = pypto_check.constant 2.5 : f32
  %y = pypto_check.constant dense<-1.0> : tensor<4x8xf32>
  // CHECK: pypto_check.launch @scale(%{{.*}}, %{{.*}}, %{{.*}}) writes [2] blocks 4 : (tensor<4x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>{{$}}
  %r = pypto_check.launch @scale(%x, %s, %y) writes [2] blocks 4 : (tensor<4x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  %w = pypto_check.ramp 1.25, 0.625 : tensor<4x8xf32>
  // CHECK: pypto_check.expect_eq %{{.*}}, %{{.*}} : tensor<4x8xf32>{{$}}
  pypto_check.expect_eq %r, %w : tensor<4x8xf32>
}

// Numbers of every element type, as bits where decimals do not say it.
// CHECK-LABEL: pypto_check.case @literals {
pypto_check.case @literals {
  // CHECK{LITERAL}: pypto_check.constant dense<[[1.000000e+00, -2.500000e+00], [0x7FC00000, 0.000000e+00]]> : tensor<2x2xf32>
  %x = pypto_check.constant dense<[[1.0, -2.5], [0x7FC00000, 0.0]]> : tensor<2x2xf32>
  %y = pypto_check.constant dense<[[1.0, -2.5], [0xFFC00001, 0.0]]> : tensor<2x2xf32>
  pypto_check.expect_eq %x, %y : tensor<2x2xf32>
  %i1 = pypto_check.constant dense<[true, false]> : tensor<2xi1>
  %i1_splat = pypto_check.constant dense<true> : tensor<2xi1>
  %i8 = pypto_check.constant dense<[-128, 127]> : tensor<2xi8>
  %i8_ramp = pypto_check.ramp -128, 255 : tensor<2xi8>
  pypto_check.expect_eq %i8, %i8_ramp : tensor<2xi8>
  %u8 = pypto_check.constant dense<[0, 255]> : tensor<2xui8>
  %u8_ramp = pypto_check.ramp 0, 255 : tensor<2xui8>
  pypto_check.expect_eq %u8, %u8_ramp : tensor<2xui8>
  %i64 = pypto_check.constant dense<[-9223372036854775808, 9223372036854775806]> : tensor<2xi64>
  pypto_check.expect_eq %i64, %i64 : tensor<2xi64>
  %f16 = pypto_check.constant dense<[2048.0, 0x7C00]> : tensor<2xf16>
  pypto_check.expect_close %f16, %f16 rtol 0.0 atol 0.0 : tensor<2xf16>
  %bf16 = pypto_check.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %bf16_ramp = pypto_check.ramp 1, 1 : tensor<2xbf16>
  pypto_check.expect_eq %bf16, %bf16_ramp : tensor<2xbf16>
  %index = pypto_check.constant 7 : index
  %none = pypto_check.constant dense<> : tensor<0x4xf32>
  pypto_check.expect_eq %none, %none : tensor<0x4xf32>
  %zero_d = pypto_check.constant dense<3> : tensor<i32>
  pypto_check.expect_eq %zero_d, %zero_d : tensor<i32>
  %in = pypto_check.ramp 1, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @negate(%in, %in) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %w = pypto_check.ramp -1, -1 : tensor<2x8xf32>
  pypto_check.expect_eq %r, %w : tensor<2x8xf32>
}

// CHECK-LABEL: pypto_check.case @spaced {
pypto_check.case @spaced {
  // CHECK: pypto_check.ramp 5.000000e-01, 2.500000e-01 : tensor<16x32xf32>{{$}}
  %x = pypto_check.ramp 0.5, 0.25 : tensor<16x32xf32>
  pypto_check.expect_eq %x, %x : tensor<16x32xf32>
  %in = pypto_check.ramp 1, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @negate(%in, %in) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %w = pypto_check.ramp -1, -1 : tensor<2x8xf32>
  pypto_check.expect_eq %r, %w : tensor<2x8xf32>
}

// A kernel may take nothing.
func.func @idle() {
  return
}

// CHECK-LABEL: pypto_check.case @launches_nothing {
pypto_check.case @launches_nothing {
  // CHECK: pypto_check.launch @idle() writes [] : () -> (){{$}}
  pypto_check.launch @idle() writes [] : () -> ()
  // CHECK: pypto_check.launch @idle() writes [] blocks 2 : () -> (){{$}}
  pypto_check.launch @idle() writes [] blocks 2 : () -> ()
  %in = pypto_check.ramp 1, 1 : tensor<2x8xf32>
  %r = pypto_check.launch @negate(%in, %in) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %w = pypto_check.ramp -1, -1 : tensor<2x8xf32>
  pypto_check.expect_eq %r, %w : tensor<2x8xf32>
}
