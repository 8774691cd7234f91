"""Runs a command several times; what it prints is always what a file holds.

    again.py TIMES FILE COMMAND...
"""

import pathlib
import subprocess
import sys

times, expected, command = int(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
wanted = expected.read_bytes()
for i in range(times):
    if subprocess.run(command, check=True, capture_output=True).stdout != wanted:
        sys.exit(f"expected run {i} of {command} to print what {expected} holds")
