"""A tree of keys and texts, written as YAML in one of the many ways that authors write it."""

import re

PLAIN = re.compile(r"[A-Za-z0-9.$(/~+<][^\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]*|-[0-9.]+")


class Map:
    def __init__(self, *pairs):
        self.pairs = [list(pair) for pair in pairs]
        self.anchor = self.tag = None

    def get(self, key):
        return next((value for name, value in self.pairs if name == key), None)

    def set(self, key, value):
        for pair in self.pairs:
            if pair[0] == key:
                pair[1] = value
                return
        self.pairs.append([key, value])

    def remove(self, key):
        self.pairs = [pair for pair in self.pairs if pair[0] != key]


class List:
    def __init__(self, *items):
        self.items = list(items)
        self.anchor = self.tag = None


class Text:
    """A scalar. A raw one stands in the file as it is, well or badly."""

    def __init__(self, text, raw=False):
        self.text = str(text)
        self.raw = raw
        self.anchor = self.tag = None


class Alias:
    def __init__(self, name):
        self.name = name


def walk(node, parent=None, place=None):
    """Yields every node with the container and the index or key at which it stands."""
    yield node, parent, place
    if isinstance(node, Map):
        for index, (_, value) in enumerate(node.pairs):
            yield from walk(value, node, index)
    elif isinstance(node, List):
        for index, item in enumerate(node.items):
            yield from walk(item, node, index)


def replace(parent, place, node):
    if isinstance(parent, Map):
        parent.pairs[place][1] = node
    else:
        parent.items[place] = node


def key_of(place):
    """Returns the key at which a place that `walk` yields stands; None in a list."""
    _, parent, index = place
    return parent.pairs[index][0] if isinstance(parent, Map) else None


class Writer:
    """Writes documents in the habits of one author, drawn at random."""

    def __init__(self, rng):
        self.rng = rng
        self.flow = rng.choice((0, 0.2, 0.5, 0.9))
        self.quotes = rng.choice((0, 0, 0.1, 0.6))
        self.comments = rng.choice((0, 0, 0.1))
        self.indented_lists = rng.random() < 0.7
        self.step = rng.choice((2, 2, 2, 4, 3))

    def document(self, root):
        if isinstance(root, (Map, List)) and not root.anchor and not root.tag and self.content(root):
            lines = self.block(root, 0)
        else:
            lines = [self.inline(root)]
        return lines

    # Block style

    def block(self, node, indent):
        pad = " " * indent
        lines = []
        if isinstance(node, List):
            for item in node.items:
                lines += self.entry(pad + "-", item, indent + 2, in_list=True)
            return lines
        for key, value in node.pairs:
            lines += self.entry(pad + self.key(key) + ":", value, indent + self.step)
            if self.rng.random() < self.comments:
                lines.append(self.rng.choice(("", pad + "# a remark: {of, the] author", "#")))
        return lines

    def entry(self, start, node, indent, in_list=False):
        """Writes `key: …` or `- …`."""
        if isinstance(node, (Map, List)) and self.content(node) and self.rng.random() >= self.flow:
            inner = indent
            if isinstance(node, List) and not in_list and not self.indented_lists:
                inner = indent - self.step
            properties = self.properties(node)
            lines = self.block(node, inner)
            if in_list and isinstance(node, Map) and not properties and self.rng.random() < 0.9:
                return [start + " " + lines[0][inner:], *lines[1:]]
            return [(start + " " + properties).rstrip() + self.comment(), *lines]
        if isinstance(node, Text) and not node.raw and self.rng.random() < 0.03 and self.blockable(node.text):
            style = self.rng.choice(("|-", ">-") * 8 + ("|", ">"))
            pad = " " * indent
            return [f"{start} {self.properties(node)}{style}", *(pad + line for line in node.text.split("\n"))]
        written = self.inline(node)
        spread = isinstance(node, Text) and not node.raw and written.count(" ") and self.rng.random() < 0.05
        if (
            spread
            and re.search(r"[^ ] [^ ]", node.text)
            and "  " not in written
            and " #" not in written
            and not node.tag
            and not node.anchor
        ):
            first, rest = written.split(" ", 1)
            return [start + " " + first, " " * indent + rest]
        if not in_list and start[-1] == ":" and self.rng.random() < 0.004:
            pad = " " * (len(start) - len(start.lstrip(" ")))
            return [pad + "? " + start[len(pad) : -1], pad + ": " + written]
        return [start + " " + written + self.comment()]

    def blockable(self, text):
        return text and text[0] != " " and text.isprintable()

    def content(self, node):
        return node.pairs if isinstance(node, Map) else node.items

    def comment(self):
        return (
            self.rng.choice((" # so", "  # see https://example.com/#a", " #"))
            if self.rng.random() < self.comments
            else ""
        )

    # Flow style and scalars

    def inline(self, node, in_flow=False):
        if isinstance(node, Alias):
            return "*" + node.name + (" " if in_flow else "")
        properties = self.properties(node)
        if isinstance(node, Text):
            return properties + self.scalar(node, in_flow)
        space = self.rng.choice(("", "", " "))
        if isinstance(node, List):
            inner = ", ".join(self.inline(item, True) for item in node.items)
            return f"{properties}[{space}{inner}{space}]"
        inner = ", ".join(f"{self.key(key, True)}: {self.inline(value, True)}" for key, value in node.pairs)
        return f"{properties}{{{space}{inner}{space}}}"

    def properties(self, node):
        return (f"&{node.anchor} " if node.anchor else "") + (f"{node.tag} " if node.tag else "")

    def key(self, key, in_flow=False):
        return key if key == "<<" else self.scalar(Text(key), in_flow)

    def scalar(self, node, in_flow):
        text = node.text
        if node.raw:
            return text
        styles = ["double"]
        if "'" not in text and text.isprintable():
            styles.append("single")
        if self.plain(text, in_flow) and self.rng.random() >= self.quotes:
            return text
        return '"' + escaped(text) + '"' if self.rng.choice(styles) == "double" else f"'{text}'"

    def plain(self, text, in_flow):
        safe = PLAIN.fullmatch(text) and ": " not in text and " #" not in text and text[-1] not in ": " and text != "<<"
        return safe and not (in_flow and re.search(r"[,\[\]{}]", text))


def escaped(text):
    """Returns the text between double quotes."""
    result = ""
    for character in text:
        if character in '"\\':
            result += "\\" + character
        elif character.isprintable():
            result += character
        elif character == "\n":
            result += "\\n"
        elif ord(character) < 256:
            result += f"\\x{ord(character):02x}"
        else:
            result += f"\\u{ord(character):04x}"
    return result
