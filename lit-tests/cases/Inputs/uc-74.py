"""Kernels on tiles of one width, run natively and in the interpreter at every layer.

    uc-74.py RUNNER WIDTH

Rows of `x` are summed, taken from the row, and scaled by column; a product of matrices has the width inside and
outside. All numbers are small integers, so that every result is exact.
"""

import subprocess
import sys

RUNNER, WIDTH = sys.argv[1], int(sys.argv[2])
ROWS = 16
X = [[(3 * r + c) % 7 for c in range(WIDTH)] for r in range(ROWS)]
Y = [[(r + 2 * c) % 5 for c in range(ROWS)] for r in range(WIDTH)]

ROW_KERNEL = f"""
!x = !ptensor.tensor<{ROWS}x{WIDTH}xf32>
!t = !tile.tile<{ROWS}x{WIDTH}xf32>
func.func @rows(%x: !x, %z: !x {{pypto.dir = #pypto.dir<out>}}) {{
  %a = tile.load %x[0, 0] : !x -> !t
  %v = tile.load %x[1, 0] : !x -> !tile.tile<1x{WIDTH}xf32>
  %scratch = tile.create : !t
  %sum = tile.row_sum %a, %scratch : (!t, !t) -> !tile.tile<{ROWS}x1xf32>
  %b = tile.row_expand_sub %a, %sum : (!t, !tile.tile<{ROWS}x1xf32>) -> !t
  %c = tile.col_expand_mul %b, %v : (!t, !tile.tile<1x{WIDTH}xf32>) -> !t
  %d = tile.add %c, %a : !t
  tile.store %d, %z[0, 0] : !t, !x
  return
}}
"""


def padded(size, block):
    return (size + block - 1) // block * block


def tile(rows, columns, element, space):
    """A tile of whole boxes in which rows x columns elements are valid."""
    box = f"{padded(rows, 16)}x{padded(columns, 16)}x{element}, {space}"
    return f"!tile.tile<{box}, valid = [{rows}, {columns}]>" if (rows % 16 or columns % 16) else f"!tile.tile<{box}>"


MATMUL_KERNEL = f"""
!x = !ptensor.tensor<{ROWS}x{WIDTH}xf16>
!y = !ptensor.tensor<{WIDTH}x{ROWS}xf16>
!small = !ptensor.tensor<{ROWS}x{ROWS}xf32>
!large = !ptensor.tensor<{WIDTH}x{WIDTH}xf32>
func.func @product(%x: !x, %y: !y, %small: !small {{pypto.dir = #pypto.dir<out>}}, %large: !large {{pypto.dir = #pypto.dir<out>}}) {{
  %a = tile.load %x[0, 0] : !x -> {tile(ROWS, WIDTH, "f16", "mat")}
  %b = tile.load %y[0, 0] : !y -> {tile(WIDTH, ROWS, "f16", "mat")}
  %la = tile.move %a : {tile(ROWS, WIDTH, "f16", "mat")} -> {tile(ROWS, WIDTH, "f16", "left")}
  %rb = tile.move %b : {tile(WIDTH, ROWS, "f16", "mat")} -> {tile(WIDTH, ROWS, "f16", "right")}
  %0 = tile.matmul %la, %rb : ({tile(ROWS, WIDTH, "f16", "left")}, {tile(WIDTH, ROWS, "f16", "right")}) -> {tile(ROWS, ROWS, "f32", "acc")}
  tile.store %0, %small[0, 0] : {tile(ROWS, ROWS, "f32", "acc")}, !small
  %lb = tile.move %b : {tile(WIDTH, ROWS, "f16", "mat")} -> {tile(WIDTH, ROWS, "f16", "left")}
  %ra = tile.move %a : {tile(ROWS, WIDTH, "f16", "mat")} -> {tile(ROWS, WIDTH, "f16", "right")}
  %1 = tile.matmul %lb, %ra : ({tile(WIDTH, ROWS, "f16", "left")}, {tile(ROWS, WIDTH, "f16", "right")}) -> {tile(WIDTH, WIDTH, "f32", "acc")}
  tile.store %1, %large[0, 0] : {tile(WIDTH, WIDTH, "f32", "acc")}, !large
  return
}}
"""


def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def rows():
    return [[(a - sum(row)) * v + a for a, v in zip(row, X[1])] for row in X]


def text(matrix):
    return "[" + ", ".join(str(value) for row in matrix for value in row) + "]"


def run(kernel, given, wanted):
    data = [word for matrix in given for word in ("--arg", text(matrix))]
    data += [word for matrix in wanted for word in ("--expect", text(matrix))]
    ways = [[], ["--pipeline=pypto-cpu{planner=ptoas}"]]
    ways += [["--engine=interp", f"--level={level}"] for level in ("tile", "buffer", "pto")]
    for way in ways:
        done = subprocess.run([RUNNER, "-", *data, *way], input=kernel, text=True, capture_output=True)
        if done.returncode != 0:
            sys.exit(f"width {WIDTH}, {' '.join(way) or 'native'}:\n{done.stdout}{done.stderr}")


run(ROW_KERNEL, [X], [rows()])
run(MATMUL_KERNEL, [X, Y], [product(X, Y), product(Y, X)])
