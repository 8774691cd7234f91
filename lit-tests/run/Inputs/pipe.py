"""Gives a command a pipe to write to and keeps what comes: pipe.py PIPE FILE COMMAND..."""

import os
import stat
import subprocess
import sys

pipe, kept, *command = sys.argv[1:]
os.mkfifo(pipe)
reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
subprocess.run(command, check=True)
assert stat.S_ISFIFO(os.stat(pipe).st_mode), "the pipe is gone"
with open(kept, "wb") as file:
    file.write(os.read(reader, 65536))
