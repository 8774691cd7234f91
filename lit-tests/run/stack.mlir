// Memory of the stack lives as long as its kernel, also where control flow around tiles hands it on.
// RUN: pypto-runner %s --arg true --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --arg false --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
func.func @k(%c: i1, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %w = tile.full %two : f32 -> !t
  %m = scf.if %c -> memref<4xf32> {
    %a = memref.alloca() : memref<4xf32>
    memref.store %one, %a[%c0] : memref<4xf32>
    tile.store %w, %z[0, 0] : !t, !z
    scf.yield %a : memref<4xf32>
  } else {
    %a = memref.alloca() : memref<4xf32>
    memref.store %two, %a[%c0] : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  %v = tile.adds %w, %one : f32, !t
  tile.store %v, %z[0, 0] : !t, !z
  %r = memref.load %m[%c0] : memref<4xf32>
  %t = tile.full %r : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
