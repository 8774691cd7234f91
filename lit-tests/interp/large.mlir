// More memory than there is for a program; without passes, which would refuse it for its chip.

!z = !ptensor.tensor<1x8xi32>

// RUN: not pypto-runner %s --entry=large --engine=interp --pipeline="" 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: 'tile.create' op expected a tile of at most 67108864 bytes, but got
func.func @large(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.create : !tile.tile<1000000x8000000xi32>
  return
}

// RUN: not pypto-runner %s --entry=vast --engine=interp --pipeline="" 2>&1 | FileCheck %s --check-prefix=VAST
// VAST: 'buffer.alloc' op expected the buffer to end within the 67108864 bytes that the interpreter keeps of vec on cpu, but got bytes 0 to 32000000000000
// VAST-NEXT: note: this is the interpreter's limit on memory
func.func @vast(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = buffer.alloc : !buffer.buffer<1000000x8000000xi32, vec>
  return
}

// Of a chip's memory space it is the chip that has no more.
// RUN: not pypto-runner %s --entry=vast --engine=interp --pipeline="attach-target{chip=a5}" 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: 'buffer.alloc' op expected the buffer to lie in the {{[0-9]+}} bytes of vec, but got bytes 0 to 32000000000000
// CHIP-NEXT: note: an address beyond the memory space wraps or faults on the device

// Nor does anything lie before the first byte of a space, whoever keeps it.
// RUN: not pypto-runner %s --entry=before --engine=interp --pipeline="" 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEFORE: 'buffer.alloc' op expected the buffer to lie in the 67108864 bytes of vec, but got bytes -32 to 0
func.func @before(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %minus = arith.constant -32 : index
  %t = buffer.alloc at(%minus) : !buffer.buffer<1x8xi32, vec>
  return
}
