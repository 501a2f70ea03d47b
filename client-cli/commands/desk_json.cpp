#include "client-cli/commands/desk.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using boost::json::array;
using boost::json::object;
using boost::json::value;

namespace {

std::string side_word(const v1::RulesetInfo& ruleset, v1::Side side) {
  const int index = side == v1::ONE ? 0 : 1;
  return index < ruleset.side_names_size() ? folded(ruleset.side_names(index))
                                           : std::to_string(index + 1);
}

value maybe_side(const v1::RulesetInfo& ruleset, v1::Side side) {
  if (side == v1::SIDE_UNSPECIFIED) return nullptr;
  return value(side_word(ruleset, side));
}

}  // namespace

std::string status_in_words(v1::GameInfo::Status status) {
  switch (status) {
    case v1::GameInfo::WAITING: return "waiting";
    case v1::GameInfo::PLAYING: return "playing";
    case v1::GameInfo::ENDED: return "ended";
    default: return "unknown";
  }
}

object game_json(const v1::GameInfo& game, const v1::RulesetInfo& ruleset) {
  array seats, awaited, options;
  for (const auto& option : game.options()) options.push_back(value(option));
  for (const auto& seat : game.seats())
    seats.push_back(object{{"side", maybe_side(ruleset, seat.side())},
                           {"number", seat.number()},
                           {"player", seat.player()},
                           {"bot", seat.bot()},
                           {"bot_strength", seat.bot_strength()}});
  for (const auto& one : game.awaited()) {
    array asked;
    for (const int side : one.asked())
      asked.push_back(maybe_side(ruleset, static_cast<v1::Side>(side)));
    awaited.push_back(object{{"number", one.number()},
                             {"kind", one.kind()},
                             {"subject", one.subject()},
                             {"asked", std::move(asked)}});
  }
  object out{{"id", game.id()},
             {"ruleset", game.ruleset()},
             {"scenario", game.scenario()},
             {"options", std::move(options)},
             {"title", game.title()},
             {"status", status_in_words(game.status())},
             {"open", game.open()},
             {"seats", std::move(seats)},
             {"awaited", std::move(awaited)},
             {"unread", game.unread()},
             {"created", game.created_unix_s()},
             {"seed_commitment", game.seed_commitment()}};
  if (!game.invitation().empty()) out["invitation"] = game.invitation();
  if (!game.seed().empty()) out["seed"] = game.seed();
  if (game.has_outcome())
    out["outcome"] = object{{"winner", maybe_side(ruleset, game.outcome().winner())},
                            {"level", game.outcome().level()},
                            {"reason", game.outcome().reason()},
                            {"points", game.outcome().points()}};
  return out;
}

object news_json(const News& news) {
  return {{"number", news.number}, {"kind", news.told.kind}, {"turn", news.told.turn},
          {"ob", news.told.ob},    {"text", news.told.text}, {"data", news.data}};
}

}  // namespace chartroom::cli
