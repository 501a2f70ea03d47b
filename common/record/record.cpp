#include "record/record.hpp"

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "record/overloaded.hpp"

namespace chartroom::record {
namespace {

Record::Decision entry_of(wire::Decided decided) {
  Record::Decision out{
      .entry = {}, .carried = std::move(decided.carried), .after = std::move(decided.after)};
  auto& entry = out.entry;
  auto& rules = *entry.mutable_rules();
  for (auto& event : decided.events) {
    auto& kept = *rules.add_events();
    kept.set_audience(event.audience.bits());
    kept.set_event(std::move(event.bytes));
  }
  for (const auto rolled : decided.dice) rules.add_dice_rolled(rolled);
  return out;
}

std::size_t nth_of(core::Viewer viewer) {
  const auto& all = Record::viewers();
  const auto found = std::ranges::find(all, viewer);
  if (found == all.end()) throw std::logic_error("nobody looks with these eyes");
  return static_cast<std::size_t>(found - all.begin());
}

void tell_everybody(Record::Step& step, Word word, std::string bytes, std::size_t applied) {
  step.told.push_back({Eyes::everybody(), word, std::move(bytes), applied});
}

void tell_opened(Record::Step& step, const std::vector<v1::Opened>& all, std::size_t applied) {
  for (const auto& opened : all) {
    tell_everybody(step, Word::opened, opened.SerializeAsString(), applied);
  }
}

core::DiceCounters dice_in(const v1::JournalEntry::Rules& rules) {
  core::DiceCounters out{};
  if (rules.dice_rolled_size() != static_cast<int>(out.size())) {
    throw std::runtime_error("a journal entry does not say how many dice were rolled");
  }
  std::ranges::copy(rules.dice_rolled(), out.begin());
  return out;
}

}  // namespace

wire::Decided decided_in(const v1::JournalEntry::Rules& rules) {
  wire::Decided out;
  for (const auto& event : rules.events()) {
    out.events.push_back({core::Audience::from_bits(event.audience()), event.event()});
  }
  out.dice = dice_in(rules);
  return out;
}

struct Record::Happened {
  wire::Decided decided;
  std::vector<wire::Meaning> meanings;
};

std::optional<core::Outcome> outcome_of(const wire::Umpire& umpire, const Table& table) {
  return table.outcome() ? table.outcome() : umpire.outcome();
}

const std::vector<core::Viewer>& Record::viewers() {
  static const std::vector<core::Viewer> all{core::Viewer::public_eye(),
                                             core::Viewer::of(core::admiral_of(core::Side::one)),
                                             core::Viewer::of(core::admiral_of(core::Side::two))};
  return all;
}

Record::Record(Beginning beginning)
    : umpire_{std::move(beginning.umpire)},
      seed_{std::move(beginning.seed)},
      game_id_{std::move(beginning.game_id)},
      terms_{std::move(beginning.terms)},
      table_{terms_},
      seals_{seed_, game_id_},
      dice_key_{seed_},
      chain_{terms_, seed_, game_id_},
      hash_{chain_.genesis()},
      annals_{terms_.any() ? hash_ : std::string{}} {}

Ledger Record::ledger(core::Viewer viewer) const {
  return {annals_, nth_of(viewer)};
}

std::uint64_t Record::cursor_after(const Step& step, core::Viewer viewer) const {
  const auto told = std::ranges::count_if(
      step.told, [nth = nth_of(viewer)](const auto& telling) { return telling.to.include(nth); });
  return ledger(viewer).cursor() + static_cast<std::uint64_t>(told);
}

bool Record::may_open() const {
  return !opened_ && !outcome() && table_.nonces_missing().empty();
}

Record::Decision Record::opening() const {
  return entry_of(umpire_->opening(fair::HmacOracle{dice_key_, game_id_}));
}

std::expected<Record::Decision, core::Refusal> Record::decide(core::Seat seat,
                                                              const Act& act) const {
  if (outcome()) {
    return std::unexpected(core::Refusal{core::RefusalCode::game_over, "",
                                         core::say("The game has ended."),
                                         core::say("Look at its history.")});
  }
  if (const auto* order = std::get_if<RulesOrder>(&act)) return decide_by_rules(seat, *order);
  auto event = decide_at_table(seat.side, act);
  if (!event) return std::unexpected(std::move(event).error());
  Decision out;
  *out.entry.mutable_table() = *std::move(event);
  return out;
}

std::expected<Record::Decision, core::Refusal> Record::decide_by_rules(
    core::Seat seat, const RulesOrder& order) const {
  const fair::HmacOracle oracle{dice_key_, game_id_};
  auto decided = umpire_->decide(seat, order.decision, order.order, oracle);
  if (!decided) return std::unexpected(std::move(decided).error());
  auto out = entry_of(*std::move(decided));
  auto& rules = *out.entry.mutable_rules();
  rules.set_side(to_wire(seat.side));
  rules.set_seat(seat.number);
  rules.set_decision(order.decision);
  rules.set_order(order.order);
  return out;
}

Table::Wanted Record::decide_at_table(core::Side side, const Act& act) const {
  const auto theirs = take_back(core::other(side));
  return std::visit(
      Overloaded{
          [](const RulesOrder&) -> Table::Wanted { throw std::logic_error("decided by rules"); },
          [&](const ResignOrder&) { return table_.resign(side); },
          [&](const OfferDrawOrder&) { return table_.offer_draw(side); },
          [&](const AnswerDrawOrder& order) { return table_.answer_draw(side, order.answer); },
          [&](const GiveNonceOrder& order) {
            return table_.give_nonce(side, order.nonce, terms_.nonce_commitment(side));
          },
          [&](const TakeBackOrder&) { return table_.take_back(side, take_back(side)); },
          [&](const AnswerTakeBackOrder& order) {
            return table_.answer_take_back(side, order.answer, theirs);
          }},
      act);
}

std::string Record::hash_of(const std::string& bytes) const {
  return chain_.after(hash_, seq_ + 1, bytes);
}

// The digest of the whole state is most of what an entry would cost, and says nothing new as long
// as the events are those that the rules decided: after every so many events of the public's, and
// of the last. Such an entry takes longer than another; the public's own numbers tell nobody
// anything, while those of the journal would count what only somebody else is told.
bool Record::states_its_state(const Step& step) const {
  if (!terms_.any()) return false;
  if (terms_.message().scheme() < scheme_of_few_states) return true;
  if (step.umpire->outcome()) return true;
  const auto public_eye = core::Viewer::public_eye();
  const auto before = ledger(public_eye).cursor();
  return before / events_between_states != cursor_after(step, public_eye) / events_between_states;
}

Record::Step Record::step(Decision decision) const {
  auto step = after(std::move(decision));
  if (step.entry.has_rules() && states_its_state(step)) {
    step.entry.mutable_rules()->set_state(fair::sha256(step.umpire->state_bytes()));
  }
  step.bytes = step.entry.SerializeAsString();
  step.hash = hash_of(step.bytes);
  return step;
}

Record::Step Record::step(const std::string& bytes, const std::string& hash) const {
  const auto at = " at entry " + std::to_string(seq_ + 1);
  if (hash != hash_of(bytes)) {
    throw std::runtime_error("the journal of game " + game_id_ + " is damaged" + at);
  }
  v1::JournalEntry entry;
  if (!entry.ParseFromString(bytes)) {
    throw std::runtime_error("the journal of game " + game_id_ + " cannot be read" + at);
  }
  auto step = after({.entry = std::move(entry), .carried = nullptr, .after = nullptr});
  step.bytes = bytes;
  step.hash = hash;
  return step;
}

Record::Step Record::after(Decision decision) const {
  Step step{.seq = seq_ + 1,
            .entry = std::move(decision.entry),
            .bytes = {},
            .hash = {},
            .umpire = umpire_,
            .table = table_,
            .seals = {},
            .take_backs = {},
            .told = {}};
  Happened happened;
  if (step.entry.has_rules()) {
    happened.decided = decided_in(step.entry.rules());
    happened.decided.carried = std::move(decision.carried);
    happened.decided.after = std::move(decision.after);
    happened.meanings = umpire_->meanings(happened.decided);
    apply_rules(step, happened);
  } else {
    apply_table(step);
  }
  tell(step, happened);
  return step;
}

void Record::apply_rules(Step& step, const Happened& happened) const {
  const auto& decided = happened.decided;
  if (decided.after) {
    step.umpire = decided.after;
  } else {
    step.umpire = umpire_->clone();
    step.umpire->apply(decided);
  }
  const auto public_eye = core::Viewer::public_eye();
  step.table.decisions_moved(umpire_->awaited(public_eye), step.umpire->awaited(public_eye));
  const auto by = from_wire(step.entry.rules().side());
  const bool for_good = !by || decided.dice != dice_ || step.umpire->outcome() ||
                        std::ranges::any_of(happened.meanings, &wire::Meaning::reveals);
  if (for_good) {
    step.take_backs = TakeBacks::cleared();
    step.table.take_back_lapses();
  } else {
    // As bytes: it may be kept for long.
    step.take_backs = TakeBacks::added(
        *by, {.events = decided.events, .dice = decided.dice, .carried = nullptr, .after = nullptr},
        {umpire_, seals_.count()});
  }
}

void Record::apply_table(Step& step) const {
  step.table.apply(step.entry.table());
  if (const auto by = taken_back_by(step.entry.table())) {
    const auto before = take_backs_.before(*by);
    step.umpire = before.game->clone();
    step.seals.lay_aside(before.sealed);
    step.take_backs = TakeBacks::dropped(*by);
  }
  if (!step.table.outcome()) return;
  step.umpire = step.umpire->clone();
  step.umpire->close();
}

// The one choke point: live play, history, reconnection and replay all read ledgers that are filled
// from here.
void Record::tell(Step& step, const Happened& happened) const {
  if (step.entry.has_rules()) {
    tell_rules(step, happened);
  } else {
    tell_everybody(step, Word::table_event, step.entry.table().SerializeAsString(), 0);
  }
  if (!terms_.any() || !outcome_of(*step.umpire, step.table)) return;
  const auto all = static_cast<std::size_t>(step.entry.rules().events_size());
  tell_opened(step, seals_.open_all(step.seals), all);
}

void Record::tell_rules(Step& step, const Happened& happened) const {
  const auto& events = happened.decided.events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto applied = i + 1;
    tell_event(step, events[i], applied);
    if (!terms_.any()) continue;
    const auto& meaning = happened.meanings[i];
    if (meaning.sealing) {
      const auto sealed = seals_.seal(step.seals, *meaning.sealing);
      tell_everybody(step, Word::sealed, sealed.SerializeAsString(), applied);
    }
    for (const auto& kind : meaning.opens) {
      tell_opened(step, seals_.open(step.seals, kind), applied);
    }
  }
}

