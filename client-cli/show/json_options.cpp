// What may be chosen, and what lies between the sides: convoys and colonies.
#include "client-cli/show/json.hpp"
#include "client-cli/show/words.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"

namespace chartroom::cli {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using far_seas::Board;

namespace {

std::string_view word_of(far_seas::ConvoyStatus::Stage stage) {
  using enum far_seas::ConvoyStatus::Stage;
  switch (stage) {
    case in_port: return "in_port";
    case at_sea: return "at_sea";
    case arrived: return "arrived";
    case destroyed: return "destroyed";
    case unseen: return "unseen";
  }
  return "";
}

value ship_choice(const JsonParts& j, const far_seas::ShipChoice& choice) {
  array moves;
  for (const auto& move : choice.moves)
    moves.push_back(object{{"to", j(move.to)}, {"penalty", move.penalty}});
  return object{{"ship", j(choice.ship)},
                {"moves", std::move(moves)},
                {"enters_play", choice.enters_play},
                {"may_escort", choice.may_escort},
                {"colony", j(choice.colony)},
                {"may_enter_river", choice.may_enter_river},
                {"coaled", choice.coaled},
                {"piles", choice.piles}};
}

value group_choice(const JsonParts& j, const far_seas::GroupChoice& choice) {
  return object{{"ships", j(choice.ships)},
                {"areas", j(choice.areas)},
                {"targets", j(choice.targets)},
                {"convoys", j(choice.convoys)},
                {"must", choice.must},
                {"may_surprise", choice.may_surprise},
                {"may_have_escort", choice.may_have_escort}};
}

}  // namespace

array convoys_json(const far_seas::View& view) {
  const Board& board = view.board;
  const JsonParts j{*board.pack};
  array out;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const auto id = static_cast<far_seas::ConvoyId>(i);
    const auto& convoy = board.pack->convoy(id);
    const auto& status = board.convoys[i];
    const bool goes_on = status.stage == far_seas::ConvoyStatus::Stage::in_port ||
                         status.stage == far_seas::ConvoyStatus::Stage::at_sea;
    out.push_back(object{{"id", i},
                         {"name", convoy.name},
                         {"from", convoy.from},
                         {"to", convoy.to},
                         {"route", j(convoy.route)},
                         {"stage", word_of(status.stage)},
                         {"area", j(area_of(board, id))},
                         {"next", goes_on ? j(next_dot(board, id)) : value(nullptr)},
                         {"transports", status.transports},
                         {"moved_in_ob", status.moved_in_ob},
                         {"escorts", j(escorts_of(board, id))},
                         {"last_known", j(report_of(view, id))}});
  }
  return out;
}

array colonies_json(const Board& board) {
  const JsonParts j{*board.pack};
  array out;
  for (std::size_t i = 0; i < board.colonies.size(); ++i) {
    const auto id = static_cast<far_seas::ColonyId>(i);
    const auto& colony = board.pack->colony(id);
    const int falls = falls_in(board, id);
    out.push_back(object{{"id", i},
                         {"name", colony.name},
                         {"area", j(colony.area)},
                         {"value", colony.value},
                         {"ships", colony.ships},
                         {"turns", colony.turns},
                         {"capture_turn", colony.capture_turn},
                         {"captured", board.colonies[i].captured},
                         {"besiegers", j(box_groups(board, id))},
                         {"besieged", besieged(board, id)},
                         {"falls", falls == 0 ? value(nullptr) : value(falls)}});
  }
  return out;
}

object options_json(const far_seas::Pack& pack, const far_seas::Options& options) {
  const JsonParts j{pack};
  array ships, groups, aims, convoys;
  for (const auto& choice : options.ships) ships.push_back(ship_choice(j, choice));
  for (const auto& choice : options.groups) groups.push_back(group_choice(j, choice));
  for (const auto& aim : options.aims)
    aims.push_back(object{{"firer", j(aim.firer)}, {"targets", j(aim.targets)}});
  for (const auto& choice : options.convoys)
    convoys.push_back(
        object{{"convoy", j(choice.convoy)}, {"to", j(choice.to)}, {"starts", choice.starts}});
  return {
      {"decision", options.decision ? j(*options.decision) : value(nullptr)},
      {"ships", std::move(ships)},
      {"convoys", std::move(convoys)},
      {"areas", j(options.areas)},
      {"groups", std::move(groups)},
      {"free_ships", j(options.free_ships)},
      {"aims", std::move(aims)},
      {"may_decline", options.may_decline},
      {"price", options.price},
      {"may_return", j(options.may_return)},
      {"captures_up_to", options.captures_up_to ? value(*options.captures_up_to) : value(nullptr)}};
}

}  // namespace chartroom::cli
