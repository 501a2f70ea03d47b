// Whole random games: what must hold in every game, whoever plays and whatever the dice say. More
// games on demand: CHARTROOM_RANDOM_GAMES=20000.
#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>

#include "tests/far_seas/game.hpp"
#include "tests/support/random_player.hpp"

namespace chartroom::far_seas::test {
namespace {

int games_wanted() {
  if (const char* text = std::getenv("CHARTROOM_RANDOM_GAMES")) return std::atoi(text);
#ifdef __SANITIZE_ADDRESS__
  return 150;
#else
  return 2000;
#endif
}

// Boxes and the river hold who may be there (6.4.1, 7.2.1), and AMCs stand alone (6.2).
std::string misplaced(const Board& board, ShipId id) {
  const ShipStatus& s = board.status(id);
  const Ship& counter = board.counter(id);
  if (s.where == Whereabouts::rufiji && s.area != rufiji_area) return " is in the river elsewhere";
  if (s.where == Whereabouts::rufiji && counter.nation != Nation::british &&
      (!counter.may_enter_rufiji || river_groups(board, german).size() > 1)) {
    return " has no business in the Rufiji";
  }
  if (s.where == Whereabouts::colony_box &&
      (is_german(board, id) || !board.pack->colony_in(s.area))) {
    return " is in the box of no colony";
  }
  if (counter.type == ShipType::AMC && group_of(board, id).size() > 1) return " has company";
  const bool reserve =
      counter.box == StartBox::german_reserves || counter.box == StartBox::british_reserves;
  if (reserve && s.where == Whereabouts::at_sea && !board.phase_five) {
    return " of the Reserves is at sea";
  }
  return {};
}

// Convoys, colonies and coal (chapter 6).
std::string broken_advanced(const State& state) {
  for (std::size_t i = 0; i < state.board.convoys.size(); ++i) {
    const ConvoyStatus& c = state.board.convoys[i];
    if (c.transports < 0 || c.transports > 15) return "a convoy of other than 0 to 15 transports";
    if (c.stage == ConvoyStatus::Stage::destroyed && c.transports != 0) {
      return "a destroyed convoy has transports left";
    }
    if (c.dot >= std::ssize(state.board.pack->convoys[i].route)) return "a convoy off its route";
  }
  for (const CoalStatus& coal : state.german.coal) {
    if (coal.piles < 0 || coal.piles > 3) return "other than 0 to 3 piles of coal";
  }
  return {};
}

// One line for the first thing that does not hold; empty if all does.
std::string broken(const Board& board) {
  int sum = 0;
  for (const VpEntry& entry : board.track) sum += entry.points;
  if (sum != board.vp) return "the track is not the sum of its entries";
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    const std::string& name = board.pack->ships[i].name;
    const ShipId id{static_cast<std::uint8_t>(i)};
    const bool at_sea = afloat(s);
    if (at_sea != (s.area != no_area))
      return name + " is in an area and not at sea, or at sea nowhere";
    if (auto trouble = misplaced(board, id); !trouble.empty()) return name + trouble;
    // Who ran home from a fight off the ports is looked after when it is over (7.4.3, 7.5.2.3).
    if (!at_sea && s.where != Whereabouts::sunk && s.damage > 0 && !board.combat &&
        s.where != Whereabouts::removed && s.where != Whereabouts::in_germany &&
        s.where != Whereabouts::exploded && s.where != Whereabouts::interned) {
      return name + " is damaged in a box";
    }
    if (!at_sea) continue;
    if (s.damage >= board.pack->ships[i].damage_capacity) return name + " floats with full damage";
    const Group group = group_of(board, id);
    if (group.empty() || group.front() != s.leader)
      return name + " is not led by its group's first";
    // Except the Reserves (7.5.1).
    if (board.pack->ships[i].main_cruiser && board.pack->area(s.area).allied_only) {
      return name + " is in a sea closed to Germans";
    }
    if (board.scenario != Scenario::falklands && !board.combat &&
        group.size() > static_cast<std::size_t>(5)) {
      return name + " stands in a squadron of " + std::to_string(group.size());
    }
    for (const ShipId mate : group) {
      if (!board.combat && !board.run && board.scenario == Scenario::campaign &&
          board.counter(mate).nation != board.pack->ships[i].nation) {
        return name + " stands in a squadron of two nations";
      }
    }
    if (s.duty == Duty::on_station || s.duty == Duty::raid) {
      if (board.pack->station(s.station).area != s.area) return name + " is on a station elsewhere";
    }
  }
  for (std::size_t i = 0; i < board.captures.size(); ++i) {
    if (i > 0 &&
        board.captures[i] > board.pack->area(AreaId{static_cast<std::uint8_t>(i)}).density) {
      return "more captures than merchants in area " + std::to_string(i);
    }
  }
  if (!board.outcome && !board.question) return "nobody is asked and the game has not ended";
  return {};
}

struct Played {
  std::uint64_t seed{};
  int orders{};
  std::string trouble;
  State end;
  core::Emitted<FarSeas> journal;
};

// Both sides answer at random. Stops at the first trouble.
class Table {
 public:
  Table(const Setup& setup, std::uint64_t seed)
      : rules_{real_pack()}, oracle_{seed}, chooser_{seed ^ 0x5eed}, dice_{oracle_, {}} {
    played_.seed = seed;
    played_.end = rules_.initial(setup);
    keep(rules_.opening(played_.end, dice_));
  }

