// Flags of scalar ops stay while there are tiles or buffers, and end with them: in kernels, whatever is inside them, and
// in functions that nothing converts.
// RUN: pypto-opt %s --infer-memory-space --lower-tile-to-buffer | FileCheck %s --check-prefix=BUFFER
// RUN: pypto-opt %s --pypto-a5 | FileCheck %s --implicit-check-not='{{fastmath|overflow|exact}}'
// RUN: pypto-opt %s --pypto-a2a3 | FileCheck %s --implicit-check-not='{{fastmath|overflow|exact}}'
// RUN: pypto-opt %s --attach-target=chip=cpu --infer-memory-space --lower-tile-to-buffer --lower-buffer-to-loops \
// RUN:   | FileCheck %s --implicit-check-not='{{fastmath|overflow|exact}}'
// RUN: pypto-opt %s --pypto-cpu | FileCheck %s --check-prefix=LLVM --implicit-check-not='{{fastmath|exact}}'

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
// BUFFER-LABEL: func.func @kernel
// BUFFER: arith.mulf {{.*}} fastmath<fast>
// BUFFER: arith.shli {{.*}} overflow<nsw, nuw>
// BUFFER: arith.divsi {{.*}} exact
// CHECK-LABEL: func.func @kernel
// LLVM-LABEL: llvm.func @kernel
func.func @kernel(%a: f32, %n: i32, %h: f16, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : i32
  // CHECK: scf.for
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%s = %a) -> f32 : i32 {
    // CHECK: arith.mulf
    %b = arith.mulf %s, %a fastmath<fast> : f32
    %w = arith.extf %h fastmath<contract> : f16 to f32
    %x = arith.truncf %b fastmath<nnan> : f32 to f16
    %y = arith.extf %x : f16 to f32
    %d = arith.addf %w, %y : f32
    // CHECK: math.sqrt
    %c = math.sqrt %d fastmath<afn> {mine} : f32
    scf.yield %c : f32
  }
  %0 = arith.shli %n, %c1 overflow<nsw, nuw> : i32
  %1 = arith.divsi %0, %n exact : i32
  %2 = arith.trunci %1 overflow<nuw> : i32 to i16
  %3 = arith.extsi %2 : i16 to i32
  %4 = arith.sitofp %3 : i32 to f32
  // CHECK: arith.cmpf
  %5 = arith.cmpf olt, %4, %r fastmath<ninf> : f32
  %6 = arith.select %5, %4, %r : f32
  %t = tile.full %6 : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

// CHECK-LABEL: func.func @helper
// LLVM-LABEL: llvm.func @helper
func.func @helper(%a: f32, %n: i32) -> (f32, i32) {
  // CHECK: arith.mulf
  %0 = arith.mulf %a, %a fastmath<fast> : f32
  // CHECK: arith.muli
  // LLVM: llvm.mul %{{[^ ]+}}, %{{[^ ]+}} : i32
  %1 = arith.muli %n, %n overflow<nsw> : i32
  return %0, %1 : f32, i32
}
