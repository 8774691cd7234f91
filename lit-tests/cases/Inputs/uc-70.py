"""64 kernels with the same names inside, each a little different."""

print("!x = !ptensor.tensor<64x64xf32>")
for i in range(64):
    rows = 8 * (1 + i % 8)
    print(f"!t{i} = !tile.tile<{rows}x64xf32>")
    print(f"func.func @kernel_{i}(%x: !x, %z: !x {{pypto.dir = #pypto.dir<out>}}, %n: index) {{")
    print("  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index")
    print(f"  %a = tile.load %x[0, 0] : !x -> !t{i}\n  %b = tile.exp %a : !t{i}")
    print(f"  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %b) -> !t{i} {{")
    for k in range(i % 5):
        print(f"    %v{k} = tile.add %a, %b : !t{i}\n    tile.store %v{k}, %z[0, 0] : !t{i}, !x")
    print(f"    %next = tile.add %acc, %a : !t{i}\n    scf.yield %next : !t{i}\n  }}")
    print(f"  tile.store %r, %z[0, 0] : !t{i}, !x\n  return\n}}")
