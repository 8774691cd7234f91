// Input from a file, `-` or nothing, as text or bytecode; output to a file or `-`.
// RUN: pypto-opt %s -o %t.text
// RUN: pypto-opt - < %s | diff %t.text -
// RUN: pypto-opt < %s | diff %t.text -
// RUN: pypto-opt %s -o - | diff %t.text -
// RUN: pypto-opt %s --emit-bytecode -o %t.bc
// RUN: pypto-opt %t.bc | diff %t.text -
// RUN: pypto-opt < %t.bc | diff %t.text -
// RUN: pypto-translate %S/../../examples/kernels/softmax.mlir --to-pto --pipeline=pypto-a5 -o %t.pto
// RUN: pypto-translate --to-pto --pipeline=pypto-a5 < %S/../../examples/kernels/softmax.mlir | diff %t.pto -
// RUN: pypto-translate - --to-pto --pipeline=pypto-a5 -o - < %S/../../examples/kernels/softmax.mlir | diff %t.pto -
// Errors that nobody can be told end a tool as others do.
// RUN: sh -c '%pypto_bin/pypto-runner %t.none 2> /dev/full; test $? -eq 1'
// RUN: sh -c '%pypto_bin/pypto-translate --to-pto %t.none 2> /dev/full; test $? -eq 1'
// RUN: sh -c '%pypto_bin/pypto-generate --test %t.none 2> /dev/full; test $? -eq 2'
// Errors go to stderr, IR to stdout.
// RUN: pypto-opt %s 2>&1 >%t.text | count 0
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --verify-target 2>/dev/null | count 0

func.func @streams(%t: !tile.tile<16x64xbf16, vec>) -> !tile.tile<16x64xbf16, vec> {
  %0 = tile.add %t, %t : !tile.tile<16x64xbf16, vec>
  return %0 : !tile.tile<16x64xbf16, vec>
}
