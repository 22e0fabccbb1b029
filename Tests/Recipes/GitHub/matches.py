"""Prints what a problem matcher takes from the standard input, an annotation a line.

    matches.py MATCHER <LOG
"""

import json
import re
import sys

with open(sys.argv[1]) as file:
    (matcher,) = json.load(file)["problemMatcher"]
(pattern,) = matcher["pattern"]
for line in sys.stdin:
    match = re.search(pattern["regexp"], line.rstrip("\n"))
    if match:
        print(*(match.group(pattern[name]) for name in ("file", "line", "column", "severity", "code")))
