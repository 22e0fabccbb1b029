#!/usr/bin/env python3
"""Text of specs, in every place where it goes out, may do nothing there.

    nasty.py [--shells] [--output NAME]... [CALIBRATE]

One table of nasty texts and names of files; each output reads it back with that output's own reader: JSON, a terminal,
GitHub's annotations, Make, a browser's parser, the Swift compiler, and with --shells bash, zsh and fish.
"""

import argparse
import html.parser
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile

from shells import completed

# `evil` is what must not be found outside of text, and the file that must not be made.
TEXTS = (
    "iPhone $(touch evil)", "`touch evil`", '"; touch evil; "', "'; touch evil; '", "a; touch evil", "a\\$(touch evil)", "!!", "!evil",
    "$HOME", "${evil}", "$((1+1))", "--help", "-x", "~", "*", "?", "[a]", "{a,b}", "a  b", " a", "a ", "\\", '"', "'", "#", "a: b", "a #b",
    "*/ let evil = 1 /*", "// let evil = 1", "\\(evil)", '"""', '#"\\#(evil)"#', "\\u{41}", "</script><script>evil()</script>",
    "<img src=x onerror=evil()>", "&amp;&#x3c;", "]]>", "<!-- evil", "::error::evil", "%0A::error::evil", "##[error]evil", "a,b=c",
    "{{ evil }}", "é", "e\u0301", "电话", "📱", "\u05d0\u05d1\u05d2", "x" * 300,
)  # fmt: skip
# In a message, never as they are.
UNPRINTABLE = (
    "\x1b[31mevil",
    "a\nb",
    "a\r\n::error::evil",
    "\u202eevil",
    "a\u2028b",
    "\x9b31m",
    "\x07",
    "\x00",
    "\x7f",
)
FILES = (
    "a b",
    "a$b",
    "a#b",
    "a:b",
    "a%b",
    "a'b",
    'a"b',
    "a\\b",
    "a&b",
    "a;b",
    "a\tb",
    "é",
    "a=b",
    "a|b",
    "a*b",
    "[a]",
    "a<b",
    "~a",
    "$(touch evil)",
)
SHELL_TEXTS = 27
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def spec(display, names, notes="", source="a log, seen in 2024"):
    models = "".join(f"  {identifier}: {json.dumps(name, ensure_ascii=False)}\n" for identifier, name in names.items())
    return f"""calibration: 1
display: {display}
models:
{models}screen: {{width: 390, height: 844, scale: 3}}
notes: {json.dumps(notes, ensure_ascii=False)}
layouts:
  - design: classic
    safeArea: {{top: 47, bottom: 34, basis: measured, sources: [{json.dumps(source, ensure_ascii=False)}]}}
    navigationBar: {{medium: 44, large: 96, basis: inferred}}
    observed:
      - {{quantity: barTop, title: large, value: 47, source: {json.dumps(source, ensure_ascii=False)}}}
"""


