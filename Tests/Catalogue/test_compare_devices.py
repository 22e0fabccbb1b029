"""Tests of `compare-devices`: `python3 -m unittest discover -s Tests/Catalogue`."""

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = "marketing_name,hw_identifiers,pt_w,pt_h,scale\n"


def layout(width: int, height: int, scale: int, models: dict[str, str], zoomed: bool = False) -> dict:
    return {
        "screen": {"width": width, "height": height, "scale": scale}, "zoomed": zoomed,
        "models": [{"identifier": identifier, "name": name} for identifier, name in models.items()],
    }


CATALOGUE = {"calibration": 1, "layouts": [
    layout(390, 844, 3, {"iPhone13,2": "iPhone 12", "iPhone14,7": "iPhone 14"}),
    layout(320, 693, 3, {"iPhone13,2": "iPhone 12", "iPhone14,7": "iPhone 14"}, zoomed=True),
    layout(466, 678, 3, {"iPhone19,4": "iPhone Duo"}),
    layout(669, 951, 3, {"iPhone19,4": "iPhone Duo"}),
]}


class CompareDevices(unittest.TestCase):
    def compare(self, table: str | bytes, *arguments: str, catalogue: str | None = None) -> tuple[int, list[str], list[str]]:
        """Exit status, results and messages for a table, which is named 'table.csv' in the messages."""
        data = table.encode() if isinstance(table, str) else table
        text = json.dumps(CATALOGUE) if catalogue is None else catalogue
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "table.csv").write_bytes(data)
            run = subprocess.run(
                [str(HERE / "compare-devices"), "table.csv", *arguments], input=text.encode(), capture_output=True, cwd=folder)
        return run.returncode, run.stdout.decode().splitlines(), run.stderr.decode().splitlines()

    def test_a_table_that_agrees(self):
        table = "# made by hand\n\n" + HEADER + 'iPhone 12,"iPhone13,2",390,844,3\n,"iPhone14,7",,,\n'
        summary = "0 differences; the table has 2 of the catalogue's 3 identifiers"
        self.assertEqual(self.compare(table), (0, [], [summary]))
        self.assertEqual(self.compare("\ufeff" + table.replace("# made by hand\n\n", "").replace("\n", "\r\n"))[0], 0)

    def test_what_is_missing_and_what_is_otherwise(self):
        table = HEADER + (
            'iPhone 12,"iPhone13,2 iPhone99,1",390,844,3\n'
            'iPhone Fourteen,"iPhone14,7",390,844,2\n'
            'iPhone Duo (cover),"iPhone19,4",466,678,3\n'
            'iPhone Duo (inner),"iPhone19,4",626,890,3\n')
        status, results, _ = self.compare(table)
        self.assertEqual(status, 1)
        self.assertEqual(results, [
            "table.csv:2: iPhone99,1 is missing: 'iPhone 12', 390 × 844 @3x",
            "table.csv:3: iPhone14,7 is 'iPhone 14' in the catalogue, 'iPhone Fourteen' in the table",
            "table.csv:3: iPhone14,7 has 390 × 844 @3x in the catalogue, 390 × 844 @2x in the table",
            "table.csv:5: iPhone19,4 has 466 × 678 @3x and 669 × 951 @3x in the catalogue, 626 × 890 @3x in the table",
        ])

    def test_points_with_display_zoom_are_not_the_screen(self):
        self.assertEqual(self.compare(HEADER + 'iPhone 12,"iPhone13,2",320,693,3\n')[0], 1)

    def test_other_columns_in_another_order(self):
        table = 'ppi,id,w,h,factor,model\n460,"iPhone14,7",390,844,3,iPhone 14\n'
        options = ["--name", "model", "--identifier", "id", "--width", "w", "--height", "h", "--scale", "factor"]
        self.assertEqual(self.compare(table, "-", *options)[0], 0)
        status, _, messages = self.compare(table)
        self.assertEqual(status, 2)
        self.assertEqual(messages[0], "table.csv:1: error: no column 'marketing_name'; the columns are ppi, id, w, h, factor, model")

    def test_a_table_with_mistakes(self):
        status, results, messages = self.compare((HERE / "mistakes.csv").read_bytes())
        self.assertEqual((status, results), (2, []))
        self.assertEqual(messages, [
            "table.csv:3: error: '390?' in 'pt_w' is not a positive number",
            "table.csv:4: error: 'iPhone14.7' is not a hardware identifier",
            "table.csv:5: error: 844 × 390 @3x is wider than high; expected portrait",
            "table.csv:6: error: no identifier in 'hw_identifiers'",
            "table.csv:7: error: expected 5 cells, found 4",
            "table.csv:8: error: '0' in 'pt_h' is not a positive number",
            "table.csv:8: error: '-3' in 'scale' is not a positive number",
            "table.csv:10: error: iPhone14,5 is already at table.csv:9",
            "table.csv:12: error: 'iPhone99,\\x1b[2J1' is not a hardware identifier",
        ])

    def test_a_table_that_is_none(self):
        self.assertEqual(self.compare("")[::2], (2, ["table.csv:1: error: no header"]))
        self.assertEqual(self.compare(HEADER.encode() + b"iPhone \xff")[::2], (2, ["table.csv:2: error: not UTF-8"]))
        status, _, messages = self.compare(HEADER + '"iPhone" 12,"iPhone13,2",390,844,3\n')
        self.assertEqual(status, 2)
        self.assertRegex(messages[0], r"^table\.csv:2: error: not CSV: ")

    def test_a_list_that_is_none(self):
        table = HEADER + 'iPhone 12,"iPhone13,2",390,844,3\n'
        status, _, messages = self.compare(table, catalogue='{"layouts": [\n}')
        self.assertEqual(status, 2)
        self.assertRegex(messages[0], r"^<stdin>:2:1: error: not JSON: ")
        status, _, messages = self.compare(table, catalogue='{"layouts": [{"zoomed": false}]}')
        self.assertEqual(status, 2)
        self.assertRegex(messages[0], r"^<stdin>: error: not the output of 'calibrate list --json': layouts\[0\]: ")

    def test_a_file_that_is_not_there(self):
        status, _, messages = self.compare(HEADER + 'iPhone 12,"iPhone13,2",390,844,3\n', "missing.json")
        self.assertEqual((status, messages), (2, ["missing.json: error: No such file or directory"]))


if __name__ == "__main__":
    unittest.main()
