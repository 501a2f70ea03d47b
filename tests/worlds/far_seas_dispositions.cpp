// Double-blind play: a ship goes to one area or to another, nobody of the other side is at either,
// and nobody goes there; the game goes on without it.
#include <algorithm>
#include <set>
#include <variant>

#include "tests/worlds/far_seas_course.hpp"
#include "tests/worlds/far_seas_kinds.hpp"

namespace chartroom::worlds {

using namespace far_seas;

namespace {

constexpr int longest = 40;  // orders after the worlds have parted

using Areas = std::set<AreaId>;

// Where ships of this side are, and where those go that it has plotted.
Areas areas_of(const View& view, Side side) {
  Areas out;
  for (const ShipId id : at_sea(view.board, side)) out.insert(view.board.status(id).area);
  if (view.german) {
    for (const PlottedGroup& group : view.german->plot) out.insert(group.to);
  }
  return out;
}

// Whom an order moves, and where to.
struct Moves {
  Group ships;
  Areas to;
};
Moves moves_in(const Order& order) {
  Moves out;
  const auto add = [&](const Group& ships, AreaId to) {
    out.ships.insert(out.ships.end(), ships.begin(), ships.end());
    out.to.insert(to);
  };
  if (const auto* plot = std::get_if<order::Plot>(&order)) {
    for (const PlottedGroup& group : plot->groups) add(group.ships, group.to);
  } else if (const auto* moves = std::get_if<order::AlliedMovement>(&order)) {
    for (const order::AlliedMove& move : moves->moves) add(move.ships, move.to);
    for (const order::Entry& entry : moves->entries) add({entry.ship}, entry.to);
  } else if (const auto* escape = std::get_if<order::Escape>(&order)) {
    for (const order::Flight& flight : escape->flights) add({flight.leader}, flight.to);
  }
  return out;
}

bool meets(const Areas& one, const Areas& two) {
  return std::ranges::any_of(one, [&](AreaId area) { return two.contains(area); });
}

// The ship that is elsewhere in the other world, and where it is and was.
struct Hidden {
  ShipId ship{no_ship};
  AreaId from{no_area}, here{no_area}, there{no_area};
  [[nodiscard]] Areas areas() const { return {from, here, there}; }
};

// A ship that stands alone, with two ways that cost nothing and that nobody sees.
std::optional<Hidden> hidden_move(const View& view, Side side, const Areas& seen,
                                  core::Chooser& chooser) {
  const Board& board = view.board;
  std::vector<Hidden> found;
  for (const ShipChoice& choice : options_of(view, core::admiral_of(side)).ships) {
    const ShipStatus& status = board.status(choice.ship);
    const bool alone = status.where == Whereabouts::at_sea &&
                       group_of(board, choice.ship).size() == 1 && !seen.contains(status.area);
    if (!alone || board.counter(choice.ship).type == ShipType::AMC) continue;
    std::vector<AreaId> ways;
    for (const MoveChoice& move : choice.moves) {
      const bool open = move.to == red_sea || move.to == return_area ||
                        board.pack->canal_between(status.area, move.to) != nullptr;
      if (!open && move.penalty == 0 && !seen.contains(move.to)) ways.push_back(move.to);
    }
    if (ways.size() < 2) continue;
    const auto first = chooser.below(ways.size() - 1);
    found.push_back({choice.ship, status.area, ways[first], ways[first + 1]});
  }
  if (found.empty()) return std::nullopt;
  return found[chooser.below(found.size())];
}

// Goes on without the ship, and without anybody else where it could be.
bool go_on(Course& course, const Hidden& hidden) {
  const Side side = course.asked();
  for (int tries = 0; tries < 40 && !course.pair().done(); ++tries) {
    Order order = course.any_order(side);
    const Moves moves = moves_in(order);
    if (contains(moves.ships, hidden.ship) || meets(moves.to, hidden.areas())) continue;
    if (auto* hit = std::get_if<order::HitAndGoHome>(&order)) {
      std::erase_if(hit->captures, [&](const Credit& c) { return c.ship == hidden.ship; });
      core::erase(hit->returns, hidden.ship);
    }
    if (course.give(side, order)) return true;
  }
  return false;
}

std::unique_ptr<Pair> play(Course& course, const Hidden& hidden, const Order& here,
                           const Order& there) {
  course.poke();
  if (!course.give(course.pair().owner(), here, there)) return course.given_up();
  for (int i = 0; i < longest; ++i) {
    course.poke();
    if (!go_on(course, hidden)) break;
  }
  return course.over();
}

}  // namespace

std::unique_ptr<Pair> german_dispositions(const PairWish& wish) {
  const House* from = stem(Sea::double_blind, Fork::plot, wish);
  if (from == nullptr) return nullptr;
  Course course = parted(*from, wish, german, told_in_both<event::GameEnded>);
  const Areas eyes = areas_of(course.view(allied), allied);
  const auto hidden = hidden_move(course.view(german), german, eyes, course.chooser());
  if (!hidden) return course.given_up();
  const auto plot = [&](AreaId to) {
    return order::Plot{.groups = {{{hidden->ship}, to, Assignment::merchants, no_station}},
                       .piles = {},
                       .amcs = {}};
  };
  return play(course, *hidden, plot(hidden->here), plot(hidden->there));
}

std::unique_ptr<Pair> allied_dispositions(const PairWish& wish) {
  const House* from = stem(Sea::double_blind, Fork::allied_movement, wish);
  if (from == nullptr) return nullptr;
  Course course = parted(*from, wish, allied, told_in_both<event::GameEnded>);
  const Areas eyes = areas_of(course.view(german), german);
  const auto hidden = hidden_move(course.view(allied), allied, eyes, course.chooser());
  if (!hidden) return course.given_up();
  const auto movement = [&](AreaId to) {
    return order::AlliedMovement{
        .colonies = {},
        .entries = {},
        .convoys = {},
        .moves = {{{hidden->ship}, to, Duty::search, no_station, no_convoy}}};
  };
  return play(course, *hidden, movement(hidden->here), movement(hidden->there));
}

}  // namespace chartroom::worlds
