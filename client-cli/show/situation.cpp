#include "client-cli/show/situation.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "client-cli/show/convoys.hpp"
#include "client-cli/show/question.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Board;
using far_seas::VpKind;

namespace {

std::string turn_and_phase(const Board& board) {
  std::string text = "Turn " + std::to_string(board.turn) + " of " +
                     std::to_string(far_seas::last_turn) + ", OB " + std::to_string(board.ob);
  if (board.phase > 0) text += ", PHASE " + std::to_string(board.phase);
  return text;
}

constexpr std::array vp_kinds{VpKind::capture,
                              VpKind::raid,
                              VpKind::transports,
                              VpKind::transports_late,
                              VpKind::allied_ship_sunk,
                              VpKind::german_ship_sunk,
                              VpKind::cowardice,
                              VpKind::movement_penalty,
                              VpKind::returned,
                              VpKind::lost_on_return,
                              VpKind::colony,
                              VpKind::rebellion,
                              VpKind::river,
                              VpKind::england_raided,
                              VpKind::claims_withdrawn};
static_assert(vp_kinds.size() == std::to_underlying(VpKind::claims_withdrawn) + 1U);

std::string conflicts_line(const Board& board) {
  std::vector<std::string> areas;
  for (const auto& conflict : board.conflicts)
    areas.push_back(area_in_full(*board.pack, conflict.area));
  return areas.empty() ? std::string{} : "Still to be searched: " + listed(areas) + ".\n";
}

std::string named_line(const Board& board, const Paint& paint) {
  std::string text;
  if (!board.named.empty())
    text = "Moving in this OB: " + ships_named(board, board.named, paint) + ".\n";
  for (const auto& open : board.open_moves)
    text += "Openly: " + ships_named(board, {open.ship}, paint) + " to " +
            area_in_full(*board.pack, open.to) + ".\n";
  return text;
}

// What is played, where it is not the basic game, and what chapter 7 has brought so far.
std::string rules_lines(const Board& board) {
  std::string text;
  const std::string game = game_in_words(board);
  if (game != "basic") text += "Playing " + game + ".\n";
  if (board.accident_turn > board.turn)
    text += "A cruiser may be lost to an accident on turn " + std::to_string(board.accident_turn) +
            ".\n";
  if (board.rebellion) text += "The Boer Rebellion has spread.\n";
  return text;
}

}  // namespace

std::string situation_line(const far_seas::View& view, const Paint& paint) {
  const Board& board = view.board;
  const auto& band = board.pack->band_of(board.vp);
  return paint.bold(turn_and_phase(board)) + " · " + std::to_string(board.vp) +
         (board.vp == 1 ? " point" : " points") + " (" + band.title + ")";
}

std::string show_question(const far_seas::View& view, const far_seas::Options& options,
                          std::optional<core::Side> side, const Paint& paint) {
  const Board& board = view.board;
  if (board.outcome) {
    return paint.question("The game is over: " +
                          (board.outcome->winner ? side_name(*board.outcome->winner) + " victory"
                                                 : std::string{"a draw"}) +
                          " (" + board.outcome->level + ").") +
           "\n";
  }
  if (!board.question) return "";
  if (side && board.question->asked[*side]) return ask_in_words(view, options, *side, paint);
  return waiting_in_words(view, side) + "\n";
}

std::string show_points(const far_seas::View& view, const Paint& paint) {
  const Board& board = view.board;
  std::string out = paint.bold("Victory points: " + std::to_string(board.vp)) + " (" +
                    board.pack->band_of(board.vp).title + ")\n";
  for (const VpKind kind : vp_kinds) {
    int sum = 0, count = 0;
    for (const auto& entry : board.track) {
      if (entry.kind != kind) continue;
      sum += entry.points;
      ++count;
    }
    if (count > 0) out += "  " + pad_left(with_sign(sum), 4) + "  " + vp_kind_in_words(kind) + "\n";
  }
  if (board.track.empty()) return out;
  TextTable table{{{"turn", true}, {"OB", true}, {"points", true}, {"for", false}}};
  for (const auto& entry : board.track)
    table.add({std::to_string(entry.turn), std::to_string(entry.ob), with_sign(entry.points),
               vp_in_words(*board.pack, entry)});
  return out + "\n" + table.text(paint);
}

std::string show_state(const far_seas::View& view, const far_seas::Options& options,
                       std::optional<core::Side> side, const Paint& paint) {
  std::string out = situation_line(view, paint) + "\n" + rules_lines(view.board) + "\n";
  const std::string doing = named_line(view.board, paint) + conflicts_line(view.board);
  if (!doing.empty()) out += doing + "\n";
  const std::string fight = show_fight(view, paint);
  if (!fight.empty()) out += fight + "\n";
  const std::string convoys = show_convoys(view, paint);
  if (!convoys.empty()) out += convoys + "\n";
  out += show_points(view, paint) + "\n";
  return out + show_question(view, options, side, paint);
}

}  // namespace chartroom::cli
