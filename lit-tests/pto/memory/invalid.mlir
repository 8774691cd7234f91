// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @shape_count(%p: !pto.ptr<f32>, %n: index) {
  // expected-error @below {{'pto.make_tensor_view' op expected the number of shape operands to be 2, the rank of the view, but got 1}}
  %v = pto.make_tensor_view %p, shape = [%n], strides = [%n, %n] : !pto.tensor_view<?x?xf32>
  return
}

// -----

func.func @stride_count(%p: !pto.ptr<f32>, %n: index) {
  // expected-error @below {{'pto.make_tensor_view' op expected the number of stride operands to be 2, the rank of the view, but got 3}}
  %v = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %n, %n] : !pto.tensor_view<?x?xf32>
  return
}

// -----

func.func @pointee(%p: !pto.ptr<f16>, %n: index) {
  // expected-error @below {{'pto.make_tensor_view' op failed to verify that the pointer points at the view's elements}}
  %v = "pto.make_tensor_view"(%p, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<f16>, index, index) -> !pto.tensor_view<?xf32>
  return
}

// -----

func.func @offset_count(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  // expected-error @below {{'pto.partition_view' op expected the number of offsets to be 2, the rank of the view, but got 1}}
  %w = pto.partition_view %v, offsets = [%n], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  return
}

// -----

func.func @size_count(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  // expected-error @below {{'pto.partition_view' op expected the number of sizes to be 2, the rank of the view, but got 0}}
  %w = pto.partition_view %v, offsets = [%n, %n], sizes = [] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  return
}

// -----

func.func @window_rank(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  // expected-error @below {{'pto.partition_view' op expected the rank of result to be 2 as in source, but got 1}}
  %w = pto.partition_view %v, offsets = [%n, %n], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64xf32>
  return
}

// -----

func.func @window_element(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  // expected-error @below {{'pto.partition_view' op expected the element type of result to be f32 as in source, but got f16}}
  %w = pto.partition_view %v, offsets = [%n, %n], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf16>
  return
}

// -----

func.func @window_size(%v: !pto.tensor_view<?x32xf32>, %n: index) {
  // expected-error @below {{'pto.partition_view' op expected the window to be at most [?, 32], but got [16, 64]}}
  %w = pto.partition_view %v, offsets = [%n, %n], sizes = [%n, %n] : !pto.tensor_view<?x32xf32> -> !pto.partition_tensor_view<16x64xf32>
  return
}

// -----

func.func @row_missing() {
  // expected-error @below {{'pto.alloc_tile' op expected valid_row to be given, but got none where the type says ?}}
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
  return
}

// -----

func.func @column_of_static(%n: index) {
  // expected-error @below {{'pto.alloc_tile' op expected no valid_col, but got one where the type says 64}}
  %t = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
  return
}

// -----

!w = !pto.partition_tensor_view<16x64xf32>
!t = !pto.tile_buf<left, 16x64xf32>
func.func @load_space(%w: !w, %t: !t) {
  // expected-error @below {{'pto.tload' op expected the memory space of dst to be vec or mat, but got left}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  pto.tload ins(%w : !w) outs(%t : !t)
  return
}

// -----

!w = !pto.partition_tensor_view<16x64xf16>
!t = !pto.tile_buf<vec, 16x64xf32>
func.func @load_element(%w: !w, %t: !t) {
  // expected-error @below {{'pto.tload' op expected the element type of src to be f32 as in dst, but got f16}}
  pto.tload ins(%w : !w) outs(%t : !t)
  return
}

// -----

!w = !pto.partition_tensor_view<16x64xf32>
!t = !pto.tile_buf<mat, 16x64xf32>
func.func @store_space(%w: !w, %t: !t) {
  // expected-error @below {{'pto.tstore' op expected the memory space of src to be vec or acc, but got mat}}
  // expected-note @below {{no move leads there from mat; to vec one leads from acc (a5 only)}}
  pto.tstore ins(%t : !t) outs(%w : !w)
  return
}

// -----

!w = !pto.partition_tensor_view<16x64xf16>
!t = !pto.tile_buf<vec, 16x64xf32>
func.func @store_element(%w: !w, %t: !t) {
  // expected-error @below {{'pto.tstore' op expected the element type of dst to be f32 as in src, but got f16}}
  pto.tstore ins(%t : !t) outs(%w : !w)
  return
}

// -----

!a = !pto.tile_buf<mat, 16x64xf16>
!b = !pto.tile_buf<vec, 16x64xf16>
func.func @move_route(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tmov' op expected the route from mat to be to left, right or bias, but got vec}}
  // expected-note @below {{no chip has this route; go through global memory}}
  pto.tmov ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !pto.tile_buf<mat, 16x64xf16>
!b = !pto.tile_buf<left, 16x64xbf16>
func.func @move_element(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tmov' op expected the element type of dst to be f16 as in src, but got bf16}}
  pto.tmov ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !pto.tile_buf<mat, 16x64xf16>
!b = !pto.tile_buf<left, 16x32xf16>
func.func @move_shape(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tmov' op expected the shape of dst to be [16, 64] as in src, but got [16, 32]}}
  pto.tmov ins(%a : !a) outs(%b : !b)
  return
}

// -----

!c = !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>
!w = !pto.partition_tensor_view<16x64xf8E4M3FN>
func.func @store_as_float8(%c: !c, %w: !w) {
  // expected-error @below {{'pto.tstore' op expected the element type of dst to be f32, f16 or bf16, but got f8E4M3FN}}
  // expected-note @below {{an accumulator of f32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  pto.tstore ins(%c : !c) outs(%w : !w)
  return
}
