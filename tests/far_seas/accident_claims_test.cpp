// What the cruiser lost to the accident claims to have captured (7.3.2), and the end of the game.
#include <doctest/doctest.h>

#include "rules/far_seas/bot.hpp"
#include "tests/far_seas/accident_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Emden is lost since turn 6 and has claimed this much; so much more of the track is true. It is
// turn 7, Emden in 30, Dresden in 25 and Leipzig in 3. Chikuma stands in 24: a move to 23 costs a
// point (5.2).
Game with_claims(int claims, int true_points, Rules rules = accident_rules) {
  Game game({.turn = 7, .vp = claims + true_points, .rules = rules});
  game.place("Emden", 30).place("Dresden", 25).place("Leipzig", 3).place("Chikuma", 24);
  game.change().board.accident_turn = 6;
  game.change().german.accident = Accident{game.ship("Emden"), true, false, claims};
  game.begin();
  return game;
}

void capture(Game& game, const std::string& plot, const std::string& captures) {
  game.germans(plot);
  game.allies("");
  REQUIRE(game.asked() == "hit_and_go_home G");
  game.germans(captures);
}

}  // namespace

TEST_CASE("[FS 7.3.2] Claims of three turns stand on the track until the cruiser is caught") {
  Game game({.turn = 6, .rules = accident_rules}, {1, 3});
  game.place("Emden", 30).place("Dresden", 3).place("Newcastle", 30).secret_dice({1, 4});
  game.change().board.accident_turn = 6;
  game.begin();
  int claimed = 0;
  for (const int captures : {2, 1, 2}) {
    capture(game, "Emden > 30 merchants", "Emden " + std::to_string(captures));
    claimed += captures;
    // All see the claim as they would see a capture, and merchants are fewer for it.
    CHECK(
        game.news(allied_eyes).find("captured " + std::to_string(captures) + " in 30 by Emden\n") !=
        std::string::npos);
    CHECK(density_left(game.board(), AreaId{30}) == 2 - captures);
    CHECK(game.view(allied).board.vp == claimed);
    CHECK(game.view(allied).board.track == game.board().track);
    CHECK(game.state().german.accident->claims == claimed);
    quietly(game, "Dresden > 3");
  }
  REQUIRE(game.board().turn == 9);
  game.germans("Emden > 30 merchants");
  game.allies("Newcastle > 30");
  game.allies("yes");
  CHECK(refused(game, german, "") ==
        "7.3.2: The cruiser lost to the accident cannot accept combat.");
  game.germans("Emden");
  game.allies("no");  // a 3: caught
  CHECK(game.news(allied_eyes).find("exploded Emden\nvp claims_withdrawn -5 Emden\n") !=
        std::string::npos);
  CHECK(game.where("Emden") == "exploded");
  CHECK(game.track() == "capture +2 30, capture +1 30, capture +2 30, claims_withdrawn -5 Emden");
  CHECK(game.view(allied).board.vp == 0);
}

TEST_CASE("[FS 7.3.2] What it captured before the accident stays captured") {
  Game game({.turn = 5, .rules = accident_rules}, {1, 3});
  game.place("Emden", 30).place("Dresden", 3).place("Newcastle", 30).secret_dice({1, 1});
  game.change().board.accident_turn = 6;
  game.begin();
  capture(game, "Emden > 30 merchants", "Emden 2");  // turn 5: true
  quietly(game, "Dresden > 3");
  capture(game, "Emden > 30 merchants", "Emden 1");  // turn 6: a claim
  quietly(game, "Dresden > 3");
  game.germans("Emden > 30");
  game.allies("Newcastle > 30");
  game.allies("yes");
  game.germans("Emden");
  game.allies("no");
  CHECK(game.track() == "capture +2 30, capture +1 30, claims_withdrawn -1 Emden");
}

TEST_CASE("[FS 7.3.2] Without claims nothing is taken off") {
  Game game = found_by({"Emden", "Newcastle"}, {3});
  game.germans("Emden");
  game.allies("no");
  CHECK(game.where("Emden") == "exploded");
  CHECK(game.track().empty());
}

TEST_CASE("[FS 7.3.2] [FS 6.1.1] A claim coals the lost cruiser: all would see if it did not") {
  Game game({.turn = 6, .rules = full_rules});
  game.place("Emden", 24).place("Dresden", 3).secret_dice({1, 1});
  game.change().board.accident_turn = 6;
  game.begin();
  CHECK(game.coal("Emden") == "3");
  game.germans("Emden > 24 merchants, coal Emden");
  game.allies("");
  game.germans("Emden 1");
  quietly(game, "Dresden > 3");
  CHECK(game.coal("Emden") == "2 coaled");
}

TEST_CASE("[FS 7.3.2] [FS 8.0] The final count takes off what was claimed and not revealed") {
  Game game({.turn = 9, .vp = 30, .rules = accident_rules});
  game.place("Emden", 30);
  game.change().board.accident_turn = 6;
  game.change().german.accident = Accident{game.ship("Emden"), true, false, 4};
  game.begin();
  capture(game, "Emden > 30 merchants", "Emden 2");
  CHECK(game.asked() == "over");
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.vp() == 26);
  CHECK(game.news("ended") == "ended: allied_win 26\n");
}

