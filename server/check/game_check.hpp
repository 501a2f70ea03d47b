// One game, entry by entry: what its row in `games`, its seats and its journal must have in common.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "chartroom/v1/journal.pb.h"
#include "check/report.hpp"
#include "journal/entry.hpp"
#include "record/chain.hpp"
#include "wire/umpire.hpp"

namespace chartroom::server {

namespace v1 = chartroom::v1;

class Position;

enum class Depth : std::uint8_t {
  hashes,  // what the bytes say of themselves
  rules,   // and what the rules make of them
};

// A row of `games`, as far as it is checked.
struct CheckedGame {
  std::string id;
  int status{};
  std::string ruleset;
  std::string setup;
  std::string seed;
  std::string seed_commitment;
  std::string terms;
  std::string summary;
  bool must_have_terms{};  // it was made when all new games got them
};

struct CheckedSeat {
  int side{};
  int number{};
  std::optional<std::int64_t> account;
};

struct CheckedEntry {
  std::int64_t number{};
  JournalRow row;
  std::string summary;
  bool key_is_whole{};  // an order's id and its digest, or neither
};

class GameCheck {
 public:
  // `ruleset`: null if this program does not know it.
  GameCheck(CheckedGame game, const wire::RulesetEntry* ruleset, Depth depth, Report& report);
  ~GameCheck();
  GameCheck(const GameCheck&) = delete;
  GameCheck& operator=(const GameCheck&) = delete;

  // All seats, then all entries in order, then finish().
  void seat(CheckedSeat seat) { seats_.push_back(seat); }
  void entry(const CheckedEntry& entry);
  void finish();

  [[nodiscard]] bool has_seat(int side, int number) const;
  // How many events there are for this account, with its first and its second side's eyes.
  struct Cursors {
    std::uint64_t first{};
    std::uint64_t second{};
  };
  [[nodiscard]] Cursors newest_for(std::int64_t account) const;
  [[nodiscard]] std::uint64_t folded() const { return folded_; }

 private:
  void add(FaultKind kind, std::int64_t number);
  void add(FaultKind kind);
  void read_terms();
  void begin_fold();
  void check_number_and_hash(const CheckedEntry& entry);
  void check_order(const CheckedEntry& entry);
  [[nodiscard]] bool check_summary(const CheckedEntry& entry);
  void fold(const CheckedEntry& entry, bool summary_reads);
  void check_seats();

  CheckedGame game_;
  const wire::RulesetEntry* ruleset_;
  Depth depth_;
  Report& report_;
  std::vector<CheckedSeat> seats_;
  record::Terms terms_;
  std::optional<record::Chain> chain_;  // none: the terms cannot be read
  std::string head_;
  std::int64_t seq_{};
  std::unordered_set<std::string> orders_;
  v1::GameSummary newest_;
  bool summaries_are_with_entries_{};
  bool ended_{};
  std::unique_ptr<Position> position_;  // none: not folded, or not any more
  std::uint64_t folded_{};
};

}  // namespace chartroom::server
