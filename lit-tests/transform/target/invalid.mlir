// The rules of the chips, one by one.
// RUN: pypto-opt %s --verify-target --split-input-file --verify-diagnostics

// expected-error @below {{'builtin.module' op expected the module to name its target, but got none}}
// expected-note @below {{name the chip with --attach-target="chip=a2a3" (or a5, cpu)}}
module {}

// -----

// expected-error @below {{expected pto.target_arch to be "a2a3" or "a5", but got "a7"}}
module attributes {pto.target_arch = "a7"} {}

// -----

// target_dtype: bf16 sums are a5's.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @dtype(%t: !tile.tile<16x64xbf16, vec>) {
    // expected-error @+2 {{'tile.add' op expected element type on a2a3 to be one of i16, i32, f16, f32, but got bf16}}
    // expected-note @+1 {{use an element type of this list, or compile for a chip that has this one}}
    %0 = tile.add %t, %t : !tile.tile<16x64xbf16, vec>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @dtype_cpu(%b: !buffer.buffer<16x64xbf16, vec>) {
    // expected-error @+2 {{'buffer.add' op expected element type on cpu to be one of i16, i32, f16, f32, but got bf16}}
    // expected-note @+1 {{use an element type of this list}}
    buffer.add ins(%b, %b : !buffer.buffer<16x64xbf16, vec>, !buffer.buffer<16x64xbf16, vec>) outs(%b : !buffer.buffer<16x64xbf16, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @dtype_a5(%t: !tile.tile<16x64xbf16, vec>) {
    %0 = tile.add %t, %t : !tile.tile<16x64xbf16, vec>
    return
  }
}

// -----

// target_move
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @move(%t: !tile.tile<16x64xf16, vec>, %b: !buffer.buffer<16x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>,
                  %v: !buffer.buffer<16x64xf32, vec>) {
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got vec to mat}}
    // expected-note @+1 {{from vec it moves directly to vec; other routes go through global memory}}
    %0 = tile.move %t : !tile.tile<16x64xf16, vec> -> !tile.tile<16x64xf16, mat>
    // expected-error @+2 {{'buffer.move' op expected a move that a2a3 can do, but got acc to vec}}
    // expected-note @+1 {{from acc it moves directly to mat}}
    buffer.move ins(%b : !buffer.buffer<16x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) outs(%v : !buffer.buffer<16x64xf32, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @move_a5(%t: !tile.tile<16x64xf16, vec>, %m: !tile.tile<16x64xf16, mat>) {
    %0 = tile.move %t : !tile.tile<16x64xf16, vec> -> !tile.tile<16x64xf16, mat>
    // expected-error @+2 {{'tile.move' op expected a move that a5 can do, but got mat to vec}}
    // expected-note @+1 {{from mat it moves directly to left, right, bias}}
    %1 = tile.move %m : !tile.tile<16x64xf16, mat> -> !tile.tile<16x64xf16, vec>
    return
  }
}

// -----

// target_blocks
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @blocks() {
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 8 bytes in !tile.tile<16x2xf32, vec>}}
    // expected-note @+1 {{the nearest shape is 16x8, with valid = [16, 2]}}
    %0 = tile.create : !tile.tile<16x2xf32, vec>
    %1 = tile.create : !tile.tile<8x1xf32, vec>
    // expected-error @+2 {{expected columns of a multiple of 32 bytes, but got 16 bytes in !tile.tile<4x1xf32, vec>}}
    // expected-note @+1 {{the nearest shape is 8x1, with valid = [4, 1]}}
    %2 = tile.create : !tile.tile<4x1xf32, vec>
    // expected-error @+2 {{expected whole boxes of 16x16 elements, but got !tile.tile<4x128xbf16, left>}}
    // expected-note @+1 {{the nearest shape is 16x128, with valid = [4, 128]}}
    %3 = tile.create : !tile.tile<4x128xbf16, left>
    // expected-error @+2 {{expected whole boxes of 16x16 elements, but got !tile.tile<16x100xbf16, mat>}}
    // expected-note @+1 {{the nearest shape is 16x112, with valid = [16, 100]}}
    %4 = tile.create : !tile.tile<16x100xbf16, mat>
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 16 bytes in !tile.tile<2x32xi4, vec>}}
    // expected-note @+1 {{the nearest shape is 2x64, with valid = [2, 32]}}
    %5 = tile.create : !tile.tile<2x32xi4, vec>
    return
  }
}

