#include "torture/fold.hpp"

#include <stdexcept>

#include "record/wire.hpp"

namespace chartroom::torture {
namespace {

record::Beginning beginning_of(const wire::RulesetEntry& ruleset, const StoredGame& game) {
  auto umpire = ruleset.new_game(game.setup);
  if (!umpire) throw std::runtime_error("the set-up cannot be read: " + umpire.error().what.text());
  return {*std::move(umpire), game.seed, game.id, record::Terms{game.terms}};
}

v1::GameUpdate update_for(const record::Record& record, core::Viewer viewer) {
  v1::GameUpdate out;
  out.set_view(record.umpire().view(viewer));
  record::add_awaited(out, record.umpire().awaited(viewer));
  if (const auto outcome = record.outcome()) *out.mutable_outcome() = record::to_wire(*outcome);
  return out;
}

}  // namespace

Fold::Fold(const wire::RulesetEntry& ruleset, const StoredGame& game)
    : record_{beginning_of(ruleset, game)} {
  look_around();
  for (const auto& row : game.rows) {
    if (row.seq != record_.seq() + 1) {
      throw std::runtime_error("entry " + std::to_string(row.seq) + " comes after entry " +
                               std::to_string(record_.seq()));
    }
    record_.take(record_.step(row.entry, row.hash));
    look_around();
  }
}

void Fold::look_around() {
  for (const auto viewer : record::Record::viewers()) {
    auto& eyes = eyes_[viewer];
    const auto& ledger = record_.ledger(viewer);
    for (auto number = eyes.events.size() + 1; number <= ledger.cursor(); ++number) {
      eyes.events[number] = ledger.at(number).SerializeAsString();
    }
    eyes.looks.emplace(ledger.cursor(), look_of(update_for(record_, viewer)));
    eyes.receipts[ledger.cursor()] = ledger.receipt();
  }
}

}  // namespace chartroom::torture
