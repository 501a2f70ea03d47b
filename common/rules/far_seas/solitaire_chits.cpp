// The assignment cup (9.3.2.2). Some chits look at what the Allies did in earlier OBs only: the
// German side would have plotted before this one.
#include <algorithm>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

struct Cup {
  std::vector<Chit> chits;
  std::vector<StationId> stations;  // that put chits into it

  void add(Chit chit, int count) {
    chits.insert(chits.end(), static_cast<std::size_t>(std::max(0, count)), chit);
  }
};

int best_capacity(const Board& board, const Group& group) {
  int best = 0;
  for (const ShipId id : group) best = std::max(best, board.counter(id).damage_capacity);
  return best;
}

bool guarded_since_this_ob(const Board& board, StationId station) {
  const std::vector<Group> guards = guards_of(board, station);
  return std::ranges::all_of(guards, [&](const Group& g) {
    return std::ranges::all_of(g, [&](ShipId id) { return moved_this_ob(board, id); });
  });
}

// Ships that will stand on the station by groups drawn before this one.
int raiders_before(const std::vector<DrawnGroup>& others, StationId station) {
  int count = 0;
  for (const DrawnGroup& other : others) {
    if (other.chit == Chit::station_raid && other.station == station) {
      count += static_cast<int>(other.ships.size());
    }
  }
  return count;
}

void add_raids(const Board& board, const DrawnGroup& group, const std::vector<DrawnGroup>& others,
               Cup& cup) {
  for (const StationId id : board.pack->stations_in(group.to)) {
    const bool crowded = raiders_before(others, id) + std::ssize(group.ships) > largest_squadron;
    if (board.raided.at(index_of(id)) || crowded) continue;
    int chits = 0;
    if (guarded_since_this_ob(board, id)) chits += board.pack->station(id).value;
    const ShipId guard = single_guard(board, id);
    if (guard != no_ship && board.pack->station(id).value > 0 &&
        board.counter(guard).damage_capacity <= best_capacity(board, group.ships)) {
      chits += 2;
    }
    if (chits == 0) continue;
    cup.add(Chit::station_raid, chits);
    cup.stations.push_back(id);
  }
}

// Available, or taken away by escorts of this OB.
int merchants_as_plotted(const Board& board, AreaId area) {
  int left = board.pack->area(area).density - board.captures.at(index_of(area));
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.area == area && s.duty == Duty::merchant_escort && !moved_this_ob(board, id)) --left;
  }
  return left;
}

void add_surprise(const Board& board, const DrawnGroup& group, Cup& cup) {
  if (!can_surprise(board, group.ships)) return;
  const int capacity = best_capacity(board, group.ships);
  bool target = false, easy = false;
  for (const Group& allies : groups_in(board, allied, group.to)) {
    const Ship& weak = board.counter(allies.front());
    if (allies.size() > 1 || !moved_this_ob(board, allies.front()) ||
        weak.damage_capacity >= capacity) {
      continue;
    }
    target = true;
    easy = easy || std::ranges::any_of(group.ships, [&](ShipId id) {
             const Ship& ship = board.counter(id);
             return ship.damage_capacity >= weak.damage_capacity + 2 &&
                    ship.fire_modifier >= weak.fire_modifier + 1;
           });
  }
  if (!target) return;
  int more = 0;
  if (group.ships.size() > 1 || easy) more = 1;
  if (both_armoured(board, group.ships)) more = 2;
  cup.add(Chit::surprise_attack, 1 + more);
}