// -----

// target_blocks: where a plan put a tile is not what is wrong with it.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @planned_blocks() {
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 28 bytes in !tile.tile<16x7xf32, vec>}}
    // expected-note @+1 {{the nearest shape is 16x8, with valid = [16, 7]}}
    %0 = tile.create : !tile.tile<16x7xf32, vec, mem = <"b0", 0, 448, addr = 0>>
    return
  }
}

// -----

// target_capacity
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @capacity() {
    // expected-error @+2 {{'tile.create' op expected !tile.tile<256x256xf32, vec> to end within the 188416 bytes of vec on a2a3, but got 262144}}
    // expected-note @+1 {{use smaller tiles, or fewer at a time}}
    %0 = tile.create : !tile.tile<256x256xf32, vec>
    // expected-error @+2 {{to end within the 188416 bytes of vec on a2a3, but got 188448}}
    // expected-note @+1 {{use smaller tiles}}
    %1 = buffer.alloc addr = 184352 : !buffer.buffer<16x64xf32, vec>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @no_capacity() {
    %0 = tile.create : !tile.tile<256x256xf32, vec>
    return
  }
}

// -----

// target_alignment
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @alignment() {
    // expected-error @+1 {{expected the address in vec to be a multiple of 32, but got 16}}
    %0 = tile.create : !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 16>>
    // expected-error @+1 {{expected the address in acc to be a multiple of 512, but got 32}}
    %1 = buffer.alloc addr = 32 : !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
    return
  }
}

// -----

// target_layout
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @layout(%t: !tile.tile<16x1xf32, vec>) {
    // expected-error @+2 {{'tile.neg' op expected row-major tiles without boxes, but got [16, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %0 = tile.neg %t : !tile.tile<16x1xf32, vec>
    return
  }
}

// -----

// target_layout: tiles that have no space yet, too.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @unplaced(%t: !tile.tile<16x1xf32>) {
    // expected-error @+2 {{'tile.neg' op expected row-major tiles without boxes, but got [16, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %0 = tile.neg %t : !tile.tile<16x1xf32>
    return
  }
}

// -----

// target_layout: the cube core reads and writes in one order.
!l = !buffer.buffer<16x16xf16, left, slayout = row_major>
!turned = !buffer.buffer<16x16xf16, left, blayout = col_major, slayout = col_major>
!r = !buffer.buffer<16x16xf16, right, slayout = col_major>
!nz = !buffer.buffer<16x16xf16, right, blayout = col_major, slayout = row_major>
!acc = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
!zz = !buffer.buffer<16x16xf32, acc, blayout = row_major, slayout = row_major, fractal = 1024>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @boxes(%l: !l, %turned: !turned, %r: !r, %nz: !nz, %acc: !acc, %zz: !zz) {
    buffer.matmul ins(%l, %r : !l, !r) outs(%acc : !acc)
    // expected-error @+2 {{'buffer.matmul' op expected a tile in left to have blayout = col_major, slayout = row_major, fractal = 512 in a matrix product, but got blayout = col_major, slayout = col_major, fractal = 512}}
    // expected-note @+1 {{give it this layout; a tile type that names none has it by its memory space}}
    buffer.matmul ins(%turned, %r : !turned, !r) outs(%acc : !acc)
    // expected-error @+2 {{expected a tile in right to have blayout = row_major, slayout = col_major, fractal = 512 in a matrix product, but got blayout = col_major, slayout = row_major, fractal = 512}}
    // expected-note @+1 {{give it this layout}}
    buffer.matmul ins(%l, %nz : !l, !nz) outs(%acc : !acc)
    // expected-error @+2 {{expected a tile in acc to have blayout = col_major, slayout = row_major, fractal = 1024 in a matrix product, but got blayout = row_major, slayout = row_major, fractal = 1024}}
    // expected-note @+1 {{give it this layout}}
    buffer.matmul_acc ins(%l, %r : !l, !r) outs(%zz : !zz)
    return
  }
}

// -----

