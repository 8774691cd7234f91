// Every version of MLIR's bytecode keeps programs of ours; a version that there is not is an error.
// RUN: pypto-opt %s -o %t.text
// RUN: pypto-opt %s --emit-bytecode --emit-bytecode-version=6 | pypto-opt | diff %t.text -
// RUN: pypto-opt %s --emit-bytecode --emit-bytecode-version=5 | pypto-opt | diff %t.text -
// RUN: pypto-opt %s --emit-bytecode --emit-bytecode-version=1 | pypto-opt | diff %t.text -
// RUN: not pypto-opt %s --emit-bytecode --emit-bytecode-version=7 -o %t.bc 2>&1 | FileCheck %s
// A piece of a file is an error with a text, not a crash.
// RUN: pypto-opt %s --emit-bytecode -o %t.whole
// RUN: head -c 200 %t.whole > %t.cut
// RUN: not pypto-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT

// CHECK: error: unsupported version requested 7, must be in range [0, 6]
// CUT: error:
!t = !tile.tile<16x64xf32, vec, valid = [5, 64], mem = <"b0", 0, 4096, addr = 64>>
func.func @kernel(%t: !t, %b: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %p: !pto.tile_buf<vec, 16x64xf32, valid=?x64>) {
  %0 = tile.add %t, %t : !t
  %c = buffer.alloc addr = 64 : !buffer.buffer<16x64xf32, vec>
  buffer.exp ins(%c : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}
