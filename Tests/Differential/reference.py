#!/usr/bin/env python3
"""An independent reading of device specs: what `calibrate list --json` must print, from the contract alone.

    reference.py [--contract first|second] [--without RULE]... [--also RULE]... [--rules] PATH

Prints the JSON, or the rule that the specs break (exit status 1). Nothing here was copied from the tool: what both say
is right twice, and what they say differently is a mistake in one of them or in the contract.
"""

import argparse
import json
import os
import re
import sys
from fractions import Fraction

from decode import BASES, DESIGNS, EDGES, IDIOMS, ORIENTATIONS, Decoder
from rules import FIRST, SECOND, UNSAID, Contract, Refusal
from tree import documents

DESIGN = {"size": Fraction(40), "trailingMargin": Fraction(16), "bottomMargin": Fraction(12), "fade": "linear"}
TOUCH = Fraction(44)
# The largest side, inset and bar of any device of the family, in points.
FAMILIES = {
    "phone": {"side": 956, "inset": 84, "bar": 106},
    "pad": {"side": 1376, "inset": 32, "bar": 106},
    "pod": {"side": 568, "inset": 20, "bar": 96},
}
# The limits of the tool, with room for devices to come: sides, then insets and bars.
PHONE = {"width": (280, 740), "height": (480, 1100)}
LIMITS = {"phone": PHONE, "pod": PHONE, "pad": {"width": (600, 1300), "height": (900, 1800)}}
GROUPS = {"inset": (0, 100), "top": (0, 100), "medium": (1, 70), "large": (1, 160)}


def read(files, contract):
    """Returns the layouts of the specs, given as bytes by path, in the order of `list`; raises a refusal."""
    decoder = Decoder(contract)
    displays, avatars = [], []
    for path in sorted(filter(lambda path: is_spec(path, contract), files), key=os.fsencode):
        roots = documents(files[path], contract)
        contract.need("no-display", roots, path)
        for root in roots:
            contract.need("kind", root.kind == "mapping", f"{root} is no mapping")
            if any(key.kind == "scalar" and key.text == "avatar" for key, _ in root.pairs):
                avatars.append(decoder.avatar(root))
            else:
                displays.append(decoder.display(root))
    contract.need("avatar-twice", len(avatars) < 2)
    design, overrides = avatars[0] if avatars else ({}, [])
    names_are_distinct(displays, contract)
    layouts = []
    for display in displays:
        display["idiom"] = idiom(display, contract)
        plausible(display, contract)
        for layout in written_out(display, contract):
            layouts.append(derived(display, layout, chosen(display, design, overrides), contract))
    for only_idiom, only_display, _ in overrides:
        there = only_display in (None, *(display["display"] for display in displays))
        contract.need("override-display", there, f"{only_display}")
        matches = (d for d in displays if matched(d, only_idiom, only_display))
        contract.need("override-of-nothing", any(matches), f"{only_idiom} {only_display}")
    layouts.sort(
        key=lambda l: (
            l["display"].encode(),
            DESIGNS.index(l["design"]),
            ORIENTATIONS.index(l["orientation"]),
            l["zoomed"],
        )
    )
    return layouts


def is_spec(path, contract):
    """Returns whether a file of the folder is read: `.YAML` only by the second contract, hidden files never."""
    hidden = any(part.startswith(".") for part in path.split("/"))
    return not hidden and (path.lower() if contract.second else path).endswith((".yaml", ".yml"))


# Between displays


def names_are_distinct(displays, contract):
    screens, names = {}, {}
    for display in displays:
        name = display["display"]
        contract.need("display-twice", name not in names.values(), name)
        contract.need("display-clash", swift_name(name) not in names, name)
        names[swift_name(name)] = name
        for identifier, _ in display["models"]:
            others = screens.setdefault(identifier, [])
            contract.need("identifier-twice", display["screen"] not in others, identifier)
            others.append(display["screen"])


def swift_name(display):
    """Returns what is left of a display in Swift: `iphone-6.1-island` is `iPhone61Island`."""
    words = re.split("[-.]", display)
    return words[0] + "".join(word[0].upper() + word[1:] for word in words[1:])


