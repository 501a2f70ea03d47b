// PHASE 3 of the tables (9.3): where the drawn groups go, in which formation, and what for.
#include <algorithm>
#include <tuple>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

// What an area offers, for the order of the rolls (9.3.1.1).
int opportunities_in(const Board& board, AreaId area) {
  int count = density_left(board, area) > 0 ? 1 : 0;
  for (const StationId id : board.pack->stations_in(area)) {
    if (!board.raided.at(index_of(id))) ++count;
  }
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_of(board, ConvoyId(i)) == area) ++count;
  }
  return count;
}

// 9.3.1.1; no_area if no temptation was followed.
AreaId tempted_to(Umpiring& u, const DrawnGroup& group) {
  const Board& board = u.state().board;
  std::vector<Temptation> order = group.temptations;
  std::ranges::stable_sort(order, {}, [&](const Temptation& t) {
    return std::tuple{-t.cubes, unmoved_allies_reaching(board, t.area),
                      -opportunities_in(board, t.area)};
  });
  for (const Temptation& t : order) {
    auto roll =
        bot_roll(u, "9.3.1.1", say("tempting area"), t.cubes - 1, group.ships.front(), t.area);
    const bool follows = total(roll) >= 5;
    tell(u, roll, follows ? say("moves there") : say("not there"));
    if (follows) return t.area;
  }
  return no_area;
}

// 9.1.3.3: nowhere farther from Germany, and twice as likely nearer to it.
std::vector<AreaId> weighted_homeward(const Board& board, const Group& group,
                                      const std::vector<AreaId>& areas) {
  const int here = way_home(board, group, areas.front());
  std::vector<AreaId> counters;
  for (const AreaId area : areas) {
    const int distance = way_home(board, group, area);
    if (distance > here) continue;
    counters.push_back(area);
    if (distance < here) counters.push_back(area);
  }
  return counters;
}

// 9.3.2.1 (2): a squadron that moved may break up.
std::vector<DrawnGroup> break_up(Umpiring& u, const DrawnGroup& group) {
  if (group.ships.size() == 1) return {group};
  auto roll = bot_roll(u, "9.3.2.1", say("squadron breaks up"), 0, group.ships.front());
  const bool breaks = roll.die <= 3;
  tell(u, roll, breaks ? say("breaks up") : say("stays together"));
  if (!breaks) return {group};
  std::vector<DrawnGroup> parts;
  for (const ShipId id : group.ships) {
    DrawnGroup part = group;
    part.ships = {id};
    parts.push_back(std::move(part));
  }
  return parts;
}

// 9.3.2.1 (1): single cruisers that enter the same area may form a squadron.
void join_up(Umpiring& u, std::vector<DrawnGroup>& groups, const DrawnGroup& next) {
  for (DrawnGroup& other : groups) {
    const bool mates = other.to == next.to && next.ships.size() == 1 &&
                       other.ships.size() < static_cast<std::size_t>(largest_squadron);
    if (!mates) continue;
    auto roll = bot_roll(u, "9.3.2.1", say("forms a squadron"), 0, next.ships.front(), next.to);
    const bool joins = roll.die <= 3;
    tell(u, roll,
         joins ? say("with {}", names_of(u.state().board, other.ships)) : say("stays separate"));
    if (!joins) continue;
    other.ships.push_back(next.ships.front());
    std::ranges::sort(other.ships);
    return;
  }
  groups.push_back(next);
}

std::vector<DrawnGroup> formed(Umpiring& u, const std::vector<DrawnGroup>& drawn) {
  std::vector<DrawnGroup> squadrons, singles;
  for (const DrawnGroup& group : drawn) {
    if (group.ships.size() == 1) {
      join_up(u, singles, group);
    } else {
      for (DrawnGroup& part : break_up(u, group)) squadrons.push_back(std::move(part));
    }
  }
  squadrons.insert(squadrons.end(), singles.begin(), singles.end());
  return squadrons;
}

Assignment assignment_of(Chit chit) {
  switch (chit) {
    case Chit::station_raid: return Assignment::raid;
    case Chit::merchant_capture:
    case Chit::convoy_attack:
    case Chit::convoy_surprise: return Assignment::merchants;
    case Chit::intervention: return Assignment::intervene;
    case Chit::rufiji: return Assignment::river;
    case Chit::return_to_germany: return Assignment::return_to_base;
    case Chit::none:
    case Chit::surprise_attack: break;
  }
  return Assignment::none;
}

}  // namespace

AreaId dummy_procedure(Umpiring& u, std::string_view rule, ShipId ship,
                       const std::vector<AreaId>& areas) {
  std::vector<std::string> cup;
  for (const AreaId area : areas) cup.push_back(name_of(u.state().board, area));
  return areas[bot_draw(u, rule, say("dummy procedure"), cup, ship)];
}

AreaId destination_of(Umpiring& u, const DrawnGroup& group) {
  if (bot_plans(u.state().board)) {
    const AreaId tempted = tempted_to(u, group);
    if (tempted != no_area) return tempted;
  }
  std::vector<AreaId> areas = areas_for(u.state().board, group.ships);
  if (group.rtb && !bot_plans(u.state().board)) {
    areas = weighted_homeward(u.state().board, group.ships, areas);
  }
  return dummy_procedure(u, "9.3.1.2", group.ships.front(), areas);
}

void move_drawn_groups(Umpiring& u) {
  std::vector<DrawnGroup> drawn = u.state().board.solitaire->drawn;
  for (DrawnGroup& group : drawn) {
    if (group.to == no_area) group.to = destination_of(u, group);
  }
  if (!bot_plays(u.state().board)) {
    u.emit(event::BotPlanned{drawn});
    ask(u, Decision::assign, german);
    return;
  }
  std::vector<DrawnGroup> groups = formed(u, drawn);
  event::PlotCommitted plot;
  for (DrawnGroup& group : groups) {
    draw_assignment(u, group, groups);
    plot.groups.push_back({group.ships, group.to, assignment_of(group.chit), group.station});
  }
  u.emit(event::BotPlanned{groups});
  u.emit(plot);
}

}  // namespace chartroom::far_seas
