// RUN: pypto-opt %s --infer-memory-space --verify-diagnostics --split-input-file

!x = !ptensor.tensor<64x64xf16>
!t = !tile.tile<64x64xf16>
func.func @uses_at_odds(%x: !x, %y: !x, %c: i1) {
  // expected-note @+1 {{no move serves both: make the tile twice}}
  %a = scf.if %c -> (!t) {
    %b = tile.load %x[0, 0] : !x -> !t
    scf.yield %b : !t
  } else {
    %b = tile.load %y[0, 0] : !x -> !t
    scf.yield %b : !t
  }
  // expected-note @+1 {{this use needs it in left}}
  %p = tile.matmul %a, %a : (!t, !t) -> !tile.tile<64x64xf32>
  // expected-error @+1 {{'tile.neg' op expected operand #0 to be in vec, but got a tile that another use needs in left}}
  %d = tile.neg %a : !t
  return
}

// -----

!t = !tile.tile<64x64xf16>
func.func @move_to_nowhere(%x: !ptensor.tensor<64x64xf16>) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<64x64xf16> -> !t
  // expected-error @+2 {{'tile.move' op expected the result of a move to have a memory space, but got '!tile.tile<64x64xf16>'}}
  // expected-note @+1 {{write where the tile is to go}}
  %b = tile.move %a : !t -> !t
  return
}

// -----

!x = !ptensor.tensor<64x64xf16>
!t = !tile.tile<64x64xf16>
func.func @vector_result_in_a_product(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  // expected-note @+1 {{no chip moves this tile from vec to left}}
  %b = tile.neg %a : !t
  // expected-error @+1 {{'tile.matmul' op expected operand #0 to be in left, but got a tile in vec}}
  %c = tile.matmul %b, %b : (!t, !t) -> !tile.tile<64x64xf32>
  return
}

// -----

!x = !ptensor.tensor<64x64xf32>
!t = !tile.tile<64x64xf32>
func.func @carried_apart(%x: !x, %p: i1, %l: index) {
  %m = tile.create : !tile.tile<64x64xf16>
  %r = scf.if %p -> !t {
    %a = tile.load %x[0, 0] : !x -> !t
    // expected-note @+1 {{this one is in vec}}
    %b = tile.neg %a : !t
    scf.yield %b : !t
  } else {
    // expected-error @+1 {{'tile.matmul' op expected a tile that is handed on together with one in vec to be there too, but got acc}}
    %c = tile.matmul %m, %m : (!tile.tile<64x64xf16>, !tile.tile<64x64xf16>) -> !t
    scf.yield %c : !t
  }
  return
}

// -----

// A fill is made in vec, whatever uses it.
!x = !ptensor.tensor<64x64xf16>
!t = !tile.tile<64x64xf16>
func.func @filled_product(%x: !x, %s: f16) {
  // expected-note @+1 {{no chip moves this tile from vec to left}}
  %a = tile.full %s : f16 -> !t
  %b = tile.load %x[0, 0] : !x -> !t
  // expected-error @+1 {{'tile.matmul' op expected operand #0 to be in left, but got a tile in vec}}
  %c = tile.matmul %a, %b : (!t, !t) -> !tile.tile<64x64xf32>
  return
}
