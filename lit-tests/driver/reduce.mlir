// A program that a2a3 refuses becomes the few ops that it refuses; what is left verifies, and is refused still.
// ROUNDTRIP: skip (pypto-opt stands in arguments here)
// RUN: pypto-reduce %s --reduction-tree='test=%S/Inputs/refused-on-a2a3.sh test-arg=%pypto_bin/pypto-opt' -o %t.mlir 2> %t.err
// RUN: FileCheck %s --input-file=%t.mlir --implicit-check-not=muli --implicit-check-not=tile.exp --implicit-check-not=tile.sqrt --implicit-check-not=tile.store
// RUN: pypto-opt %t.mlir -o /dev/null
// RUN: not pypto-opt %t.mlir --pypto-a2a3 2>&1 | FileCheck %s --check-prefix=STILL
// A program that the test is not interested in is an error, and that is said.
// RUN: not pypto-reduce %t.mlir --reduction-tree='test=/bin/true' -o %t.same 2>&1 | FileCheck %s --check-prefix=BORING
// RUN: not ls %t.same
// Passes of ours and of upstream reduce as well.
// RUN: pypto-reduce %s --opt-reduction-pass='opt-pass=canonicalize test=%S/Inputs/refused-on-a2a3.sh test-arg=%pypto_bin/pypto-opt' | FileCheck %s --check-prefix=PASS
// RUN: pypto-reduce %s --opt-reduction-pass='opt-pass=infer-memory-space test=%S/Inputs/refused-on-a2a3.sh test-arg=%pypto_bin/pypto-opt' -o /dev/null

// CHECK: func.func @refused
// CHECK-COUNT-2: tile.load %arg0
// CHECK: tile.add %{{.*}}, %{{.*}} : !tile.tile<16x64xbf16>
// CHECK: return
// STILL: error: 'tile.add' op expected element type on a2a3 to be one of i16, i32, f16, f32, but got bf16
// BORING: error: nothing was reduced; a test says by exit status 1 that a program is of interest, and must say so of the whole program

!x = !ptensor.tensor<64x64xbf16>
!t = !tile.tile<16x64xbf16>
func.func @other(%x: !x {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.load %x[0, 0] : !x -> !t
  tile.store %0, %x[16, 0] : !t, !x
  return
}
// PASS: func.func @refused
// PASS-NOT: muli
func.func @refused(%x: !x, %f: !ptensor.tensor<16x64xf32>, %z: !x {pypto.dir = #pypto.dir<out>}, %g: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<out>}) {
  %two = arith.constant 2 : index
  %unused = arith.muli %two, %two : index
  %0 = tile.load %x[0, 0] : !x -> !t
  %1 = tile.load %f[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>
  %2 = tile.exp %1 : !tile.tile<16x64xf32>
  %3 = tile.sqrt %2 : !tile.tile<16x64xf32>
  %4 = tile.load %x[16, 0] : !x -> !t
  %5 = tile.add %0, %4 : !t
  %6 = tile.add %3, %1 : !tile.tile<16x64xf32>
  tile.store %6, %g[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>
  tile.store %5, %z[0, 0] : !t, !x
  return
}
