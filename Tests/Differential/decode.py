"""From nodes to values: every field read by its type, every length a fraction of a point."""

import re
import unicodedata
from fractions import Fraction

from tree import entries

DESIGNS = ("classic", "liquidGlass")
ORIENTATIONS = ("portrait", "landscape", "any")
BASES = ("measured", "documented", "inferred")
FADES = ("linear", "smoothstep", "smootherstep", "easeIn", "easeOut", "threshold")
IDIOMS = {"iPhone": "phone", "iPad": "pad", "iPod": "pod"}
KINDS = ("device", "simulator", "log", "table", "code", "article")
CANNOT_MEASURE = ("table", "code", "article")
NULLS = ("~", "null", "Null", "NULL")
EDGES = ("top", "left", "bottom", "right")

DECIMAL = re.compile(r"(0|[1-9][0-9]*)(\.[0-9]+)?")
PIXELS = re.compile(r"(0|[1-9][0-9]*)px")
DISPLAY = re.compile(r"[a-z][a-z0-9]*([-.][a-z0-9]+)*")
IDENTIFIER = re.compile(r"(iPhone|iPad|iPod)[1-9][0-9]*,[1-9][0-9]*")
# Control characters, line separators, bidirectional overrides.
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
# They join emoji and the letters of some scripts.
JOINERS = {0x200C: None, 0x200D: None}
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Decoder:
    def __init__(self, contract):
        self.contract = contract
        self.need = contract.need

    # Nodes and scalars

    def mapping(self, node, required, optional):
        """Returns the entries of a mapping with these keys, without the author's own."""
        self.need("kind", node.kind == "mapping", f"{node} is no mapping")
        found = entries(node, self.contract)
        for key in found:
            known = key in required or key in optional or key.startswith("x-")
            self.need("unknown-key", known, f"line {node.line}: {key}")
        for key in required:
            self.need("missing-key", key in found, f"line {node.line}: {key}")
        return {key: value for key, value in found.items() if not key.startswith("x-")}

    def items(self, node):
        self.need("kind", node.kind == "list", f"{node} is no list")
        self.need("empty-list", node.items, f"{node} is empty")
        return node.items

    def scalar(self, node):
        self.need("kind", node.kind == "scalar", f"{node} is no scalar")
        return node.text

    def word(self, node, words):
        text = self.scalar(node)
        self.need("word", text in words, f"{node} is none of {words}")
        return text

    def boolean(self, node):
        text = self.scalar(node)
        self.need("boolean", text in ("true", "false"), f"{node}")
        return text == "true"

    def line(self, node):
        text = self.scalar(node)
        self.need("limit", len(text.encode()) <= 2000, f"{node.line}: {len(text.encode())} bytes")
        self.need("text", text and not UNPRINTABLE.search(text), f"{node}")
        invisible = any(unicodedata.category(character) in ("Cf", "Co") for character in text.translate(JOINERS))
        self.need("invisible", not invisible, f"{node}")
        return text

    def version(self, node):
        self.need("version", self.scalar(node) == "1", f"{node}")

    def limit(self, node):
        whole, _, decimals = node.text.removeprefix("-").removesuffix("px").partition(".")
        self.need("limit", Fraction(f"{whole}.{decimals}0") <= 20000 and len(decimals) <= 6, f"{node}")

    def points(self, node, zero=True):
        """Returns a length of the app's design, in points: no panel, so no pixels."""
        text = self.scalar(node)
        self.need("number", DECIMAL.fullmatch(text), f"{node}")
        self.limit(node)
        value = Fraction(text)
        self.need("off-grid", (value * 6).denominator == 1, f"{node}")
        self.need("greater-than-zero", zero or value > 0, f"{node}")
        return value

    def length(self, node, scale, zero=True):
        """Returns a length on the panel, in points: `44`, `96.5` or `161px`."""
        text = self.scalar(node)
        pixels = PIXELS.fullmatch(text)
        self.need("number", pixels or DECIMAL.fullmatch(text), f"{node}")
        self.limit(node)
        value = Fraction(int(pixels[1]), scale) if pixels else Fraction(text)
        self.need("off-grid", (value * scale).denominator == 1, f"{node} at {scale}x")
        self.need("greater-than-zero", zero or value > 0, f"{node}")
        return value

    def observed_value(self, node):
        text = self.scalar(node)
        self.need("number", DECIMAL.fullmatch(text.removeprefix("-")), f"{node}")
        self.limit(node)
        return Fraction(text)

    # Evidence

    def evidence(self, found, where, sources, required=True):
        """Returns the basis of a group or of a number."""
        if "basis" not in found:
            self.need("missing-key", not required, f"{where}: basis")
        basis = self.word(found["basis"], BASES) if "basis" in found else None
        cited = [self.source(item, sources) for item in self.items(found["sources"])] if "sources" in found else []
        self.need("source", basis in (None, "inferred") or cited, f"{where}: {basis}")
        # One source that can is enough: a table may stand beside the measurement that it agrees with.
        cannot = cited and all(kind in CANNOT_MEASURE for kind in cited)
        self.need("source-kind", basis != "measured" or not cannot, f"{where}")
        self.remarks(found)
        return basis

    def source(self, node, sources):
        """Returns the kind of a named source; None for an address or for words."""
        text = self.line(node)
        if text in sources:
            sources[text]["used"] = True
            return sources[text]["kind"]
        if self.contract.second:
            self.need("source-name", not (NAME.fullmatch(text) and len(text) <= 64), f"{node}")
        return None

    def remarks(self, found):
        if "os" in found:
            text = self.scalar(found["os"])
            self.need("os", not found["os"].plain and re.fullmatch(r"[1-9][0-9]?(\.[0-9]+){0,2}", text), f"{found['os']}")
        if "why" in found:
            self.line(found["why"])

    def evidence_keys(self):
        return ("basis", "sources", "os", "why") if self.contract.second else ("basis", "sources")

    def number(self, node, basis, sources, read):
        """Returns a length and its basis: a group's number, in the group's worth or in one of its own."""
        if node.kind == "mapping" and self.contract.second:
            found = self.mapping(node, ("value",), self.evidence_keys())
            own = self.evidence(found, f"line {node.line}", sources, required=False)
            return read(found["value"]), own or basis
        return read(node), basis

    # Groups

    def screen(self, node, scale, sources):
        """Returns width and height in portrait points, and the scale: read, where none is given."""
        evidence = self.evidence_keys() if self.contract.second else ()
        found = self.mapping(node, ("width", "height", "scale") if scale is None else ("width", "height"), evidence)
        self.evidence(found, f"line {node.line}", sources, required=False)
        if scale is None:
            text = self.scalar(found["scale"])
            self.need("integer-scale", text in ("1", "2", "3"), f"{found['scale']}")
            scale = int(text)
        width, height = (
            self.number(found[key], None, sources, lambda n: self.length(n, scale, zero=False))[0]
            for key in ("width", "height")
        )
        self.need("portrait-screen", width <= height, f"line {node.line}: {width} x {height}")
        return (width, height), scale

    def safe_area(self, node, scale, sources):
        found = self.mapping(node, ("top", "bottom", "basis"), ("left", "right", *self.evidence_keys()))
        basis = self.evidence(found, f"line {node.line}", sources)
        read = lambda n: self.length(n, scale)
        return {
            edge: self.number(found[edge], basis, sources, read) if edge in found else (Fraction(0), basis)
            for edge in EDGES
        }

    def bar(self, node, scale, safe_top, sources):
        """Returns top, medium and large with their bases; None without a bar at the top."""
        if node.kind == "scalar":
            self.need("word", node.text == "none", f"{node}")
            return None
        found = self.mapping(node, ("medium", "large", "basis"), ("top", *self.evidence_keys()))
        basis = self.evidence(found, f"line {node.line}", sources)
        height = lambda n: self.length(n, scale, zero=False)
        bar = {
            # A top that is the safe area's takes the evidence of that number.
            "top": self.number(found["top"], basis, sources, lambda n: self.length(n, scale))
            if "top" in found
            else safe_top,
            "medium": self.number(found["medium"], basis, sources, height),
            "large": self.number(
                found["large"], basis, sources, lambda n: None if n.kind == "scalar" and n.text == "none" else height(n)
            ),
        }
        self.need("limit", (bar["large"][0] or 0) <= 1000, f"{node}")
        return bar

    def observation(self, node, sources):
        extra = ("os", "why") if self.contract.second else ()
        found = self.mapping(node, ("quantity", "title", "value", "source"), extra)
        self.source(found["source"], sources)
        self.remarks(found)
        return (
            self.word(found["quantity"], ("contentOffset", "topInset", "barTop", "barHeight")),
            self.word(found["title"], ("large", "medium")),
            self.observed_value(found["value"]),
        )

    # Documents

    def layout(self, node, screen, scale, sources):
        optional = ("orientation", "zoomed", "screen", "observed", "statusBar", "notes")
        found = self.mapping(node, ("design", "safeArea", "navigationBar"), optional)
        layout = {
            "design": self.word(found["design"], DESIGNS),
            "orientation": self.word(found["orientation"], ORIENTATIONS) if "orientation" in found else "portrait",
            "zoomed": self.boolean(found["zoomed"]) if "zoomed" in found else False,
            "screen": screen,
            "line": node.line,
        }
        self.need("zoomed-screen", layout["zoomed"] == ("screen" in found), f"{node}")
        if "screen" in found:
            layout["screen"], _ = self.screen(found["screen"], scale, sources)
            self.need("zoomed-as-unzoomed", layout["screen"] != screen, f"{node}")
        layout["safeArea"] = self.safe_area(found["safeArea"], scale, sources)
        layout["bar"] = self.bar(found["navigationBar"], scale, layout["safeArea"]["top"], sources)
        layout["observed"] = (
            [self.observation(item, sources) for item in self.items(found["observed"])] if "observed" in found else []
        )
        if "statusBar" in found:
            self.length(found["statusBar"], scale)
        if "notes" in found:
            self.scalar(found["notes"])
        return layout

    def display(self, node):
        optional = ("cornerRadius", "notes") + (("sources",) if self.contract.second else ())
        found = self.mapping(node, ("calibration", "display", "models", "screen", "layouts"), optional)
        self.version(found["calibration"])
        sources = self.named_sources(found["sources"]) if "sources" in found else {}
        name = self.scalar(found["display"])
        self.need("display-name", DISPLAY.fullmatch(name) and len(name) <= 64, f"{found['display']}")
        screen, scale = self.screen(found["screen"], None, sources)
        if "cornerRadius" in found:
            self.length(found["cornerRadius"], scale)
        if "notes" in found:
            self.scalar(found["notes"])
        display = {
            "display": name,
            "models": self.models(found["models"]),
            "screen": screen,
            "scale": scale,
            "layouts": [self.layout(item, screen, scale, sources) for item in self.items(found["layouts"])],
        }
        for name, source in sources.items():
            self.need("source-unused", source["used"], name)
        return display

    def models(self, node):
        self.need("kind", node.kind == "mapping", f"{node} is no mapping")
        found = entries(node, self.contract)
        self.need("empty-list", found, f"{node} is empty")
        for identifier in found:
            self.need("identifier", IDENTIFIER.fullmatch(identifier), f"line {node.line}: {identifier}")
        for name in found.values():
            self.need("null-name", not (name.plain and name.text in NULLS), f"{name}")
        return [(identifier, self.line(name)) for identifier, name in found.items()]

    def named_sources(self, node):
        self.need("kind", node.kind == "mapping", f"{node} is no mapping")
        sources = {}
        for name, value in entries(node, self.contract).items():
            found = self.mapping(value, ("url", "kind"), ())
            self.line(found["url"])
            sources[name] = {"kind": self.word(found["kind"], KINDS), "used": False}
        return sources

    def avatar(self, node):
        found = self.mapping(node, ("calibration", "avatar"), ())
        self.version(found["calibration"])
        values = self.mapping(found["avatar"], (), ("size", "trailingMargin", "bottomMargin", "fade", "overrides"))
        overrides = self.items(values["overrides"]) if "overrides" in values else []
        return self.design(values), [self.override(item) for item in overrides]

    def override(self, node):
        keys = ("size", "trailingMargin", "bottomMargin", "fade", "idiom", "display")
        found = self.mapping(node, (), keys)
        self.need("override-condition", "idiom" in found or "display" in found, f"{node}")
        change = self.design(found)
        self.need("override-of-nothing", change, f"{node}")
        idiom = self.word(found["idiom"], tuple(IDIOMS.values())) if "idiom" in found else None
        display = self.scalar(found["display"]) if "display" in found else None
        return idiom, display, change

    def design(self, found):
        design = {}
        if "size" in found:
            design["size"] = self.points(found["size"], zero=False)
        for key in ("trailingMargin", "bottomMargin"):
            if key in found:
                design[key] = self.points(found[key])
        if "fade" in found:
            design["fade"] = self.word(found["fade"], FADES)
        return design
