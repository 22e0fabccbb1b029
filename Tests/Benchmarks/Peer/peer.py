"""The peer: PyYAML's C loader and a Jinja2 template, printing the same Swift file from the same specs.

It derives the same numbers and checks nothing. Usage: `peer.py SPECS OUTPUT`.
"""

import re
import sys
from pathlib import Path

import jinja2
import yaml

FAMILIES = {"iphone": "iPhone", "ipad": "iPad", "ipod": "iPod"}
ORDER = {"classic": 0, "liquidGlass": 4, "portrait": 0, "landscape": 2}


class Length(int):
    """A whole number of sixths of a point."""

    @classmethod
    def read(cls, value, scale):
        if isinstance(value, str):
            return cls(int(value.removesuffix("px")) * 6 // scale)
        return cls(round(value * 6))

    def exact(self):
        """The shortest text that reads back the same, as in code."""
        return str(self // 6) if self % 6 == 0 else repr(self / 6)

    def text(self):
        """To three decimals, as in documentation."""
        fraction = ["", ".167", ".333", ".5", ".667", ".833"][abs(self) % 6]
        return f"{'-' if self < 0 else ''}{abs(self) // 6}{fraction}"


def documents(specs):
    paths = sorted(specs.iterdir()) if specs.is_dir() else [specs]
    for path in paths:
        with open(path, "rb") as file:
            yield from yaml.load_all(file, Loader=yaml.CSafeLoader)


def design(avatar, display, idiom):
    values = {"size": 40, "trailingMargin": 16, "bottomMargin": 12, "fade": "linear"} | avatar
    for override in values.pop("overrides", []):
        if override.get("idiom", idiom) == idiom and override.get("display", display) == display:
            values |= override
    return values


def layouts(display, avatar):
    identifier = next(iter(display["models"]))
    idiom = {"iPh": "phone", "iPa": "pad", "iPo": "pod"}[identifier[:3]]
    values = design(avatar, display["display"], idiom)
    rows = []
    for spec in display["layouts"]:
        orientation = spec.get("orientation", "portrait")
        for orientation in ["portrait", "landscape"] if orientation == "any" else [orientation]:
            rows.append(layout(display, spec, orientation, idiom, values))
    return sorted(rows, key=lambda row: ORDER[row["design"]] + ORDER[row["orientation"]] + row["zoomed"])


def layout(display, spec, orientation, idiom, values):
    scale = display["screen"]["scale"]
    zoomed = spec.get("zoomed", False)
    row = {
        "name": f"{spec['design']}{orientation.capitalize()}{'Zoomed' if zoomed else ''}",
        "design": spec["design"], "orientation": orientation, "zoomed": zoomed,
        "idiom": idiom, "fade": values["fade"], "scale": scale,
        "screen": {key: Length.read((spec.get("screen") or display["screen"])[key], scale) for key in ("width", "height")},
        "safe": {key: Length.read(spec["safeArea"].get(key, 0), scale) for key in ("top", "left", "bottom", "right")},
    }
    bar = spec["navigationBar"]
    if bar == "none":
        return row
    top = Length.read(bar["top"], scale) if "top" in bar else row["safe"]["top"]
    medium = Length.read(bar["medium"], scale)
    origin = (bar if "top" in bar else spec["safeArea"])["basis"]
    row |= {
        "top": top, "medium": medium, "heights": bar["basis"],
        "originAndMedium": worth("origin", origin, "medium", bar["basis"]),
        "originAndLarge": worth("origin", origin, "large", bar["basis"]),
    }
    if bar["large"] == "none":
        return row
    large = Length.read(bar["large"], scale)
    margin = Length.read(values["bottomMargin"], scale)
    side = min(Length.read(values["size"], scale), large - medium - margin, medium)
    pixels = side * scale // 6 // 2 * 2
    return row | {
        "large": large, "margin": margin, "trailing": Length.read(values["trailingMargin"], scale), "pixels": pixels,
        "size": Length(pixels * 6 // scale), "rest": Length(-(top + large)), "target": Length(-(top + medium + margin)),
        "norm": Length(-(large - medium - margin)), "collapsed": Length(-(top + medium)),
    }


def worth(one, basis, other, other_basis):
    """What two numbers are worth: once if it is the same for both."""
    return basis if basis == other_basis else f"{one} {basis}, {other} {other_basis}"


def swift(name):
    """The name of a display or a model as a Swift identifier."""
    first, *others = (word[0].upper() + word[1:] for word in re.findall("[A-Za-z0-9]+", name))
    return "".join([FAMILIES.get(first.lower(), first), *others])


def main(specs, output):
    avatar, displays = {}, []
    for document in documents(Path(specs)):
        if "avatar" in document:
            avatar = document["avatar"]
        else:
            displays.append(document)
    displays.sort(key=lambda display: display["display"])
    owners = {}
    for display in displays:
        for alias in {swift(name) for name in display["models"].values()}:
            owners.setdefault(alias, []).append(display["display"])
    taken = {swift(display["display"]) for display in displays}
    blocks = []
    for display in displays:
        names = list(dict.fromkeys(display["models"].values()))
        aliases = {swift(name): name for name in reversed(names)}
        blocks.append({
            "name": display["display"], "swift": swift(display["display"]), "names": names,
            "models": list(display["models"].items()), "rows": layouts(display, avatar),
            "aliases": [
                (alias, name) for alias, name in reversed(aliases.items())
                if len(owners[alias]) == 1 and alias not in taken],
        })
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent), trim_blocks=True, lstrip_blocks=True,
        keep_trailing_newline=True)
    text = templates.get_template("table.swift.jinja").render(displays=blocks)
    Path(output).write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
