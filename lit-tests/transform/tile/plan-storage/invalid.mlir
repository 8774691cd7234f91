// RUN: pypto-opt %s --plan-storage --verify-diagnostics --split-input-file

!x = !ptensor.tensor<64x64xf32>
func.func @unplaced(%x: !x) {
  // expected-error @+2 {{'tile.load' op expected a tile to have a memory space, but got '!tile.tile<16x64xf32>'}}
  // expected-note @+1 {{run --infer-memory-space first}}
  %a = tile.load %x[0, 0] : !x -> !tile.tile<16x64xf32>
  return
}

// -----

!x = !ptensor.tensor<64x64xf32>
func.func @dynamic_valid(%x: !x) {
  // expected-error @+1 {{'tile.load' op expected a tile to have static valid extents, but got '!tile.tile<16x64xf32, vec, valid = [?, 64]>'}}
  %a = tile.load %x[0, 0] : !x -> !tile.tile<16x64xf32, vec, valid = [?, 64]>
  return
}

// -----

!x = !ptensor.tensor<64x64xf32>
func.func @half_planned(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !tile.tile<16x64xf32, vec>
  // expected-error @+2 {{'tile.load' op expected all tiles of 'half_planned' to have no storage yet, since some have none, but got '!tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>'}}
  // expected-note @+1 {{plan all tiles of a function or none}}
  %b = tile.load %x[0, 0] : !x -> !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
  return
}

// -----

!acc = !tile.tile<16x16xf32, acc>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
func.func @accumulator_needed_later(%l: index, %y: !ptensor.tensor<16x16xf32>) {
  %a = tile.create : !l
  %b = tile.create : !r
  %c = tile.matmul %a, %b : (!l, !r) -> !acc
  // expected-error @+1 {{'tile.matmul_acc' op expected the storage of this acc tile to be free to be taken over, but got a tile that is still needed, and no move copies acc to acc}}
  %d = tile.matmul_acc %c, %a, %b : (!acc, !l, !r) -> !acc
  // expected-note @+1 {{it is needed here}}
  tile.store %c, %y[0, 0] : !acc, !ptensor.tensor<16x16xf32>
  return
}

// -----

!acc = !tile.tile<16x16xf32, acc>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
func.func @accumulators_swapped(%n: index, %y: !ptensor.tensor<16x16xf32>) {
  %a = tile.create : !l
  %b = tile.create : !r
  %c = tile.matmul %a, %b : (!l, !r) -> !acc
  %d = tile.matmul %a, %b : (!l, !r) -> !acc
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %c, %q = %d) -> (!acc, !acc) {
    // expected-error @+2 {{'scf.yield' op expected the storage of this acc tile to be free}}
    // expected-note @+1 {{it is needed here}}
    scf.yield %q, %p : !acc, !acc
  }
  return
}

// -----

// The Vec memory of a2a3 has 188416 bytes.
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @full(%x: !ptensor.tensor<128x256xf32>) {
    // expected-note @+1 {{131072 bytes are in use by this tile}}
    %a = tile.load %x[0, 0] : !ptensor.tensor<128x256xf32> -> !tile.tile<128x256xf32, vec>
    // expected-error @+1 {{'tile.neg' op expected the vec tiles that are needed at once to fit into 188416 bytes, but got a tile of 131072 bytes beside 131072 bytes in use}}
    %b = tile.neg %a : !tile.tile<128x256xf32, vec>
    return
  }
}

// -----

!acc = !tile.tile<16x16xf32, acc>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
func.func @accumulators_selected(%c: i1, %y: !ptensor.tensor<16x16xf32>) {
  %a = tile.create : !l
  %b = tile.create : !r
  %p = tile.matmul %a, %b : (!l, !r) -> !acc
  %q = tile.matmul %a, %b : (!l, !r) -> !acc
  // expected-error @+2 {{'arith.select' op expected the acc tiles to choose from to be free to share storage, but got a tile that is needed beside the other, and no move copies acc to acc}}
  // expected-note @+1 {{write an scf.if that makes the tile in each arm, so that only one of them is ever there}}
  %s = arith.select %c, %p, %q : !acc
  tile.store %s, %y[0, 0] : !acc, !ptensor.tensor<16x16xf32>
  return
}
