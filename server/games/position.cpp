#include "games/position.hpp"

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "games/messages.hpp"

namespace chartroom::server {
namespace {

// A derived secret is 32 bytes: the first half seeds the bot, the second is its order's id.
constexpr std::size_t order_id_bytes = 16;

}  // namespace

Position::Step Position::step(record::Entry entry, std::optional<OrderKey> order) const {
  Step out{.row = {.seq = seq() + 1, .entry = {}, .hash = {}, .order = std::move(order)},
           .record = record_.step(std::move(entry)),
           .order = {}};
  out.row.entry = std::move(out.record.bytes);
  out.row.hash = out.record.hash;
  if (out.row.order) out.order = Orders::carried(*out.row.order, out.row.seq);
  return out;
}

Position::Step Position::step(const JournalRow& row) const {
  if (row.seq != seq() + 1) {
    throw std::runtime_error("the journal of game " + record_.game_id() + " lacks entry " +
                             std::to_string(seq() + 1));
  }
  Step out{.row = {}, .record = record_.step(row.entry, row.hash), .order = {}};
  if (row.order) out.order = Orders::carried(*row.order, row.seq);
  return out;
}

v1::GameSummary Position::summary_after(const Step& step) const {
  v1::GameSummary out;
  add_awaited(out, record::Record::awaited_after(step.record, core::Viewer::public_eye()));
  if (const auto outcome = record::outcome_of(*step.record.umpire, step.record.table)) {
    *out.mutable_outcome() = to_wire(*outcome);
  }
  const auto cursor = [&](core::Viewer viewer) {
    return record_.cursor_after(step.record, viewer);
  };
  out.set_cursor_public(cursor(core::Viewer::public_eye()));
  for (const auto side : {core::Side::one, core::Side::two}) {
    out.add_cursor_by_side(cursor(core::Viewer::of(core::admiral_of(side))));
  }
  for (const auto side : step.record.table.nonces_missing()) {
    out.add_nonces_missing(to_wire(side));
  }
  return out;
}

void Position::take(Step step) {
  record_.take(std::move(step.record));
  if (step.order) orders_.add(*step.order);
}

bool Position::asks(core::Seat seat) const {
  return std::ranges::any_of(awaited(core::Viewer::of(seat)),
                             [&](const core::Awaited& open) { return open.asked[seat.side]; });
}

bool Position::gives_receipts() const {
  return terms().any() && terms().message().signing_key() == key_.public_key;
}

std::optional<v1::Receipt> Position::receipt(core::Viewer viewer) const {
  if (!gives_receipts()) return std::nullopt;
  auto out = ledger(viewer).receipt();
  out.set_signature(fair::sign(key_, record::receipt_statement(record_.game_id(), viewer, out)));
  return out;
}

BotThought Position::bot_thought(core::Side side, core::Strength strength) const {
  const auto* purpose = side == core::Side::one ? "bot of side one" : "bot of side two";
  return {
      .umpire = record_.shared_umpire(),
      .seat = core::admiral_of(side),
      .strength = strength,
      .secret = fair::derive(record_.seed(), record_.game_id(), purpose, record_.orders_by(side))};
}

std::string Position::bot_consent_id(core::Side side) const {
  const auto* purpose = side == core::Side::one ? "consent of one" : "consent of two";
  return fair::derive(record_.seed(), record_.game_id(), purpose, seq()).substr(order_id_bytes);
}

std::string Position::standing_secret(core::Side side) const {
  const auto* purpose =
      side == core::Side::one ? "standing orders of one" : "standing orders of two";
  return fair::derive(record_.seed(), record_.game_id(), purpose, record_.orders_by(side));
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
