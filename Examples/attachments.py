#!/usr/bin/env python3
"""Gives the attachments that `xcrun xcresulttool export attachments` wrote the names that the tests gave them.

    Examples/attachments.py FOLDER

FOLDER holds the files and `manifest.json`, which is removed. What the tests did not name stays out.
"""
import json
import pathlib
import re
import sys

# xcresulttool appends a number and an identifier to the name, and the type of the file.
SUFFIX = re.compile(r"_\d+_[0-9A-Fa-f-]{36}(\.\w+)?$")


def name(attachment):
    """The name that the test gave, with the type of the file."""
    suggested = attachment["suggestedHumanReadableName"]
    given = SUFFIX.sub("", suggested)
    suffix = pathlib.Path(attachment["exportedFileName"]).suffix
    return given if given.endswith(".yaml") else given.removesuffix(suffix) + suffix


def rename(folder):
    """Renames the files, and returns their names."""
    manifest = folder / "manifest.json"
    names = []
    for test in json.loads(manifest.read_text()):
        for attachment in test["attachments"]:
            file = folder / attachment["exportedFileName"]
            target = name(attachment)
            if not re.fullmatch(r"[\w.-]+", target) or target in names:
                file.unlink()
                continue
            names.append(target)
            file.rename(folder / target)
    manifest.unlink()
    return names


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: attachments.py FOLDER")
    print("\n".join(sorted(rename(pathlib.Path(sys.argv[1])))))
