#include "client-cli/table/sitting.hpp"

#include <algorithm>
#include <utility>

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

News Sitting::heard_at_table(const v1::TableEvent& event) const {
  News news;
  const auto who = [&](v1::Side side) {
    const std::string player = player_of(side_from(side));
    return "The " + side_name(side_from(side)) + " side" +
           (player.empty() ? "" : " (" + player + ")");
  };
  if (event.has_resigned()) {
    news.told.kind = "resigned";
    news.told.text = who(event.resigned().side()) + " has resigned.";
    news.data["side"] = side_name(side_from(event.resigned().side()));
  } else if (event.has_draw_offered()) {
    news.told.kind = "draw_offered";
    news.told.text = who(event.draw_offered().side()) + " offers a draw.";
    news.data["side"] = side_name(side_from(event.draw_offered().side()));
  } else if (event.has_draw_answered()) {
    const bool accepted = event.draw_answered().accepted();
    news.told.kind = "draw_answered";
    news.told.text = who(event.draw_answered().side()) +
                     (accepted ? " accepts the draw." : " declines the draw.");
    news.data["side"] = side_name(side_from(event.draw_answered().side()));
    news.data["accepted"] = accepted;
  }
  return news;
}

News Sitting::heard(const v1::NumberedEvent& event) {
  News news;
  if (event.has_table_event()) {
    news = heard_at_table(event.table_event());
  } else {
    auto heard = interpreter_->hear(event.ruleset_event(), paint_);
    news = {.number = 0, .told = std::move(heard.told), .data = std::move(heard.data)};
  }
  news.number = event.number();
  return news;
}

void Sitting::take(const v1::GameUpdate& update) {
  for (const auto& event : update.events()) {
    if (event.number() <= cursor_) continue;
    news_.push_back(heard(event));
    cursor_ = event.number();
  }
  cursor_ = std::max(cursor_, update.cursor());
  if (update.more()) return;
  interpreter_->see(update.view());
  seen_ = true;
  awaited_.clear();
  for (const auto& awaited : update.awaited()) awaited_.push_back(awaited_from(awaited));
  outcome_ = update.has_outcome() ? std::optional{update.outcome()} : std::nullopt;
  draw_offered_by_ = update.draw_offered_by() == v1::SIDE_UNSPECIFIED
                         ? std::nullopt
                         : std::optional{side_from(update.draw_offered_by())};
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
  if (draw_offered_by_) {
    const bool to_me = interpreter_->side() && *interpreter_->side() != *draw_offered_by_;
    out += "The " + side_name(*draw_offered_by_) + " side offers a draw" +
           (to_me ? "; answer: draw accept, or draw decline.\n" : ".\n");
  }
  return out;
}

}  // namespace chartroom::cli
