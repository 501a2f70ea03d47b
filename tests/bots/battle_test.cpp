// Fights small enough to be worked out by hand.
#include "bots/far_seas/battle.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using test::real_pack;

constexpr int times = 20000;
constexpr double near = 0.012;    // more than three standard errors of a share
constexpr std::int8_t mute{-60};  // a fire modifier with which nothing is ever hit

Hull hull(int modifier, int capacity) {
  Hull h;
  h.modifier = static_cast<std::int8_t>(modifier);
  h.capacity = static_cast<std::int8_t>(capacity);
  h.speed = 3;
  h.stars = 1;
  return h;
}

// To the end, at the range where the first ships can fire.
Battle duel(Hull german_ship, Hull allied_ship) {
  Battle battle;
  battle.ships[0] = {german_ship};
  battle.ships[1] = {allied_ship};
  battle.breaks_off = {0, 0};
  return battle;
}

Verdict fought(const Battle& battle) {
  return fight(real_pack(), battle, times, 1);
}

const Fate& german_fate(const Verdict& verdict) {
  return verdict.of(german).front();
}
const Fate& allied_fate(const Verdict& verdict) {
  return verdict.of(allied).front();
}

TEST_CASE("[FS 4.6.4] fire is simultaneous: two ships that cannot miss sink each other") {
  const Verdict verdict = fought(duel(hull(0, 1), hull(0, 1)));
  CHECK(german_fate(verdict).sunk == doctest::Approx(1));
  CHECK(allied_fate(verdict).sunk == doctest::Approx(1));
  CHECK(verdict.german_field == 0);
}

// With -1 only a 1 misses; whoever is left fires at the same target in the second round, without
// it. So one is left alone in 1/6 x 5/6 of the fights, and both go down in all others.
TEST_CASE("[FS 4.6.4.1] consecutive rounds at one target take a ship's own modifier away") {
  const Verdict verdict = fought(duel(hull(-1, 1), hull(-1, 1)));
  CHECK(std::abs(verdict.german_field - 5.0 / 36) < near);
  CHECK(std::abs(german_fate(verdict).sunk - 31.0 / 36) < near);
  CHECK(std::abs(allied_fate(verdict).sunk - 31.0 / 36) < near);
}

TEST_CASE("a ship that cannot hurt the other does no damage, and is sunk if it stays") {
  const Verdict verdict = fought(duel(hull(mute, 4), hull(-2, 4)));
  CHECK(german_fate(verdict).sunk == doctest::Approx(1));
  CHECK(allied_fate(verdict).sunk == 0);
  CHECK(allied_fate(verdict).damage == 0);
  CHECK(allied_fate(verdict).crippled == 0);
}

TEST_CASE("[FS 4.6.4] guns of C-range are silent while the others already hit") {
  Hull short_ranged = hull(0, 1);
  short_ranged.gun = 2;
  const Verdict verdict = fought(duel(short_ranged, hull(0, 1)));
  CHECK(german_fate(verdict).sunk == doctest::Approx(1));
  CHECK(allied_fate(verdict).sunk == 0);
}

// One torpedo, no guns, a target that goes down with one hit.
TEST_CASE("[FS 4.6.4.2] a bold move hits on three faces of six, out of a surprise on five") {
  Hull destroyer = hull(mute, 4);
  destroyer.torpedo = true;
  Battle battle = duel(destroyer, hull(mute, 1));
  battle.range = 2;
  CHECK(std::abs(allied_fate(fought(battle)).sunk - 0.5) < near);
  battle.surprise_torpedoes = true;
  CHECK(std::abs(allied_fate(fought(battle)).sunk - 5.0 / 6) < near);
  battle.ships[0].front().torpedo = false;
  CHECK(allied_fate(fought(battle)).sunk == 0);
}

