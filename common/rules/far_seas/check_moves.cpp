// Legality of moves: what the plot (4.3) and the Allied move (4.4) have in common.
#include "rules/far_seas/check_moves.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

// 2.2: German ships use some canals late, others never.
Refusal closed_canal(const Canal& canal, const std::string& ship) {
  return against("2.2", say("{} may not use the canal ({}) now.", ship, canal.name),
                 canal.german_from_turn == 0
                     ? say("It is closed to German ships.")
                     : say("It is open to them from turn {}.", canal.german_from_turn));
}

}  // namespace

Verdict unknown_ids(const Board& board, const Group& ships, AreaId to) {
  for (const ShipId id : ships) {
    if (auto v = known_ship(board, id)) return v;
  }
  if (!board.pack->has_area(to)) {
    return Refusal{
        RefusalCode::unknown_thing, "2.2", say("There is no such area."),
        say("Areas are numbered 1 to 32; the Mediterranean and the English Channel have names.")};
  }
  return std::nullopt;
}

Verdict group_size(const Board& board, const Group& ships) {
  if (ships.empty())
    return against("4.2", say("A group without ships."), say("Name at least one ship."));
  if (ships.size() > static_cast<std::size_t>(largest_squadron)) {
    return against("4.2", say("{} are {} ships.", names_of(board, ships), ships.size()),
                   say("A squadron has two to five ships."));
  }
  return std::nullopt;
}

Verdict one_nation(const Board& board, const Group& ships, core::Said instead) {
  const Nation nation = board.counter(ships.front()).nation;
  const bool one =
      std::ranges::all_of(ships, [&](ShipId id) { return board.counter(id).nation == nation; });
  if (one) return std::nullopt;
  return against("4.2", say("{} are of different nations.", names_of(board, ships)),
                 std::move(instead));
}

Verdict reach(const Board& board, ShipId id, AreaId to) {
  if (may_go(board, id, to)) return std::nullopt;
  const std::string& name = board.counter(id).name;
  const AreaId from = board.status(id).area;
  if (is_german(board, id) && board.pack->area(to).allied_only) {
    return against(
        "2.2", say("{} may not enter {}: it is closed to German ships.", name, text_of(board, to)));
  }
  const Canal* canal = board.pack->canal_between(from, to);
  if (canal != nullptr && is_german(board, id)) {
    return closed_canal(*canal, name);
  }
  const AreaSet open = reachable(board, id);
  return against("4.2",
                 say("{} cannot go from {} to {}: they are not adjacent.", name,
                     text_of(board, from), text_of(board, to)),
                 say("It can reach {}, or stay.",
                     text_of(board, std::vector<AreaId>{open.begin(), open.end()})));
}

}  // namespace chartroom::far_seas
