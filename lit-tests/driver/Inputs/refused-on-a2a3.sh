#!/bin/sh
# refused-on-a2a3.sh PYPTO-OPT FILE: says, by status 1 as the reducer wants it, that a2a3 lacks an element type.
"$1" --pypto-a2a3 "$2" 2>&1 | grep -q 'expected element type on a2a3 to be' && exit 1
exit 0