void add_intervention(const Board& board, const DrawnGroup& group, Cup& cup) {
  const auto colony = board.pack->colony_in(group.to);
  if (!board.rules.advanced || !colony || group.ships.size() < 2 ||
      board.pack->colony(*colony).ships > 3 || !can_surprise(board, group.ships)) {
    return;  // Kamerun's seven are left out
  }
  Group capturing;
  for (const Group& box : box_groups(board, *colony)) {
    capturing.insert(capturing.end(), box.begin(), box.end());
  }
  if (capturing.empty() || capturing.size() > 3) return;
  const int strongest = best_capacity(board, group.ships);
  const auto capacity = [&](ShipId id) { return board.counter(id).damage_capacity; };
  const int weakest = capacity(*std::ranges::min_element(capturing, {}, capacity));
  const auto better =
      std::ranges::count_if(group.ships, [&](ShipId id) { return capacity(id) > weakest; });
  const bool outclassed =
      std::ranges::any_of(capturing, [&](ShipId id) { return capacity(id) > strongest; });
  if (better < 2 || outclassed) return;
  cup.add(Chit::intervention, static_cast<int>(std::ranges::count_if(
                                  capturing, [&](ShipId id) { return capacity(id) < strongest; })));
}

void add_river(const Board& board, const DrawnGroup& group, const std::vector<DrawnGroup>& others,
               Cup& cup) {
  const ShipId id = group.ships.front();
  const bool taken = std::ranges::any_of(
      others, [](const DrawnGroup& other) { return other.chit == Chit::rufiji; });
  const std::vector<Group> there = river_groups(board, german);
  const bool stays = !there.empty() && there.front().front() == id;
  if (!board.rules.rufiji || group.to != rufiji_area || group.ships.size() > 1 || taken ||
      !board.counter(id).may_enter_rufiji || (!there.empty() && !stays)) {
    return;
  }
  cup.add(Chit::rufiji, board.status(id).damage > 0 ? 2 : 1);
}

void add_convoy(const Board& board, const DrawnGroup& group, Cup& cup) {
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_of(board, ConvoyId(i)) != group.to) continue;
    const bool guarded = escorts_of(board, ConvoyId(i)).size() > 1;
    cup.add(guarded ? Chit::convoy_surprise : Chit::convoy_attack, guarded ? 1 : 2);
  }
}

// 9.3.2.2 leaves the return chit out: two in area 13, one more for each order noted.
void add_return(const Board& board, const DrawnGroup& group, Cup& cup) {
  if (group.to != return_area) return;
  cup.add(Chit::return_to_germany, 2 + orders_noted(board, group.ships));
}

// 7.1: a station of the rebellion for which a chit would be put in is raided without a draw.
StationId station_of_the_boers(const Board& board, const Cup& cup) {
  if (!board.rules.boer_rebellion || board.rebellion) return no_station;
  for (const StationId id : cup.stations) {
    if (board.pack->station(id).boer_roll_up_to > 0) return id;
  }
  return no_station;
}

StationId draw_station(Umpiring& u, const Cup& cup, ShipId ship) {
  if (cup.stations.size() == 1) return cup.stations.front();
  std::vector<std::string> names;
  for (const StationId id : cup.stations) names.push_back(u.state().board.pack->station(id).name);
  return cup.stations[bot_draw(u, "9.3.2.2", say("which station"), names, ship)];
}

}  // namespace

void draw_assignment(Umpiring& u, DrawnGroup& group, const std::vector<DrawnGroup>& others) {
  const Board& board = u.state().board;
  Cup cup;
  add_raids(board, group, others, cup);
  const StationId boers = station_of_the_boers(board, cup);
  if (boers != no_station) {
    group.chit = Chit::station_raid;
    group.station = boers;
    return;
  }
  cup.add(Chit::merchant_capture, merchants_as_plotted(board, group.to));
  add_surprise(board, group, cup);
  add_intervention(board, group, cup);
  add_river(board, group, others, cup);
  add_convoy(board, group, cup);
  add_return(board, group, cup);
  group.chit = Chit::none;
  group.station = no_station;
  if (cup.chits.empty()) return;
  std::vector<std::string> words;
  for (const Chit chit : cup.chits) words.emplace_back(to_string(chit));
  group.chit =
      cup.chits[bot_draw(u, "9.3.2.2", say("assignment"), std::move(words), group.ships.front())];
  if (group.chit == Chit::station_raid) {
    group.station = draw_station(u, cup, group.ships.front());
  }
}

}  // namespace chartroom::far_seas
