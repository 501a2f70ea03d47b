#include "bots/far_seas/stakes.hpp"

#include <algorithm>

#include "bots/far_seas/sailings.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double surprise_discount = 0.8;  // one a turn, and another may be better
constexpr double hope = 0.3;               // chance to find, for each searcher
constexpr double transports_a_ship = 3.5;  // 6.3.3.1
constexpr double siege_broken = 0.5;       // chance that an intervention keeps the colony (6.4.2.3)

bool can_all_go(const Board& board, const Group& ships, AreaId to) {
  return std::ranges::all_of(ships, [&](ShipId id) { return may_go(board, id, to); });
}

const Cover::Guard* guard_of(const Cover& cover, StationId station) {
  const auto found = std::ranges::find(cover.guards, station, &Cover::Guard::station);
  return found == cover.guards.end() ? nullptr : &*found;
}

// 4.6.5: a lone cruiser surprises a lone ship only, and none much tougher than itself.
bool may_be_surprised(const Board& board, const Group& by, const Group& target) {
  if (by.size() > 1) return true;
  return target.size() == 1 && board.counter(target.front()).damage_capacity <=
                                   board.counter(by.front()).damage_capacity + 1;
}

bool all_may_surprise(const Board& board, const Group& ships) {
  return !board.surprise_made && std::ranges::all_of(ships, [&](ShipId id) {
    return !board.status(id).surprise_used && !board.status(id).slowed;
  });
}

}  // namespace

Stakes::Stakes(const Board& board, const Prospects& prospects, Odds& odds)
    : board_{board},
      prospects_{prospects},
      encounters_{board, prospects.worths(), odds},
      sailings_{sailings_guessed(board)} {}

Unit Stakes::unit_of(const Group& ships) {
  Unit unit{.ships = ships, .number = encounters_.german_number(ships)};
  unit.may_surprise = all_may_surprise(board_, ships);
  const AreaId from = board_.status(ships.front()).area;
  add_courses(unit, from);
  for (const Area& area : board_.pack->areas) {
    if (area.id != from && can_all_go(board_, ships, area.id)) add_courses(unit, area.id);
  }
  for (Course& course : unit.courses) {
    course.likely = 1.0 / static_cast<double>(unit.courses.size());
  }
  return unit;
}

Unit Stakes::amc_unit(ShipId amc) {
  Unit unit{.ships = {amc}, .number = encounters_.german_number({amc}), .amc = true};
  std::vector<AreaId> areas{board_.status(amc).area};
  if (board_.status(amc).moved_in_ob == 0) {
    const AreaSet others = reachable(board_, amc);
    areas.insert(areas.end(), others.begin(), others.end());
  }
  for (const AreaId to : areas) {
    unit.courses.push_back({.to = to,
                            .what = Assignment::merchants,
                            .stake = density_left(board_, to) > 0 ? 1.0 : 0.0,
                            .after = prospects_.after(amc, to),
                            .likely = 1.0 / static_cast<double>(areas.size())});
  }
  return unit;
}

void Stakes::add_courses(Unit& unit, AreaId to) {
  if (!can_all_go(board_, unit.ships, to)) return;
  Course course{.to = to};
  for (const ShipId id : unit.ships) {
    course.after += prospects_.after(id, to);
    course.open_move = course.open_move || is_open_move(board_, id, to);
  }
  const bool convoy =
      std::ranges::any_of(sailings_, [&](const Sailing& s) { return s.area == to; });
  const int merchants = density_left(board_, to);
  course.what = merchants > 0 || convoy ? Assignment::merchants : Assignment::none;
  course.stake = merchants;
  unit.courses.push_back(course);
  for (const StationId id : chart().stations(to)) {
    if (board_.raided.at(index_of(id))) continue;
    course.stake = raid_value(board_, id, unit.ships);
    if (course.stake == 0) continue;
    course.what = Assignment::raid;
    course.station = id;
    unit.courses.push_back(course);
  }
  course.station = no_station;
  add_special_courses(unit, course);
}

void Stakes::add_special_courses(Unit& unit, Course course) {
  if (course.to == return_area) {
    const double home = return_value(board_, unit.ships);
    if (home >= course.after) {
      course.what = Assignment::return_to_base;
      course.stake = home;
      course.after = 0;
      unit.courses.push_back(course);
    }
  }
  if (board_.rules.rufiji && course.to == rufiji_area && board_.turn == last_turn &&
      unit.ships.size() == 1 && board_.counter(unit.ships.front()).may_enter_rufiji &&
      river_groups(board_, german).empty()) {
    course.what = Assignment::river;  // 8.0: safe there when the game ends
    course.stake = board_.counter(unit.ships.front()).stars;
    unit.courses.push_back(course);
  }
  if (unit.ships.size() > 1 && unit.may_surprise && board_.rules.advanced) {
    course.stake = intervention(unit, course.to);
    if (course.stake <= 0) return;
    course.what = Assignment::intervene;
    unit.courses.push_back(course);
  }
}

