#include "record/table.hpp"

#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::record {
namespace {

using core::Refusal;
using core::RefusalCode;
using core::say;

std::unexpected<Refusal> no(core::Said what, core::Said instead) {
  return std::unexpected(
      Refusal{RefusalCode::against_the_rules, "", std::move(what), std::move(instead)});
}

core::Side side_in(v1::Side side) {
  const auto found = from_wire(side);
  if (!found) throw std::runtime_error("a table event in the journal names no side");
  return *found;
}

// Whether this side owed an answer before that it does not owe after.
bool has_played_on(core::Side side, const std::vector<core::Awaited>& before,
                   const std::vector<core::Awaited>& after) {
  for (const auto& owed : before) {
    if (!owed.asked[side]) continue;
    const auto* still = core::find_decision(after, owed.number);
    if (still == nullptr || !still->asked[side]) return true;
  }
  return false;
}

}  // namespace

Table::Table(const Terms& terms) {
  for (const auto side : core::both_sides) {
    owes_nonce_[side] = !terms.nonce_commitment(side).empty();
  }
}

Table::Wanted Table::resign(core::Side by) const {
  v1::TableEvent event;
  event.mutable_resigned()->set_side(to_wire(by));
  return event;
}

Table::Wanted Table::offer_draw(core::Side by) const {
  if (draw_offered_by_ == by) {
    return no(say("Your offer of a draw stands already."), say("Wait for the answer, or play on."));
  }
  if (draw_offered_by_) {
    return no(say("The other side has offered a draw."), say("Accept or decline their offer."));
  }
  v1::TableEvent event;
  event.mutable_draw_offered()->set_side(to_wire(by));
  return event;
}

Table::Wanted Table::answer_draw(core::Side by, Answer answer) const {
  if (draw_offered_by_ != core::other(by)) {
    return no(say("No offer of a draw by the other side stands."), say("Offer a draw yourself."));
  }
  v1::TableEvent event;
  event.mutable_draw_answered()->set_side(to_wire(by));
  event.mutable_draw_answered()->set_accepted(answer == Answer::accept);
  return event;
}

Table::Wanted Table::give_nonce(core::Side by, const std::string& nonce,
                                const std::string& commitment) const {
  if (commitment.empty()) {
    return no(say("Your side has not committed to a nonce."),
              say("Commit to one as you take your side."));
  }
  if (!owes_nonce_[by]) return no(say("Your side has given its nonce."), say("Play."));
  const bool fits =
      nonce.size() == fair::nonce_bytes && fair::nonce_commitment(nonce) == commitment;
  if (!nonce.empty() && !fits) {
    return no(say("This is not the nonce that your side committed to."),
              say("Give that one, or none if it is lost."));
  }
  v1::TableEvent event;
  event.mutable_nonce_given()->set_side(to_wire(by));
  event.mutable_nonce_given()->set_nonce(nonce);
  return event;
}

Table::Wanted Table::take_back(core::Side by, TakeBack how) const {
  if (how == TakeBack::cannot) {
    return no(
        say("There is no order of yours to take back, or a die or a secret has come after it."),
        say("Play on."));
  }
  v1::TableEvent event;
  if (how == TakeBack::freely) {
    event.mutable_taken_back()->set_side(to_wire(by));
    return event;
  }
  if (take_back_asked_by_ == by) {
    return no(say("You have asked for your order back already."),
              say("Wait for the answer, or play on."));
  }
  if (take_back_asked_by_) {
    return no(say("The other side has asked for its order back."),
              say("Let them have it, or not."));
  }
  event.mutable_take_back_asked()->set_side(to_wire(by));
  return event;
}

Table::Wanted Table::answer_take_back(core::Side by, Answer answer, TakeBack how) const {
  if (take_back_asked_by_ != core::other(by)) {
    return no(say("The other side does not ask for its order back."), say("Play on."));
  }
  if (answer == Answer::accept && how == TakeBack::cannot) {
    return no(say("A die or a secret has come after that order."), say("Play on."));
  }
  v1::TableEvent event;
  event.mutable_take_back_answered()->set_side(to_wire(by));
  event.mutable_take_back_answered()->set_accepted(answer == Answer::accept);
  return event;
}

void Table::apply(const v1::TableEvent& event) {
  switch (event.of_case()) {
    case v1::TableEvent::kResigned:
      outcome_ = core::Outcome{core::other(side_in(event.resigned().side())), "resignation",
                               say("The other side resigned.").text(), 0};
      break;
    case v1::TableEvent::kDrawOffered:
      draw_offered_by_ = side_in(event.draw_offered().side());
      break;
    case v1::TableEvent::kDrawAnswered:
      draw_offered_by_.reset();
      if (event.draw_answered().accepted()) {
        outcome_ =
            core::Outcome{std::nullopt, "draw", say("Both sides agreed to a draw.").text(), 0};
      }
      break;
    case v1::TableEvent::kNonceGiven:
      owes_nonce_[side_in(event.nonce_given().side())] = false;
      break;
    case v1::TableEvent::kTakeBackAsked:
      take_back_asked_by_ = side_in(event.take_back_asked().side());
      break;
    case v1::TableEvent::kTakenBack:
    case v1::TableEvent::kTakeBackAnswered: take_back_asked_by_.reset(); break;
    case v1::TableEvent::OF_NOT_SET: break;
  }
}

void Table::decisions_moved(const std::vector<core::Awaited>& before,
                            const std::vector<core::Awaited>& after) {
  for (auto* put_by : {&draw_offered_by_, &take_back_asked_by_}) {
    if (*put_by && has_played_on(core::other(**put_by), before, after)) put_by->reset();
  }
}

std::vector<core::Side> Table::nonces_missing() const {
  std::vector<core::Side> out;
  for (const auto side : core::both_sides) {
    if (owes_nonce_[side]) out.push_back(side);
  }
  return out;
}

std::optional<core::Side> taken_back_by(const v1::TableEvent& event) {
  if (event.has_taken_back()) return side_in(event.taken_back().side());
  if (event.has_take_back_answered() && event.take_back_answered().accepted()) {
    return core::other(side_in(event.take_back_answered().side()));
  }
  return std::nullopt;
}

}  // namespace chartroom::record
