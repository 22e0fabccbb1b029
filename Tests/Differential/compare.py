#!/usr/bin/env python3
"""Holds `calibrate list --json` against the reference, on generated specs.

    compare.py [--count 400] [--seed ci] [--contract first|second] [--without RULE]... [--also RULE]...
               [--reasons] [--jobs 2] [--findings FOLDER] [--state FILE] [--ledger FILE] [CALIBRATE]

Both must print the same numbers, digit by digit, or both must refuse. What differs is made small and written to the
folder of findings. With a state file, a run that was stopped goes on; with a ledger, it adds a line when it is done.
Exit status: 0 no difference, 1 differences.
"""

import argparse
import collections
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile

import minimise
import reference
from generate import Case
from rules import KNOWN, Contract, Refusal

CHUNK = 200
KEPT_OF_A_KIND = 3
# With --reasons: the codes of the tool's errors, one of which says what the rule of the reference says. The reference
# stops at the first mistake and the tool tells all, so what it does not tell is another reading, or follows from one.
CODES = {
    "alias": {"undefined-alias", "recursive-alias"},
    "avatar-twice": {"duplicate-avatar"},
    "boolean": {"invalid-boolean", "wrong-type"},
    "bytes": {"invalid-byte"},
    "depth": {"too-deep"},
    "directive": {"yaml-syntax"},
    "display-clash": {"clashing-names"},
    "display-name": {"invalid-display"},
    "display-twice": {"duplicate-display"},
    "duplicate-key": {"duplicate-key"},
    "empty-list": {"wrong-type"},
    "greater-than-zero": {"number-out-of-range"},
    "identifier": {"invalid-identifier", "flow-identifier"},
    "identifier-twice": {"duplicate-identifier"},
    "integer-scale": {"invalid-scale"},
    "image-too-small": {"image-too-small", "touch-area"},
    "invisible": {"invalid-text"},
    "key": {"wrong-type"},
    "kind": {"wrong-type"},
    "large-not-above-medium": {"no-fade-range", "large-below-medium", "no-scroll-range"},
    "layout-twice": {"duplicate-layout"},
    "limit": {"number-out-of-range", "invalid-text", "observation-disagrees"},
    "merge": {"wrong-type", "recursive-alias"},
    "missing-key": {"missing-key"},
    "mixed-families": {"mixed-idioms"},
    "no-display": {"empty-file"},
    "null-name": {"invalid-text"},
    "number": {"invalid-number", "wrong-type"},
    "observation": {"observation-disagrees"},
    "observation-of-nothing": {"observation-impossible"},
    "off-grid": {"off-pixel-grid"},
    "override-condition": {"missing-condition"},
    "override-display": {"unknown-display", "invalid-display"},
    "portrait-screen": {"swapped-screen"},
    "source": {"missing-source"},
    "syntax": {"yaml-syntax", "invalid-byte", "missing-space", "tab-indentation", "merge-conflict"},
    "tag": {"unknown-tag"},
    "text": {"invalid-text", "wrong-type"},
    "touch": {"touch-area", "image-too-small"},
    "unknown-key": {"unknown-key"},
    "version": {"unsupported-version"},
    "word": {"invalid-choice", "wrong-type"},
    "zoomed-screen": {"zoomed-screen"},
}


class Differ:
    """Asks both, in a folder of its own."""

    def __init__(self, calibrate, contract, reasons=False):
        self.reasons = reasons
        self.calibrate = calibrate
        self.contract = contract
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.folder = tempfile.mkdtemp(prefix="calibrate-differential.", dir=memory)

    def close(self):
        shutil.rmtree(self.folder)

    def tool(self, files):
        """Returns the layouts, or the codes of the errors."""
        shutil.rmtree(self.folder)
        write(self.folder, files)
        done = subprocess.run(
            [self.calibrate, "list", "--json", "--color", "never", "--specs", self.folder],
            capture_output=True,
            timeout=60,
        )
        if done.returncode == 0:
            return with_digits(done.stdout.decode()), ""
        errors = [line for line in done.stderr.decode(errors="replace").split("\n") if ": error: " in line]
        codes = sorted({line.rsplit("[", 1)[-1].rstrip("]") for line in errors})
        return None, ",".join(codes) if done.returncode == 1 and codes else f"exit status {done.returncode}"

    def reference(self, files):
        """Returns the layouts, or the rule that is broken."""
        try:
            layouts = reference.read(files, self.contract)
        except Refusal as refusal:
            return None, refusal.rule
        return with_digits(reference.text(layouts)), ""

    def compare(self, files):
        """Returns the kind of the difference, and the outcome; the kind is empty where both agree.

        Where they do so only with libyaml's reading of the YAML, it is the two parsers that differ.
        """
        self.contract.parser = "python"
        kind, outcome = self.judge(files)
        if kind:
            self.contract.parser = "libyaml"
            if not self.judge(files)[0]:
                return "", "parsers differ"
        return kind, outcome

    def judge(self, files):
        (tools, code), (ours, rule) = self.tool(files), self.reference(files)
        crashed = code.startswith("exit status")
        if tools is None and ours is None and not crashed:
            told = not self.reasons or CODES.get(rule, set()) & set(code.split(","))
            return "", f"refused: {rule}" + ("" if told else f", but the tool says {code}")
        if tools is None:
            return f"tool refuses ({code}), reference {'refuses' if ours is None else 'accepts'}", "different"
        if ours is None:
            return f"tool accepts, reference refuses ({rule})", "different"
        place = first_difference(tools, ours)
        return (f"other values at {place}", "different") if place else ("", "accepted")


