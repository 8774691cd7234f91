// Tensors whose elements do not lie side by side take arrays like all others: by columns, and with rows or
// columns that are longer than what they hold. What lies in the gaps is nobody's.
// RUN: pypto-runner %s --arg iota --arg iota --expect '[0, 2, 4, 6, 8, 10]' --expect '[0, 2, 4, 6, 8, 10]'
// RUN: pypto-runner %s --arg iota --arg iota --expect '[0, 2, 4, 6, 8, 10]' --expect '[0, 2, 4, 6, 8, 10]' --engine interp
// RUN: pypto-runner %s --arg iota --arg iota --expect '[0, 2, 4, 6, 8, 10]' --expect '[0, 2, 4, 6, 8, 10]' --engine interp --level buffer
// RUN: pypto-runner %s --arg iota --arg iota --expect '[0, 2, 4, 6, 8, 10]' --expect '[0, 2, 4, 6, 8, 10]' --engine interp --level pto
// RUN: pypto-runner --check %s
!t = !tile.tile<2x8xf32, valid = [2, 3]>
!columns = !ptensor.tensor<2x3xf32, layout = dn>
!long_rows = !ptensor.tensor<2x3xf32, strides = [5, 1]>
!long_columns = !ptensor.tensor<2x3xf32, layout = dn, strides = [1, 4]>
!rows = !ptensor.tensor<2x3xf32>

func.func @turn(%x: !columns, %y: !long_rows, %z: !long_columns {pypto.dir = #pypto.dir<out>},
                %w: !rows {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !columns -> !t
  %b = tile.load %y[0, 0] : !long_rows -> !t
  %c = tile.add %a, %b : !t
  tile.store %c, %z[0, 0] : !t, !long_columns
  tile.store %c, %w[0, 0] : !t, !rows
  return
}

pypto_check.case @check_turn {
  %x = pypto_check.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = pypto_check.constant dense<[[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]]> : tensor<2x3xf32>
  %z = pypto_check.constant dense<0.0> : tensor<2x3xf32>
  %r:2 = pypto_check.launch @turn(%x, %y, %z, %z) writes [2, 3] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %w = pypto_check.constant dense<[[11.0, 22.0, 33.0], [44.0, 55.0, 66.0]]> : tensor<2x3xf32>
  pypto_check.expect_eq %r#0, %w : tensor<2x3xf32>
  pypto_check.expect_eq %r#1, %w : tensor<2x3xf32>
}
