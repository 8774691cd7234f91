// Small numbers keep their digits in e to the power a - 1 and in the logarithm of 1 + a, and half precision rounds once.
// RUN: pypto-runner %s --entry powers --arg 1e-9 --expect '[1e-9, 1e-9]' --rtol 1e-6
// RUN: pypto-runner %s --entry powers --arg 1e-4 --expect '[1.00005e-4, 9.9995e-5]' --rtol 1e-6
// RUN: pypto-runner %s --entry powers --arg 3 --expect '[19.085537, 1.3862944]' --rtol 1e-6
// RUN: pypto-runner %s --entry powers --arg inf --expect '[inf, inf]'
// RUN: pypto-runner %s --entry powers --arg -100 --expect '[-1, nan]'
// RUN: pypto-runner %s --entry root --chip a5 --arg 1e-7 --expect '[3168, 3168]'
// RUN: pypto-runner %s --entry root --chip a5 --arg 1e-7 --expect '[3168, 3168]' --engine interp
!z = !ptensor.tensor<1x2xf32>
!t = !tile.tile<1x8xf32, vec, valid = [1, 1]>
func.func @powers(%a: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %p = math.expm1 %a : f32
  %l = math.log1p %a : f32
  %s = tile.full %p : f32 -> !t
  tile.store %s, %z[0, 0] : !t, !z
  %u = tile.full %l : f32 -> !t
  tile.store %u, %z[0, 1] : !t, !z
  return
}

func.func @root(%a: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %b = arith.truncf %a : f32 to bf16
  %r = math.rsqrt %b : bf16
  %w = arith.extf %r : bf16 to f32
  %s = tile.full %w : f32 -> !t
  tile.store %s, %z[0, 0] : !t, !z
  tile.store %s, %z[0, 1] : !t, !z
  return
}
