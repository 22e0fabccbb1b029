import os
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text()


class WorkflowTests(unittest.TestCase):
    def test_it_runs_programs_of_the_repository(self):
        programs = [path for path in re.findall(r"run: (\S+)", WORKFLOW) if path != "brew"]
        self.assertEqual(programs, [".ci/run", "Examples/verify"])
        for program in programs:
            self.assertTrue(os.access(ROOT / program, os.X_OK), program)

    def test_each_design_has_an_image(self):
        pairs = re.findall(r"- image: (\S+)\n\s+designs: (\S+)", WORKFLOW)
        self.assertEqual(sorted(design for _, design in pairs), ["classic", "glass"])
        self.assertEqual(len({image for image, _ in pairs}), 2)


if __name__ == "__main__":
    unittest.main()
