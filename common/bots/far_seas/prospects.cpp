#include "bots/far_seas/prospects.hpp"

#include <algorithm>
#include <array>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double merchants_left = 0.55;  // of the printed density, after escorts
constexpr double raid_first = 0.6;       // of a station's value, next turn
constexpr double raid_later = 0.35;      // and later, when it may be raided or guarded
constexpr double denial_per_hunter = 0.06;
constexpr double danger_per_hunter = 0.03;  // of the cruiser's own worth
constexpr double of_best = 0.6;             // the best course is not always free to choose

double best_raid(const Board& board, AreaId area) {
  int best = 0;
  for (const StationId id : board.pack->stations_in(area)) {
    if (!board.raided.at(index_of(id))) best = std::max(best, board.pack->station(id).value);
  }
  return best;
}

// How much a ship is to be feared as a hunter: 1 for a good cruiser.
double hunter(const Board& board, ShipId id) {
  const Ship& counter = board.counter(id);
  const int guns = 7 + counter.fire_modifier;
  const double speed = static_cast<double>(counter.speed) / 4;
  return guns * (counter.damage_capacity - board.status(id).damage) / 16.0 * (0.4 + 0.6 * speed);
}

}  // namespace

double return_value(const Board& board, const Group& ships) {
  double stars = 0;
  for (const ShipId id : ships) stars += board.counter(id).stars;
  // Alone: home on two faces of six for three times the stars, else the stars are lost. A squadron
  // has a sixth for all before that.
  return ships.size() == 1 ? stars / 3 : stars * (0.5 + 5.0 / 18);
}

Prospects::Prospects(const Board& board)
    : board_{board}, hunters_(board.captures.size()), worths_(board.ships.size()) {
  look_for_hunters();
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& counter = board.pack->ships[i];
    worths_[i] = counter.stars * (is_german(board, id) ? 1.0 : 1.15);
    if (!counter.main_cruiser || board.ships[i].where != Whereabouts::at_sea) continue;
    courses_.push_back({id, course_of(id)});
    worths_[i] += after(id, board.ships[i].area);
  }
}

void Prospects::look_for_hunters() {
  for (const ShipId id : at_sea(board_, allied)) {
    const double fear = hunter(board_, id);
    const AreaId from = board_.status(id).area;
    hunters_[index_of(from)] += fear;
    for (const AreaId to : reachable(board_, id)) {
      if (movement_penalty(board_, id, from, to) == 0) hunters_[index_of(to)] += fear;
    }
  }
}

double Prospects::gain(ShipId cruiser, AreaId area, int turn) const {
  const bool next = turn == board_.turn + 1;
  const double merchants = merchants_left * board_.pack->area(area).density;
  const double raid = (next ? raid_first : raid_later) * best_raid(board_, area);
  double most = std::max(merchants, raid) + 0.25 * std::min(merchants, raid);
  if (turn == last_turn && area == return_area) {
    const bool armoured = board_.counter(cruiser).type == ShipType::AC;
    most = std::max(most, armoured ? 1.8 : return_value(board_, {cruiser}));
  }
  const double fear = hunters_[index_of(area)] * (next ? 1.0 : 0.5);
  const double denied = std::min(0.8, denial_per_hunter * fear);
  return most * (1 - denied) - std::min(0.6, danger_per_hunter * fear);
}

Prospects::ByArea Prospects::course_of(ShipId cruiser) const {
  const std::size_t areas = hunters_.size();
  ByArea later(areas);
  const double health = board_.status(cruiser).slowed ? 0.75 : 1.0;
  for (int turn = last_turn; turn > board_.turn; --turn) {
    ByArea gains(areas), now(areas);
    for (const Area& area : board_.pack->areas) {
      if (area.allied_only) continue;
      gains[index_of(area.id)] = health * gain(cruiser, area.id, turn) + later[index_of(area.id)];
    }
    for (const Area& area : board_.pack->areas) {
      if (area.allied_only) continue;
      double best = gains[index_of(area.id)], second = 0;
      for (const AreaId to : board_.pack->reachable_german(area.id, turn)) {
        const double value = gains[index_of(to)];
        if (value > best) {
          second = best;
          best = value;
        } else {
          second = std::max(second, value);
        }
      }
      now[index_of(area.id)] = of_best * best + (1 - of_best) * second;
    }
    later = std::move(now);
  }
  return later;
}

double Prospects::after(ShipId cruiser, AreaId area) const {
  const auto course = std::ranges::find(courses_, cruiser, &Course::cruiser);
  return course == courses_.end() ? 0 : course->after[index_of(area)];
}

double Prospects::total() const {
  double sum = board_.vp;
  for (const Course& course : courses_) {
    sum += course.after[index_of(board_.status(course.cruiser).area)];
  }
  return sum;
}

}  // namespace chartroom::far_seas::bots
