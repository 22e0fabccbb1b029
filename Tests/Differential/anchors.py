"""Aliases and merge keys, put into a tree that has none."""

from emit import Alias, List, Map, Text, key_of, replace, walk


def share(root, rng):
    """Makes a later group or number the alias of an earlier one."""
    places = [
        place for place in walk(root) if place[1] is not None and key_of(place) not in (None, "calibration", "display")
    ]
    pairs = [
        (first, later)
        for index, first in enumerate(places)
        for later in places[index + 1 :]
        if key_of(first) == key_of(later) and all(later[1] is not inner for inner, _, _ in walk(first[0]))
    ]
    if pairs:
        first, later = rng.choice(pairs)
        if not isinstance(first[0], Alias):
            first[0].anchor = first[0].anchor or f"a{rng.randint(1, 99)}"
            replace(later[1], later[2], Alias(first[0].anchor))
            return "share"
    return "nothing"


def merge(root, rng):
    """Moves entries of a mapping to one or two others that it merges; an entry of them may be overridden."""
    maps = [node for node, _, _ in walk(root) if isinstance(node, Map) and len(node.pairs) > 1 and node is not root]
    if not maps:
        return "nothing"
    target = rng.choice(maps)
    moved = rng.sample(target.pairs, rng.randint(1, len(target.pairs)))
    target.pairs = [pair for pair in target.pairs if not any(pair is other for other in moved)]
    bases = [Map(*moved)]
    if rng.random() < 0.4:
        bases.append(Map(*((key, value) for key, value in rng.sample(moved, 1))))
        if rng.random() < 0.5:
            bases[-1].pairs[0][1] = Text(rng.choice(("0", "1", "20", "inferred", "none")))
    if rng.random() < 0.3 and target.pairs:
        key, _ = rng.choice(target.pairs)
        bases[0].set(key, Text(rng.choice(("0", "1", "20", "inferred", "none"))))
    if any(
        node.anchor or isinstance(node, Alias)
        for base in bases
        for node, _, _ in walk(base)
        if not isinstance(node, Alias)
    ):
        inline = True
    else:
        inline = rng.random() < 0.2
    used = []
    for number, base in enumerate(bases):
        if inline:
            used.append(base)
        else:
            base.anchor = f"m{number}{rng.randint(1, 99)}"
            root.pairs.insert(0, [f"x-{base.anchor}", base])
            used.append(Alias(base.anchor))
    value = used[0] if len(used) == 1 and rng.random() < 0.8 else List(*used)
    target.pairs.insert(rng.randint(0, len(target.pairs)), ["<<", value])
    return "merge"
