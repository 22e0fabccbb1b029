#!/usr/bin/env python3
"""Round trips: what the tool says in one place holds in the others.

    roundtrip.py [--count 100] [--seed ci] [--contract first|second] [CALIBRATE]

1. Specs written from `list --json` give the same list.
2. `explain DEVICE VALUE` says the numbers of the list, for every layout.
3. The JSON Schema and the decoder agree on mutated specs, but for the rules in `NOT_IN_SCHEMA`.

For the catalogue, and for generated specs. Exit status: 0 all agree, 1 something differs.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from fractions import Fraction

import jsonschema

from compare import write
from decode import EDGES, NULLS
from generate import Case
from reference import is_spec
from rules import Contract, Refusal
from tree import documents, entries

# What a schema cannot see: how numbers that stand in different places go together, what stands in other documents, and
# what is a question of text. Code of the tool: why.
NOT_IN_SCHEMA = {
    "duplicate-avatar": "other documents",
    "duplicate-display": "other documents",
    "duplicate-identifier": "other documents",
    "duplicate-layout": "unique by three keys, with `any` as two",
    "empty-file": "a file without a document",
    "impossible-number": "what a device of the family can have",
    "image-too-small": "arithmetic: the room in the bar",
    "large-below-medium": "arithmetic: two heights",
    "mixed-idioms": "the families of several keys",
    "no-fade-range": "arithmetic: two heights and a margin",
    "no-scroll-range": "arithmetic: two heights",
    "observation-disagrees": "arithmetic: what is derived",
    "observation-impossible": "a quantity of another group that is not there",
    "off-pixel-grid": "arithmetic: the display's scale",
    "swapped-screen": "arithmetic: two sides",
    "touch-area": "arithmetic: the room in the bar",
    "unknown-display": "other documents",
    "unknown-source": "the document's own names",
    "unused-source": "the document's own names",
    "weak-source": "the kinds of the document's own names",
    "zoomed-screen": "arithmetic: two screens",
}
# What the first release's schema could see and does not.
FIRST_SCHEMA = {
    "number-out-of-range": "0 where the decoder wants more, and more than 6 decimals",
    "invalid-text": "invisible characters, such as U+200B, and 2000 bytes where the schema counts characters",
}
VALUES = {"rest": "scroll", "target": "scroll", "norm": "scroll", "collapsed": "scroll", "size": "avatar"}
CATALOGUE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "devices")


class Tool:
    def __init__(self, path):
        self.path = path
        self.folder = tempfile.mkdtemp(
            prefix="calibrate-roundtrip.", dir="/dev/shm" if os.path.isdir("/dev/shm") else None
        )

    def specs(self, name, files):
        """Writes specs into a folder of that name."""
        folder = os.path.join(self.folder, name)
        shutil.rmtree(folder, ignore_errors=True)
        write(folder, files)
        return folder

    def __call__(self, *arguments):
        done = subprocess.run([self.path, *arguments, "--color", "never"], capture_output=True, timeout=60)
        return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")

    def layouts(self, folder):
        """Returns the list; None where the specs are refused."""
        status, output, _ = self("list", "--json", "--specs", folder)
        return json.loads(output)["layouts"] if status == 0 else None


# 1. List, specs, list


def specs_of(layouts):
    """Returns specs that give this list, as YAML in flow style, which is JSON but for the pixels."""
    documents, overrides = [], []
    for name in dict.fromkeys(layout["display"] for layout in layouts):
        group = [layout for layout in layouts if layout["display"] == name]
        scale = group[0]["screen"]["scale"]
        screen = next((layout["screen"] for layout in group if not layout["zoomed"]), None)
        known = next((layout["basis"]["screen"] for layout in group if not layout["zoomed"]), None)
        if screen is None:  # A list does not say what a display that is only zoomed is without zoom.
            screen = {key: group[0]["screen"][key] + 1 for key in ("width", "height")}
        documents.append(
            {
                "calibration": 1,
                "display": name,
                "models": {model["identifier"]: model["name"] for model in group[0]["models"]},
                "screen": screen_of(screen, scale, known) | {"scale": scale},
                "layouts": [layout_of(layout, scale) for layout in group],
            }
        )
        overrides.append(override_of(group, scale))
    documents.append({"calibration": 1, "avatar": {"overrides": overrides}})
    return "\n---\n".join(json.dumps(document, ensure_ascii=False) for document in documents).encode()


def layout_of(layout, scale):
    basis = layout["basis"]
    spec = {key: layout[key] for key in ("design", "orientation", "zoomed")}
    if layout["zoomed"]:
        spec["screen"] = screen_of(layout["screen"], scale, basis["screen"])
    spec["safeArea"] = group_of(layout["safeArea"], EDGES, scale, basis["safeArea"])
    spec["navigationBar"] = "none"
    if layout["navigationBar"]:
        bar = layout["navigationBar"]
        keys = [key for key in ("top", "medium", "large") if bar[key] is not None]
        spec["navigationBar"] = group_of(bar, keys, scale, basis["navigationBar"])
        if bar["large"] is None:
            evidence = {"basis": basis["navigationBar"]["large"], "sources": ["what the list said before"]}
            spec["navigationBar"]["large"] = {"value": "none"} | evidence
    return spec


def screen_of(numbers, scale, basis):
    known = {"basis": basis, "sources": ["what the list said before"]} if basis else {}
    return lengths(numbers, ("width", "height"), scale) | known


def group_of(numbers, keys, scale, bases):
    """Returns a group whose numbers are worth what the list says."""
    group = lengths(numbers, keys, scale)
    for key in keys:
        group[key] = {"value": group[key], "basis": bases[key], "sources": ["what the list said before"]}
    return group | {"basis": "inferred"}


def lengths(numbers, keys, scale):
    result = {}
    for key in keys:
        pixels = round(numbers[key] * scale)
        assert float(Fraction(pixels, scale)) == numbers[key], f"{numbers[key]} is not the double of a number of pixels"
        result[key] = f"{pixels}px"
    return result


def override_of(group, scale):
    override = {"display": group[0]["display"], "fade": group[0]["fade"]}
    avatars = [layout["avatar"] for layout in group if layout["avatar"]]
    if avatars:
        # A size is written in points, and A is down to an even number of pixels: the next half point gives it again.
        pixels = max(avatar["pixels"] for avatar in avatars)
        override["size"] = float(-(-Fraction(pixels, scale) * 2 // 1) / 2) if pixels else 0.5
        override |= {key: avatars[0][key] for key in ("trailingMargin", "bottomMargin")}
    return override


def check_list(tool, name, layouts, report):
    try:
        again = tool.layouts(tool.specs("again", {"all.yaml": specs_of(layouts)}))
    except AssertionError as error:
        return report("list", name, str(error))
    if again is None:
        return report("list", name, "what was written from the list is refused")
    if again != layouts:
        different = next((pair for pair in zip(layouts, again) if pair[0] != pair[1]), (len(layouts), len(again)))
        return report("list", name, "%s became %s" % different)


# 2. List and explain


def check_explain(tool, name, folder, layouts, report):
    for layout in layouts:
        choice = ["--design", layout["design"], "--orientation", layout["orientation"]]
        choice += ["--zoomed"] if layout["zoomed"] else []
        for value, group in VALUES.items():
            status, output, error = tool("explain", layout["display"], value, "--specs", folder, *choice)
            where = f"{name}: explain {layout['display']} {value} {' '.join(choice)}"
            number = layout[group] and layout[group][value]
            said = {found for found in re.findall(r"^ +(?:%s)? *= (-?[0-9.]+)(?=  |$)" % value, output, re.MULTILINE)}
            wanted = set() if number is None else {rounded(number)}
            if status != 0:
                report("explain", where, error)
            elif said != wanted:
                report("explain", where, f"says {said}, the list {wanted}")
            elif number is not None and rounded(number) != digits(number) and digits(number) not in output:
                report("explain", where, f"does not say {digits(number)}")


def digits(number):
    return str(int(number)) if number == int(number) else repr(number)


def rounded(number):
    return digits(round(number, 3))


# 3. Schema and decoder


def as_python_matches(schema):
    """Returns a schema whose patterns end where the text ends: a `$` of Python's also matches before a last newline."""
    if isinstance(schema, dict):
        return {
            key: re.sub(r"\$$", r"\\Z", value)
            if key == "pattern" and isinstance(value, str)
            else as_python_matches(value)
            for key, value in schema.items()
        }
    return [as_python_matches(item) for item in schema] if isinstance(schema, list) else schema


