// One game at one moment, as its journal tells it: the umpire, the table, each viewer's numbered
// events, and which orders have been carried out. No input or output: the host asks it what an
// entry would bring, writes the entry, and only then takes the step.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "chartroom/v1/journal.pb.h"
#include "games/table.hpp"
#include "journal/journal.hpp"
#include "wire/umpire.hpp"

namespace chartroom::server {

// What may be asked of a game by an order with an id.
struct RulesOrder {
  std::uint32_t decision{};
  std::string order;
};
struct ResignOrder {};
struct OfferDrawOrder {};
struct AnswerDrawOrder {
  Table::Answer answer{};
};
using Act = std::variant<RulesOrder, ResignOrder, OfferDrawOrder, AnswerDrawOrder>;
[[nodiscard]] std::string digest_of(const Act& act);

// What one viewer has been told, under the viewer's own numbers: event n is at index n - 1.
class Ledger {
 public:
  void add(v1::NumberedEvent event, std::uint64_t seq);
  [[nodiscard]] std::uint64_t cursor() const { return events_.size(); }
  // As of a journal entry: the newest number told then.
  [[nodiscard]] std::uint64_t cursor_at(std::uint64_t seq) const;
  [[nodiscard]] const v1::NumberedEvent& at(std::uint64_t number) const {
    return events_.at(number - 1);
  }

 private:
  std::vector<v1::NumberedEvent> events_;
  std::vector<std::uint64_t> seqs_;
};

struct BotThought {
  std::shared_ptr<const wire::Umpire> umpire;
  core::Seat seat;
  core::Strength strength{};
  std::string secret;
};
struct BotOrder {
  OrderKey key;
  RulesOrder order;
};
// The bot's next order: the same on every node, however often it is asked.
[[nodiscard]] BotOrder thought_out(const BotThought& thought);

class Position {
 public:
  // The three pairs of eyes on a running game.
  [[nodiscard]] static const std::vector<core::Viewer>& viewers();

  // A step that has not been taken.
  struct Step {
    JournalRow row;
    v1::JournalEntry entry;
    std::unique_ptr<wire::Umpire> umpire;  // after it
    Table table;
    std::map<core::Viewer, std::vector<v1::NumberedEvent>> told;
  };

  Position(std::unique_ptr<wire::Umpire> umpire, std::string seed, std::string game_id);

  [[nodiscard]] v1::JournalEntry opening() const;
  [[nodiscard]] std::expected<v1::JournalEntry, core::Refusal> decide(core::Seat seat,
                                                                      const Act& act) const;
  // The next step, whether just decided or read from the journal. Throws std::runtime_error if a
  // row that was read does not continue the chain.
  [[nodiscard]] Step step(const v1::JournalEntry& entry, std::optional<OrderKey> order) const;
  [[nodiscard]] Step step(const JournalRow& row) const;
  [[nodiscard]] v1::GameSummary summary_after(const Step& step) const;
  void take(Step step);

  [[nodiscard]] std::uint64_t seq() const { return seq_; }
  // The order carried out under this id, and the entry it became; null if none was.
  [[nodiscard]] const JournalRow* order(const std::string& id) const;
  [[nodiscard]] const Ledger& ledger(core::Viewer viewer) const { return ledgers_.at(viewer); }
  [[nodiscard]] const wire::Umpire& umpire() const { return *umpire_; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] std::optional<core::Outcome> outcome() const;
  // What this viewer sees the game waiting for.
  [[nodiscard]] std::vector<core::Awaited> awaited(core::Viewer viewer) const;
  [[nodiscard]] bool asks(core::Seat seat) const;

  // What a bot needs to think of its next order for a side: apart from the position, so that this
  // may take its time on another thread.
  [[nodiscard]] BotThought bot_thought(core::Side side, core::Strength strength) const;

 private:
  [[nodiscard]] Step filled(v1::JournalEntry entry, JournalRow row) const;
  [[nodiscard]] std::vector<v1::NumberedEvent> projected(const v1::JournalEntry& entry,
                                                         core::Viewer viewer) const;

  std::unique_ptr<wire::Umpire> umpire_;
  Table table_;
  std::string seed_;
  std::string game_id_;
  std::uint64_t seq_{};
  std::string hash_;
  std::map<core::Viewer, Ledger> ledgers_;
  std::map<std::string, JournalRow> orders_;  // by order id, without the entries' bytes
  core::BySide<std::uint64_t> orders_by_;     // how many each side has given
};

// How it ended, with the table's word before the rules'.
[[nodiscard]] std::optional<core::Outcome> outcome_of(const wire::Umpire& umpire,
                                                      const Table& table);

}  // namespace chartroom::server