def idiom(display, contract):
    found = {IDIOMS[re.match("[A-Za-z]+", identifier)[0]] for identifier, _ in display["models"]}
    contract.need("mixed-families", len(found) == 1, display["display"])
    return min(found)


def written_out(display, contract):
    """Returns the layouts with `any` as two."""
    seen, layouts = set(), []
    for layout in display["layouts"]:
        both = layout["orientation"] == "any"
        for orientation in ("portrait", "landscape") if both else (layout["orientation"],):
            place = layout["design"], orientation, layout["zoomed"]
            contract.need("layout-twice", place not in seen, f"{place}")
            seen.add(place)
            layouts.append({**layout, "orientation": orientation})
    return layouts


def matched(display, only_idiom, only_display):
    return only_idiom in (None, display["idiom"]) and only_display in (None, display["display"])


def chosen(display, design, overrides):
    """Returns the image's design on a display: later entries win."""
    result = {**DESIGN, **design}
    for only_idiom, only_display, change in overrides:
        if matched(display, only_idiom, only_display):
            result |= change
    return result


# A layout


def derived(display, layout, design, contract):
    """Returns a layout as `list --json` has it, with fractions for numbers."""
    scale = display["scale"]
    where = f"{display['display']}, line {layout['line']}"
    width, height = layout["screen"]
    window = (width, height) if layout["orientation"] == "portrait" else (height, width)
    safe = {edge: layout["safeArea"][edge][0] for edge in EDGES}
    contract.need("contradiction", safe["left"] + safe["right"] < window[0], where)
    contract.need("contradiction", safe["top"] + safe["bottom"] < window[1], where)
    bar = layout["bar"]
    result = {
        "display": display["display"],
        "design": layout["design"],
        "orientation": layout["orientation"],
        "zoomed": layout["zoomed"],
        "idiom": display["idiom"],
        "models": [{"identifier": identifier, "name": name} for identifier, name in display["models"]],
        "screen": {"width": width, "height": height, "scale": Fraction(scale)},
        "safeArea": safe,
        "navigationBar": bar and {key: bar[key][0] for key in ("top", "medium", "large")},
        "avatar": None,
        "scroll": None,
        "fade": design["fade"],
    }
    if contract.second:
        result["basis"] = {
            "safeArea": {edge: layout["safeArea"][edge][1] for edge in EDGES},
            "navigationBar": bar and {key: bar[key][1] for key in ("top", "medium", "large")},
            "scroll": None,
        }
    if bar and bar["large"][0] is not None:
        top, medium, large = (result["navigationBar"][key] for key in ("top", "medium", "large"))
        result["avatar"], result["scroll"] = faded(top, medium, large, design, scale, window[0], contract, where)
        if contract.second:
            # A derived number is worth what its weakest operand is worth.
            result["basis"]["scroll"] = max((bar[key][1] for key in bar), key=BASES.index)
    for quantity, title, value in layout["observed"]:
        expected = observable(result["navigationBar"], quantity, title)
        nothing = "observation-of-nothing" if bar else "observation-without-bar"
        contract.need(nothing, expected is not None, f"{where}: {quantity} {title}")
        agrees = expected is None or abs(expected - value) <= Fraction(1, 2 * scale)
        contract.need("observation", agrees, f"{where}: {quantity} {title} is {expected}, not {value}")
    return result


