"""Makes corpora of device specs from a seed: the same seed gives the same bytes on every machine."""

import random
from pathlib import Path
from typing import Iterator

SEED = 61
FILE_LIMIT = 16 << 20

AVATAR = """\
# yaml-language-server: $schema=device.schema.json
calibration: 1
avatar:
  size: 40
  trailingMargin: 16
  bottomMargin: 12
  fade: linear
  overrides:
    - {idiom: pad, size: 44, bottomMargin: 8}
"""

# Kinds of panels: name, family, points, scale, range of safe-area tops, pixels that the classic bar starts above it,
# medium and large heights of the classic bar.
PANELS = [
    ("iphone-4.7-home", "iPhone", (375, 667), 2, (20, 24), 0, (44, 96)),
    ("iphone-6.1-notch", "iPhone", (390, 844), 3, (44, 50), 0, (44, 96)),
    ("iphone-6.1-island", "iPhone", (393, 852), 3, (59, 62), 16, (44, 96)),
    ("ipad-10.2-home", "iPad", (810, 1080), 2, (20, 24), 0, (50, 102)),
    ("ipad-11-pro", "iPad", (834, 1194), 2, (24, 32), 0, (50, 102)),
]

WORDS = (
    "the bar starts at safe area of every probed phone and its height is a rule not seen on this one tables that give "
    "other numbers are wrong insets were read in portrait weak number large title simulator report measured inferred"
).split()


def many_files(folder: Path, count: int, seed: int = SEED) -> int:
    """Writes a folder of specs, a display a file, and one file for the image; returns its bytes."""
    folder.mkdir(parents=True)
    size = 0
    for number, text in zip(range(count), displays(seed)):
        size += (folder / f"display-{number:06}.yaml").write_bytes(text.encode())
    # A folder holds at most 100 000 entries; the largest one does without the image's design, which is optional.
    return size + ((folder / "avatar.yaml").write_bytes(AVATAR.encode()) if count < 100_000 else 0)


def one_file(path: Path, limit: int = FILE_LIMIT, seed: int = SEED) -> int:
    """Writes one file of as many documents as a spec file may have; returns its bytes."""
    documents = [AVATAR]
    size = len(AVATAR)
    for text in displays(seed):
        size += len(text.encode()) + len("---\n")
        if size > limit:
            break
        documents.append(text)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path.write_bytes("---\n".join(documents).encode())


def displays(seed: int) -> Iterator[str]:
    """Documents of one display each, without end."""
    number = 0
    while True:
        # A generator a display: a longer corpus begins with a shorter one.
        yield Display(number, random.Random(f"{seed}/{number}")).text()
        number += 1