double Stakes::intervention(const Unit& unit, AreaId area) {
  const auto colony = board_.pack->colony_in(area);
  if (!colony || board_.colonies.at(index_of(*colony)).captured) return 0;
  double best = 0;
  for (const Group& group : box_groups(board_, *colony)) {
    const Swing swing = encounters_.surprise(unit.number, encounters_.allied_number(group));
    const bool counting = board_.colonies.at(index_of(*colony)).count_from != 0;
    const double kept = counting ? siege_broken * board_.pack->colony(*colony).value : 0;
    best = std::max(best, swing.points + swing.won * kept);
  }
  return best;
}

Covers Stakes::covers_now() {
  Covers covers(board_.captures.size());
  for (std::size_t i = 0; i < board_.pack->stations.size(); ++i) {
    const StationId id{static_cast<std::uint8_t>(i)};
    for (const Group& group : guards_of(board_, id)) {
      covers[index_of(board_.pack->stations[i].area)].guards.push_back(
          {id, encounters_.allied_number(group), 0});
    }
  }
  for (const Sailing& sailing : sailings_) {
    covers[index_of(sailing.area)].sailings.push_back(sailing);
  }
  return covers;
}

double Stakes::value(const Unit& unit, const Course& course, const Cover& cover, bool hopeful) {
  if (course.what == Assignment::river) return course.after + course.stake;
  const bool raid = course.what == Assignment::raid;
  double stake = course.stake;
  if (course.what == Assignment::merchants) stake = std::max(0.0, stake - cover.escorts);
  if (const Cover::Guard* guard = raid ? guard_of(cover, course.station) : nullptr) {
    // Its guards, and nobody else (4.6.2.4).
    return course.after + encounters_.met(unit.number, guard->group).found(stake, raid, false);
  }
  const std::size_t searchers = cover.searchers.size();
  const double undisturbed = left_alone(unit, course, cover, stake);
  if (searchers == 0) return course.after + undisturbed;
  double found = course.open_move ? 1.0 : chance_to_find(searchers, unit.ships.size());
  if (hopeful && !course.open_move) {
    found = 1;
    for (std::size_t i = 0; i < searchers; ++i) found *= 1 - hope;
    found = 1 - found;
  }
  return course.after + (1 - found) * undisturbed +
         found * if_found(unit, course, cover, undisturbed);
}

// Not found: the stake, or what a surprise attack brings; captures are barred by a fight, raids and
// returns are not, nor is an attack on a convoy.
double Stakes::left_alone(const Unit& unit, const Course& course, const Cover& cover,
                          double stake) {
  if (unit.amc) return stake;
  double surprise = 0;
  const auto look_at = [&](Encounters::Number group) {
    if (!may_be_surprised(board_, unit.ships, encounters_.allied_group(group))) return;
    surprise = std::max(surprise, encounters_.surprise(unit.number, group).points);
  };
  if (unit.may_surprise) {
    for (const Encounters::Number group : cover.searchers) look_at(group);
    for (const Cover::Guard& guard : cover.guards) {
      if (guard.movers > 0) look_at(guard.group);
    }
  }
  surprise *= surprise_discount;
  if (course.what == Assignment::intervene) return stake;
  if (course.what != Assignment::merchants) return stake + surprise;
  double convoy = 0;
  for (const Sailing& sailing : cover.sailings) {
    convoy = std::max(convoy, sailing.chance * convoy_value(unit, sailing));
  }
  return std::max({stake, surprise, convoy});
}

double Stakes::convoy_value(const Unit& unit, const Sailing& sailing) {
  const double transports = board_.convoys.at(index_of(sailing.convoy)).transports;
  if (sailing.escorts.empty()) return transports;
  const double by_surprise =
      std::min(transports, transports_a_ship * static_cast<double>(unit.ships.size()));
  const double chance = chance_to_surprise_convoy(board_, unit.ships);
  const Swing& fight =
      encounters_.met(unit.number, encounters_.allied_number(sailing.escorts)).stand;
  return std::max(0.0,
                  chance * by_surprise + (1 - chance) * (fight.points + fight.won * transports));
}

double Stakes::if_found(const Unit& unit, const Course& course, const Cover& cover, double stake) {
  double sum = 0;
  for (const Encounters::Number group : cover.searchers) {
    sum += encounters_.met(unit.number, group)
               .found(stake, course.what == Assignment::raid, !course.open_move);
  }
  return sum / static_cast<double>(cover.searchers.size());
}

}  // namespace chartroom::far_seas::bots