// Who sees the same of it is told in one.
void Record::tell_event(Step& step, const wire::JournalEvent& event, std::size_t applied) const {
  const auto first = step.told.size();
  for (std::size_t nth = 0; nth < Eyes::pairs; ++nth) {
    auto seen = umpire_->project(event, viewers()[nth]);
    if (!seen) continue;
    const auto same =
        std::find_if(step.told.begin() + static_cast<std::ptrdiff_t>(first), step.told.end(),
                     [&](const Telling& telling) { return telling.bytes == *seen; });
    if (same != step.told.end()) {
      same->to.add(Eyes::nth(nth));
    } else {
      step.told.push_back({Eyes::nth(nth), Word::ruleset_event, *std::move(seen), applied});
    }
  }
}

void Record::take(Step step) {
  umpire_ = std::move(step.umpire);
  table_ = std::move(step.table);
  seals_.take(std::move(step.seals));
  take_backs_.take(std::move(step.take_backs));
  seq_ = step.seq;
  hash_ = std::move(step.hash);
  annals_.add(step.told, step.seq, hash_);
  if (step.entry.has_rules()) {
    opened_ = true;
    dice_ = dice_in(step.entry.rules());
    if (const auto side = from_wire(step.entry.rules().side())) {
      ++orders_by_[*side];
      thinks_again_[*side] = false;
    }
  } else if (const auto by = taken_back_by(step.entry.table())) {
    thinks_again_[*by] = true;
  } else if (step.entry.table().has_nonce_given()) {
    const auto& given = step.entry.table().nonce_given();
    if (!given.nonce().empty()) {
      dice_key_ = fair::mixed(dice_key_, from_wire(given.side()).value(), given.nonce());
    }
  }
}

TakeBack Record::take_back(core::Side side) const {
  return outcome() ? TakeBack::cannot : take_backs_.of(side);
}

std::optional<core::Outcome> Record::outcome() const {
  return outcome_of(*umpire_, table_);
}

}  // namespace chartroom::record
