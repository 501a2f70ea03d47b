// Legality of moves: what the plot (4.3) and the Allied move (4.4) have in common.
#include "rules/far_seas/check_moves.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

std::string list_of(const Board& board, const AreaSet& areas) {
  std::string text;
  for (const AreaId area : areas) text += (text.empty() ? "" : ", ") + text_of(board, area);
  return text;
}

}  // namespace

std::string text_of(const Board& board, AreaId area) {
  return (area > last_numbered_area ? "the " : "") + name_of(board, area);
}

Verdict unknown_ids(const Board& board, const Group& ships, AreaId to) {
  for (const ShipId id : ships) {
    if (auto v = known_ship(board, id)) return v;
  }
  if (!board.pack->has_area(to)) {
    return Refusal{
        RefusalCode::unknown_thing, "2.2", "There is no such area.",
        "Areas are numbered 1 to 32; the Mediterranean and the English Channel have names."};
  }
  return std::nullopt;
}

Verdict group_size(const Board& board, const Group& ships) {
  if (ships.empty()) return against("4.2", "A group without ships.", "Name at least one ship.");
  if (ships.size() > static_cast<std::size_t>(largest_squadron)) {
    return against("4.2",
                   names_of(board, ships) + " are " + std::to_string(ships.size()) + " ships.",
                   "A squadron has two to five ships.");
  }
  return std::nullopt;
}

Verdict one_nation(const Board& board, const Group& ships, std::string_view instead) {
  const Nation nation = board.counter(ships.front()).nation;
  const bool one =
      std::ranges::all_of(ships, [&](ShipId id) { return board.counter(id).nation == nation; });
  if (one) return std::nullopt;
  return against("4.2", names_of(board, ships) + " are of different nations.",
                 std::string{instead});
}

Verdict reach(const Board& board, ShipId id, AreaId to) {
  if (may_go(board, id, to)) return std::nullopt;
  const std::string& name = board.counter(id).name;
  const AreaId from = board.status(id).area;
  if (is_german(board, id) && board.pack->area(to).allied_only) {
    return against(
        "2.2", name + " may not enter " + text_of(board, to) + ": it is closed to German ships.");
  }
  const Canal* canal = board.pack->canal_between(from, to);
  if (canal != nullptr && is_german(board, id)) {
    const std::string when =
        canal->german_from_turn == 0
            ? "It is closed to German ships."
            : "It is open to them from turn " + std::to_string(canal->german_from_turn) + ".";
    return against("2.2", name + " may not use the canal (" + canal->name + ") now.", when);
  }
  return against("4.2",
                 name + " cannot go from " + text_of(board, from) + " to " + text_of(board, to) +
                     ": they are not adjacent.",
                 "It can reach " + list_of(board, reachable(board, id)) + ", or stay.");
}

}  // namespace chartroom::far_seas
