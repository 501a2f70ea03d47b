#!/usr/bin/env python3
"""The layers, read off the #includes: the rules, and the bots that play by them, see the standard
library and each other, minus everything that would make the same inputs give different outputs.
What targets link is checked by cmake/ChartroomLayers.cmake."""
import re
import sys
from pathlib import Path

from files import project_files, text_of

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)

# A clock, global chance, unordered iteration, threads, the outside world.
IMPURE_HEADERS = {
    "chrono", "ctime", "time.h", "random", "unordered_map", "unordered_set", "thread", "mutex",
    "atomic", "future", "condition_variable", "shared_mutex", "iostream", "fstream", "filesystem",
    "cstdio", "stdio.h", "locale", "regex"}
IMPURE_WORDS = re.compile(
    r"\bs?rand\s*\(|\bstd::s?rand\b|\btime\s*\(\s*(NULL|nullptr|0|&)|\bstd::time\b|\bgetenv\b"
    r"|\bstd::chrono\b|\bstd::unordered_|\bstd::mt19937|\bthread_local\b|\breinterpret_cast\b")
THIRD_PARTY = re.compile(
    r"(^|/)(asio|boost|google|pqxx|nlohmann|openssl|spdlog|fmt|toml\+\+|argon2|prometheus)"
    r"([./]|$)|\.pb\.h$|json|toml")
# Containers that the standard library will have, and that hold nothing but memory.
CONTAINERS = {"boost/container/small_vector.hpp", "boost/container/static_vector.hpp"}
# In the standard library a header is one word (<vector>, <cstdint>); what has a slash, a dot or a
# plus sign in it comes from somewhere else.
STANDARD = re.compile(r"^[a-z_0-9]+$")

# What must be pure: nothing of it is allowed more than the rules.
PURE = ("common/rules/", "common/bots/")

# Folder -> what sources under it may not include.
SHELL = re.compile(r"^(server|client-cli)/|^(pqxx|boost/asio|boost/beast)")
UPWARDS = {"common/": SHELL, "common/rules/": re.compile(r"^(bots|data|fair|wire)/"),
           "common/bots/": re.compile(r"^(data|fair|wire)/"), "client-cli/": re.compile(r"^server/|^pqxx"),
           "server/": re.compile(r"^client-cli/")}


def includes(text):
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if found:
            yield number, found.group(1), found.group(2)


def breaches_of_rules(path, text):
    for number, bracket, header in includes(text):
        if header in CONTAINERS:
            continue
        if THIRD_PARTY.search(header):
            yield number, f"rules include {header}, which isn't of the standard library"
        elif header in IMPURE_HEADERS:
            yield number, f"rules include <{header}>: same inputs, same outputs"
        elif bracket == "<" and not STANDARD.match(header):
            yield number, f"rules include <{header}>, which isn't of the standard library"
    code = COMMENT_OR_STRING.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)
    for number, line in enumerate(code.splitlines(), 1):
        found = IMPURE_WORDS.search(line)
        if found:
            yield number, f"rules use '{found.group().strip()}': same inputs, same outputs"


def breaches(path, text):
    name = path.as_posix()
    if name.startswith(PURE):
        yield from breaches_of_rules(path, text)
    for folder, forbidden in UPWARDS.items():
        if name.startswith(folder):
            for number, _, header in includes(text):
                if forbidden.search(header):
                    yield number, f"{folder} includes {header}, which lies above it"


def main():
    count = 0
    checked = 0
    for path in project_files():
        if path.suffix not in (".cpp", ".hpp"):
            continue
        checked += path.as_posix().startswith(PURE)
        for number, what in breaches(Path(path), text_of(path) or ""):
            print(f"{path}:{number}: {what}")
            count += 1
    print(f"{checked} sources of rules and bots read, {count} breaches of the layers")
    return 1 if count or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