class Display:
    """One display in the format's two styles, with comments, remarks, sources and observations."""

    def __init__(self, number: int, chance: random.Random):
        self.number = number
        self.chance = chance
        (self.panel, self.family, self.points, self.scale, tops, self.above, self.heights) = chance.choice(PANELS)
        self.safe_top = chance.randint(*tops)
        self.is_flow = chance.random() < 0.3

    def text(self) -> str:
        width, height = self.points
        lines = ["# yaml-language-server: $schema=device.schema.json"] if self.chance.random() < 0.8 else []
        lines += ["calibration: 1", f"display: {self.panel}-{self.number:06}", "models:"]
        lines += [f"  {identifier}: {name}" for identifier, name in self.models()]
        comment = "   # points, portrait" if self.is_flow else ""
        lines += [f"screen: {{width: {width}, height: {height}, scale: {self.scale}}}{comment}"]
        if self.chance.random() < 0.5:
            lines += [f"cornerRadius: {self.chance.choice(['55', '47', '160px'])}"]
        if self.chance.random() < 0.3:
            lines += ["notes: |", *self.prose(2)]
        lines += ["layouts:"]
        for index, layout in enumerate(self.layouts()):
            lines += [""] if index and not self.is_flow else []
            lines += layout
        return "\n".join(lines) + "\n"

    def models(self) -> list[tuple[str, str]]:
        name = "iPhone" if self.family == "iPhone" else "iPad Pro"
        return [
            (f"{self.family}{self.number + 1},{minor + 1}", f"{name} {self.number + 1}{' Plus' * (minor % 2)}")
            for minor in range(self.chance.randint(1, 6))
        ]

    def layouts(self) -> list[list[str]]:
        medium, large = self.heights
        top = self.safe_top * self.scale - self.above
        if self.family == "iPad":
            return [
                self.layout("classic", "any", top, medium, large),
                self.layout("liquidGlass", "any", self.safe_top * self.scale, 54, 106),
            ]
        layouts = [
            self.layout("classic", "portrait", top, medium, large),
            self.layout("classic", "landscape", 0, 32, None),
            self.layout("liquidGlass", "portrait", self.safe_top * self.scale, 54, 106),
            self.layout("liquidGlass", "landscape", 24 * self.scale, 54, None),
        ]
        if self.above == 0:
            layouts.insert(1, self.layout("classic", "portrait", top, medium, large, is_zoomed=True))
        return layouts[: self.chance.randint(1, len(layouts))]

    def layout(self, design, orientation, top, medium, large, is_zoomed=False) -> list[str]:
        """Lines of a layout; the bar's top is in pixels, and left out where it is the safe area's."""
        is_landscape = orientation == "landscape"
        safe_top = 0 if is_landscape else self.safe_top
        lines = [f"  - design: {design}"]
        if orientation != "portrait" or self.chance.random() < 0.2:
            lines += [f"    orientation: {orientation}"]
        if is_zoomed:
            width, height = self.points
            lines += ["    zoomed: true", f"    screen: {{width: {width - 55}, height: {height - 120}}}"]
        if self.chance.random() < 0.5:
            lines += ["    notes: |", *("    " + line for line in self.prose(self.chance.randint(1, 4)))]
        if self.chance.random() < 0.2:
            lines += [f"    # {self.sentence(8)}"]
        if not is_landscape and self.chance.random() < 0.3:
            lines += [f"    statusBar: {safe_top}"]
        sides = [("left", self.safe_top), ("right", self.safe_top)] if is_landscape and self.family == "iPhone" else []
        lines += self.group("safeArea", [("top", safe_top), *sides, ("bottom", 20 if is_landscape else 34)])
        heights = [("medium", medium), ("large", "none" if large is None else large)]
        if top != safe_top * self.scale:
            heights.insert(0, ("top", top // self.scale if top % self.scale == 0 else f"{top}px"))
        lines += self.group("navigationBar", heights)
        observations = self.observations(top / self.scale, medium, large)
        if observations:
            lines += ["    observed:", *(f"      - {item}" for item in observations)]
        return lines

    def group(self, key: str, numbers: list[tuple[str, object]]) -> list[str]:
        """Lines of a group of numbers with its basis and sources, in flow or block style."""
        basis = self.chance.choice(["measured", "measured", "documented", "inferred"])
        count = self.chance.randint(0 if basis == "inferred" else 1, 3)
        sources = [self.address() for _ in range(count)]
        if self.is_flow:
            pairs = [f"{name}: {value}" for name, value in numbers] + [f"basis: {basis}"]
            if sources:
                pairs.append("sources: [" + ", ".join(f'"{source}"' for source in sources) + "]")
            return [f"    {key}: {{{', '.join(pairs)}}}"]
        lines = [f"    {key}:", *(f"      {name}: {value}" for name, value in numbers), f"      basis: {basis}"]
        if sources:
            lines += ["      sources:", *(f"        - {source}" for source in sources)]
        return lines

    def observations(self, top: float, medium: int, large: int | None) -> list[str]:
        items = []
        for _ in range(self.chance.choice([0, 0, 1, 2, 4])):
            title = self.chance.choice(["medium", "large"]) if large else "medium"
            height = large if title == "large" else medium
            quantity, value = self.chance.choice([
                ("contentOffset", -(top + height)), ("topInset", top + height), ("barTop", top), ("barHeight", height)
            ])
            items.append(
                f'{{quantity: {quantity}, title: {title}, value: {round(value, 3):g}, source: "{self.address()}"}}')
        return items

    def address(self) -> str:
        commit = f"{self.chance.getrandbits(28):07x}"
        path = "/".join(self.chance.sample(WORDS, 4))
        return f"https://code.example/{self.chance.choice(WORDS)}/blob/{commit}/{path}.json"

    def prose(self, lines: int) -> list[str]:
        return [f"  {self.sentence(16)}." for _ in range(lines)]

    def sentence(self, count: int) -> str:
        words = [self.chance.choice(WORDS) for _ in range(count)]
        if self.chance.random() < 0.05:
            words[-1] = "44 × 44"
        return " ".join(words).capitalize()
