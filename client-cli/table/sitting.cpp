#include "client-cli/table/sitting.hpp"

#include <algorithm>
#include <utility>

#include "fair/fair.hpp"

namespace chartroom::cli {

core::Side side_from(v1::Side side) {
  return side == v1::TWO ? core::Side::two : core::Side::one;
}

v1::Side side_to(core::Side side) {
  return side == core::Side::one ? v1::ONE : v1::TWO;
}

core::Awaited awaited_from(const v1::Awaited& awaited) {
  core::Awaited out{.number = awaited.number(),
                    .kind = awaited.kind(),
                    .subject = awaited.subject(),
                    .asked = {}};
  for (const int side : awaited.asked()) out.asked[side_from(static_cast<v1::Side>(side))] = true;
  return out;
}

std::string Sitting::side_name(core::Side side) const {
  const auto index = static_cast<std::size_t>(std::to_underlying(side));
  return index < side_names_.size() ? side_names_[index] : "side " + std::to_string(index + 1);
}

std::string Sitting::player_of(core::Side side) const {
  for (const auto& seat : info_.seats())
    if (seat.side() == side_to(side) && seat.number() == 0)
      return seat.bot() && seat.player().empty() ? "the bot" : seat.player();
  return "";
}

const core::Awaited* Sitting::mine() const {
  const auto side = interpreter_->side();
  if (!side) return nullptr;
  const auto found =
      std::ranges::find_if(awaited_, [&](const core::Awaited& one) { return one.asked[*side]; });
  return found == awaited_.end() ? nullptr : &*found;
}

News table_news(const v1::TableEvent& event, const SideNames& names) {
  News news;
  const auto tell = [&](const char* kind, v1::Side by, const std::string& what) {
    const core::Side side = side_from(by);
    news.told.kind = kind;
    news.told.text = names.in_a_sentence(side) + what;
    news.data["side"] = names.plain(side);
  };
  switch (event.of_case()) {
    case v1::TableEvent::kResigned:
      tell("resigned", event.resigned().side(), " has resigned.");
      break;
    case v1::TableEvent::kDrawOffered:
      tell("draw_offered", event.draw_offered().side(), " offers a draw.");
      break;
    case v1::TableEvent::kDrawAnswered: {
      const bool accepted = event.draw_answered().accepted();
      tell("draw_answered", event.draw_answered().side(),
           accepted ? " accepts the draw." : " declines the draw.");
      news.data["accepted"] = accepted;
      break;
    }
    case v1::TableEvent::kNonceGiven: {
      const bool lost = event.nonce_given().nonce().empty();
      tell("nonce_given", event.nonce_given().side(),
           lost ? " goes without a part in the dice." : " has put its part into the dice.");
      news.data["lost"] = lost;
      break;
    }
    case v1::TableEvent::kTakenBack:
      tell("taken_back", event.taken_back().side(), " takes its order back.");
      break;
    case v1::TableEvent::kTakeBackAsked:
      tell("take_back_asked", event.take_back_asked().side(), " asks to take its order back.");
      break;
    case v1::TableEvent::kTakeBackAnswered: {
      const bool accepted = event.take_back_answered().accepted();
      tell("take_back_answered", event.take_back_answered().side(),
           accepted ? " lets the other side have its order back."
                    : " does not let the other side have its order back.");
      news.data["accepted"] = accepted;
      break;
    }
    case v1::TableEvent::OF_NOT_SET: break;
  }
  return news;
}

News Sitting::heard_at_table(const v1::TableEvent& event) const {
  const auto in_a_sentence = [this](core::Side side) {
    const std::string player = player_of(side);
    return "The " + side_name(side) + " side" + (player.empty() ? "" : " (" + player + ")");
  };
  return table_news(event, {[this](core::Side side) { return side_name(side); }, in_a_sentence});
}

// Kept and checked, but no part of the story.
News Sitting::heard_of_seals(const v1::NumberedEvent& event) const {
  News news;
  if (event.has_sealed()) {
    news.told.kind = "sealed";
    news.data = {{"seal", event.sealed().number()},
                 {"side", side_name(side_from(event.sealed().side()))},
                 {"what", event.sealed().kind()},
                 {"digest", fair::hex(event.sealed().digest())}};
  } else if (event.has_opened()) {
    news.told.kind = "opened";
    news.data = {{"seal", event.opened().number()}};
  }
  return news;
}

News Sitting::heard(const v1::NumberedEvent& event) {
  News news;
  if (event.has_table_event()) {
    news = heard_at_table(event.table_event());
  } else if (event.has_ruleset_event()) {
    auto heard = interpreter_->hear(event.ruleset_event(), paint_);
    news = {.number = 0, .told = std::move(heard.told), .data = std::move(heard.data)};
  } else {
    news = heard_of_seals(event);
  }
  news.number = event.number();
  return news;
}

void Sitting::forget_news(std::uint64_t until) {
  std::erase_if(news_, [until](const News& one) { return one.number <= until; });
}

void Sitting::take(const v1::GameUpdate& update) {
  for (const auto& event : update.events()) {
    if (event.number() <= cursor_) continue;
    if (witness_) witness_->hear(event);
    news_.push_back(heard(event));
    cursor_ = event.number();
  }
  cursor_ = std::max(cursor_, update.cursor());
  if (update.more()) return;
  if (witness_ && update.has_receipt()) witness_->receive(update.receipt());
  if (!update.view().empty()) {
    interpreter_->see(update.view());
  } else if (!update.view_changes().empty()) {
    interpreter_->see_changes(update.view_changes());
  }
  seen_ = true;
  awaited_.clear();
  for (const auto& awaited : update.awaited()) awaited_.push_back(awaited_from(awaited));
  outcome_ = update.has_outcome() ? std::optional{update.outcome()} : std::nullopt;
  draw_offered_by_ = update.draw_offered_by() == v1::SIDE_UNSPECIFIED
                         ? std::nullopt
                         : std::optional{side_from(update.draw_offered_by())};
  take_back_asked_by_ = update.take_back_asked_by() == v1::SIDE_UNSPECIFIED
                            ? std::nullopt
                            : std::optional{side_from(update.take_back_asked_by())};
  take_back_ = update.take_back();
}

std::vector<News> Sitting::retell(const std::vector<v1::NumberedEvent>& events) {
  std::vector<News> all;
  for (const auto& event : events) all.push_back(heard(event));
  return all;
}

std::vector<News> Sitting::news() {
  return std::exchange(news_, {});
}

std::string Sitting::where_we_are() const {
  std::string out;
  if (outcome_) {
    out += paint_.question("The game is over: ");
    out += outcome_->winner() == v1::SIDE_UNSPECIFIED
               ? std::string{"a draw"}
               : "the " + side_name(side_from(outcome_->winner())) + " side has won";
    if (!outcome_->level().empty()) out += " (" + outcome_->level() + ")";
    return out + ". " + outcome_->reason() + "\n";
  }
  out += interpreter_->where_we_are(paint_);
  return out + said_at_table();
}

std::string Sitting::said_at_table() const {
  std::string out;
  const auto put_to_me = [&](core::Side by) {
    return interpreter_->side() && *interpreter_->side() != by;
  };
  if (draw_offered_by_) {
    out += "The " + side_name(*draw_offered_by_) + " side offers a draw" +
           (put_to_me(*draw_offered_by_) ? "; answer: draw accept, or draw decline.\n" : ".\n");
  }
  if (take_back_asked_by_) {
    out += "The " + side_name(*take_back_asked_by_) + " side asks to take its order back" +
           (put_to_me(*take_back_asked_by_) ? "; answer: takeback allow, or takeback refuse.\n"
                                            : ".\n");
  }
  for (const int side : info_.nonces_missing()) {
    if (awaited_.empty())
      out += "The game opens when the " + side_name(side_from(static_cast<v1::Side>(side))) +
             " side has put its part into the dice.\n";
  }
  if (!witness_) return out;
  for (const std::string& complaint : witness_->complaints())
    out += paint_.warning("Not fair: " + complaint) + "\n";
  return out;
}

}  // namespace chartroom::cli
