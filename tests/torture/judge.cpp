#include "torture/judge.hpp"

#include <algorithm>
#include <exception>

#include "fair/fair.hpp"
#include "fair/signing.hpp"
#include "record/terms.hpp"

namespace chartroom::torture {
namespace {

std::string without_number(const std::string& bytes) {
  v1::NumberedEvent event;
  if (!event.ParseFromString(bytes)) return bytes;
  event.clear_number();
  return event.SerializeAsString();
}

class Court {
 public:
  Court(const wire::RulesetEntry& ruleset, const std::vector<StoredGame>& games,
        const Notebook& notebook)
      : ruleset_{ruleset}, games_{games}, notebook_{notebook} {}

  Verdict verdict() {
    for (const auto& fault : notebook_.faults) found(fault);
    for (const auto& game : games_) fold(game);
    for (const auto& [whose, sight] : notebook_.sights) judge_sight(whose, sight);
    for (const auto& order : notebook_.orders) judge_order(order);
    judge_rows();
    return std::move(verdict_);
  }

 private:
  struct Entered {
    const StoredGame* game;
    const JournalRow* row;
  };

  void found(std::string what) { verdict_.findings.push_back(std::move(what)); }

  void fold(const StoredGame& game) {
    ++verdict_.checks.games;
    verdict_.checks.entries += game.rows.size();
    for (const auto& row : game.rows) {
      if (!row.order_id.empty()) entered_[row.order_id].push_back({&game, &row});
    }
    try {
      folds_.emplace(game.id, Fold{ruleset_, game});
    } catch (const std::exception& error) {
      found("game " + game.id + ": the journal does not hold: " + error.what());
    }
  }

  void judge_sight(const Notebook::Whose& whose, const Sight& sight) {
    const auto& [game_id, viewer] = whose;
    const auto who = "game " + game_id + ", " + name_of(viewer) + ": ";
    for (const auto& fault : sight.faults) found(who + fault);
    const auto folded = folds_.find(game_id);
    if (folded == folds_.end()) {
      if (!sight.events.empty()) found(who + "shown, and not in the journal");
      return;
    }
    const auto& eyes = folded->second.eyes(viewer);
    for (const auto& [number, versions] : sight.events) {
      for (const auto& bytes : versions) judge_event(folded->second, viewer, number, bytes);
    }
    for (const auto& look : sight.looks) {
      ++verdict_.checks.looks;
      if (!eyes.looks.contains(look)) {
        found(who + "a view shown with event " + std::to_string(look.first) +
              " is none that the journal gives");
      }
    }
    for (const auto& bytes : sight.receipts) judge_receipt(folded->second, viewer, bytes);
  }

  void judge_event(const Fold& fold, core::Viewer viewer, std::uint64_t number,
                   const std::string& bytes) {
    ++verdict_.checks.events;
    const auto& eyes = fold.eyes(viewer);
    const auto here = eyes.events.find(number);
    if (here != eyes.events.end() && here->second == bytes) return;
    const auto who = "game " + fold.record().game_id() + ", " + name_of(viewer) + ": event " +
                     std::to_string(number) + " ";
    if (is_of_others(fold, viewer, bytes)) {
      found(who + "is one of another viewer: a secret has crossed");
    } else if (here == eyes.events.end()) {
      found(who + "was shown and is not in the journal: it was undone");
    } else {
      found(who + "was shown otherwise than the journal has it");
    }
  }

  // Told to somebody else in this game, and to this viewer never.
  static bool is_of_others(const Fold& fold, core::Viewer viewer, const std::string& bytes) {
    const auto content = without_number(bytes);
    const auto told = [&](core::Viewer to) {
      return std::ranges::any_of(fold.eyes(to).events, [&](const auto& event) {
        return without_number(event.second) == content;
      });
    };
    if (told(viewer)) return false;
    return std::ranges::any_of(record::Record::viewers(), told);
  }

