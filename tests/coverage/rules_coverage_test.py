#!/usr/bin/env python3
"""What rules_coverage.py reads out of code and tests."""
import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import rules_coverage

RULES = "# number, title, status\n4.2\tMoves\ttested\n4.10\tLater in the book\tno test: a heading\n"


class Reading(unittest.TestCase):
    def test_rules_are_in_the_order_of_the_book(self):
        self.assertEqual(list(rules_coverage.read_rules(RULES)), ["4.2", "4.10"])

    def test_a_strange_line_is_named(self):
        for line in ("4.3\tno status", "4.3\ttitle\tperhaps", "4.2\tagain\ttested"):
            with self.assertRaisesRegex(ValueError, "far_seas_rules.tsv:4"):
                rules_coverage.read_rules(RULES + line)

    def test_numbers_that_code_cites(self):
        text = 'x = 1;  // 4.6.2.1 and (4.7-4.9),\nagainst("4.2", "4.4: no");\nv1.2 3.5f\n'
        found = list(rules_coverage.cited_in(text))
        self.assertEqual(found, [(1, "4.6.2.1"), (1, "4.7"), (1, "4.9"), (2, "4.2"), (2, "4.4")])

    def test_names_of_test_cases(self):
        text = ('TEST_CASE("[FS 4.2] One") {}\n'
                'TEST_CASE(\n    "[FS-C01] [FS 2.1] [FS 8.0] two "\n    "pieces") {}\n'
                'TEST_CASE("[FS 11] a chapter") {}\nTEST_CASE("no number") {}\n')
        self.assertEqual(list(rules_coverage.cases_in(text)), [
            (1, ["4.2"], "One"), (2, ["2.1", "8.0"], "two pieces"), (5, ["11.0"], "a chapter")])


class Checking(unittest.TestCase):
    def check(self, code, test, page=None):
        """What --check says of a tree of one source and one test."""
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for path, text in ((rules_coverage.RULES, RULES),
                               (rules_coverage.CODE / "a.cpp", code),
                               (rules_coverage.TESTS / "a_test.cpp", test)):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            (root / "docs").mkdir()
            before, rules_coverage.ROOT = rules_coverage.ROOT, root
            out = io.StringIO()
            try:
                with contextlib.redirect_stdout(out):
                    rules_coverage.main([])
                    if page is not None:
                        (root / rules_coverage.PAGE).write_text(page, encoding="utf-8")
                    out.truncate(0)
                    result = rules_coverage.main(["--check"])
            finally:
                rules_coverage.ROOT = before
            return result, out.getvalue()

    def test_all_is_well(self):
        self.assertEqual(self.check("// 4.2\n", 'TEST_CASE("[FS 4.2] One") {}\n')[0], 0)

    def test_what_is_wrong_is_said(self):
        good = 'TEST_CASE("[FS 4.2] One") {}\n'
        for code, test, page, said in (
                ("// 4.2\n", "", None, "rule 4.2 (Moves) has no test"),
                ("// 4.99\n", good, None, "a.cpp:1: there is no rule 4.99"),
                ("", good + 'TEST_CASE("[FS 4.98] x") {}\n', None, "there is no rule 4.98"),
                ("// 4.2\n", good, "old\n", "is out of date")):
            result, told = self.check(code, test, page)
            self.assertEqual(result, 1)
            self.assertIn(said, told)


if __name__ == "__main__":
    unittest.main()
