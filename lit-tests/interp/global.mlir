// Global memory: windows lie in their tensors, at every layer.
// RUN: not pypto-runner %s --entry=load --arg iota --arg 5 --engine=interp --level=tile 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: not pypto-runner %s --entry=load --arg iota --arg 5 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=BUFFER
// RUN: not pypto-runner %s --entry=load --arg iota --arg 5 --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=PTO
// RUN: not pypto-runner %s --entry=load --arg iota --arg=-1 --engine=interp 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: pypto-runner %s --entry=load --arg iota --arg 4 --engine=interp --expect '[4, 5, 6, 7, 8, 9, 10, 11]'
// TILE: global.mlir:[[#@LINE+10]]:8: error: 'tile.load' op expected the window to lie in 0 to 12 along dimension 1, but got 5 to 13
// BUFFER: 'buffer.load' op expected the window to lie in 0 to 12 along dimension 1, but got 5 to 13
// PTO: 'pto.partition_view' op expected the window to lie in 0 to 12 along dimension 1, but got 5 to 13
// NEGATIVE: 'tile.load' op expected the window to lie in 0 to 12 along dimension 1, but got -1 to 7

!x = !ptensor.tensor<1x12xf32>
!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
func.func @load(%x: !x, %j: index, %z: !z {pypto.dir = #pypto.dir<out>}) {

  %a = tile.load %x[0, %j] : !x -> !t
  tile.store %a, %z[0, 0] : !t, !z
  return
}

// Only the part of a tensor that is valid may be read.
// RUN: not pypto-runner %s --entry=valid --arg iota --arg 2 --engine=interp 2>&1 | FileCheck %s --check-prefix=VALID
// VALID: 'tile.load' op expected the window to lie in 0 to 9 along dimension 1, but got 2 to 10
!v = !ptensor.tensor<1x12xf32, valid = [1, 9]>
func.func @valid(%x: !v, %j: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, %j] : !v -> !t
  tile.store %a, %z[0, 0] : !t, !z
  return
}

// RUN: not pypto-runner %s --entry=store --arg iota --arg 1 --engine=interp --level=tile 2>&1 | FileCheck %s --check-prefix=STORE
// RUN: not pypto-runner %s --entry=store --arg iota --arg 1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=STORE-BUFFER
// STORE: 'tile.store' op expected the window to lie in 0 to 8 along dimension 1, but got 1 to 9
// STORE-BUFFER: 'buffer.store' op expected the window to lie in 0 to 8 along dimension 1, but got 1 to 9
func.func @store(%x: !z, %j: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !z -> !t
  tile.store %a, %z[0, %j] : !t, !z
  return
}
