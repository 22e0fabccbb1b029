#!/usr/bin/env python3
"""Makes specs, valid and nearly valid, from a seed: the same seed and number give the same files.

generate.py [--contract first|second] SEED NUMBER      prints the files of one case
"""

import argparse
import random
import sys
from fractions import Fraction

import anchors
import mutate
from emit import List, Map, Text, Writer

NAMES = (
    "iPhone 14",
    "NO",
    "08",
    "true",
    "1:30",
    "1e3",
    "Café",
    "iPad (7th generation)",
    "a, b",
    "nil",
    "x: y",
    "#1",
    "电话",
    "📱 pro",
)
SOURCES = ("https://example.com/a", "a log, seen in 2024", "page 12 of the manual", "https://example.com/b#c (iOS 17)")
PANELS = {
    "phone": ((320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (440, 956)),
    "pad": ((744, 1133), (810, 1080), (1024, 1366), (834, 1210)),
    "pod": ((320, 568),),
}
PREFIXES = {"phone": "iPhone", "pad": "iPad", "pod": "iPod"}


class Case:
    """Files by name, and what was done to them."""

    def __init__(self, seed, number, second):
        self.rng = random.Random(f"{seed}:{number}")
        self.second = second
        self.labels = []
        rng = self.rng
        roots = self.roots()
        for _ in range(rng.choice((0, 0, 0, 1, 1, 1, 1, 2))):
            self.labels.append(mutate.once(roots, rng, second))
        self.files = self.written(roots)

    def roots(self):
        """Returns the documents' trees, valid before they are mutated."""
        rng = self.rng
        count = rng.choice((1, 1, 1, 1, 1, 2, 3))
        self.names = rng.sample(("test-notch", "iphone-6.1-island", "a", "pad-11", "t.1-x"), count)
        self.families = [rng.choice(("phone", "phone", "phone", "pad", "pad", "pod")) for _ in self.names]
        self.scales = [
            rng.choice((2, 3, 3) if family == "phone" and self.second else (1, 2, 2, 3, 3)) for family in self.families
        ]
        self.avatar = self.design() if rng.random() < 0.4 else {}
        roots = [self.display(index) for index in range(count)]
        if self.avatar:
            roots.insert(rng.randrange(count + 1), self.avatar_document())
        for root in roots:
            if rng.random() < 0.25:
                self.labels.append(anchors.share(root, rng))
            if rng.random() < 0.25:
                self.labels.append(anchors.merge(root, rng))
        return roots

    # Numbers

    def length(self, pixels, scale):
        """Writes a number of pixels as an author may."""
        value = Fraction(pixels, scale)
        texts = [f"{pixels}px"]
        if value.denominator == 1:
            texts += [str(value)] * 6 + [f"{value}.0", f"{value}.000"]
        elif value.denominator == 2:
            texts += [f"{float(value)}"] * 4 + [f"{float(value)}0"]
        return Text(self.rng.choice(texts))

    def points(self, value, scale):
        """Writes points, in one case of ten some pixels more or less."""
        pixels = value * scale
        if self.rng.random() < 0.1 and value > 5:
            pixels += self.rng.randint(-3, 0 if self.second else 3)
        return pixels, self.length(pixels, scale)

    # Evidence

    def evidence(self, group, extras=True):
        rng = self.rng
        basis = rng.choice(("measured", "documented", "inferred"))
        group.set("basis", Text(basis))
        if basis != "inferred" or rng.random() < 0.3:
            group.set("sources", List(*(self.source(basis) for _ in range(rng.randint(1, 2)))))
        if self.second and extras:
            if rng.random() < 0.4:
                group.set("os", Text(rng.choice(('"17.4"', "'16'", '"26.1.2"')), raw=True))
            if rng.random() < 0.3:
                group.set("why", Text("52 more than medium on every measured iPhone"))

    def source(self, basis="measured"):
        rng = self.rng
        if self.second and rng.random() < 0.4:
            kinds = ("device", "simulator", "log") if basis == "measured" else ("device", "table", "code", "article")
            kind = rng.choice(kinds)
            self.cited[f"{kind[:2]}-{len(kind)}"] = kind
            return Text(f"{kind[:2]}-{len(kind)}")
        return Text(rng.choice(SOURCES))

    def worth(self, group):
        """Gives a number of a group evidence of its own."""
        rng = self.rng
        if not self.second or rng.random() > 0.3:
            return
        numbers = [pair for pair in group.pairs if isinstance(pair[1], Text) and pair[1].text[:1].isdigit()]
        numbers = [pair for pair in numbers if pair[0] not in ("scale", "os", "why")]
        for pair in rng.sample(numbers, min(len(numbers), rng.randint(1, 2))):
            own = Map(("value", pair[1]))
            self.evidence(own)
            pair[1] = own

    # Documents

    def display(self, index):
        rng = self.rng
        self.cited = {}
        family, scale = self.families[index], self.scales[index]
        width, height = rng.choice(PANELS[family])
        models = Map()
        for number in rng.sample(range(1, 30), rng.randint(1, 3)):
            models.set(f"{PREFIXES[family]}{index + 1}{rng.randint(0, 9)},{number}", Text(rng.choice(NAMES)))
        screen = Map(("width", self.length(width * scale, scale)), ("height", self.length(height * scale, scale)))
        screen.set("scale", Text(scale))
        if self.second and rng.random() < 0.3:
            self.evidence(screen)
        layouts = List()
        for design in rng.sample(("classic", "liquidGlass"), rng.randint(1, 2)):
            for orientation in rng.choice((("portrait",), ("any",), ("portrait", "landscape"), ("landscape",))):
                layouts.items.append(self.layout(index, design, orientation, False, (width, height)))
                if rng.random() < 0.15:
                    layouts.items.append(self.layout(index, design, orientation, True, (width, height)))
        root = Map(
            ("calibration", Text("1")), ("display", Text(self.names[index])), ("models", models), ("screen", screen)
        )
        if rng.random() < 0.1:
            root.set("cornerRadius", self.length(rng.choice((0, 18, 55)) * scale, scale))
        if rng.random() < 0.1:
            root.set("notes", Text("one line\nand another"))
        root.set("layouts", layouts)
        if self.cited:
            sources = Map()
            for name, kind in self.cited.items():
                sources.set(name, Map(("url", Text("https://example.com/" + name)), ("kind", Text(kind))))
            root.set("sources", sources)
        if rng.random() < 0.1:
            root.set("x-owner", Text("the author"))
        if rng.random() < 0.5:
            rng.shuffle(root.pairs)
        return root

    def layout(self, index, design, orientation, zoomed, screen):
        rng = self.rng
        scale, family = self.scales[index], self.families[index]
        layout = Map(("design", Text(design)))
        if orientation != "portrait" or rng.random() < 0.2:
            layout.set("orientation", Text(orientation))
        if zoomed:
            layout.set("zoomed", Text("true"))
            smaller = [side * rng.randint(82, 96) // 100 for side in screen]
            layout.set("screen", Map(*zip(("width", "height"), (self.length(s * scale, scale) for s in smaller))))
        elif rng.random() < 0.1:
            layout.set("zoomed", Text("false"))
        landscape_phone = orientation == "landscape" and family != "pad"
        insets = {"phone": (0, 20, 34, 44, 47, 59, 62), "pad": (0, 20, 24, 32), "pod": (0, 20)}[family]
        top_pixels, top = self.points(rng.choice(insets), scale)
        safe = Map(("top", top), ("bottom", self.points(rng.choice(insets[:3]), scale)[1]))
        if landscape_phone or rng.random() < 0.1:
            side = self.points(rng.choice(insets), scale)[1]
            safe.set("left", side)
            safe.set("right", side)
        self.evidence(safe)
        self.worth(safe)
        layout.set("safeArea", safe)
        if rng.random() < 0.07:
            layout.set("navigationBar", Text("none"))
            return layout
        bar = Map()
        if rng.random() < 0.35:
            top_pixels, top = self.points(rng.choice(insets), scale)
            bar.set("top", top)
        medium_pixels, medium = self.points(rng.choice((44, 32, 40) if family == "pod" else (44, 50, 54, 32)), scale)
        bar.set("medium", medium)
        if landscape_phone and rng.random() < 0.8:
            large_pixels = None
            bar.set("large", Text("none"))
        else:
            large_pixels = medium_pixels + (self.room(index) if rng.random() < 0.06 else 52 * scale)
            bar.set("large", self.length(large_pixels, scale))
        self.evidence(bar)
        self.worth(bar)
        if rng.random() < 0.2:
            rng.shuffle(bar.pairs)
        layout.set("navigationBar", bar)
        if rng.random() < 0.3:
            places = {"top": top_pixels, "medium": medium_pixels, "large": large_pixels}
            count = rng.randint(1, 3)
            layout.set("observed", List(*(self.observation(places, scale) for _ in range(count))))
        if rng.random() < 0.1:
            layout.set("statusBar", self.length(20 * scale, scale))
        return layout

    def room(self, index):
        """Returns pixels between the bar's heights: about as many as the image needs, or at the limit."""
        scale = self.scales[index]
        bottom = int(Fraction(self.chosen(index, "bottomMargin", "12")) * scale)
        return max(0, bottom + self.rng.choice((-1, 0, 1, 1, 2, 3, self.rng.randint(4, 40 * scale))))

    def observation(self, places, scale):
        """Returns a measurement that agrees, or that agrees just so, or just not."""
        rng = self.rng
        title = rng.choice(("large", "medium")) if places["large"] is not None else "medium"
        quantity = rng.choice(("contentOffset", "topInset", "barTop", "barHeight"))
        pixels = {"barTop": places["top"], "barHeight": places[title]}.get(quantity, places["top"] + places[title])
        value = Fraction(-pixels if quantity == "contentOffset" else pixels, scale)
        half = Fraction(1, 2 * scale)
        just = (half, half - Fraction(1, 1000), half / 2)
        delta = rng.choice((0,) * 5 + just) if rng.random() < 0.9 else rng.choice((half + Fraction(1, 1000), 1, 10))
        value += delta * rng.choice((1, -1))
        text = f"{float(value):.{rng.choice((3, 3, 2, 6))}f}"
        if value.denominator in (1, 2, 4) and rng.random() < 0.9:
            text = f"{float(value):g}"
        result = Map(
            ("quantity", Text(quantity)), ("title", Text(title)), ("value", Text(text)), ("source", self.source())
        )
        if self.second and rng.random() < 0.3:
            result.set("os", Text('"17.4"', raw=True))
        return result

    def design(self):
        rng = self.rng
        design = {}
        odd = rng.random() < 0.15
        if rng.random() < 0.7:
            design["size"] = rng.choice(
                ("40", "40", "36", "44", "52", "40.5", "37", "30") + odd * ("12", "0.5", "1", "100")
            )
        if rng.random() < 0.4:
            design["trailingMargin"] = rng.choice(("16", "12", "20") + odd * ("0", "8", "16.5", "300"))
        if rng.random() < 0.5:
            design["bottomMargin"] = rng.choice(("12", "8", "10") + odd * ("0", "2", "6", "12.5", "51", "52"))
        if rng.random() < 0.5:
            design["fade"] = rng.choice(("linear", "smoothstep", "smootherstep", "easeIn", "easeOut", "threshold"))
        return design or {"size": "40"}

    def chosen(self, index, key, default):
        return self.avatar.get(key, default)

    def avatar_document(self):
        rng = self.rng
        avatar = Map(*((key, Text(text)) for key, text in self.avatar.items()))
        if rng.random() < 0.4:
            overrides = List()
            for _ in range(rng.randint(1, 3)):
                override = Map(*((key, Text(text)) for key, text in self.design().items()))
                if rng.random() < 0.6:
                    override.set("idiom", Text(rng.choice(self.families)))
                if rng.random() < 0.5 or not override.get("idiom"):
                    override.set("display", Text(rng.choice(self.names)))
                if self.second and override.get("idiom") and override.get("display"):
                    override.remove("idiom")
                overrides.items.append(override)
            avatar.set("overrides", overrides)
        return Map(("calibration", Text("1")), ("avatar", avatar))

    # Files

    def path(self, number):
        return (
            f"{number}.yaml"
            if self.rng.random() < 0.9
            else self.rng.choice(
                (
                    f"{number}.yml",
                    f"pads/{number}.yaml",
                    f"a b/c/{number}.yml",
                    f"{number}.x.yaml",
                    f"\u00e9{number}.yaml",
                )
            )
        )

    def written(self, roots):
        rng = self.rng
        groups = [[root] for root in roots]
        if rng.random() < 0.5:
            groups = [roots]
        files = {}
        for number, group in enumerate(groups):
            lines = []
            for index, root in enumerate(group):
                if index == 0 and rng.random() < 0.05:
                    lines.append(rng.choice(("%YAML 1.1", "%YAML 1.2")))
                    lines.append("---")
                elif index or rng.random() < 0.1:
                    lines.append(rng.choice(("---", "---", "--- # next")))
                lines += Writer(rng).document(root)
                if rng.random() < 0.05:
                    lines.append("...")
            data = "\n".join(lines) + rng.choice(("\n", "\n", "\n", "", "\n\n"))
            if rng.random() < 0.1:
                data = data.replace("\n", "\r\n")
            data = data.encode()
            if rng.random() < 0.05:
                data = b"\xef\xbb\xbf" + data
            files[self.path(number)] = data
        if rng.random() < 0.03:
            files[rng.choice((".0.yaml", ".hidden/0.yaml", "0.yaml.orig", "a.txt", "yaml", "0.json"))] = b"no: spec"
        return mutate.bytes_of(files, rng, self.labels)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--contract", choices=("first", "second"), default="second")
    parser.add_argument("seed")
    parser.add_argument("number", type=int)
    options = parser.parse_args()
    case = Case(options.seed, options.number, options.contract == "second")
    print("#", ", ".join(case.labels), file=sys.stderr)
    for name, data in case.files.items():
        print(f"# {name}")
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


if __name__ == "__main__":
    main()
