"""Measures calibrate against libyaml's bare event loop, side by side; see README.md in this folder.

Usage: `python3 Tests/Benchmarks/benchmark.py [SECTION]...`, with the sections start, few, many, one, growth, compiler and
runtime; without one, all of them.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus
from measure import Contender, Failed, Launcher, instructions, median, ratios, spread

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
MEGABYTE = 1e6


class Benchmark:
    """The tools, built, and a folder for the corpora."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name, libraries in [("launch", []), ("floor", ["-lyaml"])]:
            compile_tool(folder, name, *libraries)
        self.launcher = Launcher(folder)
        self.dynamic = build()
        self.static = build("--static-swift-stdlib", "--scratch-path", ".build/static")

    # Sections

    def start(self):
        """Start-up: how long a run takes that does nothing."""
        contenders = [
            Contender("true", ["true"]),
            Contender("ours, dynamic", [self.dynamic, "--version"]),
            Contender("ours, static", [self.static, "--version"]),
            Contender("Python with PyYAML and Jinja2", [sys.executable, "-c", "import yaml, jinja2"], every=4),
        ]
        self.launcher.compare(contenders, rounds=40)
        head("start-up", "milliseconds, min median max")
        for contender in contenders:
            times = [run.wall * 1e3 for run in contender.runs.values()]
            print(f"  {contender.name:<32} {spread(times)}")

    def few(self):
        """100 files: `check`, with an output that is what the specs give."""
        specs = self.many_files(100)
        output = self.folder / "few"
        run(self.dynamic, "generate", "-q", "--specs", specs, "--output", output)
        words = ["check", "--specs", specs, "--output", output]
        self.against_floor(
            "check, 100 files, nothing changed", specs, [("dynamic", words), ("static", words)], rounds=60, peer_every=10)
        floor = instructions([self.folder / "floor", specs])
        for name, program in [("dynamic", self.dynamic), ("static", self.static)]:
            count = instructions([program, *words])
            print(f"  instructions, {name:<18} {count / 1e6:.1f} million, {count / floor:.2f} × the floor")

    def many(self):
        """10 000 files: `generate`, with no output before."""
        self.generate("generate, 10 000 files", self.many_files(10_000), rounds=15, peer_every=5)

    def one(self):
        """One file of 16 MB: `generate`, with no output before."""
        specs = self.folder / "one.yaml"
        corpus.one_file(specs)
        self.generate("generate, one file of 16 MB", specs, rounds=15, peer_every=5)

    def growth(self):
        """What a display costs as there are more: processor time per display, over a run that has one."""
        head("growth", "microseconds of processor time and kilobytes of memory a display, over a run with one")
        single = Contender("one", self.generation(self.dynamic, self.many_files(1)), prepare=self.remove_output)
        self.launcher.compare([single], rounds=20)
        for count in (100, 1_000, 10_000, 100_000):
            specs = self.many_files(count)
            ours = Contender("ours", self.generation(self.dynamic, specs), prepare=self.remove_output)
            floor = Contender("floor", [self.folder / "floor", specs])
            self.launcher.compare([floor, ours], rounds=min(20, 200_000 // count))
            cost = (min(run.cpu for run in ours.runs.values()) - median(single, "cpu")) / (count - 1)
            memory = (median(ours, "peak") - median(single, "peak")) / (count - 1)
            share = spread(ratios(ours, floor, "cpu"))
            print(f"  {count:>7} displays   {cost * 1e6:7.1f} µs   {memory / 1e3:6.1f} KB   CPU × floor {share}")
            if count > 10_000:
                shutil.rmtree(specs)

    def compiler(self):
        """What the compiler takes for the generated file of the whole catalogue, over an empty module."""
        modules = self.folder / "modules"
        modules.mkdir()
        sources = sorted((PROJECT / "Sources/DeviceCalibration").glob("*.swift"))
        run("swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "DeviceCalibration",
            "-emit-module-path", modules / "DeviceCalibration.swiftmodule", *sources)
        empty = self.folder / "Empty.swift"
        empty.write_text("import DeviceCalibration\n")
        table = PROJECT / "generated/DeviceCalibrations.swift"
        head("compiler", "seconds of processor time and megabytes at the peak; in brackets over an empty module")
        for name, options in [("debug", ["-Onone"]), ("release", ["-O", "-whole-module-optimization"])]:
            words = ["swiftc", "-c", "-swift-version", "6", "-parse-as-library", "-module-name", "Tables", *options,
                     "-I", modules, "-o", self.folder / "tables.o"]
            contenders = [Contender("empty", [*words, empty]), Contender("table", [*words, table])]
            self.launcher.compare(contenders, rounds=5)
            less, more = contenders
            for key, unit in [("wall", 1), ("cpu", 1), ("peak", MEGABYTE)]:
                value = median(more, key) / unit
                print(f"  {name:<8} {key:<5} {value:8.2f}  ({value - median(less, key) / unit:+.2f})")

    def runtime(self):
        """What the app pays: nanoseconds, instructions and allocations of an opacity and of a look-up."""
        head("runtime", "nanoseconds a call, and allocations")
        program = build(name="RuntimeBenchmarks")
        run(program, shown=True)
        for name, calls in [("opacity from a bar height", 10_240), ("look-up, over the whole catalogue", None)]:
            few, many = 5, 25
            more = instructions([program, name, str(many)]) - instructions([program, name, str(few)])
            if calls is None:
                words = subprocess.run([program, name, "1"], capture_output=True, text=True).stdout.split()
                calls = int(words[words.index("calls,") - 1])
            print(f"     {name}: {more / (many - few) / calls:.1f} instructions a call")

    # Parts

    def many_files(self, count: int) -> Path:
        folder = self.folder / f"files-{count}"
        if not folder.exists():
            corpus.many_files(folder, count)
        return folder

    def generation(self, program: Path, specs: Path) -> list:
        return [program, "generate", "--specs", specs, "--output", self.folder / "output"]

    def remove_output(self):
        shutil.rmtree(self.folder / "output", ignore_errors=True)

    def generate(self, title: str, specs: Path, rounds: int, peer_every: int):
        words = self.generation(self.dynamic, specs)[1:]
        self.against_floor(title, specs, [("dynamic", words)], rounds, peer_every, prepare=self.remove_output)
        ours = self.folder / "output/DeviceCalibrations.swift"
        if ours.read_bytes() != (self.folder / "peer.swift").read_bytes():
            raise Failed("the peer has printed another table: the comparison is of different work")

    def against_floor(self, title, specs, ours, rounds, peer_every, prepare=lambda: None):
        floor = Contender("floor", [self.folder / "floor", specs])
        programs = [
            Contender(f"ours, {name}", [self.static if name == "static" else self.dynamic, *words], prepare)
            for name, words in ours
        ]
        peer = Contender(
            "PyYAML + Jinja2", [sys.executable, HERE / "Peer/peer.py", specs, self.folder / "peer.swift"],
            every=peer_every)
        self.launcher.compare([floor, *programs, peer], rounds)
        size = sum(path.stat().st_size for path in ([specs] if specs.is_file() else specs.iterdir()))
        head(f"{title} ({size / MEGABYTE:.1f} MB)", "ratios to the floor: min median max")
        for contender in [floor, *programs, peer]:
            print(
                f"  {contender.name:<18} wall {spread(ratios(contender, floor, 'wall')):<22} "
                f"CPU {spread(ratios(contender, floor, 'cpu')):<22} {median(contender, 'wall') * 1e3:9.1f} ms, "
                f"peak {median(contender, 'peak') / MEGABYTE:.1f} MB ({median(contender, 'peak') / size:.2f} × the input)")
        for program in programs:
            faster = [run.wall / program.runs[number].wall for number, run in peer.runs.items()]
            print(f"  {program.name} is {spread(faster, 1)} times as fast as PyYAML + Jinja2")


def head(title: str, unit: str):
    print(f"\n{title}: {unit}", flush=True)


def compile_tool(folder: Path, name: str, *libraries: str):
    run("cc", "-O2", "-o", folder / name, HERE / f"{name}.c", *libraries)


def run(*words, shown: bool = False):
    answer = subprocess.run(words, cwd=PROJECT, stdout=None if shown else subprocess.PIPE, stderr=subprocess.STDOUT)
    if answer.returncode != 0:
        raise Failed(f"{' '.join(map(str, words))}\n{(answer.stdout or b'').decode()}")


def build(*options: str, name: str = "calibrate") -> Path:
    """Builds a program for release, and says where it is."""
    words = ["swift", "build", "-c", "release", *options]
    run(*words, "--product", name)
    answer = subprocess.run([*words, "--show-bin-path"], cwd=PROJECT, capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip()) / name


def main(names: list[str]):
    sections = ["start", "few", "many", "one", "growth", "compiler", "runtime"]
    unknown = [name for name in names if name not in sections]
    if unknown:
        sys.exit(f"benchmark: no section '{unknown[0]}'; there are {', '.join(sections)}")
    with tempfile.TemporaryDirectory(prefix="calibrate-benchmark.") as folder:
        benchmark = Benchmark(Path(folder))
        for name in names or sections:
            getattr(benchmark, name)()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failed as failure:
        sys.exit(f"benchmark: {failure}")
