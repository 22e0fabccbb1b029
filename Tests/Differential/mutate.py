"""Mistakes that authors make: one is put into a tree, or into the bytes."""

from fractions import Fraction

from emit import Alias, List, Map, Text, key_of, replace, walk

BAD_NUMBERS = (
    "+44", "044", "4_4", "1e2", "0x2c", ".5", "44.", "44pt", "44 px", "1 044", "1,044", "-1", "-0", "", "~", "null", ".inf",
    "NaN", "1:30", "160.5px", "44.333", "53.667", "44.25", "44.5", "0", "0.0", "1/3", "44 ", " 44", "44\n", "4 4", "0px", "00px",
    "44PX", "px", "true", "1", "2", "3", "4", "161px", "-161px", "--1", "٤٤", "44,5", "53⅔", "none", "44.50", "0.5", "0.1",
    "20000", "20001", "20000.5", "44.000000", "44.0000000", "1000", "1000.5", "1001",
)  # fmt: skip
BAD_WORDS = (
    "Classic", "yes", "no", "on", "True", "TRUE", "FALSE", "any", "", "~", "landscape", "measured", "none",
    "phone", "linear", "2", "1.0", "01", "true", "false", "iPhone",
)  # fmt: skip
BAD_TEXTS = (
    "a\nb", "a\tb", "", "a\x00b", "a\x7fb", "a\x85b", "a\u2028b", "a\u202eb", "a\u2066b", " ", "a\\(b)", '*/ "',
    "x" * 2000, "x" * 2001, "é" * 1001,
)  # fmt: skip
BAD_KEYS = (
    "iPhone14,7", "x-own", "x-", "X-own", "top", "foo", "basis", "size", "iPhone0,1", "iPhone14.7",
    "iFone14,7", "", "display", "avatar", "screen", "notes", "sources", "os", "why", "value", "scale",
    "zoomed", "observed",
)  # fmt: skip
NUMBERS = {
    "width", "height", "scale", "top", "left", "bottom", "right", "medium", "large", "value", "size", "trailingMargin",
    "bottomMargin", "statusBar", "cornerRadius", "calibration",
}  # fmt: skip
TEXTS = {"source", "notes", "why", "url"}


def once(roots, rng, second):
    """Makes one mistake (or none: some are allowed), and returns its name."""
    name = rng.choice(list(MISTAKES))
    root = rng.choice(roots)
    places = [place for place in walk(root) if place[1] is not None]
    return name if MISTAKES[name](rng, roots, root, places, second) is not False else "nothing"


def maps(root):
    return [node for node, _, _ in walk(root) if isinstance(node, Map) and node.pairs]


def drop_key(rng, roots, root, places, second):
    node = rng.choice(maps(root))
    node.pairs.remove(rng.choice(node.pairs))


def double_key(rng, roots, root, places, second):
    node = rng.choice(maps(root))
    pair = rng.choice(node.pairs)
    node.pairs.insert(rng.randint(0, len(node.pairs)), [pair[0], pair[1] if rng.random() < 0.5 else Text("1")])


def misspell_key(rng, roots, root, places, second):
    pair = rng.choice(rng.choice(maps(root)).pairs)
    letter = rng.randrange(max(1, len(pair[0])))
    pair[0] = rng.choice(
        (pair[0][:letter] + pair[0][letter + 1 :], pair[0].upper(), pair[0] + "s", pair[0] + " ", " " + pair[0])
    )


def add_key(rng, roots, root, places, second):
    keys = [key for key in BAD_KEYS if second or key not in ("sources", "os", "why", "value")]
    node = rng.choice(maps(root))
    value = rng.choice((Text("1"), Text("44"), Map(), List(), Map(("a", List(Text("b")))), Text("")))
    node.pairs.insert(rng.randint(0, len(node.pairs)), [rng.choice(keys), value])


def put(rng, places, wanted, texts):
    chosen = [place for place in places if wanted(place)]
    if not chosen:
        return False
    node, parent, index = rng.choice(chosen)
    new = Text(rng.choice(texts))
    if isinstance(node, (Map, List, Text)):
        new.anchor = node.anchor
    if rng.random() < 0.2 and new.text.strip() == new.text and "\n" not in new.text and new.text.isprintable():
        new.raw = not set(new.text) & set(",[]{}*&#:\"'")
    replace(parent, index, new)


