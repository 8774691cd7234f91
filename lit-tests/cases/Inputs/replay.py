"""Feeds every dump of a pipeline back into the tool, with the passes that are left.

    replay.py TOOL INPUT PIPELINE DIRECTORY
"""

import pathlib
import re
import shutil
import subprocess
import sys


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True)


def top_level(passes):
    """The passes of a module's list, without those nested in them."""
    depth, start, found = 0, 0, []
    for at, character in enumerate(passes):
        depth += (character in "({") - (character in ")}")
        if character == "," and depth == 0:
            found.append(passes[start:at].strip())
            start = at + 1
    return found + [passes[start:].strip()]


tool, source, pipeline, directory = sys.argv[1:]
directory = pathlib.Path(directory)
shutil.rmtree(directory, ignore_errors=True)

dumped = run(
    tool, source, f"--{pipeline}", "--dump-pass-pipeline", "--mlir-disable-threading",
    "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", f"--mlir-print-ir-tree-dir={directory}",
)
passes = top_level(re.search(r"builtin\.module\((.*)\)", dumped.stderr, re.DOTALL).group(1))

# What follows the module's passes, in the order in which they ran.
dumps = sorted(directory.glob("*/*.mlir"), key=lambda path: int(path.name.split("_")[0]))
if len(dumps) != len(passes):
    sys.exit(f"expected a dump of each of {len(passes)} passes, but got {[str(path) for path in dumps]}")
for done, dump in enumerate(dumps, 1):
    left = f"--pass-pipeline=builtin.module({','.join(passes[done:])})"
    again = run(tool, dump, left).stdout
    if again != dumped.stdout:
        sys.exit(f"expected {dump} to end in the same text with {left}, but got\n{again}")
