// Double-blind play (docs/rulings.md): what a side receives does not depend on what it does not
// see. Whole random games are played, and at every decision the hidden half of the table is moved
// about.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/sight.hpp"
#include "tests/far_seas/game.hpp"
#include "tests/support/random_player.hpp"

namespace chartroom::far_seas::test {
namespace {

Setup blind_setup() {
  Rules rules = full_rules;
  rules.double_blind = true;
  return {Scenario::campaign, rules};
}

const core::Viewer german_eye = core::Viewer::of(core::admiral_of(german));
const core::Viewer allied_eye = core::Viewer::of(core::admiral_of(allied));

class BlindTable {
 public:
  explicit BlindTable(std::uint64_t seed)
      : rules_{real_pack()}, oracle_{seed}, chooser_{seed ^ 0xb11dU}, dice_{oracle_, {}} {
    state_ = rules_.initial(blind_setup());
    keep(rules_.opening(state_, dice_));
  }

  // Plays on with random orders until the game ends; `look` sees the table before each.
  template <class Look>
  void play(Look look) {
    int orders = 0;
    while (!state_.board.outcome && ++orders < 3000) {
      look(*this);
      const auto open = rules_.awaited(state_, core::Viewer::public_eye());
      REQUIRE(!open.empty());
      for (const core::Side side : core::both_sides) {
        if (!open.front().asked[side]) continue;
        const core::Seat seat = core::admiral_of(side);
        const Order order = chartroom::test::random_order(
            rules_.view(state_, core::Viewer::of(seat)), seat, chooser_);
        auto events = core::decide(rules_, state_, seat, open.front().number, order, dice_);
        if (!events) FAIL(open.front().kind, " refused: ", events.error().what.text());
        keep(*std::move(events));
      }
    }
    REQUIRE(state_.board.outcome);
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const FarSeas& rules() const { return rules_; }
  [[nodiscard]] core::Chooser& chooser() { return chooser_; }
  [[nodiscard]] core::DiceCounters rolled() const { return dice_.rolled(); }

 private:
  void keep(core::Emitted<FarSeas> events) {
    for (auto& recorded : events) rules_.apply(state_, recorded.event);
  }

  FarSeas rules_;
  core::SeededOracle oracle_;
  core::Chooser chooser_;
  core::Dice dice_;
  State state_;
};

// Ships of `side` that the other does not see now and that have no part in anything going on.
Group hidden_ships(const State& state, core::Side side) {
  Group ships;
  for (const ShipId id : at_sea(state.board, side)) {
    const bool unseen = !sees(state, core::other(side), id) &&
                        !has_eyes_in(state, core::other(side), state.board.status(id).area);
    if (unseen && group_of(state.board, id).size() == 1) {
      ships.push_back(id);
    }
  }
  return ships;
}

// Areas in which the other side has no eyes.
std::vector<AreaId> blind_areas(const State& state, core::Side side) {
  std::vector<AreaId> areas;
  for (AreaId area = first_area; area <= last_numbered_area;
       area = static_cast<AreaId>(number_of(area) + 1)) {
    if (!has_eyes_in(state, core::other(side), area)) areas.push_back(area);
  }
  return areas;
}

TEST_CASE("double-blind: a view does not depend on where unseen ships are") {
  int moved = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    BlindTable table{seed};
    table.play([&](BlindTable& t) {
      for (const core::Side side : core::both_sides) {
        const Group hidden = hidden_ships(t.state(), side);
        const std::vector<AreaId> areas = blind_areas(t.state(), side);
        if (hidden.empty() || areas.empty()) continue;
        State other = t.state();
        const ShipId ship = hidden[t.chooser().below(hidden.size())];
        ShipStatus& status = other.board.status(ship);
        status.area = areas[t.chooser().below(areas.size())];
        status.duty = Duty::none;
        status.station = no_station;
        ++moved;
        const core::Viewer enemy = side == german ? allied_eye : german_eye;
        CAPTURE(seed);
        CAPTURE(t.state().board.counter(ship).name);
        CHECK(t.rules().view(other, enemy) == t.rules().view(t.state(), enemy));
        CHECK(t.rules().view(other, core::Viewer::public_eye()) ==
              t.rules().view(t.state(), core::Viewer::public_eye()));
      }
    });
  }
  CHECK(moved > 500);
}

std::vector<Event> told(const core::Emitted<FarSeas>& events, core::Viewer viewer) {
  std::vector<Event> out;
  for (const auto& recorded : events) {
    if (recorded.audience.includes(viewer)) out.push_back(recorded.event);
  }
  return out;
}

std::string lines(const std::vector<Event>& events) {
  std::string text;
  for (const Event& event : events) {
    text += std::to_string(event.index()) + " " + line_of(real_pack(), event) + "\n";
  }
  return text;
}

// The Allied move, once without and once with a ship that goes from one blind area to another.
TEST_CASE("double-blind: what unseen ships do is told to nobody but their side") {
  int tried = 0;
  for (std::uint64_t seed = 20; seed < 26; ++seed) {
    BlindTable table{seed};
    table.play([&](BlindTable& t) {
      const auto& question = t.state().board.question;
      if (!question || question->kind != Decision::allied_movement) return;
      for (const ShipId ship : hidden_ships(t.state(), allied)) {
        const ShipStatus& s = t.state().board.status(ship);
        if (s.moved_in_ob != 0 || s.readiness != Readiness::ready) continue;
        const AreaId here = s.area;
        for (const AreaId to : reachable(t.state().board, ship)) {
          if (has_eyes_in(t.state(), german, to) || last_ob(t.state().board)) continue;
          if (movement_penalty(t.state().board, ship, here, to) != 0) continue;
          // Nobody may come upon it in this OB: the plot is carried out at once.
          const auto plotted = [&](AreaId area) {
            return std::ranges::any_of(t.state().german.plot,
                                       [&](const PlottedGroup& g) { return g.to == area; });
          };
          if (plotted(to) || plotted(here)) continue;
          const auto run = [&](const order::AlliedMovement& order) {
            core::SeededOracle oracle{7};
            core::Dice dice{oracle, t.rolled()};
            const auto open = t.rules().awaited(t.state(), core::Viewer::public_eye());
            auto events = core::decide(t.rules(), t.state(), core::admiral_of(allied),
                                       open.front().number, order, dice);
            REQUIRE(events);
            return *events;
          };
          order::AlliedMovement still, moving;
          moving.moves.push_back({{ship}, to, Duty::search, no_station, no_convoy});
          const auto first = run(still), second = run(moving);
          ++tried;
          CAPTURE(seed);
          CHECK(lines(told(first, german_eye)) == lines(told(second, german_eye)));
          CHECK(lines(told(first, core::Viewer::public_eye())) ==
                lines(told(second, core::Viewer::public_eye())));
          CHECK(lines(told(first, allied_eye)) != lines(told(second, allied_eye)));
          return;
        }
      }
    });
  }
  CHECK(tried > 20);
}

// The state after an order, and what it told.
struct After {
  State state;
  core::Emitted<FarSeas> events;
};

After after(const BlindTable& t, const State& state, core::Side side, const Order& order,
            core::Dice& dice) {
  After result{state, {}};
  auto events =
      core::decide(t.rules(), state, core::admiral_of(side), state.board.decisions, order, dice);
  REQUIRE(events);
  for (const auto& recorded : *events) t.rules().apply(result.state, recorded.event);
  result.events = *std::move(events);
  return result;
}

// A plot, and the same but for where one lone cruiser goes: both out of Allied sight, and neither
// called out.
struct TwoPlots {
  order::Plot one, two;
  AreaId to_one{no_area}, to_two{no_area};
};

std::optional<TwoPlots> two_plots(BlindTable& t) {
  const core::Seat seat = core::admiral_of(german);
  const View view = t.rules().view(t.state(), core::Viewer::of(seat));
  TwoPlots plots;
  plots.one = std::get<order::Plot>(chartroom::test::random_order(view, seat, t.chooser()));
  for (PlottedGroup& group : plots.one.groups) {
    if (group.ships.size() != 1) continue;
    const ShipId ship = group.ships.front();
    if (t.state().board.status(ship).where == Whereabouts::rufiji) continue;
    group.assignment = Assignment::none;
    group.station = no_station;
    std::vector<AreaId> blind;
    for (const AreaId to : reachable(t.state().board, ship)) {
      PlottedGroup moved = group;
      moved.to = to;
      if (!has_eyes_in(t.state(), allied, to) &&
          !moves_openly(t.state().board, t.state().german, plots.one, moved, ship)) {
        blind.push_back(to);
      }
    }
    if (blind.size() < 2) continue;
    plots.to_one = group.to = blind.front();
    plots.two = plots.one;
    plots.to_two = blind.back();
    std::ranges::find(plots.two.groups, group)->to = plots.to_two;
    return plots;
  }
  return std::nullopt;
}

// The plot, then an Allied move in which nobody moves, with the same dice in both worlds.
TEST_CASE("double-blind: where unseen cruisers go is told to nobody but their side") {
  int tried = 0;
  for (std::uint64_t seed = 40; seed < 46; ++seed) {
    BlindTable table{seed};
    table.play([&](BlindTable& t) {
      if (t.state().board.question->kind != Decision::plot) return;
      const auto plots = two_plots(t);
      if (!plots) return;
      core::SeededOracle oracle{7};
      core::Dice dice_one{oracle, t.rolled()}, dice_two{oracle, t.rolled()};
      After one = after(t, t.state(), german, plots->one, dice_one);
      After two = after(t, t.state(), german, plots->two, dice_two);
      const auto compare = [&] {
        for (const core::Viewer viewer : {allied_eye, core::Viewer::public_eye()}) {
          CHECK(lines(told(one.events, viewer)) == lines(told(two.events, viewer)));
          CHECK(t.rules().view(one.state, viewer) == t.rules().view(two.state, viewer));
        }
        CHECK(t.rules().view(one.state, german_eye) != t.rules().view(two.state, german_eye));
      };
      CAPTURE(seed);
      compare();
      one = after(t, one.state, allied, order::AlliedMovement{}, dice_one);
      two = after(t, two.state, allied, order::AlliedMovement{}, dice_two);
      // A convoy that the umpire has moved may have come upon the cruiser.
      for (const AreaId to : {plots->to_one, plots->to_two}) {
        if (has_eyes_in(one.state, allied, to) || has_eyes_in(two.state, allied, to)) return;
      }
      ++tried;
      compare();
    });
  }
  CHECK(tried > 30);
}

TEST_CASE("double-blind: each side sees its own ships, and the enemy's where it has eyes") {
  BlindTable table{3};
  table.play([&](BlindTable& t) {
    for (const core::Side side : core::both_sides) {
      const core::Viewer viewer = side == german ? german_eye : allied_eye;
      const View view = t.rules().view(t.state(), viewer);
      for (std::size_t i = 0; i < view.board.ships.size(); ++i) {
        const ShipId id{static_cast<std::uint8_t>(i)};
        const bool known = side_of(real_pack(), id) == side || sees(t.state(), side, id);
        CHECK((view.board.ships[i].where == Whereabouts::unseen) == !known);
        if (!known) continue;
        ShipStatus shown = t.state().board.ships[i];
        if (side_of(real_pack(), id) != side) {
          // Whence it came, and whose a penalty was, is not to be seen.
          if (shown.area != red_sea) shown.entered = false;
          shown.left_river = shown.penalty_paid = false;
        }
        CHECK(view.board.ships[i] == shown);
      }
    }
  });
  // The review waited for the end, and is whole then (4.9).
  CHECK(!table.rules().view(table.state(), allied_eye).board.review.empty());
}

TEST_CASE("double-blind: what was last known stands with the turn, the place and the OB") {
  Rules rules = basic_rules;
  rules.double_blind = true;
  const FarSeas far_seas{real_pack()};
  State state = far_seas.initial({Scenario::campaign, rules});
  core::SeededOracle oracle{1};
  core::Dice dice{oracle, {}};
  for (const auto& recorded : far_seas.opening(state, dice)) {
    far_seas.apply(state, recorded.event);
  }
  const View view = far_seas.view(state, german_eye);
  const ShipId glasgow = *real_pack().ship_named("Glasgow");
  REQUIRE(view.board.status(glasgow).where == Whereabouts::unseen);
  const auto report = std::ranges::find(view.reports, glasgow, &Report::ship);
  REQUIRE(report != view.reports.end());
  CHECK(report->area == real_pack().ship(glasgow).area);  // the set-up is printed
  CHECK(report->turn == 1);
}

}  // namespace
}  // namespace chartroom::far_seas::test
