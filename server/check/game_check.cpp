#include "check/game_check.hpp"

#include <algorithm>

#include "fair/fair.hpp"
#include "games/position.hpp"

namespace chartroom::server {
namespace {

constexpr int waiting = 1;
constexpr int playing = 2;
constexpr int ended = 3;

// Whether the players ended it themselves; of an end by the rules the summary tells.
bool ends_at_table(const v1::JournalEntry& entry) {
  const auto& table = entry.table();
  return table.has_resigned() || (table.has_draw_answered() && table.draw_answered().accepted());
}

bool goes_back(const v1::GameSummary& before, const v1::GameSummary& after) {
  if (after.cursor_by_side_size() != 2) return true;
  if (after.cursor_public() < before.cursor_public()) return true;
  for (int i = 0; i < before.cursor_by_side_size() && i < 2; ++i) {
    if (after.cursor_by_side(i) < before.cursor_by_side(i)) return true;
  }
  return false;
}

}  // namespace

GameCheck::GameCheck(CheckedGame game, const wire::RulesetEntry* ruleset, Depth depth,
                     Report& report)
    : game_{std::move(game)}, ruleset_{ruleset}, depth_{depth}, report_{report} {
  if (fair::commitment(game_.seed, game_.id) != game_.seed_commitment) add(FaultKind::seed);
  if (!newest_.ParseFromString(game_.summary)) add(FaultKind::summary);
  if (game_.status < waiting || game_.status > ended) add(FaultKind::status);
  read_terms();
  if (depth_ == Depth::rules && game_.status != waiting) begin_fold();
}

GameCheck::~GameCheck() = default;

void GameCheck::add(FaultKind kind, std::int64_t number) {
  report_.add(
      {.kind = kind, .table = "journal", .game = game_.id, .number = number, .account = {}});
}

void GameCheck::add(FaultKind kind) {
  report_.add({.kind = kind, .table = "games", .game = game_.id, .number = {}, .account = {}});
}

void GameCheck::read_terms() {
  try {
    terms_ = record::Terms{game_.terms};
  } catch (const std::runtime_error&) {
    return add(FaultKind::terms);
  }
  chain_.emplace(terms_, game_.seed, game_.id);
  head_ = chain_->genesis();
  if (!terms_.any()) {
    if (game_.status != waiting && game_.must_have_terms) add(FaultKind::terms);
    return;
  }
  const auto& promised = terms_.message();
  const bool fits = game_.status != waiting && promised.game_id() == game_.id &&
                    promised.ruleset() == game_.ruleset && promised.setup() == game_.setup &&
                    promised.seed_commitment() == game_.seed_commitment;
  if (!fits) add(FaultKind::terms);
}

void GameCheck::begin_fold() {
  auto umpire =
      ruleset_ != nullptr ? ruleset_->new_game(game_.setup) : std::unexpected(core::Refusal{});
  if (!umpire) return add(FaultKind::ruleset);
  if (!chain_) return;
  position_ = std::make_unique<Position>(
      record::Beginning{*std::move(umpire), game_.seed, game_.id, terms_}, fair::SigningKey{});
}

void GameCheck::entry(const CheckedEntry& entry) {
  if (ended_) add(FaultKind::after_end, entry.number);
  check_number_and_hash(entry);
  check_order(entry);
  v1::JournalEntry read;
  const bool readable =
      read.ParseFromString(entry.row.entry) && read.of_case() != v1::JournalEntry::OF_NOT_SET;
  if (!readable) {
    add(FaultKind::unreadable, entry.number);
    position_.reset();
  }
  const bool summary_reads = check_summary(entry);
  fold(entry, summary_reads);
  const bool by_rules =
      summaries_are_with_entries_ ? newest_.has_outcome() : position_ && position_->outcome();
  if (by_rules || (readable && ends_at_table(read))) ended_ = true;
}

// After a fault, what the entry says of itself is believed: each fault is told once.
void GameCheck::check_number_and_hash(const CheckedEntry& entry) {
  const bool follows = entry.number == seq_ + 1;
  if (!follows) {
    add(FaultKind::gap, entry.number);
    position_.reset();
  } else if (chain_ && entry.row.hash != chain_->after(head_, entry.row.seq, entry.row.entry)) {
    add(FaultKind::chain, entry.number);
    position_.reset();
  }
  seq_ = entry.number;
  head_ = entry.row.hash;
}

void GameCheck::check_order(const CheckedEntry& entry) {
  if (!entry.key_is_whole) add(FaultKind::order_key, entry.number);
  const auto& order = entry.row.order;
  if (!order) return;
  if (!orders_.insert(order->id).second) add(FaultKind::order_twice, entry.number);
  if (!order->account) return;
  if (std::ranges::find(seats_, order->account, &CheckedSeat::account) == seats_.end()) {
    add(FaultKind::stranger, entry.number);
  }
}

// Whether there is one to compare with what the rules make of the entry.
bool GameCheck::check_summary(const CheckedEntry& entry) {
  v1::GameSummary summary;
  // Of old, summaries stood with the game alone.
  const bool missing = entry.summary.empty();
  if (missing && !summaries_are_with_entries_) return false;
  bool fits = !missing && summary.ParseFromString(entry.summary);
  if (fits && summaries_are_with_entries_) fits = !goes_back(newest_, summary);
  if (fits) fits = !summary.has_outcome() || summary.awaited_size() == 0;
  if (!fits) {
    add(FaultKind::summary, entry.number);
    return false;
  }
  summaries_are_with_entries_ = true;
  newest_ = std::move(summary);
  return true;
}

void GameCheck::fold(const CheckedEntry& entry, bool summary_reads) {
  if (!position_) return;
  try {
    auto step = position_->step(entry.row);
    const auto& said = step.record.entry.state;
    if (!said.empty() && said != fair::sha256(step.record.umpire->state_bytes())) {
      add(FaultKind::state, entry.number);
    }
    const auto summary = position_->summary_after(step);
    if (summary_reads && summary.SerializeAsString() != newest_.SerializeAsString()) {
      add(FaultKind::summary, entry.number);
    }
    position_->take(std::move(step));
    ++folded_;
  } catch (const std::exception&) {
    add(FaultKind::fold, entry.number);
    position_.reset();
  }
}

void GameCheck::finish() {
  const bool has_entries = seq_ != 0;
  const bool has_outcome = newest_.has_outcome();
  if (game_.status == waiting && has_entries) add(FaultKind::status);
  if (game_.status == playing && (ended_ || has_outcome)) add(FaultKind::status);
  if (game_.status == ended && (!has_entries || !has_outcome)) add(FaultKind::status);
  if (game_.status != waiting) check_seats();
  if (position_ && has_entries && !summaries_are_with_entries_) {
    if (position_->outcome().has_value() != has_outcome) add(FaultKind::summary);
  }
}

void GameCheck::check_seats() {
  const auto taken = [this](int side) {
    return std::ranges::find(seats_, side, &CheckedSeat::side) != seats_.end();
  };
  const auto seating = ruleset_ != nullptr ? ruleset_->seating(game_.setup) : wire::Seating{};
  const bool one_is_there = !seating.offered[core::Side::one] || taken(1);
  const bool two_is_there = !seating.offered[core::Side::two] || taken(2);
  if (!one_is_there || !two_is_there) add(FaultKind::seats);
}

bool GameCheck::has_seat(int side, int number) const {
  return std::ranges::any_of(
      seats_, [&](const CheckedSeat& seat) { return seat.side == side && seat.number == number; });
}

GameCheck::Cursors GameCheck::newest_for(std::int64_t account) const {
  const auto of_side = [this](int side) {
    return newest_.cursor_by_side_size() >= side ? newest_.cursor_by_side(side - 1) : 0;
  };
  std::vector<int> sides;
  for (const auto& seat : seats_) {
    if (seat.account == account) sides.push_back(seat.side);
  }
  if (sides.empty()) return {newest_.cursor_public(), 0};
  if (sides.size() == 1) return {of_side(sides.front()), 0};
  return {of_side(1), of_side(2)};
}

}  // namespace chartroom::server