def with_digits(text):
    """Reads JSON with its numbers as they are written: what is compared is the shortest text."""
    return json.loads(text, parse_float=lambda digits: ("number", digits), parse_int=lambda digits: ("number", digits))


def first_difference(tool, ours, place=""):
    """Returns where two values differ. What only the tool says, the evidence of a screen, is no difference."""
    if isinstance(tool, dict) and isinstance(ours, dict):
        if place.endswith(".basis"):
            tool = {key: value for key, value in tool.items() if key != "screen"}
        if set(tool) != set(ours):
            return f"{place}: keys {list(tool)}"
        return next(
            (found for key in tool if (found := first_difference(tool[key], ours[key], f"{place}.{key}"))), None
        )
    if isinstance(tool, list) and isinstance(ours, list):
        if len(tool) != len(ours):
            return f"{place}: count"
        return next((found for pair in zip(tool, ours) if (found := first_difference(*pair, place + "[]"))), None)
    return None if tool == ours else place


def chunk(work):
    """Compares some cases; returns counts, and the differences made small."""
    options, start, stop = work
    counts, found = collections.Counter(), []
    without, also = KNOWN[options.contract]
    differ = Differ(
        options.calibrate,
        Contract(options.contract, [*without, *options.without], [*also, *options.also]),
        options.reasons,
    )
    try:
        for number in range(start, stop):
            case = Case(options.seed, number, options.contract == "second")
            kind, outcome = differ.compare(case.files)
            counts[outcome] += 1
            if kind:
                small = minimise.files(case.files, lambda files: differ.compare(files)[0] == kind)
                found.append((number, kind, case.labels, small))
    finally:
        differ.close()
    return stop, counts, found


def write(folder, files):
    os.makedirs(folder)
    for name, data in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)


def write_finding(folder, number, kind, labels, files, options):
    place = os.path.join(folder, f"{options.seed}-{number}")
    shutil.rmtree(place, ignore_errors=True)
    write(place, files)
    with open(os.path.join(place, "difference.txt"), "w") as file:
        print(
            kind,
            f"contract {options.contract}, seed {options.seed}, case {number}: {', '.join(labels)}",
            sep="\n",
            file=file,
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", default="ci")
    parser.add_argument("--contract", choices=("first", "second"), default="second")
    parser.add_argument("--without", metavar="RULE", action="append", default=[])
    parser.add_argument("--also", metavar="RULE", action="append", default=[])
    parser.add_argument("--reasons", action="store_true", help="count refusals for which the tool has other reasons")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--findings", metavar="FOLDER")
    parser.add_argument("--state", metavar="FILE")
    parser.add_argument("--ledger", metavar="FILE")
    parser.add_argument("calibrate", nargs="?", default=os.environ.get("CALIBRATE"))
    options = parser.parse_args()
    if not options.calibrate:
        parser.error("name the tool, or set CALIBRATE")

    # The state is what was counted up to a case; a chunk that was not finished is made again.
    key = f"{options.contract} {options.seed}"
    state = {"key": key, "done": 0, "counts": {}, "kinds": {}}
    if options.state and os.path.exists(options.state):
        with open(options.state) as file:
            old = json.load(file)
        state = old if old["key"] == key else state
    counts, kinds = collections.Counter(state["counts"]), collections.Counter(state["kinds"])
    work = [(options, start, min(start + CHUNK, options.count)) for start in range(state["done"], options.count, CHUNK)]
    with multiprocessing.Pool(options.jobs) as pool:
        for stop, more, found in pool.imap(chunk, work):
            counts += more
            for number, kind, labels, files in found:
                kinds[kind] += 1
                if options.findings and kinds[kind] <= KEPT_OF_A_KIND:
                    write_finding(options.findings, number, kind, labels, files, options)
            if options.state:
                with open(options.state + ".new", "w") as file:
                    json.dump({"key": key, "done": stop, "counts": counts, "kinds": kinds}, file)
                os.replace(options.state + ".new", options.state)

    refused = sum(count for outcome, count in counts.items() if outcome.startswith("refused"))
    agreed = f"both accept {counts['accepted']}, both refuse {refused}"
    line = f"{key}: {sum(counts.values())} specs, {agreed}, differ {sum(kinds.values())}"
    print(line)
    for outcome, count in counts.most_common():
        print(f"  {count:7} {outcome}")
    for kind, count in kinds.most_common():
        print(f"  {count:7} {kind}")
    if options.ledger:
        here = os.path.dirname(os.path.abspath(__file__))
        commit = subprocess.run(["git", "-C", here, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
        with open(options.ledger, "a") as file:
            print(f"* `{commit.stdout.strip()}` {line}", file=file)
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
