"""A kernel of 200 ops, the last but one with an element type that the chip does not have."""

print("!x = !ptensor.tensor<16x64xf32>\n!t = !tile.tile<16x64xf32>\n!b = !tile.tile<16x64xbf16>")
print("func.func @kernel(%x: !x {pypto.dir = #pypto.dir<inout>}) {")
print("  %t0 = tile.load %x[0, 0] : !x -> !t")
for i in range(1, 198):
    print(f"  %t{i} = tile.neg %t{i - 1} : !t")
print("  %b = tile.create : !b\n  %e = tile.add %b, %b : !b")
print("  tile.store %t197, %x[0, 0] : !t, !x\n  return\n}")
