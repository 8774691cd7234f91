// What the assembler would refuse, or turn into something else without a word.
// RUN: split-file %s %t
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/math.mlir 2>&1 | FileCheck %s --check-prefix=MATH
// MATH: math.mlir:3:8: error: 'math.sqrt' op expected scalar ops of arith, but got math.sqrt: the assembler reads none of math
// MATH-NEXT: note: compute it on a tile, or pass it to the kernel as an argument
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/ceildivui.mlir 2>&1 | FileCheck %s --check-prefix=CEILDIVUI
// CEILDIVUI: ceildivui.mlir:3:8: error: 'arith.ceildivui' op expected a division that the assembler has, but got arith.ceildivui, which it does with a sign
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/infinite.mlir 2>&1 | FileCheck %s --check-prefix=INFINITE
// INFINITE: infinite.mlir:3:8: error: 'arith.constant' op expected a finite constant, but got -inf, for which the assembler writes no valid C++
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/name.mlir 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: name.mlir:2:1: error: 'func.func' op expected a name that a C++ function can have, but got 'signed'
// RUN: sed 's/@signed/@"a b"/' %t/name.mlir | not pypto-translate --to-pto --pipeline=pypto-a2a3 2>&1 | FileCheck %s --check-prefix=LETTERS
// LETTERS: error: 'func.func' op expected a name that a C++ function can have, but got 'a b'
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/while.mlir 2>&1 | FileCheck %s --check-prefix=WHILE
// WHILE: while.mlir:9:7: error: 'scf.if' op expected the first region of a scf.while inside a loop to hold no control flow, but got scf.if
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/columns.mlir 2>&1 | FileCheck %s --check-prefix=COLUMNS
// COLUMNS: columns.mlir:2:23: error: 'pto.make_tensor_view' op expected the columns of a tensor in layout dn to lie 8 elements apart, as many as it has rows, but got 16
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/scratch.mlir 2>&1 | FileCheck %s --check-prefix=SCRATCH
// SCRATCH: scratch.mlir:8:8: error: 'pto.trowmin' op expected the valid region of tmp to be [8, 5] as in src, but got [8, 8]
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/cast.mlir 2>&1 | FileCheck %s --check-prefix=CAST
// CAST: cast.mlir:5:8: error: 'arith.sitofp' op expected to widen what is no result of integer arithmetic, but got one of arith.subi
// CAST-NEXT: note: the assembler's C++ would lose the sign: widen the operands, and compute in the wider type
// RUN: sed 's/subi %%n, %%m : index/addi %%p, %%p : i1/; s/index_cast %%d : index/extui %%d : i1/; s/%%m: index/%%p: i1/' %t/cast.mlir | not pypto-translate --to-pto --pipeline=pypto-a2a3 2>&1 | FileCheck %s --check-prefix=CARRY
// CARRY: error: 'arith.extui' op expected to widen what is no result of integer arithmetic, but got one of arith.addi
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/rounding.mlir 2>&1 | FileCheck %s --check-prefix=ROUNDING
// ROUNDING: rounding.mlir:3:8: error: 'arith.truncf' op expected no rounding mode, but got one, which the assembler passes over
// RUN: not pypto-translate --to-pto --pipeline=pypto-a2a3 %t/wide.mlir 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE: wide.mlir:3:8: error: 'arith.extsi' op expected types of pto, integers and floats of at most 64 bits, and index only, but got 'i128', which the assembler does not read
// RUN: not pypto-translate --to-pto %t/circle.mlir 2>&1 | FileCheck %s --check-prefix=CIRCLE
// CIRCLE: circle.mlir:8:5: error: 'cf.br' op expected ops of pto, func, scf and arith only
// RUN: pypto-translate --to-pto --pipeline=pypto-a2a3 %t/sound.mlir | FileCheck %s --check-prefix=SOUND
// SOUND-COUNT-2: arith.sitofp
// SOUND: arith.uitofp
// SOUND: pto.trowsum

