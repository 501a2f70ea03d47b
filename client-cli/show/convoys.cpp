#include "client-cli/show/convoys.hpp"

#include <vector>

#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"

namespace chartroom::cli {

using far_seas::Board;
using far_seas::ColonyId;
using far_seas::ConvoyId;
using Stage = far_seas::ConvoyStatus::Stage;

namespace {

bool on_its_way(const Board& board, ConvoyId id) {
  return board.convoys.at(index_of(id)).stage == Stage::at_sea;
}

std::string next_in_words(const Board& board, ConvoyId id) {
  const Stage stage = board.convoys.at(index_of(id)).stage;
  if (stage != Stage::in_port && stage != Stage::at_sea) return "";
  const auto next = next_dot(board, id);
  return next == far_seas::no_area ? "arrives in " + board.pack->convoy(id).to
                                   : std::to_string(number_of(next));
}

std::string state_of(const Board& board, ConvoyId id, const Paint& paint) {
  std::vector<std::string> parts;
  const auto escorts = escorts_of(board, id);
  if (!escorts.empty()) parts.push_back("escorted by " + ships_named(board, escorts, paint));
  if (board.convoys.at(index_of(id)).moved_in_ob != 0 && on_its_way(board, id))
    parts.push_back("moved in OB " + std::to_string(board.convoys.at(index_of(id)).moved_in_ob));
  return joined(parts, ", ");
}

std::string convoys_table(const far_seas::View& view, const Paint& paint) {
  const Board& board = view.board;
  TextTable table{{{"convoy", false},
                   {"transports", true},
                   {"where", false},
                   {"next", false},
                   {"state", false}}};
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const auto id = static_cast<ConvoyId>(i);
    table.add({convoy_name(*board.pack, id), std::to_string(board.convoys[i].transports),
               convoy_in_words(view, id), next_in_words(board, id), state_of(board, id, paint)});
  }
  return table.empty() ? std::string{} : table.text(paint);
}

std::string colonies_table(const Board& board, const Paint& paint) {
  TextTable table{
      {{"colony", false}, {"area", true}, {"points", true}, {"by turn", true}, {"state", false}}};
  for (std::size_t i = 0; i < board.colonies.size(); ++i) {
    const auto id = static_cast<ColonyId>(i);
    const auto& colony = board.pack->colony(id);
    table.add({colony.name, std::to_string(number_of(colony.area)), std::to_string(colony.value),
               std::to_string(colony.capture_turn), colony_in_words(board, id)});
  }
  return table.empty() ? std::string{} : table.text(paint);
}

}  // namespace

std::string convoy_in_words(const far_seas::View& view, ConvoyId id) {
  const Board& board = view.board;
  switch (board.convoys.at(index_of(id)).stage) {
    case Stage::in_port: return "in " + board.pack->convoy(id).from;
    case Stage::at_sea: return area_in_full(*board.pack, area_of(board, id));
    case Stage::arrived: return "arrived in " + board.pack->convoy(id).to;
    case Stage::destroyed: return "destroyed";
    case Stage::unseen: {
      const auto* report = report_of(view, id);
      return report == nullptr ? "out of sight" : report_in_words(*board.pack, *report);
    }
  }
  return "";
}

std::string colony_in_words(const Board& board, ColonyId id) {
  const auto& colony = board.pack->colony(id);
  const auto& status = board.colonies.at(index_of(id));
  if (status.captured) return "captured";
  const int ships = ships_in_box(board, id);
  const int falls = falls_in(board, id);
  if (ships == 0 && falls == 0)
    return "takes " + counted(colony.ships, "ship") + " for " + counted(colony.turns, "turn");
  std::string text = std::to_string(ships) + " of " + counted(colony.ships, "ship") + " in its box";
  if (falls != 0) text += ", falls at the end of turn " + std::to_string(falls);
  if (falls != 0 && ships < colony.ships) text += " if it is filled again in time";
  return text;
}

std::string show_convoys(const far_seas::View& view, const Paint& paint) {
  const std::string convoys = convoys_table(view, paint);
  const std::string colonies = colonies_table(view.board, paint);
  if (convoys.empty() || colonies.empty()) return convoys + colonies;
  return convoys + "\n" + colonies;
}

}  // namespace chartroom::cli