  void judge_receipt(const Fold& fold, core::Viewer viewer, const std::string& bytes) {
    ++verdict_.checks.receipts;
    const auto& record = fold.record();
    v1::Receipt receipt;
    const bool read = receipt.ParseFromString(bytes);
    const auto who = "game " + record.game_id() + ", " + name_of(viewer) +
                     ": the receipt for event " + std::to_string(receipt.cursor()) + " ";
    const auto statement = record::receipt_statement(record.game_id(), viewer, receipt);
    if (!read ||
        !fair::signed_by(record.terms().message().signing_key(), statement, receipt.signature())) {
      return found(who + "is not signed");
    }
    const auto& receipts = fold.eyes(viewer).receipts;
    const auto due = receipts.find(receipt.cursor());
    if (due == receipts.end() || due->second.told() != receipt.told() ||
        due->second.head() != receipt.head()) {
      found(who + "is not what the journal gives");
    }
  }

  void judge_order(const SentOrder& order) {
    ++verdict_.checks.orders;
    const auto who =
        "game " + order.game_id + ", " + order.player + ": order " + fair::hex(order.id) + " ";
    const auto entered = entered_.find(order.id);
    const auto times = entered == entered_.end() ? 0 : entered->second.size();
    if (times > 1) return found(who + "is in the journal " + std::to_string(times) + " times");
    if (order.changed_was_done) found(who + "was acknowledged anew with another content");
    const auto* row = times == 1 ? &entered->second.front() : nullptr;
    if (!order.acknowledgements.empty() && row == nullptr) {
      found(who + "was acknowledged and is not in the journal");
    }
    if (!order.refusal.empty() && !order.acknowledgements.empty()) {
      found(who + "was acknowledged, and refused (" + order.refusal + ")");
    } else if (!order.refusal.empty() && row != nullptr) {
      found(who + "was refused (" + order.refusal + ") and is in the journal");
    }
    count_doubt(order, row);
    if (row == nullptr) return;
    if (row->game->id != order.game_id || row->row->player != order.player ||
        row->row->order_digest != order.digest) {
      found(who + "is in the journal with another game, player or content");
    }
    const auto folded = folds_.find(order.game_id);
    if (folded == folds_.end()) return;
    const auto viewer = core::Viewer::of(core::admiral_of(order.side));
    const auto due = folded->second.record().ledger(viewer).cursor_at(row->row->seq);
    for (const auto cursor : order.acknowledgements) {
      if (cursor == due) continue;
      found(who + "was acknowledged with event " + std::to_string(cursor) + " instead of " +
            std::to_string(due));
    }
  }

  void count_doubt(const SentOrder& order, const Entered* entered) {
    if (order.unanswered == 0) return;
    auto& doubts = verdict_.doubts;
    if (!order.acknowledgements.empty()) {
      const bool before =
          entered != nullptr && entered->row->written_unix_s < order.last_sent_unix_s;
      ++(before ? doubts.found_done : doubts.done_anew);
    } else if (!order.refusal.empty()) {
      ++doubts.refused;
    } else {
      ++(entered != nullptr ? doubts.open_done : doubts.open_undone);
    }
  }

  // Nothing is in the journal that nobody ordered.
  void judge_rows() {
    std::set<std::string> sent;
    for (const auto& order : notebook_.orders) sent.insert(order.id);
    for (const auto& [id, rows] : entered_) {
      if (!sent.contains(id)) {
        found("game " + rows.front().game->id + ": entry " + std::to_string(rows.front().row->seq) +
              " is an order that nobody sent");
      }
    }
  }

  const wire::RulesetEntry& ruleset_;
  const std::vector<StoredGame>& games_;
  const Notebook& notebook_;
  std::map<std::string, Fold> folds_;
  std::map<std::string, std::vector<Entered>> entered_;  // by order id
  Verdict verdict_;
};

}  // namespace

Verdict judge(const wire::RulesetEntry& ruleset, const std::vector<StoredGame>& games,
              const Notebook& notebook) {
  return Court{ruleset, games, notebook}.verdict();
}

}  // namespace chartroom::torture
