"""Writes a .npy file: npy.py FILE DESCRIPTOR SHAPE FORMAT VALUES..., all as Python's struct spells them."""

import ast
import struct
import sys

path, descriptor, shape, code, *values = sys.argv[1:]
shape = ast.literal_eval(shape)
header = "{'descr': '%s', 'fortran_order': False, 'shape': %r, }" % (descriptor, shape)
header += " " * (-(len(header) + 11) % 64) + "\n"
numbers = [ast.literal_eval(value) for value in values]
with open(path, "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
    file.write(struct.pack("%s%d%s" % (descriptor[0].replace("|", "<"), len(numbers), code), *numbers))