TEST_CASE("[FS 4.6.3.2] who runs first gets away as often as its speed says") {
  struct Row {
    int chaser_faster_by;
    double away;
  };
  for (const Row& row : {Row{-2, 1.0}, {-1, 5.0 / 6}, {0, 0.5}, {1, 1.0 / 6}, {2, 0.0}}) {
    CAPTURE(row.chaser_faster_by);
    Battle battle = duel(hull(mute, 4), hull(mute, 4));
    battle.ships[1].front().speed = static_cast<std::int8_t>(3 + row.chaser_faster_by);
    battle.runs_first[0] = 1;
    const Fate fate = german_fate(fought(battle));
    CHECK(std::abs(fate.away - row.away) < near);
    CHECK(fate.sunk == 0);
  }
}

TEST_CASE("neither side of an even fight has the better of it") {
  Hull cruiser = hull(-3, 4);
  cruiser.torpedo = true;
  Battle battle = duel(cruiser, cruiser);
  battle.ships[0].push_back(cruiser);
  battle.ships[1].push_back(cruiser);
  battle.breaks_off = {50, 50};
  const Verdict verdict = fought(battle);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(std::abs(verdict.of(german)[i].sunk - verdict.of(allied)[i].sunk) < near);
    CHECK(std::abs(verdict.of(german)[i].away - verdict.of(allied)[i].away) < near);
  }
}

TEST_CASE("what makes a ship stronger makes its fight better, what makes it weaker worse") {
  const Hull german_ship = hull(-3, 4), allied_ship = hull(-3, 4);
  const double even = fought(duel(german_ship, allied_ship)).german_field;
  const auto field = [&](auto change) {
    Hull changed = german_ship;
    change(changed);
    return fought(duel(changed, allied_ship)).german_field;
  };
  CHECK(field([](Hull& h) { h.modifier = -2; }) > even + near);
  CHECK(field([](Hull& h) { h.capacity = 6; }) > even + near);
  CHECK(field([](Hull& h) { h.damage = 1; }) < even - near);
  CHECK(field([](Hull& h) { h.attrition = 1; }) < even - near);
  CHECK(field([](Hull& h) { h.tried_to_run = true; }) < even - near);

  Battle two_to_one = duel(german_ship, allied_ship);
  two_to_one.ships[0].push_back(german_ship);
  CHECK(fought(two_to_one).german_field > even + near);
  Battle surprised = duel(german_ship, allied_ship);
  surprised.first_bonus[0] = 2;
  CHECK(fought(surprised).german_field > even + near);
}

TEST_CASE("a battle once fought is remembered, and another is not taken for it") {
  Odds odds{real_pack(), 200};
  const Verdict& first = odds.of(duel(hull(-3, 4), hull(-3, 4)));
  CHECK(&odds.of(duel(hull(-3, 4), hull(-3, 4))) == &first);
  CHECK(odds.of(duel(hull(-1, 6), hull(-3, 4))).german_field > first.german_field);
}

TEST_CASE("[FS 4.6.4.1] only Main Cruisers are worn out by earlier combats") {
  test::Game game{test::EmptySea{}};
  game.place("Emden", 30).place("Glasgow", 30);
  game.change("Emden").combats = 2;
  game.change("Glasgow").combats = 2;
  CHECK(hull_of(game.board(), game.ship("Emden")).attrition == 2);
  CHECK(hull_of(game.board(), game.ship("Glasgow")).attrition == 0);
}

TEST_CASE("[FS 4.6.5] a surprise attack begins at C-range, with torpedoes and two better guns") {
  test::Game game{test::EmptySea{}};
  game.place("Emden", 30).place("Glasgow", 30);
  const Group emden = game.group("Emden"), glasgow = game.group("Glasgow");
  const Battle attack = battle_of(game.board(), emden, glasgow, CombatKind::surprise_attack);
  CHECK(attack.range == 2);
  CHECK(attack.first_bonus[0] == 2);
  CHECK(attack.surprise_torpedoes);
  const Battle plain = battle_of(game.board(), emden, glasgow, CombatKind::encounter);
  CHECK(plain.range == 0);
  CHECK(plain.first_bonus[0] == 0);
  CHECK_FALSE(plain.surprise_torpedoes);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