class Test:
    def __init__(self, calibrate):
        self.calibrate = calibrate
        self.failures = 0

    def tool(self, *arguments):
        done = subprocess.run([self.calibrate, *arguments], capture_output=True, timeout=60)
        return (
            done.returncode,
            done.stdout.decode(errors="surrogateescape"),
            done.stderr.decode(errors="surrogateescape"),
        )

    def expect(self, condition, output, text, what):
        if not condition:
            self.failures += 1
            print(f"{output}: {text!r}: {what}")

    def folder(self, files):
        shutil.rmtree("devices", ignore_errors=True)
        os.mkdir("devices")
        for name, text in files.items():
            with open(os.path.join("devices", name), "w", newline="") as file:
                file.write(text)

    def every_text(self):
        """Writes one display a text, which is a model's name, a source and a remark."""
        self.folder(
            {f"{n}.yaml": spec(f"d{n}", {f"iPhone1,{n + 1}": text}, text, text) for n, text in enumerate(TEXTS)}
        )

    # The outputs

    def json(self):
        self.every_text()
        layouts = {layout["display"]: layout for layout in json.loads(self.tool("list", "--json")[1])["layouts"]}
        for number, text in enumerate(TEXTS):
            self.expect(layouts[f"d{number}"]["models"][0]["name"] == text, "list --json", text, "another name")
            explained = self.tool("explain", "--json", f"d{number}")[1]
            self.expect(
                json.loads(explained)["layouts"][0]["notes"] in (None, text), "explain --json", text, "other notes"
            )

    def terminal(self):
        self.every_text()
        listed = self.tool("list")[1]
        self.expect(not CONTROL.search(listed), "list", CONTROL.findall(listed), "control characters")
        words = " ".join(listed.split())  # A list is wrapped between words.
        for number, text in enumerate(TEXTS):
            self.expect(" ".join(text.split()) in words, "list", text, "is not listed")
            said = self.tool("explain", f"d{number}")[1]
            self.expect(not CONTROL.search(said), "explain", text, f"control characters {CONTROL.findall(said)}")

    def messages(self):
        """Each text as a display's name, which is refused in a message that quotes it."""
        for text in TEXTS + UNPRINTABLE:
            quoted = "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in text)
            self.folder({"a.yaml": spec(f'"{quoted}"', {"iPhone1,1": "a"})})
            for form in ("terminal", "github", "json"):
                status, output, error = self.tool("check", "--format", form, "--color", "never")
                output += error
                self.expect(status == 1, f"check --format {form}", text, f"exit status {status}")
                self.expect(
                    not CONTROL.search(output), f"check --format {form}", text, f"control characters in {output!r}"
                )
                commands = [line for line in output.split("\n") if line.startswith(("::", "##["))]
                self.expect(form == "github" or not commands, f"check --format {form}", text, f"commands {commands}")
                if form == "github":
                    parsed = [re.fullmatch(r"::(error|notice|warning) (file=[^:]*)::.*", line) for line in commands]
                    self.expect(commands and all(parsed), "check --format github", text, f"commands {commands}")
                if form == "json":
                    self.expect(
                        all(json.loads(line)["code"] for line in output.split("\n") if line), "JSON", text, "no code"
                    )

    def html(self):
        self.every_text()
        status, _, error = self.tool("report", "--output", "report.html")
        self.expect(status == 0, "report", "", error)
        reader = Page()
        reader.feed(open("report.html", encoding="utf-8").read())
        self.expect(not reader.evil, "report", reader.evil, "markup of a spec's text")
        for number in range(len(TEXTS)):
            status, picture, error = self.tool("report", "--svg", f"d{number}", "--output", "-")
            if status == 0 and picture.startswith("<svg"):
                reader = Page()
                reader.feed(picture)
                self.expect(not reader.evil, "report --svg", TEXTS[number], reader.evil)

    def swift(self):
        self.every_text()
        status, _, error = self.tool("generate", "--output", "generated")
        self.expect(status == 0, "generate", "", error)
        paths = [os.path.join("generated", name) for name in os.listdir("generated") if name.endswith(".swift")]
        parsed = subprocess.run(["swiftc", "-frontend", "-dump-parse", *paths], capture_output=True, text=True)
        self.expect(parsed.returncode == 0, "generate", "", parsed.stderr[:500])
        # What is declared is evil only if it left its literal or its comment.
        declared = re.findall(r"\((?:\w+_decl|unresolved_\w+).*", parsed.stdout)
        evil = [line for line in declared if re.search(r'"evil|name="?evil|evil\.|"evil\(', line)]
        self.expect(not evil, "generate", evil[:3], "code of a spec's text")

    def depfile(self):
        names = [name + ".yaml" for name in FILES]
        self.folder({name: spec(f"d{n}", {f"iPhone1,{n + 1}": "a"}) for n, name in enumerate(names)})
        for name in names:
            for path in ("t.d", "generated"):
                shutil.rmtree(path, ignore_errors=True) if os.path.isdir(path) else os.path.exists(path) and os.unlink(
                    path
                )
            self.folder({name: spec("d", {"iPhone1,1": "a"})})
            status, _, error = self.tool("generate", "--depfile", "t.d")
            if status != 0:
                # Make cannot say every name: then nothing may be written.
                self.expect(
                    not os.path.exists("generated/DeviceCalibrations.swift"),
                    "depfile",
                    name,
                    "refused after the table was written",
                )
                continue
            with open("Makefile", "w") as file:
                file.write("generated/DeviceCalibrations.swift:\n\t@echo made\ninclude t.d\n")
            for newer in (False, True):
                os.utime(os.path.join("devices", name), (2e9, 2e9) if newer else (1e9, 1e9))
                os.utime("generated/DeviceCalibrations.swift", (1.5e9, 1.5e9))
                os.utime("devices", (1e9, 1e9))
                made = subprocess.run(["make", "generated/DeviceCalibrations.swift"], capture_output=True, text=True)
                wanted = made.stdout.startswith("made") == newer
                self.expect(
                    wanted and made.returncode == 0,
                    "depfile",
                    name,
                    f"{'newer' if newer else 'older'}: {made.stdout}{made.stderr}",
                )
            self.expect(not os.path.exists("evil"), "depfile", name, "was executed")

    def paths(self):
        """Names of files in messages."""
        for name in FILES + ("a\nb", "\x1b[31m", "a\r::error::evil"):
            self.folder({name + ".yaml": "calibration: 2\n"})
            for form in ("terminal", "github", "json"):
                _, output, error = self.tool("check", "--format", form, "--color", "never")
                output += error
                self.expect(
                    not CONTROL.search(output.replace("\t", "")),
                    f"check --format {form}",
                    name,
                    f"control characters in {output!r}",
                )
                evil = [line for line in output.split("\n") if line.startswith(("::", "##[")) and form != "github"]
                self.expect(not evil, f"check --format {form}", name, f"{evil}")

    def shells(self):
        shells = [shell for shell in ("bash", "zsh", "fish") if shutil.which(shell)]
        self.expect(len(shells) == 3, "shells", shells, "are all that is installed")
        work = [
            (shell, self.calibrate, quote, "Zz " + text)
            for shell in shells
            for text in TEXTS[:SHELL_TEXTS]
            for quote in ("", '"', "'")
        ]
        whole = dict.fromkeys(shells, 0)
        # They wait for most of the time.
        with multiprocessing.Pool(8) as pool:
            for (shell, _, quote, text), (got, executed) in zip(work, pool.imap(in_shell, work)):
                self.expect(not executed, shell, quote + text, "was executed")
                # Nothing completed is a nuisance, a changed word is a danger.
                self.expect(got in (None, ["Zz"], [text.strip()]), shell, quote + text, f"became {got}")
                whole[shell] += got == [text.strip()]
        for shell, count in whole.items():
            self.expect(count > SHELL_TEXTS, shell, count, "texts of all were completed: something else is wrong")


