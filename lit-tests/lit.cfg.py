# -*- Python -*-
#
# Configuration of the lit test suite.  lit provides `config` and `lit_config`.
#
# What it listens to, each as an environment variable:
#   MLIR_SYS_220_PREFIX  where LLVM 22 is installed
#   PYPTO_BIN_DIR        where the project's programs are (default: the release
#                        directory of cargo)
#   PTOAS                the ptoas assembler, if it is not on PATH
#   PYPTO_ROUNDTRIP      1: pypto-opt also checks that its input survives being
#                        printed and parsed again; also `-D PYPTO_ROUNDTRIP=1`

import os
import shutil
import subprocess
import sys

SUITE_DIR = os.path.dirname(os.path.abspath(__file__))
PROJECT_DIR = os.path.dirname(SUITE_DIR)

# The test format lives in a module of its own: lit's workers have to be able to
# import it by name.
sys.path.insert(0, SUITE_DIR)
from pypto_format import PyptoTest, whole_word  # noqa: E402

TARGET_DIR = os.path.join(PROJECT_DIR, os.environ.get("CARGO_TARGET_DIR") or "target")
LLVM_PREFIX = os.environ.get("MLIR_SYS_220_PREFIX") or "/usr/lib/llvm-22"
LLVM_BIN = os.path.join(LLVM_PREFIX, "bin")
BIN_DIR = os.path.abspath(
    os.environ.get("PYPTO_BIN_DIR") or os.path.join(TARGET_DIR, "release")
)
TEST_TIMEOUT = 120  # seconds


def find_llvm_tool(name):
    """The full path of a tool of LLVM 22, or None."""
    return (
        shutil.which(name, path=LLVM_BIN)
        or shutil.which(name + "-22")
        or shutil.which(name)
    )


def is_llvm_22(program):
    try:
        answer = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return "LLVM version 22." in answer.stdout


def find_ptoas():
    named = os.environ.get("PTOAS")
    return shutil.which(named) if named else shutil.which("ptoas")


def wants_roundtrip():
    value = lit_config.params.get(
        "PYPTO_ROUNDTRIP", os.environ.get("PYPTO_ROUNDTRIP", "")
    )
    return value.strip().lower() in ("1", "on", "true", "yes")


ROUNDTRIP = wants_roundtrip()

config.name = "pypto"
config.suffixes = [".mlir", ".pto", ".test"]
config.excludes = ["Inputs", "lit.cfg.py"]
config.test_source_root = SUITE_DIR
config.test_exec_root = os.path.join(
    TARGET_DIR, "lit", "roundtrip" if ROUNDTRIP else "plain"
)

# --- the project's own programs ---------------------------------------------

suffix = ".exe" if os.name == "nt" else ""
pypto_opt = os.path.join(BIN_DIR, "pypto-opt" + suffix)
if not os.path.isfile(pypto_opt):
    lit_config.fatal(
        "no pypto-opt in %s: run `make build` first, or set PYPTO_BIN_DIR" % BIN_DIR
    )

for name in ("pypto-translate", "pypto-runner", "pypto-reduce", "pypto-lsp-server", "pypto-fuzz", "pypto-generate"):
    program = os.path.join(BIN_DIR, name + suffix)
    if not os.path.isfile(program):
        lit_config.note("%s is absent; tests that call it will fail" % program)
    config.substitutions.append((whole_word(name), program))

config.substitutions.append(("%pypto_bin", BIN_DIR))
library = "libpypto.dylib" if sys.platform == "darwin" else "libpypto.so"
config.substitutions.append(("%pypto_plugin", os.path.join(BIN_DIR, library)))

# pypto-opt differs from test to test, so the test format substitutes it.
config.test_format = PyptoTest(pypto_opt, roundtrip=ROUNDTRIP)

# --- the tools of LLVM ------------------------------------------------------

for name in ("FileCheck", "split-file"):
    program = find_llvm_tool(name)
    if program is None:
        lit_config.fatal(
            "no %s in %s or on PATH; it comes with the tools package of LLVM 22"
            % (name, LLVM_BIN)
        )
    config.substitutions.append((whole_word(name), program))

# `count` is too common a word to be replaced just anywhere.
count = find_llvm_tool("count")
if count is not None:
    config.substitutions.append((r"(?<=\| )count(?= +[0-9])", count))

# lit's shell has `not` built in, which is what lets it be put in front of the
# other built-in commands too.  Only `not --crash` needs the program.
crash = find_llvm_tool("not")
if crash is not None:
    config.substitutions.append((r"""(?<![-\w./=%"'])not(?= +--crash )""", crash))

config.environment["PATH"] = os.pathsep.join(
    [LLVM_BIN, config.environment.get("PATH", "")]
)

# The shared libraries of an LLVM that the system's loader does not know.
if os.environ.get("MLIR_SYS_220_PREFIX"):
    variable = "DYLD_LIBRARY_PATH" if sys.platform == "darwin" else "LD_LIBRARY_PATH"
    config.environment[variable] = os.pathsep.join(
        filter(None, [os.environ.get(variable), os.path.join(LLVM_PREFIX, "lib")])
    )

# --- what some tests require ------------------------------------------------

absent = []

mlir_opt = find_llvm_tool("mlir-opt")
if mlir_opt is not None and is_llvm_22(mlir_opt):
    config.available_features.add("mlir-opt")
    config.substitutions.append((whole_word("mlir-opt"), mlir_opt))
else:
    absent.append("mlir-opt (the one of LLVM 22)")

ptoas = find_ptoas()
if ptoas is not None:
    config.available_features.add("ptoas")
else:
    absent.append("ptoas (set PTOAS, or put it on PATH)")
config.substitutions.append(("%ptoas", os.path.abspath(ptoas) if ptoas else "ptoas"))

python3 = shutil.which("python3")
if python3 is not None:
    config.available_features.add("python3")
    config.substitutions.append((whole_word("python3"), python3))
else:
    absent.append("python3")

cc = shutil.which(os.environ.get("CC") or "cc")
if cc is not None:
    config.available_features.add("cc")
else:
    absent.append("a C compiler")
config.substitutions.append(("%cc", cc or "cc"))

if absent:
    lit_config.note(
        "tests that require these are left out, as they are absent: "
        + ", ".join(absent)
    )

# --- a limit on the time a test may take ------------------------------------

supported, _ = lit_config.maxIndividualTestTimeIsSupported  # it takes psutil
if supported:
    # From LLVM 23 on the limit belongs to the suite, before that to lit as a whole.
    holder = config if hasattr(config, "maxIndividualTestTime") else lit_config
    if not holder.maxIndividualTestTime:
        holder.maxIndividualTestTime = TEST_TIMEOUT
