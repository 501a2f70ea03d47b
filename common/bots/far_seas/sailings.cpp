#include "bots/far_seas/sailings.hpp"

#include <algorithm>

#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double moves_on = 0.7;      // chance that a convoy at sea has left when it is looked for
constexpr double puts_to_sea = 0.25;  // and that one in port starts

bool contains(const ShipList& ships, ShipId id) {
  return std::ranges::find(ships, id) != ships.end();
}

bool free_to(const ShipChoice& choice, AreaId to) {
  return std::ranges::any_of(choice.moves,
                             [&](const MoveChoice& m) { return m.to == to && m.penalty == 0; });
}

// How much a ship would be missed elsewhere: fast and strong ones hunt, ships that may not leave
// their area would not.
double missed(const Board& board, const ShipChoice& choice) {
  const Ship& counter = board.counter(choice.ship);
  const auto free_moves = std::ranges::count(choice.moves, 0, &MoveChoice::penalty);
  return (7 + counter.fire_modifier) * counter.damage_capacity *
         (1 + static_cast<int>(counter.speed)) * (free_moves > 1 ? 1.0 : 0.1);
}

// Cruisers that may still come there in this turn.
int cruisers_near(const Board& board, AreaId area) {
  const ShipList cruisers = unmoved_cruisers(board);
  return static_cast<int>(
      std::ranges::count_if(cruisers, [&](ShipId id) { return may_go(board, id, area); }));
}

class Errand {
 public:
  Errand(const View& view, const Options& options, Sieges sieges)
      : board_{view.board}, options_{options}, sieges_{sieges} {
    for (const ShipChoice& choice : options.ships) ships_.push_back(&choice);
    std::ranges::stable_sort(ships_, {}, [&](const ShipChoice* c) { return missed(board_, *c); });
  }

  [[nodiscard]] Errands run() && {
    for (std::size_t i = 0; i < board_.colonies.size(); ++i) besiege(ColonyId(i));
    sail();
    return std::move(done_);
  }

 private:
  // The turn in which a siege must be complete to end in time.
  [[nodiscard]] int latest_start(ColonyId id) const {
    const Colony& colony = board_.pack->colony(id);
    return colony.capture_turn - colony.turns + 1;
  }

  void besiege(ColonyId id) {
    if (!may_be_captured(board_, id)) return;
    const ColonyStatus& status = board_.colonies.at(index_of(id));
    // Who is in a box stays; a count that has been lost for good frees its ships.
    const bool hopeless = status.count_from == 0 && board_.turn > latest_start(id);
    if (hopeless) return;
    for (const Group& group : box_groups(board_, id)) {
      done_.busy.insert(done_.busy.end(), group.begin(), group.end());
    }
    if (status.count_from == 0 && is_early(id)) return;
    fill(id);
  }

  // A turn is needed to get there, and ships enter the box in the next.
  [[nodiscard]] bool is_early(ColonyId id) const {
    return sieges_ == Sieges::in_good_time && board_.turn < latest_start(id) - 1;
  }

  void fill(ColonyId id) {
    const Colony& colony = board_.pack->colony(id);
    int missing = colony.ships - ships_in_box(board_, id);
    if (missing <= 0) return;
    order::ToColony siege{{}, id};
    ShipList here, next_door;
    for (const ShipChoice* choice : ships_) {
      if (contains(done_.busy, choice->ship)) continue;
      if (choice->colony == id) {
        here.push_back(choice->ship);
      } else if (board_.status(choice->ship).where == Whereabouts::at_sea &&
                 free_to(*choice, colony.area)) {
        next_door.push_back(choice->ship);
      }
    }
    for (const ShipId id_here : here) {
      if (missing-- <= 0) break;
      siege.ships.push_back(id_here);
      done_.busy.push_back(id_here);
    }
    if (!siege.ships.empty()) done_.colonies.push_back(siege);
    for (const ShipId near : next_door) {
      if (missing-- <= 0) break;
      done_.moves.push_back({{near}, colony.area, Duty::search, no_station, no_convoy});
      done_.busy.push_back(near);
    }
  }

  // Those at sea go on in the turn's first move, with their escorts; those in port start when no
  // cruiser can come there any more, or when it must be.
  void sail() {
    std::vector<ConvoyChoice> choices = options_.convoys;
    std::ranges::stable_sort(choices, std::greater{}, [&](const ConvoyChoice& c) {
      return board_.pack->convoy(c.convoy).route.size();
    });
    int starts = starts_left(board_);
    for (const ConvoyChoice& choice : choices) {
      if (choice.starts && (starts <= 0 || !should_start(choice))) continue;
      if (choice.starts) --starts;
      done_.convoys.push_back(choice.convoy);
    }
    for (std::size_t i = 0; i < board_.convoys.size(); ++i) {
      const ConvoyId id{static_cast<std::uint8_t>(i)};
      const bool moves = std::ranges::find(done_.convoys, id) != done_.convoys.end();
      const AreaId area = moves ? next_dot(board_, id) : area_of(board_, id);
      if (area == no_area || board_.pack->area(area).allied_only) continue;
      done_.sailings.push_back({id, area, 1.0, moves ? Group{} : escorts_of(board_, id)});
    }
  }

  [[nodiscard]] bool should_start(const ConvoyChoice& choice) const {
    const int turns = static_cast<int>(board_.pack->convoy(choice.convoy).route.size()) + 1;
    const int spare = last_turn - board_.turn + 1 - turns;
    const int near = cruisers_near(board_, choice.to);
    if (near == 0) return true;
    // The last turns for it: with what escort there is, but for others that are more pressed.
    return spare <= 0 || (spare == 1 && last_ob(board_));
  }

  const Board& board_;
  const Options& options_;
  Sieges sieges_;
  std::vector<const ShipChoice*> ships_;
  Errands done_;
};

}  // namespace

std::vector<Sailing> sailings_guessed(const Board& board) {
  std::vector<Sailing> sailings;
  const auto add = [&](ConvoyId id, AreaId area, double chance, Group escorts) {
    if (area == no_area || board.pack->area(area).allied_only) return;
    sailings.push_back({id, area, chance, std::move(escorts)});
  };
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const ConvoyId id{static_cast<std::uint8_t>(i)};
    const ConvoyStatus& convoy = board.convoys[i];
    const bool at_sea = convoy.stage == ConvoyStatus::Stage::at_sea;
    if (at_sea && convoy.moved_in_ob != 0) {
      add(id, area_of(board, id), 1, escorts_of(board, id));
    } else if (at_sea) {
      add(id, area_of(board, id), 1 - moves_on, escorts_of(board, id));
      add(id, next_dot(board, id), moves_on, {});
    } else if (convoy.stage == ConvoyStatus::Stage::in_port && board.turn > 1) {
      add(id, next_dot(board, id), puts_to_sea, {});
    }
  }
  return sailings;
}

Errands errands_of(const View& view, const Options& options, Sieges sieges) {
  return Errand{view, options, sieges}.run();
}

order::AlliedMovement with_errands(Errands errands, std::vector<order::AlliedMove> moves) {
  moves.insert(moves.end(), errands.moves.begin(), errands.moves.end());
  return {.colonies = std::move(errands.colonies),
          .entries = {},
          .convoys = std::move(errands.convoys),
          .moves = std::move(moves)};
}

}  // namespace chartroom::far_seas::bots