TEST_CASE("[FS 7.3.2] [FS 8.0] A claim that would carry the track past 80 for nothing is refused") {
  struct Row {
    std::string because;
    int claims, true_points;
    std::string captures;
    bool may;
  };
  // 30 has two merchants, 25 one.
  const Row rows[] = {
      {"up to 80", 3, 75, "Emden 2", true},
      {"past 80", 3, 76, "Emden 2", false},
      {"past 80 together with true ones", 3, 75, "Emden 2, Dresden 1", false},
      {"less of it", 3, 75, "Emden 1, Dresden 1", true},
      {"past 80 by true ones, and a claim besides", 3, 77, "Emden 1, Dresden 1", false},
      {"true ones alone", 3, 77, "Dresden 1", true},  // 81 on the track: that reveals it
      {"the true total ends the game anyway", 0, 80, "Emden 2, Dresden 1", true},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = with_claims(row.claims, row.true_points);
    game.germans("Emden > 30 merchants, Dresden > 25 merchants");
    game.allies("");
    if (row.may) {
      CHECK(game.refusal(german, row.captures).empty());
    } else {
      CHECK(refused(game, german, row.captures) ==
            "7.3.2: This claim would carry the track past 80, and nothing would end: it would show "
            "what the cruiser is.");
    }
  }
}

TEST_CASE("[FS 7.3.2] [FS 8.0] The options show how far the lost cruiser's claims may go") {
  struct Row {
    int claims, true_points;
    std::string free_ships;
    std::optional<int> up_to;
  };
  // 30 has two merchants, 25 one.
  const Row rows[] = {
      {3, 40, "Dresden, Emden", std::nullopt},
      {3, 74, "Dresden, Emden", std::nullopt},  // all three are possible
      {3, 75, "Dresden, Emden", 2},
      {3, 76, "Dresden, Emden", 1},
      {3, 77, "Dresden", std::nullopt},
  };
  for (const Row& row : rows) {
    CAPTURE(row.true_points);
    Game game = with_claims(row.claims, row.true_points);
    game.germans("Emden > 30 merchants, Dresden > 25 merchants");
    game.allies("");
    REQUIRE(game.asked() == "hit_and_go_home G");
    const Options options = game.options(german);
    CHECK(names_in(options.free_ships) == row.free_ships);
    CHECK(options.captures_up_to == row.up_to);
    CHECK(game.options(allied) == Options{});
    // The simple bot keeps to it.
    const View view = game.view(german);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Order order = bot_order(view, chartroom::core::admiral_of(german), seed);
      int captures = 0;
      bool claims = false;
      for (const Credit& credit : std::get<order::HitAndGoHome>(order).captures) {
        captures += credit.captures;
        claims = claims || credit.ship == game.ship("Emden");
      }
      CHECK((!claims || captures <= 80 - row.claims - row.true_points));
    }
  }
}

TEST_CASE("[FS 7.3.2] Without a lost cruiser near 80 points nothing limits the claims") {
  Game game({.turn = 7, .vp = 80, .rules = accident_rules});
  game.place("Emden", 30).place("Leipzig", 3).begin();
  game.germans("Emden > 30 merchants");
  game.allies("");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(game.options(german).captures_up_to == std::nullopt);
  CHECK(names_in(game.options(german).free_ships) == "Emden");
}

TEST_CASE(
    "[FS 7.3.2] [FS 8.0] Other points carry the track past 80 and the true total not: revealed") {
  Game game = with_claims(3, 77);
  game.germans("Dresden > 25 raid Cocos");
  game.allies("");
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.vp() == 78);
  CHECK(game.where("Emden") == "exploded");
  CHECK(game.asked() == "plot G");  // the game goes on, without Emden
  CHECK(refused(game, german, "Emden > 30") ==
        "4.3: Emden cannot be plotted: it is no Main Cruiser at sea.");
}

TEST_CASE("[FS 7.3.2] [FS 8.0] The true total ends the game, and the claims are taken off first") {
  Game game = with_claims(3, 80);  // the track has 83: as if a claim of theirs had been allowed
  CHECK(game.asked() == "plot G");
  CHECK(game.vp() == 80);  // revealed as the turn began
  Game other = with_claims(2, 78);
  other.germans("Dresden > 23 raid Bombay");
  other.allies("");
  CHECK(other.news("exploded") == "exploded Emden\n");
  CHECK(other.vp() == 81);
  CHECK(other.asked() == "over");
  CHECK(other.news("ended").find("81") != std::string::npos);
}

TEST_CASE("[FS 7.3.2] Revealed in the Allied move, it is not moved by its plot, nor put back") {
  Game game = with_claims(3, 77);
  game.place("Leipzig", 30);
  game.germans("Emden+Leipzig > 24 merchants");
  game.allies("Chikuma > 23");  // a penalty of 1: 81 on the track, 78 true
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.where("Emden") == "exploded");
  CHECK(game.where("Leipzig") == "24");
  CHECK(game.stands_with("Leipzig") == "Leipzig");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Emden 1") == "4.7.1: Emden may make no captures now.");
  game.germans("Leipzig 1");
  CHECK(game.news("captured") == "captured 1 in 24 by Leipzig\n");
}

TEST_CASE("[FS 7.3.2] [FS 6.3.1] If it was the last to move, the turn ends, and convoys go on") {
  Game game = with_claims(3, 77, {.advanced = true, .propellant_accident = true});
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 0, 15, 0};
  game.germans("Dresden > 25, Leipzig > 3, coal Dresden");  // Emden has not moved
  game.allies("Chikuma > 23");
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.news("convoy") == "convoy Australian convoy>25 by itself\n");
  CHECK(game.board().turn == 8);
  CHECK(game.convoy_status("Australian").dot == 1);
}

TEST_CASE("[FS 7.3.2] The German side sees the true total and the claims, nobody else does") {
  Game game = with_claims(3, 10);
  REQUIRE(game.view(german).german);
  CHECK(game.view(german).german->accident->claims == 3);
  CHECK(!game.view(allied).german);
  CHECK(game.view(allied).board.vp == 13);
  CHECK(game.view(chartroom::core::Viewer::public_eye()).board.vp == 13);
}
