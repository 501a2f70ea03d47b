#include "games/position.hpp"

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "games/messages.hpp"

namespace chartroom::server {
namespace {

// A derived secret is 32 bytes: the first half seeds the bot, the second is its order's id.
constexpr std::size_t order_id_bytes = 16;

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

wire::Decided decided_in(const v1::JournalEntry::Rules& rules) {
  wire::Decided out;
  for (const auto& event : rules.events()) {
    out.events.push_back({core::Audience::from_bits(event.audience()), event.event()});
  }
  if (rules.dice_rolled_size() != static_cast<int>(out.dice.size())) {
    throw std::runtime_error("a journal entry does not say how many dice were rolled");
  }
  std::ranges::copy(rules.dice_rolled(), out.dice.begin());
  return out;
}

v1::JournalEntry entry_of(wire::Decided decided) {
  v1::JournalEntry entry;
  auto& rules = *entry.mutable_rules();
  for (auto& event : decided.events) {
    auto& kept = *rules.add_events();
    kept.set_audience(event.audience.bits());
    kept.set_event(std::move(event.bytes));
  }
  for (const auto rolled : decided.dice) rules.add_dice_rolled(rolled);
  return entry;
}

}  // namespace

std::string digest_of(const Act& act) {
  const auto text = std::visit(
      Overloaded{[](const RulesOrder& order) {
                   return "order " + std::to_string(order.decision) + " " + order.order;
                 },
                 [](const ResignOrder&) { return std::string{"resign"}; },
                 [](const OfferDrawOrder&) { return std::string{"offer draw"}; },
                 [](const AnswerDrawOrder& order) {
                   return std::string{order.answer == Table::Answer::accept ? "accept draw"
                                                                            : "decline draw"};
                 }},
      act);
  return fair::sha256(text);
}

void Ledger::add(v1::NumberedEvent event, std::uint64_t seq) {
  event.set_number(events_.size() + 1);
  events_.push_back(std::move(event));
  seqs_.push_back(seq);
}

std::uint64_t Ledger::cursor_at(std::uint64_t seq) const {
  return static_cast<std::uint64_t>(std::ranges::upper_bound(seqs_, seq) - seqs_.begin());
}

const std::vector<core::Viewer>& Position::viewers() {
  static const std::vector<core::Viewer> all{core::Viewer::public_eye(),
                                             core::Viewer::of(core::admiral_of(core::Side::one)),
                                             core::Viewer::of(core::admiral_of(core::Side::two))};
  return all;
}

std::optional<core::Outcome> outcome_of(const wire::Umpire& umpire, const Table& table) {
  return table.outcome() ? table.outcome() : umpire.outcome();
}

Position::Position(std::unique_ptr<wire::Umpire> umpire, std::string seed, std::string game_id)
    : umpire_{std::move(umpire)},
      seed_{std::move(seed)},
      game_id_{std::move(game_id)},
      hash_{fair::commitment(seed_, game_id_)} {
  for (const auto viewer : viewers()) ledgers_[viewer];
}

v1::JournalEntry Position::opening() const {
  return entry_of(umpire_->opening(fair::HmacOracle{seed_, game_id_}));
}

std::expected<v1::JournalEntry, core::Refusal> Position::decide(core::Seat seat,
                                                                const Act& act) const {
  if (outcome()) {
    return std::unexpected(core::Refusal{core::RefusalCode::game_over, "", "The game has ended.",
                                         "Look at its history."});
  }
  if (const auto* wanted = std::get_if<RulesOrder>(&act)) {
    const fair::HmacOracle oracle{seed_, game_id_};
    auto decided = umpire_->decide(seat, wanted->decision, wanted->order, oracle);
    if (!decided) return std::unexpected(std::move(decided).error());
    auto entry = entry_of(*std::move(decided));
    entry.mutable_rules()->set_side(to_wire(seat.side));
    entry.mutable_rules()->set_seat(seat.number);
    entry.mutable_rules()->set_decision(wanted->decision);
    entry.mutable_rules()->set_order(wanted->order);
    return entry;
  }
  auto event = std::visit(
      Overloaded{
          [](const RulesOrder&) -> Table::Wanted { throw std::logic_error("decided above"); },
          [&](const ResignOrder&) { return table_.resign(seat.side); },
          [&](const OfferDrawOrder&) { return table_.offer_draw(seat.side); },
          [&](const AnswerDrawOrder& order) {
            return table_.answer_draw(seat.side, order.answer);
          }},
      act);
  if (!event) return std::unexpected(std::move(event).error());
  v1::JournalEntry entry;
  *entry.mutable_table() = *std::move(event);
  return entry;
}

Position::Step Position::step(const v1::JournalEntry& entry, std::optional<OrderKey> order) const {
  JournalRow row{.seq = seq_ + 1, .entry = entry.SerializeAsString(), .order = std::move(order)};
  row.hash = fair::chain(hash_, row.entry);
  return filled(entry, std::move(row));
}

Position::Step Position::step(const JournalRow& row) const {
  if (row.seq != seq_ + 1 || row.hash != fair::chain(hash_, row.entry)) {
    throw std::runtime_error("the journal of game " + game_id_ + " is damaged at entry " +
                             std::to_string(row.seq));
  }
  v1::JournalEntry entry;
  if (!entry.ParseFromString(row.entry)) {
    throw std::runtime_error("the journal of game " + game_id_ + " cannot be read at entry " +
                             std::to_string(row.seq));
  }
  return filled(std::move(entry), row);
}

Position::Step Position::filled(v1::JournalEntry entry, JournalRow row) const {
  Step step{.row = std::move(row), .umpire = umpire_->clone(), .table = table_};
  if (entry.has_rules()) {
    const auto public_eye = core::Viewer::public_eye();
    step.umpire->apply(decided_in(entry.rules()));
    step.table.decisions_moved(umpire_->awaited(public_eye), step.umpire->awaited(public_eye));
  } else {
    step.table.apply(entry.table());
    if (step.table.outcome()) step.umpire->close();
  }
  for (const auto viewer : viewers()) step.told[viewer] = projected(entry, viewer);
  step.entry = std::move(entry);
  return step;
}

// The one choke point: live play, history and reconnection all read ledgers that were filled here.
std::vector<v1::NumberedEvent> Position::projected(const v1::JournalEntry& entry,
                                                   core::Viewer viewer) const {
  std::vector<v1::NumberedEvent> out;
  if (entry.has_table()) {
    *out.emplace_back().mutable_table_event() = entry.table();
    return out;
  }
  for (const auto& event : decided_in(entry.rules()).events) {
    if (auto seen = umpire_->project(event, viewer)) {
      out.emplace_back().set_ruleset_event(*std::move(seen));
    }
  }
  return out;
}

v1::GameSummary Position::summary_after(const Step& step) const {
  v1::GameSummary out;
  add_awaited(out, step.umpire->awaited(core::Viewer::public_eye()));
  if (const auto outcome = outcome_of(*step.umpire, step.table)) {
    *out.mutable_outcome() = to_wire(*outcome);
  }
  const auto cursor = [&](core::Viewer viewer) {
    return ledgers_.at(viewer).cursor() + step.told.at(viewer).size();
  };
  out.set_cursor_public(cursor(viewers()[0]));
  out.add_cursor_by_side(cursor(viewers()[1]));
  out.add_cursor_by_side(cursor(viewers()[2]));
  return out;
}

void Position::take(Step step) {
  umpire_ = std::move(step.umpire);
  table_ = std::move(step.table);
  for (auto& [viewer, events] : step.told) {
    for (auto& event : events) ledgers_.at(viewer).add(std::move(event), step.row.seq);
  }
  if (const auto side = from_wire(step.entry.rules().side())) ++orders_by_[*side];
  seq_ = step.row.seq;
  hash_ = step.row.hash;
  if (step.row.order) {
    step.row.entry.clear();
    orders_[step.row.order->id] = std::move(step.row);
  }
}

const JournalRow* Position::order(const std::string& id) const {
  const auto found = orders_.find(id);
  return found == orders_.end() ? nullptr : &found->second;
}

std::optional<core::Outcome> Position::outcome() const {
  return outcome_of(*umpire_, table_);
}

std::vector<core::Awaited> Position::awaited(core::Viewer viewer) const {
  return umpire_->awaited(viewer);
}

bool Position::asks(core::Seat seat) const {
  return std::ranges::any_of(awaited(core::Viewer::of(seat)),
                             [&](const core::Awaited& open) { return open.asked[seat.side]; });
}

BotThought Position::bot_thought(core::Side side, core::Strength strength) const {
  const auto* purpose = side == core::Side::one ? "bot of side one" : "bot of side two";
  return {.umpire = umpire_->clone(),
          .seat = core::admiral_of(side),
          .strength = strength,
          .secret = fair::derive(seed_, game_id_, purpose, orders_by_[side])};
}

// Of several open decisions, the bot's order answers the first that takes it.
BotOrder thought_out(const BotThought& thought) {
  const auto& [umpire, seat, strength, secret] = thought;
  BotOrder out{.order = {.order = umpire->bot_order(seat, strength, fair::first_64_bits(secret))}};
  for (const auto& open : umpire->awaited(core::Viewer::of(seat))) {
    if (!open.asked[seat.side]) continue;
    out.order.decision = open.number;
    if (umpire->preview(seat, open.number, out.order.order)) break;
  }
  out.key = {.id = secret.substr(order_id_bytes), .digest = digest_of(Act{out.order})};
  return out;
}

}  // namespace chartroom::server
