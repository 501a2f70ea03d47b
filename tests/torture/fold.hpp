// A game's journal, folded anew from its first entry by the record that server and verifier share.
// What comes out of it is what each viewer may know, and when.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "record/record.hpp"
#include "torture/notebook.hpp"

namespace chartroom::torture {

struct JournalRow {
  std::uint64_t seq{};
  std::string entry;
  std::string hash;
  std::string order_id;  // empty: the server's own opening
  std::string player;
  std::string order_digest;
  double written_unix_s{};
};

// A game as the database has it.
struct StoredGame {
  std::string id;
  std::string setup;
  std::string seed;
  std::string terms;
  std::vector<JournalRow> rows;
};

class Fold {
 public:
  struct Eyes {
    std::map<std::uint64_t, std::string> events;  // as bytes, by number
    std::set<std::pair<std::uint64_t, std::string>> looks;
    std::map<std::uint64_t, v1::Receipt> receipts;  // unsigned, by cursor
  };

  // Throws std::runtime_error if the chain does not hold.
  Fold(const wire::RulesetEntry& ruleset, const StoredGame& game);

  [[nodiscard]] const Eyes& eyes(core::Viewer viewer) const { return eyes_.at(viewer); }
  [[nodiscard]] const record::Record& record() const { return record_; }

 private:
  void look_around();

  record::Record record_;
  std::map<core::Viewer, Eyes> eyes_;
};

}  // namespace chartroom::torture