// target_layout: a load into Mat makes boxes by the order of its tensor.
!rows = !ptensor.tensor<16x16xf16>
!columns = !ptensor.tensor<16x16xf16, layout = dn>
!nz = !tile.tile<16x16xf16, mat>
!zn = !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major>
!row = !tile.tile<1x16xf16, mat, blayout = row_major, slayout = none_box>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @loads(%x: !rows, %y: !columns) {
    %0 = tile.load %x[0, 0] : !rows -> !nz
    %1 = tile.load %y[0, 0] : !columns -> !zn
    %2 = tile.load %x[3, 0] : !rows -> !row
    // expected-error @+2 {{'tile.load' op expected a load from a tensor by rows to give mat tiles with blayout = col_major, slayout = row_major, fractal = 512, but got blayout = row_major, slayout = col_major, fractal = 512}}
    // expected-note @+1 {{the transfer puts elements into this order and no other}}
    %3 = tile.load %x[0, 0] : !rows -> !zn
    // expected-error @+2 {{expected a load from a tensor by columns to give mat tiles with blayout = row_major, slayout = col_major, fractal = 512, but got blayout = col_major, slayout = row_major, fractal = 512}}
    // expected-note @+1 {{the transfer puts elements into this order and no other}}
    %4 = tile.load %y[0, 0] : !columns -> !nz
    return
  }
}

// -----

// target_layout, of broadcasts and reductions
!by_columns = !tile.tile<16x16xf32, vec, blayout = col_major>
!vector = !tile.tile<16x1xf32, vec>
!matrix = !tile.tile<16x16xf32, vec>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @reduced_by_columns() {
    %0 = tile.create : !by_columns
    // expected-error @+2 {{'tile.row_sum' op expected a tile in vec to have blayout = row_major, slayout = none_box, fractal = 512 in this op, but got blayout = col_major}}
    // expected-note @+1 {{give it this layout; a tile type that names none has it by its memory space}}
    %1 = tile.row_sum %0, %0 : (!by_columns, !by_columns) -> !vector
    %2 = tile.create : !matrix
    %3 = tile.row_sum %2, %2 : (!matrix, !matrix) -> !vector
    %4 = tile.row_expand_add %2, %3 : (!matrix, !vector) -> !matrix
    // expected-error @+2 {{'tile.row_expand_add' op expected a tile in vec to have blayout = row_major}}
    // expected-note @+1 {{give it this layout}}
    %5 = tile.row_expand_add %0, %3 : (!by_columns, !vector) -> !by_columns
    return
  }
}

// -----

// target_reach
module attributes {pypto.target = #pypto.target<a5>} {
  module {
    func.func @inner() {
      // expected-error @+2 {{'tile.create' op expected tiles and buffers to stand in a func.func of the module, but got one inside another op}}
      // expected-note @+1 {{passes work on the functions of one module: lower inner modules on their own}}
      %0 = tile.create : !tile.tile<16x64xf32, vec>
      return
    }
  }
}

// -----

// target_core
!t = !tile.tile<16x16xf32, vec>
!left = !tile.tile<16x16xf16, left>
!right = !tile.tile<16x16xf16, right>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @vector_core(%t: !t, %l: !left, %r: !right) attributes {pypto.kind = #pypto.kind<aiv>} {
    %0 = tile.neg %t : !t
    %1 = tile.get_block_idx
    // expected-error @+2 {{'tile.matmul' op expected to stand in a kernel of kind aic, but got one of kind aiv}}
    // expected-note @+1 {{each core has a kernel of its own; hand values over through global memory}}
    %2 = tile.matmul %l, %r : (!left, !right) -> !tile.tile<16x16xf32, acc>
    return
  }
  func.func @cube_core(%t: !t, %l: !left, %r: !right) attributes {pypto.kind = #pypto.kind<aic>} {
    %0 = tile.matmul %l, %r : (!left, !right) -> !tile.tile<16x16xf32, acc>
    // expected-error @+2 {{'tile.neg' op expected to stand in a kernel of kind aiv, but got one of kind aic}}
    // expected-note @+1 {{each core has a kernel of its own}}
    %1 = tile.neg %t : !t
    return
  }
  func.func @either(%t: !t, %l: !left, %r: !right) attributes {pypto.kind = #pypto.kind<in_core>} {
    %0 = tile.matmul %l, %r : (!left, !right) -> !tile.tile<16x16xf32, acc>
    %1 = tile.neg %t : !t
    return
  }
}

