#!/usr/bin/env python3
"""Runs all tests of the project and adds them up.

Three steps: the cargo tests, the lit suite, and the lit suite with round trips.
All of them run, whatever the earlier ones said.  The last line is always

    N passed, N failed

and the exit status is 0 only when nothing failed.  Needs nothing but Python 3.
"""

import argparse
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

SUITE_DIR = os.path.dirname(os.path.abspath(__file__))
PROJECT_DIR = os.path.dirname(SUITE_DIR)
TARGET_DIR = os.path.join(PROJECT_DIR, os.environ.get("CARGO_TARGET_DIR") or "target")
LLVM_PREFIX = os.environ.get("MLIR_SYS_220_PREFIX") or "/usr/lib/llvm-22"

ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Step:
    """What one of the steps found."""

    def __init__(self, title):
        self.title = title
        self.passed = 0
        self.failed = 0
        self.failures = []  # names, or what went wrong
        self.skipped = []  # (name, reason)
        self.expected_failures = []  # names
        self.without_roundtrip = []  # (name, reason)

    def fail(self, what):
        self.failed += 1
        self.failures.append(what)


def stream(command):
    """Runs a command, passing on and yielding its output line by line; the
    generator's value is the exit status, or what kept it from starting."""
    print("\n$ " + " ".join(map(shlex.quote, command)), flush=True)
    try:
        child = subprocess.Popen(
            command,
            cwd=PROJECT_DIR,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        print(error, flush=True)
        return str(error)
    with child:
        for line in child.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            yield ANSI.sub("", line.rstrip("\n"))
    return child.returncode


# --- cargo ------------------------------------------------------------------

CARGO_RESULT = re.compile(r"test result: (\w+)\. (\d+) passed; (\d+) failed")
CARGO_TARGET = re.compile(r"^\s+(?:Running|Doc-tests) (.+?)(?: \(.*\))?$")
CARGO_IGNORED = re.compile(r"^test (.+?) \.\.\. ignored(?:, (.*))?$")
CARGO_FAILED_TARGET = re.compile(r"^error: (?:doc)?test failed, to rerun pass `(.+)`")


class CargoOutput:
    """Reads the output of `cargo test` and enters it into a step."""

    def __init__(self, step):
        self.step = step
        self.target = "?"
        self.has_failed_result = False
        self.names = None  # of the failed tests, while they are being listed

    def line(self, text):
        found = CARGO_TARGET.match(text)
        if found:
            self.target = found.group(1)
            self.has_failed_result = False
            self.names = None
            return

        found = CARGO_RESULT.search(text)
        if found:
            failed = int(found.group(3))
            self.step.passed += int(found.group(2))
            self.step.failed += failed
            names = (self.names or [])[-failed:] if failed else []
            self.step.failures += ["%s: %s" % (self.target, name) for name in names]
            if len(names) < failed:
                self.step.failures.append(
                    "%s: %d whose names are above" % (self.target, failed - len(names))
                )
            self.has_failed_result = found.group(1) != "ok"
            self.names = None
            return

        found = CARGO_IGNORED.match(text)
        if found:
            name = "%s: %s" % (self.target, found.group(1))
            self.step.skipped.append((name, found.group(2) or "ignored, no reason given"))
            return

        # A program of tests that failed without reporting any results: it
        # crashed, or it does not use the usual harness.
        if CARGO_FAILED_TARGET.match(text):
            if not self.has_failed_result:
                self.step.fail("%s: ended without reporting its results" % self.target)
            self.has_failed_result = False
            return

        # The names come last, after the outputs of the failed tests, which have
        # a heading of the same kind.
        if text == "failures:":
            self.names = []
        elif self.names is not None and text.startswith("    "):
            self.names.append(text.strip())


def run_cargo():
    step = Step("cargo tests")
    cargo = shlex.split(os.environ.get("CARGO") or "cargo")
    output = CargoOutput(step)
    lines = stream(cargo + ["test", "--release", "--no-fail-fast"])
    status = yield_all(lines, output.line)
    if status != 0 and step.failed == 0:
        step.fail("cargo test did not finish well (%s)" % describe(status))
    elif status == 0 and step.passed == 0 and step.failed == 0:
        step.fail("cargo test ran no tests at all")
    return step


# --- lit --------------------------------------------------------------------


def find_lit():
    """The command that starts lit, or None."""
    named = os.environ.get("LIT")
    if named:
        return shlex.split(named)
    installed = os.path.join(LLVM_PREFIX, "bin", "lit")
    if os.access(installed, os.X_OK):
        return [installed]
    for place in ("build/utils/lit/lit.py", "utils/lit/lit.py"):
        script = os.path.join(LLVM_PREFIX, place)
        if os.path.isfile(script):
            return [sys.executable, script]
    module = importlib.util.find_spec("lit")
    if module is not None and module.origin is not None:
        # Not `-m lit`: lit's package cannot be run that way.
        return [sys.executable, "-c", "from lit.main import main; main()"]
    for name in ("lit-22", "lit"):
        program = shutil.which(name)
        if program:
            return [program]
    return None


LIT_PASSED = {"PASS", "FLAKYPASS"}
LIT_SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}
ROUNDTRIP_SKIP = re.compile(r"\AROUNDTRIP: skip \((.*)\)$", re.MULTILINE)


