"""The fade as the domain defines it, apart from the program: clamp, curve, hidden."""

CURVES = {
    "linear": lambda p: p,
    "smoothstep": lambda p: 3 * p**2 - 2 * p**3,
    "smootherstep": lambda p: 6 * p**5 - 15 * p**4 + 10 * p**3,
    "easeIn": lambda p: p**2,
    "easeOut": lambda p: 1 - (1 - p) ** 2,
    "threshold": lambda p: 1 if p >= 0.5 else 0,
}


def expected(layout, offset, curve=None):
    """What the read-outs of a layout must say at a content offset."""
    scroll, bar = layout["scroll"], layout["navigationBar"]
    progress = min(max((offset - scroll["target"]) / scroll["norm"], 0), 1)
    progress = round(progress, 9)
    opacity = CURVES[curve or layout["fade"]](progress)
    return {
        "offset": offset,
        "height": max(bar["medium"], -offset - bar["top"]),
        "progress": progress,
        "opacity": opacity,
        "hidden": "Hidden" if opacity == 0 else "Visible",
    }


def stops(layout):
    """Offsets of the four stops; half-way lies on a pixel."""
    scroll, scale = layout["scroll"], layout["screen"]["scale"]
    half = round((scroll["rest"] + scroll["target"]) / 2 * scale) / scale
    return {"rest": scroll["rest"], "half": half, "target": scroll["target"], "collapsed": scroll["collapsed"]}
