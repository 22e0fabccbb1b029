#!/usr/bin/env python3
"""Chooses a simulator for a design of the bars, from what `xcrun simctl list -j` says on standard input.

    xcrun simctl list -j | Examples/simulator.py classic|glass

Prints the identifier of the device type, that of the runtime and a name for people, separated by tabs. `classic` is the
newest iOS up to 18, `glass` the newest from 26 on. The device is the iPhone with the highest plain number in its name:
a foldable has no bar at its top.
"""
import json
import re
import sys

DESIGNS = {"classic": lambda major: major <= 18, "glass": lambda major: major >= 26}


def version(runtime):
    """The version as numbers, so that 18.10 comes after 18.9."""
    return tuple(int(number) for number in re.findall(r"\d+", runtime.get("version", "")))


def runtimes(listing):
    """The iOS runtimes that can be used, newest first."""
    found = [runtime for runtime in listing.get("runtimes", [])
             if runtime.get("isAvailable") and ".SimRuntime.iOS-" in runtime["identifier"] and version(runtime)]
    return sorted(found, key=version, reverse=True)


def device_type(runtime):
    """The plain iPhone with the highest number that a runtime supports, else any iPhone; None if there is none."""
    phones = [kind for kind in runtime.get("supportedDeviceTypes", []) if kind["name"].startswith("iPhone")]

    def rank(kind):
        plain = re.fullmatch(r"iPhone (\d+)", kind["name"])
        return (int(plain.group(1)) if plain else 0, kind["name"])
    return max(phones, key=rank, default=None)


def choose(listing, design):
    """The device type and the runtime for a design; None if none is installed."""
    for runtime in runtimes(listing):
        kind = device_type(runtime)
        if DESIGNS[design](version(runtime)[0]) and kind:
            return kind, runtime
    return None


def main():
    if len(sys.argv) != 2 or sys.argv[1] not in DESIGNS:
        sys.exit("usage: xcrun simctl list -j | simulator.py classic|glass")
    listing = json.load(sys.stdin)
    choice = choose(listing, sys.argv[1])
    if choice is None:
        installed = ", ".join(runtime["version"] for runtime in runtimes(listing)) or "none"
        sys.exit(f"no iOS runtime for the {sys.argv[1]} design; installed: {installed}. "
                 "Add one in Xcode, Settings, Components, or with xcodebuild -downloadPlatform iOS.")
    kind, runtime = choice
    print(kind["identifier"], runtime["identifier"], f"{kind['name']}, iOS {runtime['version']}", sep="\t")


if __name__ == "__main__":
    main()
