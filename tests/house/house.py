#!/usr/bin/env python3
"""The house rules: what every file of the project keeps to. Each breach is one line."""
import re
import shutil
import subprocess
import sys

from files import ROOT, project_files, text_of

LONGEST_FILE_IN_LINES = 450
CPP = {".cpp", ".hpp"}
CODE = CPP | {".proto", ".sql", ".py", ".sh", ".cmake", ".ts", ".tsx", ".css", ".html", ".yml"}
# Written as two halves, so that this file keeps its own rules.
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
SOMEBODYS_MACHINE = re.compile(r"(?<![\w.$}~-])/(work|root|home/\w+)(?![\w-])")


def is_code(path, text):
    return (path.suffix in CODE or path.name in ("CMakeLists.txt", "Dockerfile")
            or text.startswith("#!"))


def breaches_of(path, text):
    lines = text.splitlines()
    if text and not text.endswith("\n"):
        yield len(lines), "doesn't end with a newline"
    for number, line in enumerate(lines, 1):
        if SOMEBODYS_MACHINE.search(line):
            yield number, "names a path of somebody's machine"
    if not is_code(path, text):
        return
    # A .proto is a list of messages, one file for each ruleset, however many it has.
    is_list = path.suffix == ".proto"
    if len(lines) > LONGEST_FILE_IN_LINES and not is_list:
        yield len(lines), f"is longer than {LONGEST_FILE_IN_LINES} lines; split it"
    for number, line in enumerate(lines, 1):
        if "\t" in line:
            yield number, "has a tab"
        if line != line.rstrip():
            yield number, "ends with blanks"
        if UNFINISHED.search(line):
            yield number, "marks something unfinished; finish it or write it down in docs"


def unformatted(paths):
    """What clang-format would change, one breach for each file; nothing where it isn't there."""
    program = shutil.which("clang-format")
    if program is None:
        print("clang-format isn't installed: layout not checked")
        return
    for path in paths:
        run = subprocess.run([program, "--dry-run", "-Werror", "--style=file", str(path)],
                             cwd=ROOT, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            first = re.search(r":(\d+):\d+: error", run.stderr)
            yield path, int(first.group(1)) if first else 1, "isn't formatted (clang-format -i)"


def main():
    breaches = []
    cpp = []
    for path in project_files():
        text = text_of(path)
        # A fuzzer's corpus is bytes, even where they look like text.
        bytes_only = path.parts[:3] == ("tests", "fuzz", "corpus")
        if text is None or bytes_only or path.name in ("LICENSE", "package-lock.json"):
            continue
        breaches += [(path, number, what) for number, what in breaches_of(path, text)]
        if path.suffix in CPP:
            cpp.append(path)
    breaches += unformatted(cpp)
    for path, number, what in breaches:
        print(f"{path}:{number}: {what}")
    print(f"{len(breaches)} breaches of the house rules")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
