import json
import os
import pathlib
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).parent
EXAMPLES = HERE.parents[1] / "Examples"
LISTING = json.loads((HERE / "simctl.json").read_text())
UUID = "0F3A1B2C-1111-2222-3333-444455556666"

# Stands for every program of Xcode: writes down how it was called, and answers as that program does.
PROGRAM = r"""#!/usr/bin/env python3
import json, os, pathlib, sys
home = pathlib.Path(os.environ["FAKE_HOME"])
name, arguments = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
call = " ".join([name, *arguments])
with open(home / "calls", "a") as calls:
    calls.write(call + "\n")
if call == "xcrun simctl list -j":
    print((home / "simctl.json").read_text())
elif "--show-sdk-version" in arguments:
    print(os.environ["FAKE_SDK"])
elif call.startswith("xcrun simctl create"):
    print("UDID-OF-" + arguments[2].split()[-1])
elif "xcresulttool" in arguments:
    folder = pathlib.Path(arguments[arguments.index("--output-path") + 1])
    folder.mkdir()
    (folder / "a.png").write_text("a picture")
    (folder / "b.txt").write_text("calibration: 1\n")
    (folder / "c.mp4").write_text("a film")
    named = [("uikit-plain-0_0_UUID.png", "a.png"), ("record.yaml_0_UUID.txt", "b.txt"),
             ("Screen Recording_0_UUID.mp4", "c.mp4")]
    (folder / "manifest.json").write_text(json.dumps([{"attachments": [
        {"suggestedHumanReadableName": name.replace("UUID", os.environ["FAKE_UUID"]), "exportedFileName": file}
        for name, file in named]}]))
elif name == "sw_vers":
    print("macOS")
sys.exit(1 if os.environ.get("FAKE_FAILURE", "nothing") in call else 0)
"""


class SimulatorTests(unittest.TestCase):
    def choose(self, design, listing=LISTING):
        return subprocess.run(
            [EXAMPLES / "simulator.py", design], input=json.dumps(listing), capture_output=True, text=True)

    def test_classic_is_the_newest_up_to_18(self):
        self.assertEqual(
            self.choose("classic").stdout,
            "type.iPhone-16\tcom.apple.CoreSimulator.SimRuntime.iOS-18-10\tiPhone 16, iOS 18.10\n")

    def test_glass_is_the_newest_from_26_that_can_run_on_an_iphone(self):
        self.assertEqual(
            self.choose("glass").stdout,
            "type.iPhone-17\tcom.apple.CoreSimulator.SimRuntime.iOS-26-1\tiPhone 17, iOS 26.1\n")

    def test_a_missing_runtime_is_an_error_that_says_what_is_there(self):
        older = {"runtimes": [runtime for runtime in LISTING["runtimes"] if runtime["version"].startswith("18")]}
        result = self.choose("glass", older)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("no iOS runtime for the glass design; installed: 18.10, 18.9.", result.stderr)
        self.assertIn("installed: none", self.choose("classic", {"runtimes": []}).stderr)

    def test_other_arguments_are_refused(self):
        self.assertNotEqual(self.choose("modern").returncode, 0)


class VerifyTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.home = pathlib.Path(temporary.name)
        self.results = self.home / "results"
        programs = self.home / "bin"
        programs.mkdir()
        for name in ["xcrun", "xcodebuild", "swift", "sw_vers"]:
            (programs / name).write_text(PROGRAM)
            (programs / name).chmod(0o755)
        (self.home / "simctl.json").write_text(json.dumps(LISTING))

    def verify(self, *arguments, sdk="26.1", **environment):
        result = subprocess.run(
            [EXAMPLES / "verify", *arguments, self.results], capture_output=True, text=True,
            env={**os.environ, "PATH": f"{self.home / 'bin'}:{os.environ['PATH']}", "FAKE_HOME": str(self.home),
                 "FAKE_SDK": sdk, "FAKE_UUID": UUID, **environment})
        calls = self.home / "calls"
        self.calls = calls.read_text().splitlines() if calls.exists() else []
        return result

    def called(self, start):
        return [call for call in self.calls if call.startswith(start)]

    def test_everything_is_run(self):
        result = self.verify()
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(
            self.called("swift "),
            ["swift build --product calibrate", "swift build", "swift test"]
            + [f"swift run calibrate generate --dry-run --specs {self.results}/{design}/record.yaml"
               for design in ["classic", "glass"]])
        tests = self.called("xcodebuild test")
        self.assertEqual(len(tests), 2)
        for design, call in zip(["classic", "glass"], tests):
            self.assertIn(f"id=UDID-OF-{design} ", call)
            self.assertIn("-skipPackagePluginValidation", call)
            self.assertIn("-project Examples/AvatarExample/AvatarExample.xcodeproj -scheme AvatarExample", call)
        self.assertEqual(
            self.called("xcrun simctl delete"), ["xcrun simctl delete UDID-OF-classic", "xcrun simctl delete UDID-OF-glass"])

    def test_results_are_collected(self):
        self.verify()
        for design in ["classic", "glass"]:
            names = sorted(file.name for file in (self.results / design).iterdir())
            self.assertEqual(names, ["record.yaml", "uikit-plain-0.png"])
        summary = (self.results / "README.md").read_text()
        self.assertIn("- classic: iPhone 16, iOS 18.10, built with SDK 26.1", summary)
        self.assertIn("- glass UI tests: passed", summary)

    def test_one_design_without_the_package(self):
        result = self.verify("--no-package", "--designs", "glass")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.called("swift build") + self.called("swift test"), [])
        self.assertEqual(len(self.called("xcodebuild test")), 1)

    def test_a_failure_fails_after_the_rest_was_run(self):
        for failure, said in [("swift test", "package tests"), ("-scheme", "classic UI tests")]:
            with self.subTest(failure=failure):
                self.setUp()
                result = self.verify(FAKE_FAILURE=failure)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"- {said}: **failed**", (self.results / "README.md").read_text())
                self.assertEqual(len(self.called("xcodebuild test")), 2)
                self.assertEqual(len(self.called("xcrun simctl delete")), 2)

    def test_glass_needs_sdk_26(self):
        result = self.verify("--designs", "classic,glass", sdk="18.5")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(len(self.called("xcodebuild test")), 1)
        self.assertIn("- glass: **failed**, the SDK is 18.5", (self.results / "README.md").read_text())

    def test_a_missing_simulator_fails(self):
        (self.home / "simctl.json").write_text('{"runtimes": []}')
        self.assertEqual(self.verify().returncode, 1)
        self.assertEqual(self.called("xcodebuild test"), [])

    def test_mistakes_in_the_arguments_do_nothing(self):
        for arguments in [["--designs", "modern"], ["--designs"], ["--fast"], ["one"]]:
            result = self.verify(*arguments)
            self.assertIn(result.returncode, [64], arguments)
            self.assertIn("Examples/verify [--designs", result.stderr)
        self.results.mkdir()
        self.assertEqual(self.verify().returncode, 2)
        self.assertEqual(self.calls, [])


if __name__ == "__main__":
    unittest.main()
