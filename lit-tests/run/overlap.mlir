// Buffers at one address are the same bytes, so a plan that lets live buffers overlap gives a wrong number: the
// second load is what the first store writes, and the last load overwrites half of the one before.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]' --arg '[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160]' \
// RUN:   --expect '[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160]' --expect '[9, 10, 11, 12, 13, 14, 15, 16, 90, 100, 110, 120, 130, 140, 150, 160]'

// The interpreter knows whose bytes it reads.
// RUN: not pypto-runner %s --engine=interp --level=buffer --arg iota --arg iota 2>&1 | FileCheck %s
// RUN: not pypto-runner %s --engine=interp --level=pto --arg iota --arg iota 2>&1 | FileCheck %s --check-prefix=PTO
// CHECK: overlap.mlir:[[#@LINE+12]]:3: error: 'buffer.store' op expected element [0, 0] at byte 64 of vec to be written last through the buffer that is read, but got bytes of another one at the same place
// CHECK-NEXT: overlap.mlir:[[#@LINE+10]]:3: note: they were written here
// PTO: error: 'pto.tstore' op expected element [0, 0] at byte 64 of vec to be written last

!b = !buffer.buffer<1x16xf32, vec>
!t = !ptensor.tensor<1x16xf32>
func.func @overlap(%x: !t, %y: !t, %first: !t {pypto.dir = #pypto.dir<out>}, %second: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 64 : !b
  %b = buffer.alloc addr = 64 : !b
  %c = buffer.alloc addr = 32 : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.load ins(%y[0, 0] : !t) outs(%b : !b)
  buffer.store ins(%a : !b) outs(%first[0, 0] : !t)
  buffer.load ins(%y[0, 0] : !t) outs(%a : !b)
  buffer.load ins(%x[0, 0] : !t) outs(%c : !b)
  buffer.store ins(%a : !b) outs(%second[0, 0] : !t)
  return
}
