"""The rules that can refuse a spec, each with the sentence of the contract that it comes from.

There are two contracts: `first` is what the first release read, `second` adds evidence by number, named sources and
plausibility. A rule on which tool and contract differ on purpose is switched off in `KNOWN`, or with
`--without RULE`.
"""

FIRST = {
    # YAML as authors expect it
    "bytes": "a file is UTF-8 text; a BOM and CRLF are fine",
    "syntax": "what no YAML parser reads",
    "directive": "`%YAML 1.1/1.2` are fine",
    "tag": "other tags are refused by name",
    "alias": "aliases work: to an anchor that stands before them, and not into themselves",
    "depth": "expansion is bounded: 64 levels",
    "merge": "merge keys work: `<<: *a`, `<<: [*a, *b]`",
    "duplicate-key": "duplicate keys are errors",
    "duplicate-key-merged": "duplicate keys are errors, also in a mapping that is merged",
    "key": "a key is text",
    # Structure
    "no-display": "an empty file has no display",
    "kind": "a mapping, a list or a scalar, as the field is",
    "unknown-key": "a key that starts with `x-` is the author's own; any other unknown key is an error",
    "missing-key": "required keys",
    "empty-list": "models and layouts: at least one; a list that is there says something",
    "version": "calibration: 1 is the only version there is",
    # Scalars, by their field's type
    "number": "a length is written 44, 96.5 or 161px; 08, 1:30, 1e3, 0x34, .inf, 1_000, +44 are errors",
    "integer-scale": "scale: 1, 2 or 3",
    "boolean": "booleans are true and false",
    "word": "one of the field's words",
    "text": "names and sources are one line of printable text",
    "display-name": "lower-case kebab with digits and dots",
    "identifier": "models: hardware identifier: marketing name",
    "greater-than-zero": "a side, a height and a size must be greater than 0",
    "off-grid": "lengths lie on the pixel grid of the scale; all are whole sixths of a point",
    # What numbers must be together
    "portrait-screen": "screen: points, portrait",
    "zoomed-screen": "zoomed: true needs its own screen; the display's is for all other layouts",
    "layout-twice": "layouts are unique by (design, orientation, zoomed)",
    "source": "measured and documented need a source",
    "large-not-above-medium": "L - M - b is at least one pixel",
    "touch": "the 44 x 44 touch rectangle around the image lies inside the bar at rest",
    "observation": "every observed value agrees with the derived one to half a pixel",
    "observation-of-nothing": "a quantity that the layout does not have cannot be observed",
    "observation-without-bar": "a layout without a bar has nothing to observe",
    # Between displays
    "mixed-families": "idiom is phone, pad or pod, from the identifiers",
    "display-twice": "display: unique",
    "display-clash": "a display is one name in Swift",
    "identifier-twice": "a hardware identifier may stand in two displays only if their screens differ",
    "avatar-twice": "two documents with the key avatar are an error",
    "override-condition": "each override needs at least one condition",
}

SECOND = {
    "source-name": "a source that looks like a name and isn't there is an error",
    "source-unused": "a name that is never used is an error",
    "source-kind": "a source of kind table, code or article cannot carry measured",  # Alone, that is.
    "os": "os: a version",
    "pixels-as-points": "pixels written as points, where the same number in pixels would fit",
    "panel-at-1x": "a phone's panel at 1x",
    "contradiction": "a group whose numbers contradict each other",
    "zoomed-as-unzoomed": "a zoomed layout with the points of the unzoomed one",
    "override-of-nothing": "an override that says nothing or matches no device",
}

# What the tool refuses and the contract does not say: these hold only with `--also RULE`.
UNSAID = {
    "null-name": "a plain `null`, `Null`, `NULL` or `~` is no marketing name",
    "invisible": "names and sources have no invisible characters, such as U+00AD and U+200B",
    "limit": "lengths are at most 20000 with 6 decimals, bars at most 1000 high, texts at most 2000 bytes long",
    "impossible": "no device has 1x, or a length beyond the limits of its family",
    "image-too-small": "an image has at least two pixels",
    "override-display": "an override names a display that is there",
}

# Where tool and contract differ, and it is known: (rules that the tool has not, rules that only the tool has).
KNOWN = {
    "first": (("duplicate-key-merged", "observation-without-bar"), tuple(UNSAID)),
    "second": (("override-of-nothing", "pixels-as-points"), tuple(UNSAID)),
}


class Refusal(Exception):
    """A spec that is refused, and the rule that it breaks."""

    def __init__(self, rule, message):
        super().__init__(f"{rule}: {message}")
        self.rule = rule


class Contract:
    """The rules that hold."""

    def __init__(self, name="first", without=(), also=()):
        self.second = name == "second"
        self.parser = "python"
        for rule in (*without, *also):
            if rule not in FIRST | SECOND | UNSAID:
                raise SystemExit(f"there is no rule '{rule}'")
        self.rules = (set(FIRST) | (set(SECOND) if self.second else set()) | set(also)) - set(without)

    def need(self, rule, condition, message=""):
        """Refuses the spec unless the condition is met, or the rule does not hold."""
        if not condition and rule in self.rules:
            raise Refusal(rule, message)
