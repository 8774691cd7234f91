#!/usr/bin/env python3
"""Feeds spoilt inputs to the library for a while, and says what was found.

Each target gets an equal part of the time. Where a nightly compiler and cargo-fuzz are installed, coverage guides
the inputs; elsewhere the same targets get seeded mutations of the lit suite. Failures are left under target/fuzz.
The exit status is 0 only when nothing failed.
"""

import argparse
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET_DIR = ROOT / (os.environ.get("CARGO_TARGET_DIR") or "target")
BIN_DIR = pathlib.Path(os.environ.get("PYPTO_BIN_DIR") or TARGET_DIR / "release")
FOUND = TARGET_DIR / "fuzz"
TARGETS = ("text", "bytecode", "options")
LIMIT = 10  # seconds that one input may take
OVERDUE = -1000  # of a command that did not stop; no exit status


def has_cargo_fuzz():
    """Whether `cargo +nightly fuzz` can run here."""
    cargo = shutil.which("cargo")
    if cargo is None:
        return False
    answer = subprocess.run(
        [cargo, "+nightly", "fuzz", "--version"], cwd=ROOT, capture_output=True, check=False
    )
    return answer.returncode == 0


def build_guided():
    """Whether cargo fuzz builds its targets. Upstream's libraries are not instrumented: a sanitizer would see little."""
    return run(["cargo", "+nightly", "fuzz", "build", "--sanitizer=none"]) == 0


def guided(target, seconds):
    """Feeds a target with coverage as the guide; what stops it is judged as all that the other way finds."""
    corpus = FOUND / "corpus" / target
    artifacts = FOUND / "artifacts" / target
    artifacts.mkdir(parents=True, exist_ok=True)
    fuzzer = [str(BIN_DIR / "pypto-fuzz"), target]
    if run([*fuzzer, "--write-corpus", str(corpus)]) != 0:
        return 1
    # The fuzzer that catches a crash inside of an allocation may wait for itself for ever.
    status = run(["cargo", "+nightly", "fuzz", "run", "--sanitizer=none", target, str(corpus), "--",
                  f"-max_total_time={seconds}", f"-timeout={LIMIT}", f"-artifact_prefix={artifacts}/", "-verbosity=0",
                  "-fork=1", "-ignore_crashes=1", "-ignore_timeouts=1", "-ignore_ooms=1", "-rss_limit_mb=4096"],
                 limit=seconds + 6 * LIMIT)
    stops = any(artifacts.iterdir())
    judged = run([*fuzzer, "--judge", str(artifacts), "--limit", str(LIMIT), "--found", str(FOUND)])
    return judged if stops else status  # what it stopped at may be upstream's


def seeded(target, seconds):
    """Feeds a target with mutations of the lit suite."""
    return run([str(BIN_DIR / "pypto-fuzz"), target, "--time", str(seconds), "--limit", str(LIMIT),
                "--found", str(FOUND)])


def generated(program, seconds):
    """Random programs in batches until the time is up; the exit status of the first batch that failed, or 0. A batch is
    large enough for everything that must occur."""
    end, seed = time.monotonic() + seconds, int(time.time())
    while time.monotonic() < end:
        status = run([str(program), "--count", "1000", "--seed", str(seed)])
        if status != 0:
            return status
        seed += 1000
    return 0


def run(command, limit=None):
    """How a command ends; one that is overdue is ended, with all that it has started."""
    print("$ " + shlex.join(command), flush=True)
    with subprocess.Popen(command, cwd=ROOT, start_new_session=limit is not None) as process:
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            print(f"ended: it did not stop within {limit} seconds", flush=True)
            os.killpg(process.pid, signal.SIGKILL)
            return OVERDUE


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--time", type=int, default=600, metavar="SECONDS", help="all together (default: 600)")
    parser.add_argument("--seeded", action="store_true", help="do not use cargo-fuzz, even if it is there")
    arguments = parser.parse_args()

    generator = BIN_DIR / "pypto-generate"
    works = list(TARGETS) + (["generate"] if generator.is_file() else [])
    seconds = max(1, arguments.time // len(works))
    guide = not arguments.seeded and has_cargo_fuzz()
    print("inputs: " + ("cargo fuzz, guided by coverage" if guide else "seeded mutations of the lit suite"
          " (no nightly compiler with cargo-fuzz)"), flush=True)

    if guide and not build_guided():
        return 1
    failed = []
    for work in works:
        if work == "generate":
            status = generated(generator, seconds)
        else:
            status = (guided if guide else seeded)(work, seconds)
        if status != 0:
            failed.append(work)
    print("\n--- Summary ---")
    for work in works:
        print(f"{work}: {'FAILED, see above' if work in failed else 'no failures'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