  Played play() && {
    while (played_.trouble.empty() && !played_.end.board.outcome) {
      const auto open = rules_.awaited(played_.end, core::Viewer::public_eye());
      if (open.empty()) {
        played_.trouble = "the game waits for nobody";
      } else if (++played_.orders > 5000) {
        played_.trouble = "the game does not end";
      } else {
        answer(open.front());
      }
    }
    return std::move(played_);
  }

 private:
  void answer(const core::Awaited& decision) {
    for (const core::Side side : core::both_sides) {
      if (!decision.asked[side] || !played_.trouble.empty()) continue;
      const core::Seat seat = core::admiral_of(side);
      const View view = rules_.view(played_.end, core::Viewer::of(seat));
      const Order order = chartroom::test::random_order(view, seat, chooser_);
      auto events = core::decide(rules_, played_.end, seat, decision.number, order, dice_);
      if (!events) {
        played_.trouble =
            decision.kind + " refused: " + events.error().rule + " " + events.error().what.text();
        return;
      }
      keep(*std::move(events));
    }
  }

  void keep(core::Emitted<FarSeas> events) {
    for (auto& recorded : events) {
      rules_.apply(played_.end, recorded.event);
      played_.journal.push_back(std::move(recorded));
    }
    played_.trouble = broken(played_.end.board);
    if (played_.trouble.empty()) played_.trouble = broken_advanced(played_.end);
  }

