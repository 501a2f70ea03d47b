#!/usr/bin/env python3
"""Which rule is applied where, and which test holds it: writes docs/rules-coverage.md.

Code cites the rulebook's number where a rule is applied; a test case names it in brackets at the
beginning of its name, "[FS 4.6.2.1] ...". With --check nothing is written: it fails if the page is
out of date, if a rule has neither a test nor a reason for none, or if a number is cited that doesn't exist."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = Path("tests/coverage/far_seas_rules.tsv")
PAGE = Path("docs/rules-coverage.md")
CODE = Path("common/rules/far_seas")
TESTS = Path("tests")

NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?:\.\d+)+(?![\w.]*\w)")
CASE = re.compile(r'TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
PIECE = re.compile(r'"((?:[^"\\]|\\.)*)"')
TAG = re.compile(r"^\[([^\]]*)\]\s*")
STATUSES = ("tested", "no test: ")


class Rule:
    def __init__(self, number, title, status):
        self.number = number
        self.title = title
        self.status = status
        self.code = set()
        self.tests = []

    @property
    def to_test(self):
        return self.status == "tested"

    @property
    def key(self):
        return tuple(int(part) for part in self.number.split("."))


def read_rules(text):
    """Number -> Rule, in the rulebook's order; or a ValueError that names the line."""
    rules = {}
    for line_number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 3 or not fields[2].startswith(STATUSES) or fields[0] in rules:
            raise ValueError(f"{RULES}:{line_number}: not 'number, title, status', or twice")
        rules[fields[0]] = Rule(*fields)
    return dict(sorted(rules.items(), key=lambda item: item[1].key))


def sources(folder, suffixes):
    files = (path for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)
    return sorted(path.relative_to(ROOT) for path in files)


def cited_in(text):
    """(line, number) of each rule number; a decimal number in code would be a false one, and the
    rules have none."""
    for line_number, line in enumerate(text.splitlines(), 1):
        for found in NUMBER.finditer(line):
            yield line_number, found.group()


def cases_in(text):
    """(line, numbers, sentence) of each test case whose name begins with rule numbers."""
    for found in CASE.finditer(text):
        name = "".join(PIECE.findall(found.group(1)))
        numbers = []
        while tag := TAG.match(name):
            name = name[tag.end():]
            words = tag.group(1).split(" ", 1)
            if words[0] == "FS" and len(words) == 2:
                numbers += [with_part(number) for number in words[1].split(", ")]
        if numbers:
            yield text.count("\n", 0, found.start()) + 1, numbers, name.replace('\\"', '"')


def with_part(number):
    """A chapter as the rulebook numbers it: 11 is 11.0."""
    return number if "." in number else number + ".0"


def collect(rules):
    """Fills in code and tests of each rule; gives what is wrong, a line each."""
    wrong = []
    for path in sources(CODE, {".cpp", ".hpp"}):
        for line, number in cited_in((ROOT / path).read_text(encoding="utf-8")):
            if number in rules:
                rules[number].code.add(path.name)
            else:
                wrong.append(f"{path}:{line}: there is no rule {number}")
    for path in sources(TESTS, {".cpp"}):
        for line, numbers, sentence in cases_in((ROOT / path).read_text(encoding="utf-8")):
            for number in numbers:
                if number in rules:
                    rules[number].tests.append((path.as_posix(), sentence))
                else:
                    wrong.append(f"{path}:{line}: there is no rule {number}")
    wrong += [f"{RULES}: rule {rule.number} ({rule.title}) has no test"
              for rule in rules.values() if rule.to_test and not rule.tests]
    return wrong


def counts(rules):
    listed = list(rules.values())
    to_test = [rule for rule in listed if rule.to_test]
    tests = {test for rule in listed for test in rule.tests}
    yield f"- {len(listed)} numbered rules, {len(to_test)} of them to be tested"
    yield f"- {sum(1 for rule in to_test if rule.tests)} of these have tests, " \
          f"{sum(1 for rule in to_test if rule.code)} are cited by the rules' code"
    yield f"- {len(tests)} test cases name a rule"
    yield f"- {len(listed) - len(to_test)} need no test"


def page(rules):
    lines = [
        "# Rules and their tests: The Far Seas", "",
        "Written by `tests/coverage/rules_coverage.py` from the numbers that code and tests cite; a",
        "ctest (`rules_coverage`) keeps it up to date. Titles are ours. Code is in",
        "`common/rules/far_seas`.", "", *counts(rules), ""]
    for rule in rules.values():
        lines += [f"## {rule.number} {rule.title}", ""]
        if not rule.to_test:
            lines += [rule.status[0].upper() + rule.status[1:] + ".", ""]
        if rule.code:
            lines += ["Code: " + ", ".join(f"`{name}`" for name in sorted(rule.code)), ""]
        for path in sorted({path for path, _ in rule.tests}):
            lines.append(f"`{path}`")
            lines += [f"- {sentence}" for where, sentence in rule.tests if where == path]
            lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def main(arguments):
    rules = read_rules((ROOT / RULES).read_text(encoding="utf-8"))
    wrong = collect(rules)
    text = page(rules)
    if "--check" in arguments:
        written = ROOT / PAGE
        if not written.exists() or written.read_text(encoding="utf-8") != text:
            wrong.append(f"{PAGE} is out of date: run python3 tests/coverage/rules_coverage.py")
    else:
        (ROOT / PAGE).write_text(text, encoding="utf-8")
    for line in wrong:
        print(line)
    print("\n".join(counts(rules)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