//--- math.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @k(%s: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %r = math.sqrt %s : f32
  %t = tile.full %r : f32 -> !tile.tile<1x8xf32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
  return
}
//--- ceildivui.mlir
!z = !ptensor.tensor<1x8xi32>
func.func @k(%s: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %r = arith.ceildivui %s, %s : i32
  %t = tile.full %r : i32 -> !tile.tile<1x8xi32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xi32>, !z
  return
}
//--- infinite.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @k(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %r = arith.constant 0xFF800000 : f32
  %t = tile.full %r : f32 -> !tile.tile<1x8xf32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
  return
}
//--- name.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @signed(%s: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.full %s : f32 -> !tile.tile<1x8xf32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
  return
}
//--- while.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @k(%n: index, %p: i1, %s: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tile.full %s : f32 -> !tile.tile<1x8xf32>
  scf.for %k = %c0 to %c2 step %c1 {
    %i = scf.while (%a = %c0) : (index) -> index {
      scf.if %p {
        tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
      }
      %c = arith.cmpi slt, %a, %n : index
      scf.condition(%c) %a : index
    } do {
    ^bb0(%a: index):
      %b = arith.addi %a, %c1 : index
      scf.yield %b : index
    }
  }
  return
}
//--- columns.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @k(%s: f32, %x: !ptensor.tensor<8x8xf32, layout = dn, strides = [1, 16]>, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<8x8xf32, layout = dn, strides = [1, 16]> -> !tile.tile<1x8xf32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
  return
}
//--- scratch.mlir
!z = !ptensor.tensor<8x1xf32>
!x = !ptensor.tensor<8x8xf32>
!t = !tile.tile<8x8xf32, vec, valid = [8, 5]>
!c = !tile.tile<8x1xf32, vec>
func.func @k(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !x -> !t
  %s = tile.create : !tile.tile<8x8xf32, vec>
  %r = tile.row_min %t, %s : (!t, !tile.tile<8x8xf32, vec>) -> !c
  tile.store %r, %z[0, 0] : !c, !z
  return
}
//--- cast.mlir
!z = !ptensor.tensor<1x8xf32>
func.func @k(%n: index, %m: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %d = arith.subi %n, %m : index
  %i = arith.index_cast %d : index to i32
  %r = arith.sitofp %i : i32 to f32
  %t = tile.full %r : f32 -> !tile.tile<1x8xf32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xf32>, !z
  return
}
//--- rounding.mlir
!z = !ptensor.tensor<1x16xf16>
func.func @k(%s: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %r = arith.truncf %s upward : f32 to f16
  %t = tile.full %r : f16 -> !tile.tile<1x16xf16>
  tile.store %t, %z[0, 0] : !tile.tile<1x16xf16>, !z
  return
}
//--- wide.mlir
!z = !ptensor.tensor<1x8xi32>
func.func @k(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.extsi %n : i32 to i128
  %b = arith.trunci %a : i128 to i32
  %t = tile.full %b : i32 -> !tile.tile<1x8xi32>
  tile.store %t, %z[0, 0] : !tile.tile<1x8xi32>, !z
  return
}
//--- circle.mlir
module attributes {pto.target_arch = "a3"} {
  func.func @k() {
    return
  ^bb1:
    %a = arith.index_cast %b : i32 to index
    %b = arith.index_cast %a : index to i32
    %c = arith.extsi %b : i32 to i64
    cf.br ^bb1
  }
}
//--- sound.mlir
!z = !ptensor.tensor<8x1xf32>
!x = !ptensor.tensor<8x8xf32>
!t = !tile.tile<8x8xf32, vec, valid = [8, 5]>
!c = !tile.tile<8x1xf32, vec>
func.func @k(%n: i32, %m: i32, %p: i1, %q: i1, %x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.sitofp %n : i32 to f32
  %b = arith.sitofp %m : i32 to f32
  %both = arith.andi %p, %q : i1
  %one = arith.uitofp %both : i1 to f32
  %c = arith.mulf %b, %one : f32
  %d = arith.subf %a, %c : f32
  %t = tile.load %x[0, 0] : !x -> !t
  %u = tile.muls %t, %d : f32, !t
  %s = tile.create : !tile.tile<8x8xf32, vec>
  %r = tile.row_sum %u, %s : (!t, !tile.tile<8x8xf32, vec>) -> !c
  tile.store %r, %z[0, 0] : !c, !z
  return
}