  FarSeas rules_;
  core::SeededOracle oracle_;
  core::Chooser chooser_;
  core::Dice dice_;
  Played played_;
};

Played play(const Setup& setup, std::uint64_t seed) {
  return Table{setup, seed}.play();
}

constexpr Setup basic{Scenario::campaign, basic_rules};
constexpr Setup full{Scenario::campaign, full_rules};

Setup solitaire(Solitaire approach, Rules rules) {
  rules.solitaire = approach;
  return {Scenario::campaign, rules};
}

TEST_CASE("whole random games end, and what must hold holds after every order") {
  const int games = games_wanted();
  for (int i = 0; i < games; ++i) {
    const Played game = play(i % 2 == 0 ? basic : full, static_cast<std::uint64_t>(i));
    CAPTURE(game.seed);
    CAPTURE(game.orders);
    REQUIRE(game.trouble == "");
  }
}

TEST_CASE("[FS 10.0] [FS 11.0] random training scenarios end too") {
  for (const Scenario scenario : {Scenario::coronel, Scenario::falklands}) {
    for (int i = 0; i < games_wanted() / 4; ++i) {
      const Played game = play({scenario, {}}, static_cast<std::uint64_t>(i));
      CAPTURE(to_string(scenario));
      CAPTURE(game.seed);
      REQUIRE(game.trouble == "");
    }
  }
}

template <class... Kinds>
bool is_one_of(std::size_t index) {
  return ((index == Event{Kinds{}}.index()) || ...);
}

// The tables answer for the German side, or move it: whatever the player does, their answers are
// legal and the game goes on (9.0).
TEST_CASE("[FS 9.0] random solitaire games end too, in each approach") {
  for (int i = 0; i < games_wanted() / 4; ++i) {
    const auto approach = static_cast<Solitaire>(1 + i % 3);
    const Played game = play(solitaire(approach, i % 2 == 0 ? full_rules : basic_rules),
                             static_cast<std::uint64_t>(i));
    CAPTURE(to_string(approach));
    CAPTURE(game.seed);
    REQUIRE(game.trouble == "");
  }
}

TEST_CASE("[FS 1.2.2.2] each optional rule goes with the basic and with the advanced game") {
  for (const bool advanced : {false, true}) {
    for (bool Rules::*one : {&Rules::boer_rebellion, &Rules::rufiji, &Rules::propellant_accident,
                             &Rules::breakout, &Rules::raid_on_england}) {
      Rules rules{.advanced = advanced};
      rules.*one = true;
      for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Played game = play({Scenario::campaign, rules}, seed);
        CAPTURE(seed);
        REQUIRE(game.trouble == "");
        CHECK(game.end.board.convoys.empty() == !advanced);
      }
    }
  }
}

TEST_CASE("random double-blind games end too") {
  Rules blind = full_rules;
  blind.double_blind = true;
  for (int i = 0; i < games_wanted() / 8; ++i) {
    const Played game = play({Scenario::campaign, blind}, static_cast<std::uint64_t>(i));
    CAPTURE(game.seed);
    REQUIRE(game.trouble == "");
  }
}

// A random player that never fights would keep every invariant.
TEST_CASE("random games go through every kind of event and every kind of decision") {
  std::array<int, std::variant_size_v<AnyEvent>> events{};
  std::array<int, 26> decisions{};
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    for (const auto& recorded : play(full, seed).journal) {
      ++events.at(recorded.event.index());
      if (const auto* asked = std::get_if<event::Asked>(&recorded.event)) {
        ++decisions.at(static_cast<std::size_t>(asked->kind));
      }
    }
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    // The German tables (chapter 9) play no game between two players.
    if (is_one_of<event::BotRolled, event::BotDrew, event::BotPlanned, event::BotNoted,
                  event::SquadronFormed, event::PenaltyCharged, event::AssignmentsSeen,
                  event::PlotsFiled>(i))
      continue;
    CAPTURE(i);
    CHECK(events[i] > 0);
  }
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    if (static_cast<Decision>(i) == Decision::assign) continue;
    CAPTURE(to_string(static_cast<Decision>(i)));
    CHECK(decisions[i] > 0);
  }
}

TEST_CASE("the same seed gives the same game") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CHECK(play(full, seed).end == play(full, seed).end);
  }
}

TEST_CASE("a journal applied again gives the same state") {
  const FarSeas rules{real_pack()};
  for (std::uint64_t seed = 100; seed < 140; ++seed) {
    const Played game = play(full, seed);
    State again = rules.initial(full);
    for (const auto& recorded : game.journal) rules.apply(again, recorded.event);
    CAPTURE(seed);
    CHECK(again == game.end);
  }
}

TEST_CASE("[FS 8.0] a game ends above 80 points or after the ninth turn, never otherwise") {
  for (std::uint64_t seed = 200; seed < 260; ++seed) {
    const Played game = play(seed % 2 == 0 ? basic : full, seed);
    CAPTURE(seed);
    REQUIRE(game.end.board.outcome);
    CHECK((game.end.board.vp > 80 || game.end.board.turn == 9));
    CHECK(game.end.board.outcome->points == game.end.board.vp);
  }
}

}  // namespace
}  // namespace chartroom::far_seas::test
