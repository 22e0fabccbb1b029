"""YAML as authors expect it: from PyYAML's events to nodes whose scalars are still text."""

import yaml
from yaml import events as event

from rules import Refusal

STANDARD_TAGS = {"tag:yaml.org,2002:" + name for name in ("str", "int", "float", "bool", "null", "map", "seq")}
# The parser in pure Python: the tool's is libyaml, and its mistakes should not be ours.
PARSERS = {"python": yaml.SafeLoader, "libyaml": getattr(yaml, "CSafeLoader", yaml.SafeLoader)}


class Node:
    """A scalar (`text`), a mapping (`pairs` of nodes) or a list (`items`)."""

    def __init__(self, kind, line):
        self.kind = kind
        self.line = line
        self.text = ""
        self.plain = True
        self.pairs = []
        self.items = []

    def __repr__(self):
        return f"line {self.line}: {self.text!r}" if self.kind == "scalar" else f"line {self.line}: a {self.kind}"


def documents(data, contract):
    """Returns the root nodes of a file, without its empty documents."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("bytes", str(error)) from error
    text = text.removeprefix("\ufeff")
    try:
        return list(_Composer(text, contract).documents())
    except yaml.YAMLError as error:
        raise Refusal("syntax", " ".join(str(error).split())) from error


class _Composer:
    def __init__(self, text, contract):
        self.loader = PARSERS[contract.parser](text)
        self.contract = contract

    def documents(self):
        self.next(event.StreamStartEvent)
        while not self.loader.check_event(event.StreamEndEvent):
            start = self.next(event.DocumentStartEvent)
            self.contract.need("directive", start.version in (None, (1, 1), (1, 2)), f"%YAML {start.version}")
            self.anchors = {}
            self.open = set()
            root = self.node(1)
            self.next(event.DocumentEndEvent)
            if not (root.kind == "scalar" and root.plain and root.text == ""):
                yield root

    def next(self, kind):
        found = self.loader.get_event()
        assert isinstance(found, kind), found
        return found

    def node(self, depth):
        found = self.loader.get_event()
        line = found.start_mark.line + 1
        self.contract.need("depth", depth <= 64, f"line {line}")
        if isinstance(found, event.AliasEvent):
            self.contract.need("alias", found.anchor in self.anchors, f"line {line}: *{found.anchor} is undefined")
            self.contract.need("alias", found.anchor not in self.open, f"line {line}: *{found.anchor} holds itself")
            return self.anchors[found.anchor]
        self.contract.need("tag", found.tag in STANDARD_TAGS | {None, "!"}, f"line {line}: {found.tag}")
        if isinstance(found, event.ScalarEvent):
            node = Node("scalar", line)
            node.text = found.value
            node.plain = found.style is None
            if found.anchor:
                self.anchors[found.anchor] = node
            return node
        node = Node("mapping" if isinstance(found, event.MappingStartEvent) else "list", line)
        if found.anchor:
            self.anchors[found.anchor] = node
            self.open.add(found.anchor)
        if node.kind == "list":
            while not self.loader.check_event(event.SequenceEndEvent):
                node.items.append(self.node(depth + 1))
        else:
            while not self.loader.check_event(event.MappingEndEvent):
                node.pairs.append((self.node(depth + 1), self.node(depth + 1)))
        self.loader.get_event()
        self.open.discard(found.anchor)
        return node


def entries(node, contract, path=()):
    """Returns the entries of a mapping by key, with its merge keys carried out: an explicit key wins over a merged one,
    an earlier mapping of a list over a later one. Its own come first."""
    contract.need("merge", node not in path, f"line {node.line} merges itself")
    contract.need("depth", len(path) < 64, f"line {node.line}")
    explicit, merged = {}, {}
    twice = "duplicate-key-merged" if path else "duplicate-key"
    merge_keys = 0
    for key, value in node.pairs:
        contract.need("key", key.kind == "scalar", f"line {key.line}: a key is text")
        if key.text == "<<" and key.plain:
            merge_keys += 1
            contract.need(twice, merge_keys == 1, f"line {key.line}: <<")
            for source in value.items if value.kind == "list" else [value]:
                contract.need("merge", source.kind == "mapping", f"line {source.line} is no mapping")
                for name, found in entries(source, contract, (*path, node)).items():
                    merged.setdefault(name, found)
        else:
            contract.need(twice, key.text not in explicit, f"line {key.line}: {key.text}")
            explicit.setdefault(key.text, value)
    return explicit | {key: value for key, value in merged.items() if key not in explicit}