// -----

// target_product
!left = !tile.tile<16x4096xf16, left>
!right = !tile.tile<4096x16xf16, right>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @product(%l: !left, %r: !right) {
    // expected-error @+1 {{'tile.matmul' op expected valid extents of a matrix product between 1 and 4095, but got 4096}}
    %0 = tile.matmul %l, %r : (!left, !right) -> !tile.tile<16x16xf32, acc>
    return
  }
}

// -----

// target_direction
!t = !tile.tile<16x64xf32, vec>
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @direction(%in: !x, %out: !x {pypto.dir = #pypto.dir<out>}, %both: !x {pypto.dir = #pypto.dir<inout>}) {
    %0 = tile.load %in[0, 0] : !x -> !t
    %1 = tile.load %both[0, 0] : !x -> !t
    tile.store %0, %out[0, 0] : !t, !x
    tile.store %1, %both[0, 0] : !t, !x
    // expected-error @+2 {{'tile.load' op expected a tensor that is read to be an in or inout argument, but got argument 1, which is out}}
    // expected-note @+1 {{if that is meant, the pypto.dir of argument 1 is inout}}
    %2 = tile.load %out[0, 0] : !x -> !t
    // expected-error @+2 {{'tile.store' op expected a tensor that is written to be an out or inout argument, but got argument 0, which is in}}
    // expected-note @+1 {{if that is meant, the pypto.dir of argument 0 is out (inout if it is read as well)}}
    tile.store %2, %in[0, 0] : !t, !x
    return
  }
}

// -----

// target_window: constants are seen through.
!t = !tile.tile<16x64xf32, vec>
!x = !ptensor.tensor<64x64xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @window(%x: !x {pypto.dir = #pypto.dir<inout>}, %r: index) {
    %minus = arith.constant -8 : index
    %c56 = arith.constant 56 : index
    // expected-error @+1 {{'tile.load' op expected offset 0 to be at least 0, but got -8}}
    %0 = tile.load %x[%minus, 0] : !x -> !t
    // expected-error @+2 {{'tile.store' op expected the window to end within the 64 valid elements of dimension 0, but got 56 + 16}}
    // expected-note @+1 {{give the tile a smaller valid region}}
    tile.store %0, %x[%c56, 0] : !t, !x
    %1 = tile.load %x[%r, 0] : !x -> !t
    return
  }
}

// -----

// target_written: directly, through moves, and what is computed from it.
!t = !tile.tile<16x64xf32, vec>
!x = !ptensor.tensor<16x64xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @unwritten(%f: f32, %x: !x {pypto.dir = #pypto.dir<out>}, %y: !x {pypto.dir = #pypto.dir<out>}) {
    // expected-note @+1 {{created here and written by nobody: tiles are values, so store the result of the op that computes it}}
    %0 = tile.create : !t
    // expected-error @+1 {{'tile.store' op expected a tile that something has written, but got one without contents}}
    tile.store %0, %x[0, 0] : !t, !x
    %1 = tile.move %0 : !t -> !t
    %2 = tile.move %1 : !t -> !t
    // expected-error @+1 {{'tile.store' op expected a tile that something has written, but got one without contents}}
    tile.store %2, %y[0, 0] : !t, !x
    %3 = tile.exp %2 : !t
    %4 = tile.full %f : f32 -> !t
    %5 = tile.add %4, %3 : !t
    // expected-error @+1 {{'tile.store' op expected a tile that something has written, but got one without contents}}
    tile.store %5, %y[0, 0] : !t, !x
    return
  }
}

// -----

// target_written: scratch, what a loop or a branch may have written, and what is empty, are no matter.
!t = !tile.tile<16x64xf32, vec>
!c = !tile.tile<16x1xf32, vec>
!e = !tile.tile<16x64xf32, vec, valid = [0, 64]>
!x = !ptensor.tensor<16x64xf32>
!v = !ptensor.tensor<16x1xf32>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @written(%x: !x {pypto.dir = #pypto.dir<inout>}, %v: !v {pypto.dir = #pypto.dir<out>}, %yes: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tile.load %x[0, 0] : !x -> !t
    %scratch = tile.create : !t
    %sum = tile.row_sum %a, %scratch : (!t, !t) -> !c
    tile.store %sum, %v[0, 0] : !c, !v
    %start = tile.create : !t
    %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%t = %start) -> (!t) {
      %n = tile.add %a, %a : !t
      scf.yield %n : !t
    }
    tile.store %last, %x[0, 0] : !t, !x
    %chosen = scf.if %yes -> (!t) {
      scf.yield %a : !t
    } else {
      scf.yield %start : !t
    }
    tile.store %chosen, %x[0, 0] : !t, !x
    %nothing = tile.create : !e
    tile.store %nothing, %x[0, 0] : !e, !x
    return
  }
}

