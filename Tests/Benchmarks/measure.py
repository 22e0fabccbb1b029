"""Runs programs side by side, and compares what they took."""

import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable


class Failed(Exception):
    """A program that did not do its work."""


@dataclass
class Run:
    """What one run took: seconds, seconds of processor time, and bytes of memory at the peak."""

    wall: float
    cpu: float
    peak: float


@dataclass
class Contender:
    """A program in a comparison, and its runs."""

    name: str
    words: list[str]
    # What has to be undone before each run, such as an output that is to be absent.
    prepare: Callable[[], None] = lambda: None
    # A slow program runs in every n-th round only.
    every: int = 1
    runs: dict[int, Run] = field(default_factory=dict)


class Launcher:
    """Runs programs and measures them."""

    def __init__(self, tools: Path):
        self.program = tools / "launch"

    def run(self, words: list[str]) -> Run:
        answer = subprocess.run([self.program, *words], capture_output=True, text=True)
        if answer.returncode != 0:
            raise Failed(f"{' '.join(map(str, words))}\n{answer.stdout}{answer.stderr}")
        wall, cpu, peak = map(float, answer.stdout.split())
        return Run(wall / 1e6, cpu / 1e6, peak * 1024)

    def compare(self, contenders: list[Contender], rounds: int) -> None:
        """Runs the programs in turns, so that what disturbs one disturbs all; a round to warm up does not count."""
        for number in range(-1, rounds):
            for contender in contenders:
                if number % contender.every == 0 or number < 0 and contender.every == 1:
                    contender.prepare()
                    contender.runs[number] = self.run(contender.words)
        for contender in contenders:
            contender.runs.pop(-1, None)


def ratios(contender: Contender, floor: Contender, key: str) -> list[float]:
    """What a program took over what the floor took in the same round."""
    return [getattr(run, key) / max(getattr(floor.runs[number], key), 1e-6) for number, run in contender.runs.items()]


def spread(values: list[float], digits: int = 2) -> str:
    """Minimum, median and maximum."""
    return " ".join(f"{value:.{digits}f}" for value in (min(values), statistics.median(values), max(values)))


def median(contender: Contender, key: str) -> float:
    return statistics.median(getattr(run, key) for run in contender.runs.values())


def instructions(words: list[str]) -> int:
    """Instructions that a program executes, counted by callgrind: whatever else runs does not change them."""
    # With one core there is one thread, whose work does not depend on how the threads would meet.
    pinned = ["taskset", "-c", "0"] if shutil.which("taskset") else []
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind gives up where it does not understand what clang says for debuggers.
        program = Path(folder) / "program"
        subprocess.run(["strip", "--strip-debug", "-o", program, words[0]], check=True)
        answer = subprocess.run(
            [*pinned, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *words[1:]],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    counts = [line.split()[-1] for line in answer.stderr.splitlines() if "Collected :" in line]
    if answer.returncode != 0 or not counts:
        raise Failed(f"{' '.join(map(str, words))}\n{answer.stderr}")
    return int(counts[-1])
