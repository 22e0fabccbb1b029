import pathlib
import unittest

import openstep
from project import Project

FOLDER = pathlib.Path(__file__).parents[2] / "Examples" / "AvatarExample"
BUNDLE = FOLDER / "AvatarExample.xcodeproj"
TEXT = (BUNDLE / "project.pbxproj").read_text()
SCHEME = (BUNDLE / "xcshareddata" / "xcschemes" / "AvatarExample.xcscheme").read_text()

# An edit of the project, and a part of what must be said about it.
EDITS = [
    ("objectVersion = 77;", "objectVersion = 56;", "objectVersion 77"),
    ("mainGroup = A7A7A7000000000000000002;", "mainGroup = A7A7A7000000000000000099;", "refers to nothing"),
    ("mainGroup = A7A7A7000000000000000002;", "mainGroup = A7A7A7000000000000000004;", "refers to PBXNativeTarget"),
    ("path = Readout;", "path = Writeout;", "'Writeout' has no Swift"),
    ("path = Readout;", "path = Writeout;", "'Readout.swift' is in no folder"),
    ("relativePath = ../..;", "relativePath = ..;", "there is no package"),
    ("productName = NavigationBarAvatar;", "productName = NavigationBarAvatars;", "no package has a product"),
    ("TEST_TARGET_NAME = AvatarExample;", "TEST_TARGET_NAME = Another;", "tests no target"),
    ("name = Release;", "name = Distribution;", "Debug and Release"),
]


class ProjectTests(unittest.TestCase):
    def test_project_is_sound(self):
        self.assertEqual(Project(FOLDER).problems(), [])

    def test_edits_are_noticed(self):
        for old, new, said in EDITS:
            with self.subTest(edit=new):
                self.assertIn(old, TEXT)
                problems = Project(FOLDER, text=TEXT.replace(old, new)).problems()
                self.assertTrue([problem for problem in problems if said in problem], problems)

    def test_objects_without_a_reference_are_noticed(self):
        text = TEXT.replace("\tobjects = {\n", "\tobjects = {\n\t\tB7A7A7000000000000000001 = {isa = PBXGroup; };\n")
        self.assertEqual(Project(FOLDER, text=text).problems(), ["nothing refers to PBXGroup B7A7A7000000000000000001"])

    def test_scheme_is_compared(self):
        for old, new, said in [
            ('BlueprintName = "AvatarExample"', 'BlueprintName = "Another"', "no target"),
            ("container:AvatarExample", "container:Another", "another project"),
            ("-page uikit-search", "-page uikit-find", "pages of the app"),
        ]:
            with self.subTest(edit=new):
                problems = Project(FOLDER, scheme=SCHEME.replace(old, new)).problems()
                self.assertTrue([problem for problem in problems if said in problem], problems)


class OpenStepTests(unittest.TestCase):
    def test_values(self):
        text = '// !$*UTF8*$!\n{a = "b \\"c\\""; /* note */ d = (1, ../.., {e = (); }, ); }\n'
        self.assertEqual(openstep.read(text), {"a": 'b "c"', "d": ["1", "../..", {"e": []}]})

    def test_faults(self):
        for text in ["{a = b}", "{a b;}", "(a b)", "{a = b; a = c;}", "{} {}", "{a = <00>;}", "{a = (b;}", '{a = "b;}']:
            with self.subTest(text=text), self.assertRaises(openstep.Malformed):
                openstep.read(text)


if __name__ == "__main__":
    unittest.main()
