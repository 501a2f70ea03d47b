// AMCs of the tables (9.1.4).
#include <algorithm>
#include <map>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int within = 2;  // areas (9.1.4.1)

// Steps between two areas for German ships; more than two counts as far.
int distance_between(const Board& board, AreaId from, AreaId to) {
  if (from == to) return 0;
  for (const AreaId first : board.pack->reachable_german(from, board.turn)) {
    if (first == to) return 1;
  }
  for (const AreaId first : board.pack->reachable_german(from, board.turn)) {
    for (const AreaId second : board.pack->reachable_german(first, board.turn)) {
      if (second == to) return 2;
    }
  }
  return within + 1;
}

ShipId draw_amc(Umpiring& u, std::string_view rule, const ShipList& ships) {
  std::vector<std::string> cup;
  for (const ShipId id : ships) cup.push_back(u.state().board.counter(id).name);
  return ships[bot_draw(u, rule, say("AMC"), cup)];
}

// 9.1.4.1: those nearest to a cruiser that moves; none twice beside the same cruiser while another
// has none. Those beyond two areas are drawn.
ShipList select_strategically(Umpiring& u, const std::vector<DrawnGroup>& drawn, int wanted) {
  const Board& board = u.state().board;
  ShipList left = unmoved_amcs(board);
  ShipList selected;
  std::map<ShipId, int> served;  // by the leader of the group
  while (!left.empty() && std::ssize(selected) < wanted) {
    struct Candidate {
      ShipId amc{}, leader{no_ship};
      int distance{within + 1}, served{};
    };
    std::vector<Candidate> candidates;
    for (const ShipId amc : left) {
      candidates.push_back({.amc = amc});
      for (const DrawnGroup& group : drawn) {
        const ShipId leader = group.ships.front();
        candidates.push_back(
            {amc, leader,
             distance_between(board, board.status(amc).area, board.status(leader).area),
             served[leader]});
      }
    }
    const auto rank = [](const Candidate& c) { return std::pair{c.distance, c.served}; };
    const auto best = rank(*std::ranges::min_element(candidates, {}, rank));
    std::erase_if(candidates, [&](const Candidate& c) { return rank(c) != best; });
    ShipList cup;
    for (const Candidate& c : candidates) {
      if (!contains(cup, c.amc)) cup.push_back(c.amc);
    }
    const ShipId amc = draw_amc(u, "9.1.4.1", cup);
    const auto chosen = std::ranges::find(candidates, amc, &Candidate::amc);
    if (chosen->leader != no_ship) ++served[chosen->leader];
    selected.push_back(amc);
    core::erase(left, amc);
  }
  return selected;
}

ShipList select_randomly(Umpiring& u, int wanted) {
  ShipList left = unmoved_amcs(u.state().board);
  ShipList selected;
  while (!left.empty() && std::ssize(selected) < wanted) {
    selected.push_back(draw_amc(u, "9.1.4", left));
    core::erase(left, selected.back());
  }
  return selected;
}

// 9.1.4.2 (1): how many of the three criteria the area meets; 0 also if too many are waiting there.
int criteria_of(const Board& board, AreaId area) {
  if (unmoved_allies_in(board, area) > 1) return 0;
  const bool moved_cruiser = std::ranges::any_of(at_sea(board, german), [&](ShipId id) {
    const ShipStatus& s = board.status(id);
    return board.counter(id).main_cruiser && s.area == area && s.moved_in_ob != 0;
  });
  return (density_left(board, area) > 0 ? 1 : 0) + (board.pack->area(area).amc_intern ? 1 : 0) +
         (moved_cruiser ? 1 : 0);
}

// 9.1.4.2: the most tempting first: out of Allied reach, then with the most to be had.
AreaId move_strategically(Umpiring& u, ShipId amc) {
  const Board& board = u.state().board;
  const std::vector<AreaId> all = areas_for(board, {amc});
  std::vector<AreaId> areas = all;
  std::erase_if(areas, [&](AreaId area) { return criteria_of(board, area) == 0; });
  std::ranges::stable_sort(areas, {}, [&](AreaId area) {
    return std::pair{unmoved_allies_reaching(board, area), -criteria_of(board, area)};
  });
  for (const AreaId area : areas) {
    int modifier = 0;
    if (criteria_of(board, area) >= 2) modifier = unmoved_allies_in(board, area) == 0 ? 2 : 1;
    auto roll = bot_roll(u, "9.1.4.2", say("tempting area for an AMC"), modifier, amc, area);
    const bool goes = total(roll) >= 4;
    tell(u, roll, goes ? say("moves there") : say("not there"));
    if (goes) return area;
  }
  return dummy_procedure(u, "9.1.4.3", amc, all);
}

}  // namespace

std::vector<AmcMove> plan_amcs(Umpiring& u, const std::vector<DrawnGroup>& drawn, int wanted) {
  if (!u.state().board.rules.advanced) return {};
  const bool plans = bot_plans(u.state().board);
  std::vector<AmcMove> moves;
  for (const ShipId amc :
       plans ? select_strategically(u, drawn, wanted) : select_randomly(u, wanted)) {
    const AreaId to = plans ? move_strategically(u, amc)
                            : dummy_procedure(u, "9.1.4.3", amc, areas_for(u.state().board, {amc}));
    moves.push_back({amc, to});
  }
  return moves;
}

}  // namespace chartroom::far_seas
