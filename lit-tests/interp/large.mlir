// More memory than there is for a program; without passes, which would refuse it for its chip.

!z = !ptensor.tensor<1x8xi32>

// RUN: not pypto-runner %s --entry=large --engine=interp --pipeline="" 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: 'tile.create' op expected a tile of at most 67108864 bytes, but got
func.func @large(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = tile.create : !tile.tile<1000000x8000000xi32>
  return
}

// RUN: not pypto-runner %s --entry=vast --engine=interp --pipeline="" 2>&1 | FileCheck %s --check-prefix=VAST
// VAST: 'buffer.alloc' op expected the buffer to lie in the 67108864 bytes of vec, but got bytes 0 to 32000000000000
func.func @vast(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %t = buffer.alloc : !buffer.buffer<1000000x8000000xi32, vec>
  return
}
