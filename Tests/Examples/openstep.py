"""Reads OpenStep property lists, which is what Xcode's projects are."""
import re

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<quoted>"(?:[^"\\]|\\.)*")
    |(?P<word>[A-Za-z0-9_$/:.-]+)
    |(?P<mark>[{}()=;,])""", re.VERBOSE | re.DOTALL)


class Malformed(Exception):
    """The text is no property list."""


def tokens(text):
    """Yields the kind and the text of each token."""
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            line = text.count("\n", 0, place) + 1
            raise Malformed(f"line {line}: unexpected {text[place:place + 10]!r}")
        place = match.end()
        if match.lastgroup != "space":
            yield match.lastgroup, match.group()
    yield "end", ""


class Parser:
    """Reads one value after another."""

    def __init__(self, text):
        self.tokens = tokens(text)
        self.kind, self.text = next(self.tokens)

    def take(self, expected=None):
        kind, text = self.kind, self.text
        if expected is not None and text != expected:
            raise Malformed(f"expected {expected!r}, found {text!r}")
        self.kind, self.text = next(self.tokens, ("end", ""))
        return kind, text

    def value(self):
        kind, text = self.take()
        if kind == "quoted":
            return re.sub(r"\\(.)", r"\1", text[1:-1])
        if kind == "word":
            return text
        if text == "{":
            return self.dictionary()
        if text == "(":
            return self.array()
        raise Malformed(f"expected a value, found {text!r}")

    def dictionary(self):
        values = {}
        while self.text != "}":
            key = self.value()
            if not isinstance(key, str) or key in values:
                raise Malformed(f"{key!r} is no key, or stands here twice")
            self.take("=")
            values[key] = self.value()
            self.take(";")
        self.take("}")
        return values

    def array(self):
        values = []
        while self.text != ")":
            values.append(self.value())
            if self.text != ")":
                self.take(",")
        self.take(")")
        return values


def read(text):
    """Returns the value of a whole text."""
    parser = Parser(text)
    value = parser.value()
    if parser.kind != "end":
        raise Malformed(f"expected the end, found {parser.text!r}")
    return value
