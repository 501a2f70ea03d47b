#include "bots/far_seas/disposition.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double later_discount = 0.9;  // what may be done in another OB is not done yet
constexpr double seen_discount = 0.7;  // who plots later sees what stands there, and goes elsewhere
constexpr double position_scale = 0.05;    // of a cruiser's worth, for a hunter beside it
constexpr double enough_hunters = 2.5;     // near a cruiser; more are of less use
constexpr std::size_t guards_at_most = 3;  // of one station: more are wanted elsewhere

double quality_of(const Board& board, ShipId id) {
  const Ship& counter = board.counter(id);
  const int guns = 7 + counter.fire_modifier;
  return guns * (counter.damage_capacity - board.status(id).damage) / 20.0 *
         (0.4 + 0.15 * static_cast<int>(counter.speed));
}

bool costs_too_much(const Board& board, int penalty) {
  return penalty > 0 && (board.turn < 2 || penalty > 3);
}

}  // namespace

Disposition::Disposition(Stakes& stakes, const std::vector<Unit>& now,
                         const std::vector<Unit>& later, const ShipList& busy, Guarding guarding)
    : stakes_{stakes},
      board_{stakes.board()},
      guarding_{guarding},
      units_{&now, &later},
      supply_(board_.captures.size()) {
  covers_[0] = covers_[1] = stakes_.covers_now();
  for (std::size_t i = 0; i < board_.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const bool free = std::ranges::find(busy, id) == busy.end();
    if (free && !is_german(board_, id)) list_hand(id);
  }
  std::ranges::stable_sort(hands_, std::greater{},
                           [&](const Hand& h) { return quality_of(board_, h.ship); });
}

void Disposition::list_hand(ShipId ship) {
  const ShipStatus& s = board_.status(ship);
  Hand hand{.ship = ship, .number = stakes_.encounters().allied_number({ship})};
  if (s.where == Whereabouts::england_hb1) {
    const Restriction* rule = entry_rule(board_, ship);
    if (rule == nullptr || board_.turn < rule->turn) return;
    for (const Area& area : board_.pack->areas) {
      if (area.touches_england) list_posts(hand, area.id, 0);
    }
  } else if (s.where == Whereabouts::at_sea && s.moved_in_ob == 0 &&
             s.readiness == Readiness::ready) {
    hand.from = s.area;
    const auto offer = [&](AreaId to) {
      const int penalty = movement_penalty(board_, ship, s.area, to);
      if (!costs_too_much(board_, penalty)) list_posts(hand, to, penalty);
    };
    offer(s.area);
    for (const AreaId to : reachable(board_, ship)) offer(to);
    for (const Restriction& row : board_.pack->restrictions_of(ship)) {
      if (row.kind != RestrictionKind::must_go_to || row.turn != board_.turn) continue;
      std::erase_if(hand.posts, [&](const Post& p) { return p.to != row.area || p.later; });
      hand.must = true;
    }
  }
  if (!hand.posts.empty()) hands_.push_back(std::move(hand));
}

void Disposition::list_posts(Hand& hand, AreaId to, double price) {
  const bool waits = !units_[1]->empty();
  const auto offer = [&](Duty duty, StationId station, ConvoyId convoy = no_convoy) {
    hand.posts.push_back({to, duty, station, convoy, false, price});
    if (waits) hand.posts.push_back({to, duty, station, convoy, true, price});
  };
  offer(Duty::search, no_station);
  if (board_.counter(hand.ship).escort_stripe && board_.pack->area(to).density > 0) {
    offer(Duty::merchant_escort, no_station);
  }
  for (const StationId id : stakes_.chart().stations(to)) {
    if (board_.raided.at(index_of(id)) || raid_value(board_, id, {}) == 0) continue;
    if (guarding_ == Guarding::in_squadrons || !guarded(board_, id)) {
      offer(Duty::on_station, id);
    }
  }
  for (const Sailing& sailing : covers_[0][index_of(to)].sailings) {
    offer(Duty::convoy, no_station, sailing.convoy);
  }
}

void Disposition::answer(int sweeps, Luck& luck) {
  list_threats();
  spread_heat();
  for (Hand& hand : hands_) {
    if (hand.chosen < 0) choose(hand, true, luck);
  }
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (Hand& hand : hands_) choose(hand, false, luck);
  }
}

void Disposition::list_threats() {
  for (std::size_t when = 0; when < 2; ++when) {
    threats_[when].assign(board_.captures.size(), {});
    for (const Unit& unit : *units_[when]) {
      for (const Course& course : unit.courses) {
        if (course.likely >= 0.01) threats_[when][index_of(course.to)].push_back({&unit, &course});
      }
    }
  }
}

