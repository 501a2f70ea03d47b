#include "bots/far_seas/stakes.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double surprise_discount = 0.8;  // one a turn, and another may be better
constexpr double hope = 0.3;               // chance to find, for each searcher

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

}  // namespace

double chance_to_find(std::size_t groups, std::size_t size) {
  if (groups == 0) return 0;
  const double each = std::min(1.0, static_cast<double>(groups + size - 1) / 6);
  double missed = 1;
  for (std::size_t i = 0; i < groups; ++i) missed *= 1 - each;
  return 1 - missed;
}

Stakes::Stakes(const Board& board, const Prospects& prospects, Odds& odds)
    : board_{board}, prospects_{prospects}, encounters_{board, prospects.worths(), odds} {}

Unit Stakes::unit_of(const Group& ships) {
  Unit unit{.ships = ships, .number = encounters_.german_number(ships)};
  unit.may_surprise = !board_.surprise_made && std::ranges::all_of(ships, [&](ShipId id) {
    return !board_.status(id).surprise_used && !board_.status(id).slowed;
  });
  const AreaId from = board_.status(ships.front()).area;
  for (const Area& area : board_.pack->areas) {
    if (area.id == from || can_all_go(board_, ships, area.id)) add_courses(unit, area.id);
  }
  for (Course& course : unit.courses) {
    course.likely = 1.0 / static_cast<double>(unit.courses.size());
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
  const int merchants = density_left(board_, to);
  course.what = merchants > 0 ? Assignment::merchants : Assignment::none;
  course.stake = merchants;
  unit.courses.push_back(course);
  for (const StationId id : chart().stations(to)) {
    const Station& station = board_.pack->station(id);
    if (board_.raided.at(index_of(id)) || station.value == 0) continue;
    course.what = Assignment::raid;
    course.station = id;
    course.stake = station.value;
    unit.courses.push_back(course);
  }
  const double home = return_value(board_, unit.ships);
  if (to != return_area || home < course.after) return;
  course.what = Assignment::return_to_base;
  course.station = no_station;
  course.stake = home;
  course.after = 0;
  unit.courses.push_back(course);
}

Covers Stakes::covers_now() {
  Covers covers(board_.captures.size());
  for (std::size_t i = 0; i < board_.pack->stations.size(); ++i) {
    const StationId id{static_cast<std::uint8_t>(i)};
    for (const Group& group : guards_of(board_, id)) {
      covers[index_of(board_.pack->stations[i].area)].guards.push_back(
          {id, encounters_.allied_number(group), false});
    }
  }
  return covers;
}

double Stakes::value(const Unit& unit, const Course& course, const Cover& cover, bool hopeful) {
  const bool raid = course.what == Assignment::raid;
  double stake = course.stake;
  if (course.what == Assignment::merchants) stake = std::max(0.0, stake - cover.escorts);
  if (const Cover::Guard* guard = raid ? guard_of(cover, course.station) : nullptr) {
    // Its guards, and nobody else (4.6.2.4).
    return course.after + encounters_.met(unit.number, guard->group).found(stake, raid, false);
  }
  const std::size_t searchers = cover.searchers.size();
  if (searchers == 0) return course.after + left_alone(unit, course, cover, stake);
  double found = course.open_move ? 1.0 : chance_to_find(searchers, unit.ships.size());
  if (hopeful && !course.open_move) {
    found = 1;
    for (std::size_t i = 0; i < searchers; ++i) found *= 1 - hope;
    found = 1 - found;
  }
  return course.after + (1 - found) * left_alone(unit, course, cover, stake) +
         found * if_found(unit, course, cover, stake);
}

// Not found: the stake, or what a surprise attack brings; captures are barred by a fight, raids and
// returns are not.
double Stakes::left_alone(const Unit& unit, const Course& course, const Cover& cover,
                          double stake) {
  double surprise = 0;
  const auto look_at = [&](Encounters::Number group) {
    if (!may_be_surprised(board_, unit.ships, encounters_.allied_group(group))) return;
    surprise = std::max(surprise, encounters_.surprise(unit.number, group).points);
  };
  if (unit.may_surprise) {
    for (const Encounters::Number group : cover.searchers) look_at(group);
    for (const Cover::Guard& guard : cover.guards) {
      if (guard.moves) look_at(guard.group);
    }
  }
  surprise *= surprise_discount;
  if (course.what == Assignment::merchants) return std::max(stake, surprise);
  return stake + surprise;
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
