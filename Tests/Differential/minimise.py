"""Makes a spec small that still differs in the same way."""

import re


def files(found, still):
    """Returns fewer files, fewer lines and shorter lines, for which `still` holds."""
    found = dict(found)
    for name in list(found):
        rest = {other: data for other, data in found.items() if other != name}
        if rest and still(rest):
            found = rest
    while True:
        before = dict(found)
        for name in list(found):
            for split, join in ((lines, b""), (parts, b"")):
                pieces = fewer(split(found[name]), lambda kept: still(found | {name: join.join(kept)}))
                found[name] = join.join(pieces)
        if found == before:
            return found


def lines(data):
    return data.splitlines(keepends=True)


def parts(data):
    """Splits into what stands between commas and braces."""
    return [part for part in re.split(rb"((?<=[,{\[])|(?=[}\]]))", data) if part]


def fewer(pieces, still):
    """Returns as few pieces as can be, by leaving out halves, quarters and so on."""
    size = max(1, len(pieces) // 2)
    while True:
        start = 0
        while start < len(pieces):
            kept = pieces[:start] + pieces[start + size :]
            if kept and still(kept):
                pieces = kept
            else:
                start += size
        if size == 1:
            return pieces
        size //= 2