def faded(top, medium, large, design, scale, width, contract, where):
    """Returns avatar and scroll: the derivation of domain.md."""
    bottom, trailing = design["bottomMargin"], design["trailingMargin"]
    for margin in (bottom, trailing):
        contract.need("off-grid", (margin * scale).denominator == 1, f"{where}: {margin} at {scale}x")
    room = large - medium - bottom
    contract.need("large-not-above-medium", room * scale >= 1, f"{where}: {large} - {medium} - {bottom}")
    pixels = int(min(design["size"], room, medium) * scale) // 2 * 2
    contract.need("image-too-small", pixels, f"{where}: {room} and {medium} of room")
    size = Fraction(pixels, scale)
    middle = bottom + size / 2, trailing + size / 2
    inside = TOUCH / 2 <= middle[0] <= large - TOUCH / 2 and TOUCH / 2 <= middle[1] <= width - TOUCH / 2
    contract.need("touch", inside, f"{where}: the middle is at {middle[0]}, {middle[1]}")
    avatar = {"size": size, "pixels": Fraction(pixels), "trailingMargin": trailing, "bottomMargin": bottom}
    scroll = {
        "rest": -(top + large),
        "target": -(top + medium + bottom),
        "norm": -(large - medium - bottom),
        "collapsed": -(top + medium),
    }
    return avatar, scroll


def observable(bar, quantity, title):
    """Returns what is to be seen of a bar; None where there is no such thing."""
    if bar is None or bar[title] is None:
        return None
    return {
        "contentOffset": -(bar["top"] + bar[title]),
        "topInset": bar["top"] + bar[title],
        "barTop": bar["top"],
        "barHeight": bar[title],
    }[quantity]


def plausible(display, contract):
    """Refuses numbers that cannot be: pixels written as points, a phone at 1x, bars beyond the screen."""
    family, scale = FAMILIES[display["idiom"]], display["scale"]
    contract.need("panel-at-1x", display["idiom"] != "phone" or scale > 1, display["display"])
    contract.need("impossible", scale > 1, display["display"])
    for layout in display["layouts"]:
        bar = {key: number[0] for key, number in (layout["bar"] or {}).items() if number[0] is not None}
        insets = [number for number, _ in layout["safeArea"].values()]
        sizes = (
            [("side", side) for side in (*display["screen"], *layout["screen"])]
            + [("inset", inset) for inset in insets]
            + [("inset" if key == "top" else "bar", number) for key, number in bar.items()]
        )
        limited = [
            (LIMITS[display["idiom"]][key], side)
            for screen in (display["screen"], layout["screen"])
            for key, side in zip(("width", "height"), screen)
        ]
        limited += [(GROUPS["inset"], inset) for inset in insets] + [(GROUPS[key], bar[key]) for key in bar]
        for (least, most), number in limited:
            contract.need("impossible", least <= number <= most, f"{display['display']}: {number}")
        for what, number in sizes:
            pixels = family[what] < number <= family[what] * scale and scale > 1
            contract.need("pixels-as-points", not pixels, f"{display['display']}: {what} {number}")
        if bar:
            lowest = bar["top"] + bar.get("large", bar["medium"])
            contract.need("contradiction", lowest < layout["screen"][1], display["display"])


# JSON


def shortest(value):
    """Returns a fraction as the shortest number that reads back as the same double."""
    return int(value) if value.denominator == 1 else float(value)


def text(layouts):
    plain = json.dumps({"calibration": 1, "layouts": layouts}, default=shortest, ensure_ascii=False)
    return plain


def files_at(path):
    """Returns the bytes of a file, or of all files in a folder, by their paths in it."""
    if os.path.isfile(path):
        return {os.path.basename(path): open(path, "rb").read()}
    found = {}
    for folder, _, names in os.walk(path):
        for name in names:
            whole = os.path.join(folder, name)
            found[os.path.relpath(whole, path)] = open(whole, "rb").read()
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("path", nargs="?")
    parser.add_argument("--contract", choices=("first", "second"), default="second")
    parser.add_argument("--without", metavar="RULE", action="append", default=[])
    parser.add_argument("--also", metavar="RULE", action="append", default=[])
    parser.add_argument("--rules", action="store_true", help="print the rules, and where they come from")
    options = parser.parse_args()
    if options.rules:
        for name, contract in (("first", FIRST), ("second", SECOND), ("unsaid", UNSAID)):
            for rule, sentence in contract.items():
                print(f"{name}  {rule}: {sentence}")
        return 0
    try:
        print(text(read(files_at(options.path), Contract(options.contract, options.without, options.also))))
        return 0
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
