// Holds what the clients wrote down against what the database has, and says what does not fit.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "torture/fold.hpp"
#include "torture/notebook.hpp"

namespace chartroom::torture {

struct Checks {
  std::uint64_t games{};
  std::uint64_t entries{};
  std::uint64_t orders{};
  std::uint64_t events{};
  std::uint64_t looks{};
  std::uint64_t receipts{};
};

// What became of orders that were left without an answer at least once.
struct Doubts {
  std::uint64_t found_done{};   // sent again, and it turned out to be done already
  std::uint64_t done_anew{};    // sent again, and done then
  std::uint64_t refused{};      // sent again, and refused
  std::uint64_t open_done{};    // never answered; it is there
  std::uint64_t open_undone{};  // never answered; it is not there
};

struct Verdict {
  std::vector<std::string> findings;  // nothing: all guarantees were kept
  Checks checks;
  Doubts doubts;
};

[[nodiscard]] Verdict judge(const wire::RulesetEntry& ruleset, const std::vector<StoredGame>& games,
                            const Notebook& notebook);

}  // namespace chartroom::torture