// -----

// target_element: once for each type, and not again at the product.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @element(%x: !ptensor.tensor<16x32xf8E4M3FN>, %y: !ptensor.tensor<32x16xf8E4M3FN>) {
    // expected-error @+2 {{'tile.load' op expected element type on a2a3 to be one of i1, i4, i8, i16, i32, i64, f16, bf16, f32, but got f8E4M3FN}}
    // expected-note @+1 {{f8E4M3FN is an element type of a5: compile for it}}
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x32xf8E4M3FN> -> !tile.tile<16x32xf8E4M3FN>
    // expected-error @+2 {{'tile.load' op expected element type on a2a3 to be one of}}
    // expected-note @+1 {{f8E4M3FN is an element type of a5: compile for it}}
    %b = tile.load %y[0, 0] : !ptensor.tensor<32x16xf8E4M3FN> -> !tile.tile<32x16xf8E4M3FN>
    %c = tile.load %y[0, 0] : !ptensor.tensor<32x16xf8E4M3FN> -> !tile.tile<32x16xf8E4M3FN>
    %d = tile.matmul %a, %b : (!tile.tile<16x32xf8E4M3FN>, !tile.tile<32x16xf8E4M3FN>) -> !tile.tile<16x16xf32>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @element_cpu() {
    // expected-error @+2 {{'buffer.alloc' op expected element type on cpu to be one of}}
    // expected-note @+1 {{f8E5M2 is an element type of a5: compile for it}}
    %b = buffer.alloc : !buffer.buffer<16x32xf8E5M2, vec>
    return
  }
}

// -----

module attributes {pto.target_arch = "a2a3"} {
  func.func @element_pto() {
    // expected-error @+2 {{'pto.alloc_tile' op expected element type on a2a3 to be one of}}
    // expected-note @+1 {{f8E5M2 is an element type of a5: compile for it}}
    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf8E5M2>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @element_a5(%x: !ptensor.tensor<16x32xf8E4M3FN>) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x32xf8E4M3FN> -> !tile.tile<16x32xf8E4M3FN, mat>
    return
  }
}

// -----

// Rows of 32 bytes and boxes of 16x32 elements, as for i8.
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @float8_blocks() {
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 16 bytes in !tile.tile<16x16xf8E4M3FN, vec>}}
    // expected-note @+1 {{the nearest shape is 16x32, with valid = [16, 16]}}
    %0 = tile.create : !tile.tile<16x16xf8E4M3FN, vec>
    // expected-error @+2 {{expected whole boxes of 16x32 elements, but got !tile.tile<16x16xf8E5M2, left>}}
    // expected-note @+1 {{the nearest shape is 16x32, with valid = [16, 16]}}
    %1 = tile.create : !tile.tile<16x16xf8E5M2, left>
    // expected-error @+2 {{expected whole boxes of 32x16 elements, but got !tile.tile<16x16xf8E5M2, right>}}
    // expected-note @+1 {{the nearest shape is 32x16, with valid = [16, 16]}}
    %2 = tile.create : !tile.tile<16x16xf8E5M2, right>
    return
  }
}

// -----

// target_scalar
module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @+2 {{expected scalars to be of a type that cores and C compute with, but got f8E4M3FN}}
  // expected-note @+1 {{f8E4M3FN is an element type only: take a tensor of one element, or a wider float}}
  func.func @scalar_argument(%s: f8E4M3FN) {
    return
  }
  func.func @scalar() {
    // expected-error @+2 {{'arith.constant' op expected scalars to be of a type that cores and C compute with, but got f8E5M2}}
    // expected-note @+1 {{f8E5M2 is an element type only}}
    %s = arith.constant 1.0 : f8E5M2
    return
  }
}
