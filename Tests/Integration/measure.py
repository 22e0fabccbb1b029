"""Measures what the build plugin adds to a build, against the same package with the generated file among its sources.

Usage: `python3 Tests/Integration/measure.py [ROUNDS [BUILD-SYSTEM]...]`. Both packages hold the whole catalogue. They are built
in turn: with nothing changed, and after one edit, of a spec or of the generated file. The edit changes one constant.
"""

import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "App", platforms: [.macOS(.v13)],
    dependencies: [.package(name: "DeviceCalibration", path: "{package}")],
    targets: [.executableTarget(
        name: "App", dependencies: [.product(name: "DeviceCalibration", package: "DeviceCalibration")]{plugins})])
"""
PLUGIN = ', plugins: [.plugin(name: "GenerateCalibrations", package: "DeviceCalibration")]'
MAIN = "import DeviceCalibration\nprint(DeviceCalibrations.table.displays.count)\n"


class Package:
    """An executable that needs the tables, with the plugin or without."""

    def __init__(self, folder: Path, package: Path, has_plugin: bool):
        self.folder = folder
        sources = folder / "Sources/App"
        sources.mkdir(parents=True)
        (folder / "Package.swift").write_text(MANIFEST.format(package=package, plugins=PLUGIN if has_plugin else ""))
        (sources / "main.swift").write_text(MAIN)
        if has_plugin:
            shutil.copytree(package / "devices", sources / "devices", ignore=shutil.ignore_patterns("*.json"))
            self.edited = sources / "devices/iphone-6.1-notch.yaml"
            self.pattern = re.compile(r"(bottom: )(3[0-9])")
        else:
            shutil.copy(package / "generated/DeviceCalibrations.swift", sources)
            self.edited = sources / "DeviceCalibrations.swift"
            self.pattern = re.compile(r"(enum iPhone61Notch (?s:.*?)bottom: )(3[0-9])")

    def edit(self):
        """Changes one constant to another valid value, a second after the last: the Swift driver compares whole ones."""
        time.sleep(1)
        text, count = self.pattern.subn(lambda m: m[1] + ("33" if m[2] == "34" else "34"), self.edited.read_text(), count=1)
        assert count == 1, f"nothing to edit in {self.edited}"
        self.edited.write_text(text)

    def build(self, system: str) -> tuple[float, float]:
        """Builds, and gives the seconds that it took: on the clock, and of processors."""
        words = ["swift", "build", "--build-system", system, "--scratch-path", self.folder / system]
        start, used = time.perf_counter(), processor_seconds()
        run = subprocess.run(words, cwd=self.folder, capture_output=True, text=True)
        seconds = time.perf_counter() - start, processor_seconds() - used
        assert run.returncode == 0, run.stdout + run.stderr
        return seconds


def processor_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def compare(system: str, packages: dict[str, Package], rounds: int):
    """Builds each package in turn; prints the medians and the differences."""
    for package in packages.values():
        for _ in range(3):
            package.build(system)
    for task, prepare in [("nothing changed", lambda package: None), ("one edit", Package.edit)]:
        times = {name: [] for name in packages}
        for number in range(rounds):
            for name in list(packages)[:: 1 if number % 2 else -1]:
                prepare(packages[name])
                times[name].append(packages[name].build(system))
        for index, kind in enumerate(["clock", "processors"]):
            report(f"  {system:<11}{task:<17}{kind:<11}", {name: [pair[index] for pair in times[name]] for name in times})


def report(head: str, times: dict[str, list[float]]):
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(f"{head}{name:<7} min {min(values):.3f}  median {medians[name]:.3f}  max {max(values):.3f} s")
    more = medians["plugin"] - medians["none"]
    print(f"{head}plugin adds {more:+.3f} s, {more / medians['none']:+.1%}")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        package = folder / "DeviceCalibration"
        shutil.copytree(PROJECT, package, ignore=shutil.ignore_patterns(".build", ".git"))
        packages = {"plugin": Package(folder / "plugin", package, True), "none": Package(folder / "none", package, False)}
        for system in sys.argv[2:] or ["native", "swiftbuild"]:
            compare(system, packages, rounds)


main()
