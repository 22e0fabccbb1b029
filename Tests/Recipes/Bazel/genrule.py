"""Runs the genrule of BUILD.bazel as Bazel's sandbox does: in a folder of the inputs alone, without an environment.

    genrule.py PROJECT SANDBOX CALIBRATE

It prints the output's path. Bazel itself is not needed: the rule is read as the Python that Starlark is a part of.
"""

import pathlib
import shutil
import subprocess
import sys

project, sandbox, calibrate = (pathlib.Path(word) for word in sys.argv[1:])
rules = {}


def glob(patterns):
    found = {path for pattern in patterns for path in project.glob(pattern) if path.is_file()}
    return sorted(str(path.relative_to(project)) for path in found)


def rule(kind):
    return lambda **attributes: rules.setdefault(kind, attributes)


exec(  # The recipe's own file.
    (project / "BUILD.bazel").read_text(),
    {"load": lambda *names: None, "glob": glob, "genrule": rule("genrule"), "diff_test": rule("diff_test")},
)
genrule, test = rules["genrule"], rules["diff_test"]
assert test["file2"] == ":" + genrule["name"], "the test compares another file"
(output,) = genrule["outs"]
(tool,) = genrule["tools"]

for source in genrule["srcs"]:
    (sandbox / source).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(project / source, sandbox / source)
made = sandbox / "bazel-out" / output
made.parent.mkdir(parents=True)
command = genrule["cmd"]
for name, value in {
    "$(SRCS)": " ".join(genrule["srcs"]),
    "$(@D)": str(made.parent.relative_to(sandbox)),
    "$(execpath " + tool + ")": str(calibrate),
    "$$": "$",
}.items():
    command = command.replace(name, value)
before = {path for path in sandbox.rglob("*")}
subprocess.run(["/bin/bash", "-c", "set -euo pipefail; " + command], cwd=sandbox, env={}, check=True)
assert {path for path in sandbox.rglob("*")} - before == {made}, "something else was written"
print(made)