def enter_lit_results(step, tests):
    for test in sorted(tests, key=lambda test: test["name"]):
        name, code, output = test["name"], test["code"], test.get("output") or ""
        opted_out = ROUNDTRIP_SKIP.match(output)
        if opted_out:
            output = output[opted_out.end() :].lstrip()
        if code in LIT_PASSED:
            step.passed += 1
        elif code == "XFAIL":
            step.expected_failures.append(name)
        elif code in LIT_SKIPPED:
            step.skipped.append((name, " ".join(output.split()) or code.lower()))
            continue
        else:  # FAIL, TIMEOUT, UNRESOLVED, and XPASS, whatever lit makes of it
            step.fail(name if code == "FAIL" else "%s (%s)" % (name, code.lower()))
        if opted_out:
            step.without_roundtrip.append((name, opted_out.group(1)))


def run_lit(title, roundtrip):
    step = Step(title)
    lit = find_lit()
    if lit is None:
        message = (
            "lit was not found: looked for %s/bin/lit, the Python module lit, and"
            " lit-22 and lit on PATH; it comes with the tools package of LLVM 22"
            % LLVM_PREFIX
        )
        print("\n" + message, flush=True)
        step.fail(message)
        return step

    directory = os.path.join(TARGET_DIR, "lit")
    os.makedirs(directory, exist_ok=True)
    report = os.path.join(directory, "roundtrip.json" if roundtrip else "plain.json")
    if os.path.exists(report):
        os.remove(report)
    parameter = "PYPTO_ROUNDTRIP=%d" % roundtrip
    status = yield_all(
        stream(lit + ["-v", "-o", report, "-D", parameter, SUITE_DIR]), None
    )

    try:
        with open(report, encoding="utf-8") as file:
            tests = json.load(file)["tests"]
    except (OSError, ValueError, KeyError):
        step.fail("lit left no results (%s)" % describe(status))
        return step
    enter_lit_results(step, tests)
    if status != 0 and step.failed == 0:
        step.fail("lit did not finish well (%s)" % describe(status))
    return step


# --- all together -----------------------------------------------------------


def yield_all(lines, take):
    """Hands every line to `take` and returns the generator's value."""
    while True:
        try:
            line = next(lines)
        except StopIteration as stop:
            return stop.value
        if take is not None:
            take(line)


def describe(status):
    if isinstance(status, str):
        return status
    return "killed by signal %d" % -status if status < 0 else "exit status %d" % status


def print_summary(steps):
    print("\n--- Summary ---")
    for step in steps:
        counts = ["%d passed" % step.passed, "%d failed" % step.failed]
        if step.skipped:
            counts.append("%d skipped" % len(step.skipped))
        if step.expected_failures:
            counts.append("%d failed as expected" % len(step.expected_failures))
        print("%s: %s" % (step.title, ", ".join(counts)))

    def section(heading, entries):
        entries = list(entries)
        if entries:
            print(heading)
            for entry in entries:
                print("  " + entry)

    def with_reasons(attribute):
        for step in steps:
            for name, reason in getattr(step, attribute):
                yield "%s: %s: %s" % (step.title, name, reason)

    section("Skipped:", with_reasons("skipped"))
    section("Run without the round trip:", with_reasons("without_roundtrip"))
    section(
        "Failed as expected (not counted):",
        ("%s: %s" % (s.title, name) for s in steps for name in s.expected_failures),
    )
    section("Failed:", ("%s: %s" % (s.title, name) for s in steps for name in s.failures))


STEPS = {
    "cargo": run_cargo,
    "lit": lambda: run_lit("lit", roundtrip=False),
    "roundtrip": lambda: run_lit("lit with round trips", roundtrip=True),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument(
        "steps",
        nargs="*",
        metavar="STEP",
        help="run only these of: %s (default: all)" % ", ".join(STEPS),
    )
    chosen = parser.parse_args().steps or list(STEPS)
    for name in chosen:
        if name not in STEPS:
            parser.error("no step %r; there are: %s" % (name, ", ".join(STEPS)))

    steps = []
    interrupted = False
    for name in chosen:
        try:
            steps.append(STEPS[name]())
        except KeyboardInterrupt:
            interrupted = True
            stopped = Step(name)
            stopped.fail("interrupted; the rest was not run")
            steps.append(stopped)
            break

    print_summary(steps)
    failed = sum(step.failed for step in steps)
    print("%d passed, %d failed" % (sum(step.passed for step in steps), failed), flush=True)
    if interrupted:
        return 130
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
