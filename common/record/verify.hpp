// Plays a finished game again from its file and says whether the server has kept its word
// (docs/fair-play.md): commitments, dice, rules, hidden plots, hashes and signatures.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "record/game_file.hpp"

namespace chartroom::record {

// What a player has kept of a game while it was played; all of it may be empty.
struct Kept {
  std::string terms;       // GameTerms as shown when it began
  std::string public_key;  // the server's, as first seen
  struct Signed {
    core::Viewer viewer;
    v1::Receipt receipt;
  };
  std::vector<Signed> receipts;
};

// Where a file and the game played again part.
struct Break {
  std::uint64_t entry{};  // of the journal, from 1; 0: before the first or after the last
  std::uint64_t event{};  // of the entry, from 1; 0: the entry as a whole
  std::string what;       // one sentence
  std::string expected;   // in hex or words; may be empty
  std::string found;
};

struct Verdict {
  std::optional<Break> broken;  // the first; nothing: the game is genuine
  // What was checked until then.
  std::uint64_t entries{};
  std::uint64_t events{};
  std::uint64_t orders{};
  std::uint64_t dice{};
  std::uint64_t sealings{};
  std::uint64_t receipts{};
  bool has_terms{};     // games of old have none: no nonces, sealings or signatures to check
  bool nonce_of_one{};  // mixed into the dice
  bool nonce_of_two{};
  std::optional<core::Outcome> outcome;
};

// `progress` is told after each entry, if it is set.
using Progress = std::function<void(std::uint64_t entry, std::uint64_t of)>;
[[nodiscard]] Verdict verify(const v1::GameExport& exported, const RulesetOf& ruleset_of,
                             const Kept& kept = {}, const Progress& progress = {});

}  // namespace chartroom::record
