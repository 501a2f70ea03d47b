#!/usr/bin/env python3
"""The house rules: what every file of the project keeps to. Each breach is one line."""
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from files import ROOT, project_files, text_of

LONGEST_FILE_IN_LINES = 450
CPP = {".cpp", ".hpp"}
CODE = CPP | {".proto", ".sql", ".py", ".sh", ".cmake", ".ts", ".tsx", ".css", ".html", ".yml"}
# Written as two halves, so that this file keeps its own rules.
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
SOMEBODYS_MACHINE = re.compile(r"(?<![\w.$}~-])/(work|root|home/\w+)(?![\w-])")


# The log's one door; base/log.hpp lets no line without a name through it.
LOG_ITSELF = "server/base/log.cpp"
OTHER_LOG = re.compile(r"\bspdlog\b|\bstd::(cerr|clog)\b|\bfprintf\s*\(\s*stderr\b")
EVENT = re.compile(r"\blog::(?:(?:debug|info|warn|error)\(|write\([^;]*?)\s*\"([a-z_]+)\"", re.S)
EVENTS_PAGE = "docs/operating.md"


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


def unnamed_lines_of(path, text):
    """Lines of the server's log that go round the events."""
    if path.parts[:1] != ("server",) or path.suffix not in CPP or str(path) == LOG_ITSELF:
        return
    for number, line in enumerate(text.splitlines(), 1):
        if OTHER_LOG.search(line):
            yield number, "writes to the log without an event's name (base/log.hpp)"


def unlisted_events_of(path, text, page):
    """Events of the server's log that its page does not list."""
    if path.parts[:1] != ("server",) or path.suffix not in CPP:
        return
    for found in EVENT.finditer(text):
        if f"`{found[1]}`" not in page:
            yield text.count("\n", 0, found.start()) + 1, f"`{found[1]}` isn't in {EVENTS_PAGE}"


COMPLAINT = re.compile(r"^(.+?):(\d+):\d+: error", re.MULTILINE)


def unformatted(paths):
    """What clang-format would change, one breach for each file; nothing where it isn't there."""
    program = shutil.which("clang-format")
    if program is None:
        print("clang-format isn't installed: layout not checked")
        return

    def complaints(some):
        run = subprocess.run([program, "--dry-run", "-Werror", "--style=file", *map(str, some)],
                             cwd=ROOT, capture_output=True, text=True, check=False)
        if run.returncode != 0 and not COMPLAINT.search(run.stderr):
            raise RuntimeError(f"{program} failed with {run.returncode}: {run.stderr}")
        return run.stderr

    # Many at once: to start it takes longer than to look at a file.
    chunks = [paths[first:first + 40] for first in range(0, len(paths), 40)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = "".join(pool.map(complaints, chunks))
    first_of = {}
    for found in COMPLAINT.finditer(said):
        first_of.setdefault(found[1], int(found[2]))
    for path in paths:
        if str(path) in first_of:
            yield path, first_of[str(path)], "isn't formatted (clang-format -i)"


def main():
    breaches = []
    cpp = []
    events_page = (ROOT / EVENTS_PAGE).read_text(encoding="utf-8")
    for path in project_files():
        text = text_of(path)
        # A fuzzer's corpus is bytes, even where they look like text.
        bytes_only = path.parts[:3] == ("tests", "fuzz", "corpus")
        if text is None or bytes_only or path.name in ("LICENSE", "package-lock.json"):
            continue
        for found in (breaches_of(path, text), unnamed_lines_of(path, text),
                      unlisted_events_of(path, text, events_page)):
            breaches += [(path, number, what) for number, what in found]
        if path.suffix in CPP:
            cpp.append(path)
    breaches += unformatted(cpp)
    for path, number, what in breaches:
        print(f"{path}:{number}: {what}")
    print(f"{len(breaches)} breaches of the house rules")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
