#include "record/record.hpp"

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "record/overloaded.hpp"

namespace chartroom::record {
namespace {

std::size_t nth_of(core::Viewer viewer) {
  const auto& all = Record::viewers();
  const auto found = std::ranges::find(all, viewer);
  if (found == all.end()) throw std::logic_error("nobody looks with these eyes");
  return static_cast<std::size_t>(found - all.begin());
}

Record::Waits waits_of(const wire::Umpire& umpire) {
  Record::Waits out;
  for (std::size_t nth = 0; nth < out.size(); ++nth) {
    out[nth] = umpire.awaited(Record::viewers()[nth]);
  }
  return out;
}

void tell_everybody(Record::Step& step, Word word, std::string bytes, std::size_t applied) {
  step.told.push_back({Eyes::everybody(), word, std::move(bytes), applied});
}

void tell_opened(Record::Step& step, const std::vector<v1::Opened>& all, std::size_t applied) {
  for (const auto& opened : all) {
    tell_everybody(step, Word::opened, opened.SerializeAsString(), applied);
  }
}

}  // namespace

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
      awaited_{waits_of(*umpire_)},
      seed_{std::move(beginning.seed)},
      game_id_{std::move(beginning.game_id)},
      terms_{std::move(beginning.terms)},
      table_{terms_},
      seals_{seed_, game_id_},
      dice_key_{seed_},
      chain_{terms_, seed_, game_id_},
      hash_{chain_.genesis()},
      annals_{terms_.any() ? hash_ : std::string{}} {}

const std::vector<core::Awaited>& Record::awaited(core::Viewer viewer) const {
  return awaited_[nth_of(viewer)];
}

Ledger Record::ledger(core::Viewer viewer) const {
  return {annals_, nth_of(viewer)};
}

const std::vector<core::Awaited>& Record::awaited_after(const Step& step, core::Viewer viewer) {
  return step.awaited[nth_of(viewer)];
}

std::uint64_t Record::cursor_after(const Step& step, core::Viewer viewer) const {
  const auto told = std::ranges::count_if(
      step.told, [nth = nth_of(viewer)](const auto& telling) { return telling.to.include(nth); });
  return ledger(viewer).cursor() + static_cast<std::uint64_t>(told);
}

bool Record::may_open() const {
  return !opened_ && !outcome() && table_.nonces_missing().empty();
}

Entry Record::opening() const {
  Entry out;
  out.rules = umpire_->opening(fair::HmacOracle{dice_key_, game_id_});
  return out;
}

std::expected<Entry, core::Refusal> Record::decide(core::Seat seat, const Act& act) const {
  if (outcome()) {
    return std::unexpected(core::Refusal{core::RefusalCode::game_over, "",
                                         core::say("The game has ended."),
                                         core::say("Look at its history.")});
  }
  if (const auto* order = std::get_if<RulesOrder>(&act)) return decide_by_rules(seat, *order);
  auto event = decide_at_table(seat.side, act);
  if (!event) return std::unexpected(std::move(event).error());
  Entry out;
  out.table = *std::move(event);
  return out;
}

std::expected<Entry, core::Refusal> Record::decide_by_rules(core::Seat seat,
                                                            const RulesOrder& order) const {
  const fair::HmacOracle oracle{dice_key_, game_id_};
  auto decided = umpire_->decide(seat, order.decision, order.order, oracle);
  if (!decided) return std::unexpected(std::move(decided).error());
  return Entry{.table = {},
               .rules = *std::move(decided),
               .side = seat.side,
               .seat = seat.number,
               .decision = order.decision,
               .order = order.order,
               .state = {}};
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

Record::Step Record::step(Entry entry) const {
  auto step = after(std::move(entry));
  if (step.entry.has_rules() && states_its_state(step)) {
    step.entry.state = fair::sha256(step.umpire->state_bytes());
  }
  step.bytes = bytes_of(step.entry);
  step.hash = hash_of(step.bytes);
  return step;
}

Record::Step Record::step(const std::string& bytes, const std::string& hash) const {
  const auto at = " at entry " + std::to_string(seq_ + 1);
  if (hash != hash_of(bytes)) {
    throw std::runtime_error("the journal of game " + game_id_ + " is damaged" + at);
  }
  auto entry = entry_in(bytes);
  if (!entry) {
    throw std::runtime_error("the journal of game " + game_id_ + " cannot be read" + at);
  }
  auto step = after(*std::move(entry));
  step.bytes = bytes;
  step.hash = hash;
  return step;
}

Record::Step Record::after(Entry entry) const {
  Step step{.seq = seq_ + 1,
            .entry = std::move(entry),
            .bytes = {},
            .hash = {},
            .umpire = umpire_,
            .awaited = {},
            .table = table_,
            .seals = {},
            .take_backs = {},
            .told = {}};
  Meanings meanings;
  if (step.entry.has_rules()) {
    meanings = umpire_->meanings(step.entry.rules);
    apply_rules(step, meanings);
  } else {
    apply_table(step);
    step.awaited = waits_of(*step.umpire);
  }
  tell(step, meanings);
  return step;
}

void Record::apply_rules(Step& step, const Meanings& meanings) const {
  const auto& decided = step.entry.rules;
  if (decided.after) {
    step.umpire = decided.after;
  } else {
    step.umpire = umpire_->clone();
    step.umpire->apply(decided);
  }
  step.awaited = waits_of(*step.umpire);
  const auto public_eye = core::Viewer::public_eye();
  step.table.decisions_moved(awaited(public_eye), awaited_after(step, public_eye));
  const auto by = step.entry.side;
  const bool for_good = !by || decided.dice != dice_ || step.umpire->outcome() ||
                        std::ranges::any_of(meanings, &wire::Meaning::reveals);
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
  step.table.apply(*step.entry.table);
  if (const auto by = taken_back_by(*step.entry.table)) {
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
void Record::tell(Step& step, const Meanings& meanings) const {
  if (step.entry.has_rules()) {
    tell_rules(step, meanings);
  } else {
    tell_everybody(step, Word::table_event, step.entry.table->SerializeAsString(), 0);
  }
  if (!terms_.any() || !outcome_of(*step.umpire, step.table)) return;
  tell_opened(step, seals_.open_all(step.seals), step.entry.rules.events.size());
}

void Record::tell_rules(Step& step, const Meanings& meanings) const {
  const auto& events = step.entry.rules.events;
  step.told.reserve(events.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto applied = i + 1;
    tell_event(step, events[i], applied);
    if (!terms_.any()) continue;
    const auto& meaning = meanings[i];
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
  const auto first = static_cast<std::ptrdiff_t>(step.told.size());
  for (std::size_t nth = 0; nth < Eyes::pairs; ++nth) {
    const auto seen = umpire_->project(event, viewers()[nth]);
    if (!seen) continue;
    const auto same = std::find_if(step.told.begin() + first, step.told.end(),
                                   [&](const Telling& telling) { return telling.bytes == *seen; });
    if (same != step.told.end()) {
      same->to.add(Eyes::nth(nth));
    } else {
      step.told.push_back({Eyes::nth(nth), Word::ruleset_event, std::string{*seen}, applied});
    }
  }
}

void Record::take(Step step) {
  umpire_ = std::move(step.umpire);
  awaited_ = std::move(step.awaited);
  table_ = std::move(step.table);
  seals_.take(std::move(step.seals));
  take_backs_.take(std::move(step.take_backs));
  seq_ = step.seq;
  hash_ = std::move(step.hash);
  annals_.add(step.told, step.seq, hash_);
  if (step.entry.has_rules()) {
    opened_ = true;
    dice_ = step.entry.rules.dice;
    if (const auto side = step.entry.side) {
      ++orders_by_[*side];
      thinks_again_[*side] = false;
    }
    return;
  }
  const auto& event = *step.entry.table;
  if (const auto by = taken_back_by(event)) {
    thinks_again_[*by] = true;
  } else if (event.has_nonce_given() && !event.nonce_given().nonce().empty()) {
    const auto& given = event.nonce_given();
    dice_key_ = fair::mixed(dice_key_, from_wire(given.side()).value(), given.nonce());
  }
}

TakeBack Record::take_back(core::Side side) const {
  return outcome() ? TakeBack::cannot : take_backs_.of(side);
}

std::optional<core::Outcome> Record::outcome() const {
  return outcome_of(*umpire_, table_);
}

}  // namespace chartroom::record
