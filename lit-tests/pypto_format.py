"""The test format of the lit suite: lit's own shell tests, with the round trip.

When the round trip is on, `pypto-opt` in a RUN line becomes
`pypto-opt --verify-roundtrip`.  A test that cannot bear that opts out with

    // ROUNDTRIP: skip (the reason)

and then runs as it does without the round trip.  Its reason is added to its
output, from where the summary takes it.
"""

import re

import lit.Test
import lit.TestRunner
from lit.formats import ShTest

MARKER = re.compile(r"^[ \t]*(?://|#)[ \t]*ROUNDTRIP:[ \t]*skip\b(.*)$", re.MULTILINE)
REASON = re.compile(r"\s*\(\s*(\S.*?)\s*\)\s*")

# Written for, and read back by, run-all.py.
SKIP_NOTE = "ROUNDTRIP: skip"


def whole_word(name):
    """A pattern for `name` as a word of a command line: not as a part of a path,
    of an option or of a longer name, and not next to a quote."""
    outside = r"""[-\w./=%"']"""
    return "(?<!%s)%s(?!%s)" % (outside, re.escape(name), outside)


class PyptoTest(ShTest):
    def __init__(self, pypto_opt, roundtrip):
        super().__init__(execute_external=False)
        self.pypto_opt = pypto_opt
        self.roundtrip = roundtrip

    def execute(self, test, litConfig):
        with open(test.getSourcePath(), encoding="utf-8", errors="replace") as file:
            marker = MARKER.search(file.read())
        reason = None
        if marker:
            given = REASON.fullmatch(marker.group(1))
            if not given:
                return lit.Test.Result(
                    lit.Test.UNRESOLVED,
                    "%r gives no reason; write: ROUNDTRIP: skip (reason)"
                    % marker.group(0).strip(),
                )
            reason = given.group(1)

        command = self.pypto_opt
        if self.roundtrip and reason is None:
            command += " --verify-roundtrip"
        result = lit.TestRunner.executeShTest(
            test, litConfig, False, [(whole_word("pypto-opt"), command)]
        )
        if self.roundtrip and reason is not None:
            result.output = "%s (%s)\n%s" % (SKIP_NOTE, reason, result.output)
        return result
