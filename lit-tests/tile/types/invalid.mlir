// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected the element type to be i1, i4, i8, i16, i32 or i64 of any sign, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got f64}}
func.func private @f64(!tile.tile<16x64xf64, vec>)

// -----

// expected-error @below {{of any sign, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got index}}
func.func private @index(!tile.tile<16x64xindex, vec>)

// -----

// expected-error @below {{but got none}}
func.func private @none(!tile.tile<16x64xnone, vec>)

// -----

// expected-error @below {{but got tuple<i32>}}
func.func private @tuple(!tile.tile<16x64xtuple<i32>, vec>)

// -----

// expected-error @below {{but got i24}}
func.func private @odd_width(!tile.tile<16x64xi24, vec>)

// -----

// expected-error @below {{expected the rank to be at least 1, but got 0}}
func.func private @rank_0(!tile.tile<f32, vec>)

// -----

// expected-error @below {{expected dimension 1 of the shape to be positive, but got 0}}
func.func private @empty(!tile.tile<16x0xf32, vec>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be positive, but got -4}}
func.func private @negative(!tile.tile<[-4, 16], f32, vec>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be an integer or an expression over symbols, but got ?; extents that vary at run time belong into valid}}
func.func private @unknown(!tile.tile<?x16xf32, vec>)

// -----

// expected-error @below {{expected the size to be below 2^63 bits, but got [4611686018427387904, 4] elements of f32}}
func.func private @too_large(!tile.tile<4611686018427387904x4xf32, vec>)

// -----

// expected-error @below {{expected the rank of valid to be 2, but got 1}}
func.func private @valid_rank(!tile.tile<16x64xf32, vec, valid = [16]>)

// -----

// expected-error @below {{expected dimension 0 of valid to be between 0 and 16, but got 17}}
func.func private @valid_above(!tile.tile<16x64xf32, vec, valid = [17, 64]>)

// -----

// expected-error @below {{expected dimension 1 of valid to be between 0 and 64, but got -1}}
func.func private @valid_negative(!tile.tile<16x64xf32, vec, valid = [16, -1]>)

// -----

// expected-error @below {{expected dimension 1 of valid to be between 0 and n, but got -1}}
func.func private @valid_negative_of_symbol(!tile.tile<[16, n], f32, vec, valid = [16, -1]>)

// -----

// expected-error @below {{expected fractal to be 32, 512 or 1024, but got 64}}
func.func private @fractal(!tile.tile<16x64xf32, acc, fractal = 64>)

// -----

// expected-error @below {{expected compact to be null outside left, right and acc, but got normal in mat}}
func.func private @compact(!tile.tile<16x64xf16, mat, compact = normal>)

// -----

// expected-error @below {{expected mem to be on a tile with a memory space, but got none; write vec, mat, left, right, acc or bias}}
func.func private @mem_without_space(!tile.tile<16x64xf32, mem = <"b0", 0, 4096>>)

// -----

// expected-error @below {{expected the allocation's name to be printable text, but got ""}}
func.func private @mem_name(!tile.tile<16x64xf32, vec, mem = <"", 0, 4096>>)

// -----

// expected-error @below {{expected the allocation's name to be printable text, but got "b\n"}}
func.func private @mem_name_control(!tile.tile<16x64xf32, vec, mem = <"b\0A", 0, 4096>>)

// -----

// expected-error @below {{expected the allocation's name to be printable text, but got}}
func.func private @mem_name_bytes(!tile.tile<16x64xf32, vec, mem = <"\FF", 0, 4096>>)

// -----

// expected-error @below {{expected the offset to be at least 0, but got -32}}
func.func private @mem_offset(!tile.tile<16x64xf32, vec, mem = <"b0", -32, 4096>>)

// -----

// expected-error @below {{expected the size to be positive, but got 0}}
func.func private @mem_size(!tile.tile<16x64xf32, vec, mem = <"b0", 0, 0>>)

// -----

// expected-error @below {{expected addr to be at least 0, but got -2}}
func.func private @mem_address(!tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = -2>>)

// -----

// expected-error @below {{expected the window to end below 2^63, but got 4096 bytes from 9223372036854775807 on}}
func.func private @mem_end(!tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 9223372036854775807>>)

// -----

// The storage holds the tile: all bytes behind the offset.
// expected-error @below {{expected the size in mem to be at least 32, the bytes of the tile, but got 1}}
func.func private @mem_too_small(!tile.tile<1x8xf32, vec, mem = <"b", 0, 1, addr = 0>>)

// -----

// expected-error @below {{expected the size in mem to be at least 512, the bytes of the tile, but got 511}}
func.func private @mem_of_boxes(!tile.tile<16x16xf16, left, mem = <"b", 1024, 511>>)

// -----

// expected-error @below {{expected the size in mem to be at least 5, the bytes of the tile, but got 4}}
func.func private @mem_of_bits(!tile.tile<3x3xi4, vec, mem = <"b", 0, 4>>)

// -----

// expected-error @below {{integer value too large}}
func.func private @mem_offset_wide(!tile.tile<16x64xf32, vec, mem = <"b0", 9223372036854775808, 4096>>)

// -----

// expected-error @below {{integer value too large}}
func.func private @mem_size_wide(!tile.tile<16x64xf32, vec, mem = <"b0", 0, 9223372036854775808>>)

// -----

// expected-error @below {{integer value too large}}
func.func private @mem_address_wide(!tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 9223372036854775808>>)

// -----

// expected-error @below {{expected fractal to be 32, 512 or 1024, but got -512}}
func.func private @fractal_negative(!tile.tile<16x64xf32, vec, fractal = -512>)

// -----

// expected-error @below {{expected each key once, but 'pad' is here again}}
func.func private @repeated(!tile.tile<16x64xf32, vec, pad = zero, pad = max>)

// -----

// expected-error @below {{expected a memory space (vec, mat, left, right, acc, bias) or one of valid, blayout, slayout, fractal, pad, compact, mem, each once, but got 'ub'}}
func.func private @space(!tile.tile<16x64xf32, ub>)

// -----

// The other floats of one byte are none of ours.
// expected-error @below {{of any sign, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got f8E4M3}}
func.func private @float8(!tile.tile<16x32xf8E4M3, vec>)