def bad_number(rng, roots, root, places, second):
    return put(rng, places, lambda place: key_of(place) in NUMBERS, BAD_NUMBERS)


def other_number(rng, roots, root, places, second):
    return put(rng, places, lambda place: key_of(place) in NUMBERS, [str(n) for n in range(0, 120)])


def bad_word(rng, roots, root, places, second):
    words = (
        "design",
        "orientation",
        "zoomed",
        "basis",
        "quantity",
        "title",
        "fade",
        "idiom",
        "kind",
        "navigationBar",
        "display",
        "calibration",
    )
    return put(rng, places, lambda place: key_of(place) in words, BAD_WORDS)


def bad_text(rng, roots, root, places, second):
    return put(rng, places, lambda place: key_of(place) in TEXTS or key_of(place) is None, BAD_TEXTS)


def any_text(rng, roots, root, places, second):
    return put(rng, places, lambda place: isinstance(place[0], Text), BAD_NUMBERS + BAD_WORDS + BAD_TEXTS)


def other_kind(rng, roots, root, places, second):
    node, parent, index = rng.choice(places)
    if isinstance(node, Alias):
        return False
    new = rng.choice((List(), Map(), Text("x"), List(node), Map(("a", node)), Text("")))
    replace(parent, index, new)


def swap(rng, roots, root, places, second):
    (first, parent, index), (other, other_parent, other_index) = rng.sample(places, 2)
    if any(node is other for node, _, _ in walk(first)) or any(node is first for node, _, _ in walk(other)):
        return False
    replace(parent, index, other)
    replace(other_parent, other_index, first)


def double_item(rng, roots, root, places, second):
    lists = [node for node, _, _ in walk(root) if isinstance(node, List) and node.items]
    if not lists:
        return False
    node = rng.choice(lists)
    node.items.append(rng.choice(node.items))


def same_display(rng, roots, root, places, second):
    root.set(
        "display",
        Text(
            rng.choice(
                (
                    "test-notch",
                    "test.notch",
                    "a",
                    "pad-11",
                    "pad11",
                    "a--b",
                    "-a",
                    "A",
                    "a_b",
                    "1a",
                    "a.",
                    "a" * 64,
                    "a" * 65,
                    "testNotch",
                )
            )
        ),
    )


def same_identifier(rng, roots, root, places, second):
    models = root.get("models")
    others = [other.get("models") for other in roots if isinstance(other.get("models"), Map) and other is not root]
    if not isinstance(models, Map) or not others:
        return False
    models.pairs += [list(pair) for pair in rng.choice(others).pairs[:1] if pair[0] != "<<"]


def second_avatar(rng, roots, root, places, second):
    roots.append(Map(("calibration", Text("1")), ("avatar", Map(("size", Text("40"))))))


def tag(rng, roots, root, places, second):
    node, _, _ = rng.choice(places)
    if isinstance(node, Alias):
        return False
    standard = {Text: ("!!str",), Map: ("!!map",), List: ("!!seq",)}[type(node)]
    node.tag = rng.choice(standard + ("!points", "!", "!!binary", "!<tag:example.com,2000:x>"))


def strange_alias(rng, roots, root, places, second):
    _, parent, index = rng.choice(places)
    anchored = [node for node, _, _ in walk(root) if not isinstance(node, Alias) and node.anchor]
    name = "nope"
    if rng.random() < 0.7:
        node = rng.choice(anchored) if anchored and rng.random() < 0.5 else rng.choice(places)[0]
        if isinstance(node, Alias):
            return False
        node.anchor = node.anchor or "s"
        name = node.anchor
    replace(parent, index, Alias(name))


def strange_merge(rng, roots, root, places, second):
    node = rng.choice(maps(root))
    value = rng.choice(
        (
            Text("a"),
            Text(""),
            List(),
            Map(),
            List(Text("a")),
            Map(("x-a", Text("1"))),
            List(List(Map())),
            Map(("top", Text("0"))),
        )
    )
    node.pairs.insert(rng.randint(0, len(node.pairs)), ["<<", value])