// Where the cruisers will be when the turn ends, as far as can be guessed.
void Disposition::spread_heat() {
  std::vector<double> heat(board_.captures.size());
  const Worths& worths = stakes_.prospects().worths();
  for (const std::vector<Unit>* units : units_) {
    for (const Unit& unit : *units) {
      double worth = 0;
      for (const ShipId id : unit.ships) worth += worths[index_of(id)];
      for (const Course& course : unit.courses) heat[index_of(course.to)] += course.likely * worth;
    }
  }
  for (const ShipId id : at_sea(board_, german)) {
    const ShipStatus& s = board_.status(id);
    if (s.moved_in_ob != 0) heat[index_of(s.area)] += worths[index_of(id)];
  }
  heat_.clear();
  for (std::size_t i = 1; i < heat.size(); ++i) {
    if (heat[i] > 0.1) heat_.push_back({AreaId{static_cast<std::uint8_t>(i)}, heat[i]});
  }
}

void Disposition::choose(Hand& hand, bool hopeful, Luck& luck) {
  put(hand, false);
  hand.chosen = -1;
  // A ship with nothing to do stays, unless this is the turn's last chance to get nearer.
  double best = hand.must ? -1e9 : hand.from == no_area ? 0.02 : position(hand, hand.from);
  for (std::size_t i = 0; i < hand.posts.size(); ++i) {
    const double use = use_of(hand, hand.posts[i], hopeful) + 0.01 * luck.share();
    if (use <= best) continue;
    best = use;
    hand.chosen = static_cast<int>(i);
  }
  put(hand, true);
}

double Disposition::use_of(const Hand& hand, const Post& post, bool hopeful) {
  const std::size_t area = index_of(post.to);
  if (post.duty == Duty::on_station && !may_guard(hand, post)) return -1e9;
  const auto saved = [&](bool later) {
    Cover& cover = covers_[later ? 1 : 0][area];
    const double before = area_value(post.to, later, cover, hopeful);
    if (before == 0) return 0.0;
    place(hand, post, cover, later, true);
    const double after = area_value(post.to, later, cover, hopeful);
    place(hand, post, cover, later, false);
    return before - after;
  };
  if (post.later) return later_discount * saved(true) + position(hand, hand.from) - post.price;
  double use = saved(false);
  if (post.duty != Duty::search) use += seen_discount * saved(true);
  if (units_[1]->empty() || use > 0.02) use += position(hand, post.to);
  return use - post.price;
}

double Disposition::position(const Hand& hand, AreaId at) const {
  if (at == no_area) return 0;
  double sum = 0;
  for (const auto& [area, worth] : heat_) {
    sum +=
        worth * stakes_.chart().nearness(at, area) / (1 + supply_[index_of(area)] / enough_hunters);
  }
  return position_scale * quality_of(board_, hand.ship) * sum;
}

void Disposition::put(Hand& hand, bool on) {
  if (hand.placed == on) return;
  hand.placed = on;
  const Post* post = hand.chosen < 0 ? nullptr : &hand.posts[static_cast<std::size_t>(hand.chosen)];
  const AreaId at = post == nullptr || post->later ? hand.from : post->to;
  if (at != no_area) {
    const double strength = (on ? 1 : -1) * quality_of(board_, hand.ship);
    for (std::size_t i = 1; i < supply_.size(); ++i) {
      supply_[i] += strength * stakes_.chart().nearness(at, AreaId{static_cast<std::uint8_t>(i)});
    }
  }
  if (post == nullptr) return;
  for (const bool later : {false, true}) {
    // Who guards now guards also later; who searches is done.
    const bool counts = later ? post->later || post->duty != Duty::search : !post->later;
    if (counts) place(hand, *post, covers_[later ? 1 : 0][index_of(post->to)], later, on);
  }
}

void Disposition::place(const Hand& hand, const Post& post, Cover& cover, bool later, bool on) {
  switch (post.duty) {
    case Duty::merchant_escort: cover.escorts += on ? 1 : -1; break;
    case Duty::on_station: guard(hand, post, cover, later, on); break;
    case Duty::convoy:
      for (Sailing& sailing : cover.sailings) {
        if (sailing.convoy != post.convoy) continue;
        if (on) {
          sailing.escorts.insert(std::ranges::lower_bound(sailing.escorts, hand.ship), hand.ship);
        } else {
          core::erase(sailing.escorts, hand.ship);
        }
      }
      break;
    default:
      if (on) {
        cover.searchers.push_back(hand.number);
      } else {
        std::erase(cover.searchers, hand.number);
      }
  }
}

