// The scratch of a row reduction has at least the source's shape; less would silently give wrong numbers on the chip.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!t = !tile.tile<16x64xf32, vec>
func.func @small(%a: !t, %tmp: !tile.tile<16x1xf32, vec>) {
  // expected-error @+1 {{'tile.row_max' op expected the shape of tmp to be at least [16, 64], that of source, but got [16, 1]}}
  %0 = tile.row_max %a, %tmp : (!t, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// -----

!t = !tile.tile<16x64xf32, vec>
!large = !tile.tile<16x128xf32, vec>
func.func @enough(%a: !t, %same: !t, %large: !large) {
  %0 = tile.row_max %a, %same : (!t, !t) -> !tile.tile<16x1xf32, vec>
  %1 = tile.row_max %a, %large : (!t, !large) -> !tile.tile<16x1xf32, vec>
  return
}