def json_of(node, contract, key=None):
    """Returns the JSON of a node: a scalar's kind follows from its text alone, as the tool reads it, but for versions."""
    if node.kind == "list":
        return [json_of(item, contract) for item in node.items]
    if node.kind == "mapping":
        return {key: json_of(value, contract, key) for key, value in entries(node, contract).items()}
    if key == "os" and not node.plain:
        return node.text
    if re.fullmatch(r"-0|-?[0-9]+\.0+", node.text):
        return node.text  # To a schema, -0 is 0 and 1.0 is 1; the decoder refuses -0 as a length and 1.0 as a version.
    if re.fullmatch(r"-?(0|[1-9][0-9]*)", node.text):
        return int(node.text)
    if re.fullmatch(r"-?(0|[1-9][0-9]*)\.[0-9]+", node.text):
        return float(node.text)
    if node.plain and node.text in NULLS + ("",):
        return None
    return {"true": True, "false": False}.get(node.text, node.text)


def code_of(line):
    return line.rsplit("[", 1)[-1].rstrip("]")


def check_schema(tool, validator, name, files, contract, report):
    specs = {path: data for path, data in files.items() if is_spec(path, contract)}
    try:
        values = [json_of(root, contract) for data in specs.values() for root in documents(data, contract)]
    except Refusal:
        return "not YAML to both"
    errors = [error for value in values for error in validator.iter_errors(value)]
    status, _, messages = tool("list", "--json", "--specs", tool.specs("mutated", files))
    codes = {code_of(line) for line in messages.split("\n") if ": error: " in line}
    if errors and status == 0:
        report(
            "schema", name, f"only the schema refuses: {'/'.join(map(str, errors[0].path))}: {errors[0].message[:200]}"
        )
    allowed = NOT_IN_SCHEMA if contract.second else NOT_IN_SCHEMA | FIRST_SCHEMA
    if not errors and codes - set(allowed):
        lines = [line for line in messages.split("\n") if ": error: " in line and code_of(line) not in allowed]
        report("schema", name, f"only the decoder refuses: {lines[0].split(': error: ')[1][:200]}")
    return "refused" if status else "accepted"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="ci")
    parser.add_argument("--contract", choices=("first", "second"), default="second")
    parser.add_argument("calibrate", nargs="?", default=os.environ.get("CALIBRATE"))
    options, _ = parser.parse_known_args()
    tool = Tool(options.calibrate)
    counts, failures = {}, 0

    def count(what):
        counts[what] = counts.get(what, 0) + 1

    def report(kind, name, difference):
        nonlocal failures
        failures += 1
        print(f"{kind}: {name}: {difference}")

    try:
        contract = Contract(options.contract)
        validator = jsonschema.Draft202012Validator(as_python_matches(json.loads(tool("schema")[1])))
        cases = [("catalogue", None)]
        cases += [(f"{options.seed} {n}", Case(options.seed, n, contract.second).files) for n in range(options.count)]
        for name, files in cases:
            folder = CATALOGUE if files is None else tool.specs("specs", files)
            layouts = tool.layouts(folder)
            if layouts:
                count("lists written and read again")
                check_list(tool, name, layouts, report)
                count("lists explained")
                check_explain(tool, name, folder, layouts, report)
            if files is not None:
                count("schema and decoder, " + check_schema(tool, validator, name, files, contract, report))
    finally:
        shutil.rmtree(tool.folder)
    for what, number in counts.items():
        print(f"{number:7} {what}")
    print(f"{failures:7} differences")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
