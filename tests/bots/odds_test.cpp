// Single acts: the dice of the rulebook as chances.
#include <doctest/doctest.h>

#include "bots/far_seas/payoffs.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

TEST_CASE("[FS 4.6.3.2] a chase is won by grades of speed") {
  struct Row {
    int faster_by;
    double chance;
  };
  for (const Row& row : {Row{-5, 0},
                         {-2, 0},
                         {-1, 1.0 / 6},  // the slower needs a 6
                         {0, 0.5},       // ties again
                         {1, 5.0 / 6},
                         {2, 1},
                         {4, 1}}) {
    CAPTURE(row.faster_by);
    CHECK(chance_to_catch(row.faster_by) == doctest::Approx(row.chance));
  }
}

TEST_CASE("[FS 4.6.2.1] more searchers and more ships to be found make finding likelier") {
  struct Row {
    std::size_t groups, size;
    double chance;
  };
  for (const Row& row : {Row{0, 1, 0},
                         {1, 1, 1.0 / 6},
                         {1, 2, 2.0 / 6},
                         {2, 1, 1 - 4.0 / 6 * 4 / 6},
                         {3, 1, 1 - 0.5 * 0.5 * 0.5},
                         {6, 1, 1},
                         {2, 5, 1}}) {
    CAPTURE(row.groups);
    CAPTURE(row.size);
    CHECK(chance_to_find(row.groups, row.size) == doctest::Approx(row.chance));
  }
}

TEST_CASE("[FS 4.7.3] the way home is worth the dice: a third for one, more for two") {
  test::Game game{test::EmptySea{}};
  game.place("Emden", 13).place("Scharnhorst+Gneisenau", 13);
  CHECK(return_value(game.board(), game.group("Emden")) == doctest::Approx(1.0 / 3));
  CHECK(return_value(game.board(), game.group("Scharnhorst")) == doctest::Approx(1));
  CHECK(return_value(game.board(), game.group("Scharnhorst+Gneisenau")) >
        2 * return_value(game.board(), game.group("Scharnhorst")));
}

TEST_CASE("[FS 7.1] with the rebellion in the game Capetown is worth more, most to a squadron") {
  test::Game plain{test::EmptySea{}};
  test::Game boers{test::EmptySea{.rules = {.boer_rebellion = true}}};
  for (test::Game* game : {&plain, &boers}) {
    game->place("Emden", 19).place("Scharnhorst+Gneisenau", 19);
  }
  const StationId capetown = plain.station("Capetown"), luderitz = plain.station("Lüderitz Bay");
  const Group emden = plain.group("Emden"), squadron = plain.group("Scharnhorst+Gneisenau");
  CHECK(raid_value(plain.board(), capetown, emden) == doctest::Approx(2));
  CHECK(raid_value(plain.board(), luderitz, emden) == doctest::Approx(0));
  CHECK(raid_value(boers.board(), capetown, emden) == doctest::Approx(2 + 15 * 3.0 / 6));
  CHECK(raid_value(boers.board(), capetown, squadron) == doctest::Approx(2 + 15 * 4.0 / 6));
  CHECK(raid_value(boers.board(), luderitz, squadron) == doctest::Approx(15 * 1.0 / 6));
}

}  // namespace
}  // namespace chartroom::far_seas::bots
