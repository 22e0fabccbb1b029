"""Fails where the everyday run takes more instructions than it may; see README.md in this folder.

Counts what `calibrate check` executes over 100 files, and what libyaml's bare event loop executes over the same bytes, and
compares their ratio with a bound. Usage: `python3 Tests/Benchmarks/guard.py`.
"""

import sys
import tempfile
from pathlib import Path

import benchmark
import corpus
from measure import Failed, instructions

# Recorded: 3.6. The rest is room for other versions of the compiler, of libc and of libyaml.
BOUND = 4.2


def main():
    with tempfile.TemporaryDirectory(prefix="calibrate-guard.") as name:
        folder = Path(name)
        specs, output = folder / "specs", folder / "output"
        corpus.many_files(specs, 100)
        benchmark.compile_tool(folder, "floor", "-lyaml")
        calibrate = benchmark.build()
        benchmark.run(calibrate, "generate", "-q", "--specs", specs, "--output", output)
        floor = instructions([folder / "floor", specs])
        check = instructions([calibrate, "check", "--specs", specs, "--output", output])
    ratio = check / floor
    print(f"check, 100 files: {check:,} instructions, {ratio:.2f} times libyaml's {floor:,}; the bound is {BOUND}")
    if ratio > BOUND:
        sys.exit("guard: that is too many; a profile by callgrind tells where they are")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"guard: {failure}")
