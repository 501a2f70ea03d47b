// PHASE 1 of the tables (9.1) and how they begin (9.0).
#include <algorithm>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int coal_from_turn = 6;  // 9.1.5.1

std::vector<std::string> names_in(const Board& board, const std::vector<Group>& groups) {
  std::vector<std::string> names;
  for (const Group& group : groups) names.push_back(names_of(board, group).text());
  return names;
}

Group cruisers_in(const Board& board, AreaId area) {
  ShipSet ships = at_sea(board, german);
  ships &= board.pack->index.cruisers;
  ships.erase_if([&](ShipId id) { return board.status(id).area != area; });
  return {ships.begin(), ships.end()};
}

// 9.0: the two of area 9, the three of area 32.
void organise_two(Umpiring& u, const Group& ships) {
  auto roll = bot_roll(u, "9.0", say("formation in area 9"));
  const bool together = roll.die > 3;
  tell(u, roll, together ? say("a squadron") : say("separate"));
  if (together) u.emit(event::SquadronFormed{ships});
}

void organise_three(Umpiring& u, Group ships) {
  auto roll = bot_roll(u, "9.0", say("formation in area 32"));
  const int die = roll.die;
  tell(u, roll,
       die < 3   ? say("separate")
       : die < 5 ? say("two in a squadron")
                 : say("one squadron"));
  if (die < 3) return;
  if (die < 5) {
    std::vector<std::string> cup;
    for (const ShipId id : ships) cup.push_back(u.state().board.counter(id).name);
    const std::size_t alone = bot_draw(u, "9.0", say("who stays alone in area 32"), cup);
    ships.erase(ships.begin() + static_cast<std::ptrdiff_t>(alone));
  }
  u.emit(event::SquadronFormed{ships});
}

// 9.1.1: groups that have not moved, one chit each.
std::vector<Group> unmoved_groups(const Board& board) {
  std::vector<Group> groups;
  for (const ShipId id : unmoved_cruisers(board)) {
    const Group group = group_of(board, id);
    if (group.front() == id) groups.push_back(group);
  }
  return groups;
}

struct Selection {
  std::size_t cruisers{};
  int amcs{};
};

Selection roll_selection(Umpiring& u) {
  auto roll = bot_roll(u, "9.1.1", say("how many move"));
  Selection selection{2, 2};
  if (roll.die <= 2) selection = {1, 1};
  if (roll.die == 6) selection = {3, 2};
  tell(u, roll, say("{} cruisers or squadrons, {} AMCs", selection.cruisers, selection.amcs));
  return selection;
}

std::vector<DrawnGroup> draw_groups(Umpiring& u, std::size_t wanted) {
  std::vector<Group> cup = unmoved_groups(u.state().board);
  std::vector<DrawnGroup> drawn;
  while (!cup.empty() && drawn.size() < wanted) {
    const std::size_t at = bot_draw(u, "9.1.1", say("who moves"), names_in(u.state().board, cup));
    drawn.push_back({.ships = cup[at], .temptations = {}});
    cup.erase(cup.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return drawn;
}

// 9.1.5.1: one die for the group; each cruiser runs out once a game.
bool runs_out_of_coal(Umpiring& u, const Group& group) {
  const Board& board = u.state().board;
  const bool before =
      std::ranges::any_of(group, [&](ShipId id) { return note_of(board, id).ran_out_of_coal; });
  if (!board.rules.advanced || board.turn < coal_from_turn || before) return false;
  int modifier = 0;
  if (board.turn == 7 || board.turn == 8) modifier = -1;
  if (board.turn == 9) modifier = -2;
  auto roll = bot_roll(u, "9.1.5.1", say("coal"), modifier, group.front());
  const bool out = total(roll) <= 1;
  tell(u, roll, out ? say("out of coal") : say("coaled"));
  if (!out) return false;
  for (const ShipId id : group) {
    CruiserNote note = note_of(u.state().board, id);
    note.ran_out_of_coal = true;
    u.emit(event::BotNoted{note});
  }
  return true;
}

// Who is called out, and what is seen of the moves already (9.1.5.2): in the order of the counters.
event::CruisersNamed named_of(const std::vector<DrawnGroup>& drawn) {
  event::CruisersNamed named;
  for (const DrawnGroup& group : drawn) {
    for (const ShipId id : group.ships) {
      named.ships.push_back(id);
      if (group.to != no_area) named.open_moves.push_back({id, group.to});
    }
  }
  std::ranges::sort(named.ships);
  std::ranges::sort(named.open_moves, {}, &OpenMove::ship);
  return named;
}

}  // namespace

void organise_cruisers(Umpiring& u) {
  const Group in_nine = cruisers_in(u.state().board, AreaId{9});
  if (in_nine.size() == 2) organise_two(u, in_nine);
  const Group in_thirty_two = cruisers_in(u.state().board, AreaId{32});
  if (in_thirty_two.size() == 3) organise_three(u, in_thirty_two);
}

void plan_phase_one(Umpiring& u) {
  const Selection selection = roll_selection(u);
  std::vector<DrawnGroup> drawn = draw_groups(u, selection.cruisers);
  for (DrawnGroup& group : drawn) {
    if (bot_plans(u.state().board)) group.temptations = temptations_of(u, group.ships);
    roll_for_return(u, group);
  }
  const std::vector<AmcMove> amcs = plan_amcs(u, drawn, selection.amcs);
  for (DrawnGroup& group : drawn) {
    group.out_of_coal = runs_out_of_coal(u, group.ships);
    if (group.out_of_coal) group.to = destination_of(u, group);
  }
  u.emit(event::BotPlanned{drawn});
  u.emit(named_of(drawn));
  move_amcs(u, amcs);
}

}  // namespace chartroom::far_seas
