// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @buffer_alloc(
// CHECK: %{{.*}} = buffer.alloc : !buffer.buffer<16x64xf32, vec>{{$}}
// CHECK: %{{.*}} = buffer.alloc addr = 4096 : !buffer.buffer<16x64xf32, vec>{{$}}
// CHECK: %{{.*}} = buffer.alloc at(%{{.*}}) valid(%{{.*}}) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>{{$}}
func.func @buffer_alloc(%p: index, %n: index) {
  %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
  %b = buffer.alloc addr = 4096 : !buffer.buffer<16x64xf32, vec>
  %c = buffer.alloc at(%p) valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
  return
}

// CHECK-LABEL: func.func @buffer_copy(
// CHECK: buffer.copy ins(%{{.*}} : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>) outs(%{{.*}} : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>){{$}}
func.func @buffer_copy(%m: !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>, %l: !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>) {
  buffer.copy ins(%m : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>) outs(%l : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>)
  return
}

// CHECK-LABEL: func.func @buffer_load(
// CHECK: buffer.load ins(%{{.*}}[0, %{{.*}}] : !ptensor.tensor<128x64xf32>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_load(%x: !ptensor.tensor<128x64xf32>, %j: index, %b: !buffer.buffer<16x64xf32, vec>) {
  buffer.load ins(%x[0, %j] : !ptensor.tensor<128x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_move(
// CHECK: buffer.move ins(%{{.*}} : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) outs(%{{.*}} : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>){{$}}
func.func @buffer_move(%c: !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>, %m: !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>) {
  buffer.move ins(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) outs(%m : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>)
  return
}

// CHECK-LABEL: func.func @buffer_store(
// CHECK: buffer.store ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}}[0, %{{.*}}] : !ptensor.tensor<128x64xf32>){{$}}
func.func @buffer_store(%b: !buffer.buffer<16x64xf32, vec>, %y: !ptensor.tensor<128x64xf32>, %j: index) {
  buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%y[0, %j] : !ptensor.tensor<128x64xf32>)
  return
}

// --- beyond the examples ---------------------------------------------------------------

// CHECK-LABEL: func.func @optional_parts(
// CHECK: buffer.alloc valid(%{{.*}}, %{{.*}}) : !buffer.buffer<16x64xf32, vec, valid = [?, ?]>{{$}}
// CHECK: buffer.alloc addr = 0 valid(%{{.*}}) {note = "kept"} : !buffer.buffer<16x64xf32, vec, valid = [16, ?]>{{$}}
// CHECK: buffer.alloc at(%{{.*}}) : !buffer.buffer<16x64xf32, vec>{{$}}
func.func @optional_parts(%p: index, %n: index) {
  %a = buffer.alloc valid(%n, %n) : !buffer.buffer<16x64xf32, vec, valid = [?, ?]>
  %b = buffer.alloc addr = 0 valid(%n) {note = "kept"} : !buffer.buffer<16x64xf32, vec, valid = [16, ?]>
  %c = buffer.alloc at(%p) : !buffer.buffer<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @transfers(
// CHECK: buffer.load ins(%{{.*}}[%{{.*}}, %{{.*}}] : !ptensor.tensor<?x64xui8>) outs(%{{.*}} : !buffer.buffer<16x64xui8, vec>){{$}}
// CHECK: buffer.load ins(%{{.*}}[0, 0] : !ptensor.tensor<?x64xi8>) outs(%{{.*}} : !buffer.buffer<16x64xi8, mat, blayout = col_major, slayout = row_major>){{$}}
// CHECK: buffer.store ins(%{{.*}} : !buffer.buffer<16x64xf32, acc>) outs(%{{.*}}[%{{.*}}, 0] : !ptensor.tensor<?x64xf16>){{$}}
// CHECK: buffer.store ins(%{{.*}} : !buffer.buffer<16x64xf32, acc>) outs(%{{.*}}[0, 0] : !ptensor.tensor<?x64xf16>){{$}}
func.func @transfers(%x: !ptensor.tensor<?x64xui8>, %y: !ptensor.tensor<?x64xi8>, %z: !ptensor.tensor<?x64xf16>, %i: index,
    %a: !buffer.buffer<16x64xui8, vec>, %b: !buffer.buffer<16x64xi8, mat, blayout = col_major, slayout = row_major>, %c: !buffer.buffer<16x64xf32, acc>) {
  buffer.load ins(%x[%i, %i] : !ptensor.tensor<?x64xui8>) outs(%a : !buffer.buffer<16x64xui8, vec>)
  buffer.load ins(%y[0, 0] : !ptensor.tensor<?x64xi8>) outs(%b : !buffer.buffer<16x64xi8, mat, blayout = col_major, slayout = row_major>)
  buffer.store ins(%c : !buffer.buffer<16x64xf32, acc>) outs(%z[%i, 0] : !ptensor.tensor<?x64xf16>)
  buffer.store ins(%c : !buffer.buffer<16x64xf32, acc>) outs(%z[0, 0] : !ptensor.tensor<?x64xf16>)
  return
}

// Every route, on whatever chip.
// CHECK-LABEL: func.func @routes(
// CHECK-COUNT-2: buffer.copy
// CHECK-COUNT-4: buffer.move
func.func @routes(%v: !buffer.buffer<16x64xf32, vec, valid = [?, 64]>, %w: !buffer.buffer<16x64xf32, vec>, %m: !buffer.buffer<16x64xf32, mat>,
    %r: !buffer.buffer<16x64xf32, right, slayout = col_major>, %b: !buffer.buffer<16x64xf32, bias>, %c: !buffer.buffer<16x64xf32, acc>) {
  buffer.copy ins(%v : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>) outs(%w : !buffer.buffer<16x64xf32, vec>)
  buffer.copy ins(%m : !buffer.buffer<16x64xf32, mat>) outs(%r : !buffer.buffer<16x64xf32, right, slayout = col_major>)
  buffer.move ins(%c : !buffer.buffer<16x64xf32, acc>) outs(%m : !buffer.buffer<16x64xf32, mat>)
  buffer.move ins(%m : !buffer.buffer<16x64xf32, mat>) outs(%b : !buffer.buffer<16x64xf32, bias>)
  buffer.move ins(%w : !buffer.buffer<16x64xf32, vec>) outs(%m : !buffer.buffer<16x64xf32, mat>)
  buffer.move ins(%c : !buffer.buffer<16x64xf32, acc>) outs(%w : !buffer.buffer<16x64xf32, vec>)
  return
}