def in_shell(work):
    """Returns the words that a completed command had, and whether the text was executed."""
    shell, calibrate, quote, text = work
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.mkdir("devices")
        with open("devices/a.yaml", "w") as file:
            file.write(spec("d", {"iPhone1,1": text}))
        return completed(shell, calibrate, quote + "Zz"), os.path.exists("evil")


class Page(html.parser.HTMLParser):
    """Finds elements and attributes that only a spec's text can have brought."""

    def __init__(self):
        super().__init__()
        self.evil = []
        self.script = False

    def handle_starttag(self, tag, attributes):
        self.script = tag == "script"
        if (
            tag == "img"
            and ("src", "x") in attributes
            or any("evil" in (value or "") and name.startswith("on") for name, value in attributes)
        ):
            self.evil.append(self.get_starttag_text())

    def handle_data(self, data):
        if self.script and data.strip() == "evil()":
            self.evil.append(data)

    def handle_comment(self, data):
        if "evil" in data:
            self.evil.append(data)


def main():
    outputs = ("json", "terminal", "messages", "html", "swift", "depfile", "paths")
    parser = argparse.ArgumentParser()
    parser.add_argument("--shells", action="store_true")
    parser.add_argument("--output", action="append", choices=outputs + ("shells",))
    parser.add_argument("calibrate", nargs="?", default=os.environ.get("CALIBRATE"))
    options = parser.parse_args()
    test = Test(os.path.abspath(options.calibrate))
    home = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for output in options.output or outputs + (("shells",) if options.shells else ()):
            before = test.failures
            getattr(test, output)()
            test.expect(not os.path.exists("evil"), output, "", "text was executed")
            print(f"{output}: {test.failures - before} failures")
        os.chdir(home)
    return 1 if test.failures else 0


if __name__ == "__main__":
    sys.exit(main())
