// One game at one moment: its record (record/record.hpp), which orders have been carried out, what
// its bots think about, and what the server signs. No input or output: the host asks it what an
// entry would bring, writes the entry, and only then takes the step.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "chartroom/v1/journal.pb.h"
#include "fair/signing.hpp"
#include "games/orders.hpp"
#include "journal/journal.hpp"
#include "record/record.hpp"

namespace chartroom::server {

using record::Act;
using record::AnswerDrawOrder;
using record::AnswerTakeBackOrder;
using record::digest_of;
using record::GiveNonceOrder;
using record::Ledger;
using record::OfferDrawOrder;
using record::ResignOrder;
using record::RulesOrder;
using record::Table;
using record::TakeBack;
using record::TakeBackOrder;

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
  [[nodiscard]] static const std::vector<core::Viewer>& viewers() {
    return record::Record::viewers();
  }

  // A step that has not been taken.
  struct Step {
    JournalRow row;  // for the journal; not needed any more to take the step
    record::Record::Step record;
    std::optional<Orders::Carried> order;
  };

  Position(record::Beginning beginning, fair::SigningKey key)
      : record_{std::move(beginning)}, key_{std::move(key)} {}

  [[nodiscard]] record::Entry opening() const { return record_.opening(); }
  [[nodiscard]] bool may_open() const { return record_.may_open(); }
  [[nodiscard]] std::expected<record::Entry, core::Refusal> decide(core::Seat seat,
                                                                   const Act& act) const {
    return record_.decide(seat, act);
  }
  // The next step, whether just decided or read from the journal. Throws std::runtime_error if a
  // row that was read does not continue the chain.
  [[nodiscard]] Step step(record::Entry entry, std::optional<OrderKey> order) const;
  [[nodiscard]] Step step(const JournalRow& row) const;
  [[nodiscard]] v1::GameSummary summary_after(const Step& step) const;
  void take(Step step);

  [[nodiscard]] std::uint64_t seq() const { return record_.seq(); }
  // The order carried out under the id of this key, if one was.
  [[nodiscard]] std::optional<Orders::Found> order(const OrderKey& key) const {
    return orders_.find(key);
  }
  [[nodiscard]] Ledger ledger(core::Viewer viewer) const { return record_.ledger(viewer); }
  [[nodiscard]] const wire::Umpire& umpire() const { return record_.umpire(); }
  [[nodiscard]] const Table& table() const { return record_.table(); }
  [[nodiscard]] const record::Terms& terms() const { return record_.terms(); }
  [[nodiscard]] TakeBack take_back(core::Side side) const { return record_.take_back(side); }
  [[nodiscard]] bool thinks_again(core::Side side) const { return record_.thinks_again(side); }
  [[nodiscard]] std::optional<core::Outcome> outcome() const { return record_.outcome(); }
  // What this viewer sees the game waiting for.
  [[nodiscard]] const std::vector<core::Awaited>& awaited(core::Viewer viewer) const {
    return record_.awaited(viewer);
  }
  [[nodiscard]] bool asks(core::Seat seat) const;
  [[nodiscard]] std::shared_ptr<const wire::Umpire> shared_umpire() const {
    return record_.shared_umpire();
  }
  // Whether anything is signed in this game, by this server's key.
  [[nodiscard]] bool gives_receipts() const;
  // Signed, for the newest event of this viewer; nothing in a game without terms, or of another
  // server's key.
  [[nodiscard]] std::optional<v1::Receipt> receipt(core::Viewer viewer) const;

  // What a bot needs to think of its next order for a side: apart from the position, so that this
  // may take its time on another thread.
  [[nodiscard]] BotThought bot_thought(core::Side side, core::Strength strength) const;
  // The id under which the bot of a side lets the other take an order back now.
  [[nodiscard]] std::string bot_consent_id(core::Side side) const;
  // 32 bytes for the next order of this side, if its standing orders give it: the same on every
  // node.
  [[nodiscard]] std::string standing_secret(core::Side side) const;

 private:
  record::Record record_;
  fair::SigningKey key_;
  Orders orders_;
};

}  // namespace chartroom::server