def comma_in_flow(rng, roots, root, places, second):
    """Leaves an identifier without quotes in flow style, where its comma ends the key."""
    if not root.get("models"):
        return False
    root.set("models", Text("{iPhone14,7: iPhone 14}", raw=True))


def deep(rng, roots, root, places, second):
    node = Text("x")
    for _ in range(rng.choice((10, 90))):
        node = List(node)
    root.set("x-deep", node)


def pixels(rng, roots, root, places, second):
    """Writes a screen, or a layout's insets or heights, in pixels without saying so."""
    scale = root.get("screen") and isinstance(root.get("screen"), Map) and root.get("screen").get("scale")
    if not isinstance(scale, Text) or scale.text not in ("2", "3"):
        return False
    groups = [
        place
        for place in places
        if key_of(place) in ("screen", "safeArea", "navigationBar") and isinstance(place[0], Map)
    ]
    if not groups:
        return False
    for pair in rng.choice(groups)[0].pairs:
        try:
            if pair[0] != "scale":
                pair[1] = Text(int(Fraction(pair[1].text) * int(scale.text)))
        except (ValueError, AttributeError):
            pass


def one_of_a_kind(rng, roots, root, places, second):
    """Makes a number that cannot be: a panel at 1x, a zoomed screen like the other, insets and bars beyond the screen."""
    screen = root.get("screen")
    zoomed = [node for node, parent, _ in places if parent is not root and key_of((node, parent, _)) == "screen"]
    insets = [node for node, _, _ in places if isinstance(node, Map) and node.get("top") and node.get("basis")]
    choice = rng.randrange(3)
    if choice == 0 and isinstance(screen, Map):
        screen.set("scale", Text("1"))
    elif choice == 1 and isinstance(screen, Map) and zoomed and isinstance(zoomed[0], Map):
        for key in ("width", "height"):
            if screen.get(key):
                zoomed[0].set(key, screen.get(key))
    elif choice == 2 and insets:
        rng.choice(insets).set("top", Text(rng.choice(("2000", "1000", "5000"))))
    else:
        return False


MISTAKES = {
    function.__name__.replace("_", "-"): function
    for function in (
        drop_key, double_key, misspell_key, add_key, bad_number, bad_number, other_number, other_number, bad_word, bad_text,
        any_text, other_kind, swap, double_item, same_display, same_identifier, second_avatar, tag, strange_alias,
        strange_merge, deep, comma_in_flow, pixels, one_of_a_kind,
    )
}  # fmt: skip


def bytes_of(files, rng, labels):
    """Returns the files, in one case of forty with a mistake in the bytes."""
    if rng.random() > 0.025:
        return files
    name = rng.choice(list(files))
    data = files[name]
    place = rng.randrange(len(data) + 1)
    lines = data.splitlines(keepends=True)
    line = rng.randrange(len(lines) + 1)
    choice = rng.randrange(5)
    if choice < 2:
        data = data[:place] + rng.choice(STRAY_BYTES) + data[place:]
    elif choice == 2:
        data = data[:place] + data[place + rng.randint(1, 3) :]
    elif choice == 3:
        data = b"".join(lines[:line]) + rng.choice(STRAY_LINES) + b"".join(lines[line:])
    else:
        data = rng.choice(
            (b"", b"# nothing\n", b"---\n", b"%YAML 1.3\n---\n" + data, b"%YAML 2.0\n---\n" + data, b"---\n" + data)
        )
    labels.append("bytes")
    return files | {name: data}


STRAY_BYTES = (b"\x00", b"\xff", b"\xc3", b"{", b"}", b'"', b"\n", b"- ", b": ", b"\xe2\x80\x8b", b"x", b"\t", b"\r")
STRAY_LINES = (
    b"? [a, b]\n: c\n",
    b"? {a: b}\n: c\n",
    b"...\n",
    b"---\n",
    b"x-a: b\n",
    b": c\n",
    b"# \xe2\x98\x83\n",
    b"\t# a\n",
    b"]\n",
)
