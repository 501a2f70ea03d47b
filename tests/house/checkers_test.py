#!/usr/bin/env python3
"""What the checkers of house and layers must catch, and what they must let pass: one row each."""
import sys
from pathlib import Path

from house import breaches_of, unlisted_events_of, unnamed_lines_of
from layers import breaches

RULES = "common/rules/far_seas/search.cpp"
BOTS = "common/bots/far_seas/admiral.cpp"

# File, its text, whether the layers are broken.
LAYERS = [
    (RULES, "#include <vector>\n", False),
    (RULES, '#include "rules/core/dice.hpp"\n', False),
    (RULES, "#include <boost/json.hpp>\n", True),
    (RULES, "#include <pqxx/pqxx>\n", True),
    (RULES, "#include <google/protobuf/message.h>\n", True),
    (RULES, '#include "chartroom/v1/play.pb.h"\n', True),
    (RULES, "#include <toml++/toml.h>\n", True),
    (RULES, "#include <chrono>\n", True),
    (RULES, "#include <random>\n", True),
    (RULES, "  # include <unordered_map>\n", True),
    (RULES, "#include <sys/time.h>\n", True),
    (RULES, "int roll = rand() % 6;\n", True),
    (RULES, "auto now = time(nullptr);\n", True),
    (RULES, "auto at = std::chrono::system_clock::now();\n", True),
    (RULES, "// not rand(), ever\n", False),
    (RULES, 'auto text = "time(0)";\n', False),
    (RULES, "int half_time(int turn);\n", False),
    (RULES, '#include "server/net/outbox.hpp"\n', True),
    (RULES, '#include "bots/far_seas/bots.hpp"\n', True),
    (BOTS, '#include "rules/far_seas/view.hpp"\n', False),
    (BOTS, "#include <random>\n", True),
    (BOTS, '#include "wire/umpire.hpp"\n', True),
    ("common/wire/codec.cpp", '#include "chartroom/v1/play.pb.h"\n', False),
    ("common/wire/codec.cpp", "#include <boost/asio.hpp>\n", True),
    ("common/wire/codec.cpp", "#include <pqxx/pqxx>\n", True),
    ("client-cli/main.cpp", "#include <boost/asio.hpp>\n", False),
    ("client-cli/main.cpp", '#include "server/net/outbox.hpp"\n', True),
    ("server/main.cpp", "#include <pqxx/pqxx>\n", False),
]

SOURCE = "server/net/outbox.cpp"
HOUSE = [
    (SOURCE, "int one = 1;\n", False),
    (SOURCE, "int one = 1;", True),
    (SOURCE, "int one = 1; \n", True),
    (SOURCE, "\tint one = 1;\n", True),
    (SOURCE, "// TO" "DO: later\n", True),
    (SOURCE, "int n;\n" * 450, False),
    (SOURCE, "int n;\n" * 451, True),
    ("proto/chartroom/v1/play.proto", "// one\n" * 451, False),
    ("docs/operating.md", "a line\n" * 451, False),
    ("docs/operating.md", "see /ro" "ot/notes\n", True),
    ("docs/operating.md", "see common/wo" "rk/notes\n", False),
]

LOG = [
    (SOURCE, '  log::warn("slow", {{"game", id_}});\n', False),
    (SOURCE, '  spdlog::warn("slow");\n', True),
    (SOURCE, "#include <spdlog/spdlog.h>\n", True),
    (SOURCE, '  std::cerr << "slow";\n', True),
    (SOURCE, '  std::fprintf(stderr, "slow");\n', True),
    ("server/base/log.cpp", "#include <spdlog/spdlog.h>\n", False),
    ("tests/fuzz/frame.cpp", "#include <spdlog/spdlog.h>\n", False),
]
EVENTS = [
    (SOURCE, '  log::warn("slow", {{"game", id_}});\n', False),
    (SOURCE, '  log::warn("slower", {{"game", id_}});\n', True),
    (SOURCE, '  log::write(first ? log::Level::warn : log::Level::debug,\n    "slower");\n', True),
    (SOURCE, '  log::write(log::Level::debug,\n             "slow");\n', False),
    (SOURCE, '  std::string slower{"slower"};\n', False),
    ("tests/server/seeing_test.cpp", '  log::warn("slower");\n', False),
]


def listed(path, text):
    return unlisted_events_of(path, text, "| `slow` | a client |\n")


def main():
    failures = 0
    for checker, rows in ((breaches, LAYERS), (breaches_of, HOUSE), (unnamed_lines_of, LOG),
                          (listed, EVENTS)):
        for path, text, broken in rows:
            found = list(checker(Path(path), text))
            if bool(found) != broken:
                failures += 1
                print(f"FAILED: {path}: {text[:60]!r}: expected {broken}, got {found[:1]}")
    print(f"{failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
