#include "games/table.hpp"

#include "games/messages.hpp"

namespace chartroom::server {
namespace {

using core::Refusal;
using core::RefusalCode;

std::unexpected<Refusal> no(std::string what, std::string instead) {
  return std::unexpected(
      Refusal{RefusalCode::against_the_rules, "", std::move(what), std::move(instead)});
}

}  // namespace

Table::Wanted Table::resign(core::Side by) const {
  v1::TableEvent event;
  event.mutable_resigned()->set_side(to_wire(by));
  return event;
}

Table::Wanted Table::offer_draw(core::Side by) const {
  if (draw_offered_by_ == by) {
    return no("Your offer of a draw stands already.", "Wait for the answer, or play on.");
  }
  if (draw_offered_by_) {
    return no("The other side has offered a draw.", "Accept or decline their offer.");
  }
  v1::TableEvent event;
  event.mutable_draw_offered()->set_side(to_wire(by));
  return event;
}

Table::Wanted Table::answer_draw(core::Side by, Answer answer) const {
  if (draw_offered_by_ != core::other(by)) {
    return no("No offer of a draw by the other side stands.", "Offer a draw yourself.");
  }
  v1::TableEvent event;
  event.mutable_draw_answered()->set_side(to_wire(by));
  event.mutable_draw_answered()->set_accepted(answer == Answer::accept);
  return event;
}

void Table::apply(const v1::TableEvent& event) {
  if (event.has_resigned()) {
    const auto by = from_wire(event.resigned().side());
    if (!by) throw std::runtime_error("a resignation in the journal names no side");
    outcome_ = core::Outcome{core::other(*by), "resignation", "The other side resigned.", 0};
  } else if (event.has_draw_offered()) {
    draw_offered_by_ = from_wire(event.draw_offered().side());
  } else if (event.has_draw_answered()) {
    draw_offered_by_.reset();
    if (event.draw_answered().accepted()) {
      outcome_ = core::Outcome{std::nullopt, "draw", "Both sides agreed to a draw.", 0};
    }
  }
}

void Table::decisions_moved(const std::vector<core::Awaited>& before,
                            const std::vector<core::Awaited>& after) {
  if (!draw_offered_by_) return;
  const auto offered_to = core::other(*draw_offered_by_);
  for (const auto& owed : before) {
    if (!owed.asked[offered_to]) continue;
    const auto* still = core::find_decision(after, owed.number);
    if (still == nullptr || !still->asked[offered_to]) return draw_offered_by_.reset();
  }
}

}  // namespace chartroom::server