// A station that has its guard needs no other; a squadron there takes one more of its nation.
bool Disposition::may_guard(const Hand& hand, const Post& post) const {
  const Cover& cover = covers_[post.later ? 1 : 0][index_of(post.to)];
  const auto guards = std::ranges::find(cover.guards, post.station, &Cover::Guard::station);
  if (guards == cover.guards.end()) return true;
  const Group& squadron = stakes_.encounters().allied_group(guards->group);
  return guarding_ == Guarding::in_squadrons && squadron.size() < guards_at_most &&
         board_.counter(squadron.front()).nation == board_.counter(hand.ship).nation;
}

// Ships of one nation on a station are one squadron (4.4.2), whenever they came.
void Disposition::guard(const Hand& hand, const Post& post, Cover& cover, bool later, bool on) {
  Encounters& encounters = stakes_.encounters();
  const int mover = later == post.later ? 1 : 0;
  const auto its_own = [&](const Cover::Guard& guard) {
    if (guard.station != post.station) return false;
    const Group& squadron = encounters.allied_group(guard.group);
    if (!on) return std::ranges::find(squadron, hand.ship) != squadron.end();
    return guarding_ == Guarding::in_squadrons &&
           board_.counter(squadron.front()).nation == board_.counter(hand.ship).nation;
  };
  const auto found = std::ranges::find_if(cover.guards, its_own);
  if (found == cover.guards.end()) {
    if (on) cover.guards.push_back({post.station, hand.number, mover});
    return;
  }
  Group squadron = encounters.allied_group(found->group);
  if (on) {
    squadron.insert(std::ranges::lower_bound(squadron, hand.ship), hand.ship);
  } else {
    core::erase(squadron, hand.ship);
  }
  found->movers += on ? mover : -mover;
  if (squadron.empty()) {
    cover.guards.erase(found);
  } else {
    found->group = encounters.allied_number(squadron);
  }
}

double Disposition::area_value(AreaId area, bool later, const Cover& cover, bool hopeful) {
  double sum = 0;
  for (const auto& [unit, course] : threats_[later ? 1 : 0][index_of(area)]) {
    sum += course->likely * stakes_.value(*unit, *course, cover, hopeful);
  }
  return sum;
}

double Disposition::value_with(AreaId area, const std::vector<Group>& searchers) {
  Cover cover = covers_[0][index_of(area)];
  cover.searchers.clear();
  for (const Group& group : searchers) {
    cover.searchers.push_back(stakes_.encounters().allied_number(group));
  }
  return area_value(area, false, cover, false);
}

std::vector<order::AlliedMove> Disposition::moves() {
  std::vector<order::AlliedMove> moves;
  std::vector<std::vector<Group>> searchers(board_.captures.size());
  for (const Hand& hand : hands_) {
    if (hand.chosen < 0) continue;
    const Post& post = hand.posts[static_cast<std::size_t>(hand.chosen)];
    if (post.later) continue;
    if (post.duty == Duty::search) {
      searchers[index_of(post.to)].push_back({hand.ship});
    } else {
      moves.push_back({{hand.ship}, post.to, post.duty, post.station, post.convoy});
    }
  }
  for (std::size_t i = 1; i < searchers.size(); ++i) {
    const AreaId area{static_cast<std::uint8_t>(i)};
    join(area, searchers[i]);
    for (Group& group : searchers[i]) {
      std::ranges::sort(group);
      moves.push_back({std::move(group), area, Duty::search, no_station, no_convoy});
    }
  }
  return moves;
}

// Two groups of a nation become one where the Germans have less of it: a squadron finds less and
// fights better.
void Disposition::join(AreaId area, std::vector<Group>& groups) {
  double value = value_with(area, groups);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (std::size_t j = i + 1; j < groups.size(); ++j) {
      if (groups[i].size() + groups[j].size() > static_cast<std::size_t>(largest_squadron))
        continue;
      if (board_.counter(groups[i].front()).nation != board_.counter(groups[j].front()).nation) {
        continue;
      }
      std::vector<Group> joined = groups;
      joined[i].insert(joined[i].end(), groups[j].begin(), groups[j].end());
      joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(j));
      const double together = value_with(area, joined);
      if (together >= value - 0.05) continue;
      value = together;
      groups = std::move(joined);
      --j;
    }
  }
}

}  // namespace chartroom::far_seas::bots
