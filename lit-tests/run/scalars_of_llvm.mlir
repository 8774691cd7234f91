// Scalar ops of which LLVM's own form gives another number, or leaves it open, give the same in both engines.
// The integers lie just beyond the middle between two numbers of bf16; in f32, or in f64, they would lie in it.
// RUN: pypto-runner %s --entry signed --arg 16842753 --arg 4629700416936869889 --expect '[16908288, 4647714815446351872]'
// RUN: pypto-runner %s --entry signed --arg 16842753 --arg 4629700416936869889 --expect '[16908288, 4647714815446351872]' --engine interp
// RUN: pypto-runner %s --entry signed --arg -16842753 --arg -4629700416936869889 --expect '[-16908288, -4647714815446351872]'
// RUN: pypto-runner %s --entry signed --arg -16842753 --arg -4629700416936869889 --expect '[-16908288, -4647714815446351872]' --engine interp
// RUN: pypto-runner %s --entry signed --arg 3 --arg 9007199254740993 --expect '[3, 9007199254740992]'
// RUN: pypto-runner %s --entry unsigned --arg -1 --arg -9187343239835811839 --expect '[4294967296, 9295429630892703744]'
// RUN: pypto-runner %s --entry unsigned --arg -1 --arg -9187343239835811839 --expect '[4294967296, 9295429630892703744]' --engine interp
// RUN: pypto-runner %s --entry unsigned --arg 5 --arg 7 --expect '[5, 7]'
// One over a zero tells its sign.
// RUN: pypto-runner %s --entry numbers --arg -0.0 --arg 0.0 --expect '[inf, -inf]'
// RUN: pypto-runner %s --entry numbers --arg 0.0 --arg -0.0 --expect '[inf, -inf]'
// RUN: pypto-runner %s --entry numbers --arg 0.0 --arg -0.0 --expect '[inf, -inf]' --engine interp
// RUN: pypto-runner %s --entry numbers --arg nan --arg 2 --expect '[0.5, 0.5]'
// RUN: pypto-runner %s --entry numbers --arg 4 --arg nan --expect '[0.25, 0.25]' --engine interp

!z = !ptensor.tensor<1x2xf32>
!t = !tile.tile<1x8xf32, vec, valid = [1, 1]>
func.func @signed(%i: i32, %l: i64, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.sitofp %i : i32 to bf16
  %b = arith.sitofp %l : i64 to bf16
  %u = arith.extf %a : bf16 to f32
  %v = arith.extf %b : bf16 to f32
  %first = tile.full %u : f32 -> !t
  tile.store %first, %z[0, 0] : !t, !z
  %second = tile.full %v : f32 -> !t
  tile.store %second, %z[0, 1] : !t, !z
  return
}

func.func @unsigned(%i: i32, %l: i64, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.uitofp %i : i32 to bf16
  %b = arith.uitofp %l : i64 to bf16
  %u = arith.extf %a : bf16 to f32
  %v = arith.extf %b : bf16 to f32
  %first = tile.full %u : f32 -> !t
  tile.store %first, %z[0, 0] : !t, !z
  %second = tile.full %v : f32 -> !t
  tile.store %second, %z[0, 1] : !t, !z
  return
}

func.func @numbers(%a: f32, %b: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1.0 : f32
  %larger = arith.maxnumf %a, %b : f32
  %smaller = arith.minnumf %a, %b : f32
  %u = arith.divf %one, %larger : f32
  %v = arith.divf %one, %smaller : f32
  %first = tile.full %u : f32 -> !t
  tile.store %first, %z[0, 0] : !t, !z
  %second = tile.full %v : f32 -> !t
  tile.store %second, %z[0, 1] : !t, !z
  return
}
