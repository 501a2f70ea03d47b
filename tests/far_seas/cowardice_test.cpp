// What it costs a British ship to abort, to run, or to stop searching (4.6.2.3).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Meeting {
  std::string because;
  std::string germans;
  std::string allies;
  std::string track;
};

// Stars: Canopus 4; Scharnhorst, Good Hope, Ibuki 3; Karlsruhe 2; Emden, Leipzig, Glasgow 1.
const Meeting meetings[] = {
    {"equal", "Emden", "Glasgow", "cowardice +1 Glasgow"},
    {"worth less than the only German", "Scharnhorst", "Glasgow", ""},
    {"worth more", "Scharnhorst", "Canopus", "cowardice +4 Canopus"},
    {"a lone ship against a squadron, worth its strongest", "Scharnhorst+Emden", "Canopus",
     "cowardice +4 Canopus"},
    {"against a squadron, none worth its strongest", "Scharnhorst+Emden", "Glasgow", ""},
    {"nor a squadron of these", "Scharnhorst+Emden", "Glasgow+Bristol", ""},
    {"a squadron with one that is: each worth the weakest pays", "Scharnhorst+Emden",
     "Good Hope+Glasgow", "cowardice +3 Good Hope, cowardice +1 Glasgow"},
    {"but not who is worth less than the weakest", "Scharnhorst+Karlsruhe", "Good Hope+Glasgow",
     "cowardice +3 Good Hope"},
    {"a squadron met one ship", "Scharnhorst", "Good Hope+Glasgow", "cowardice +3 Good Hope"},
    {"Japanese", "Emden", "Ibuki", ""},
    {"Russian", "Emden", "Zhemchug", ""},
    {"French", "Emden", "Dupleix", ""},
    {"dominion ships are British", "Emden", "Sydney", "cowardice +2 Sydney"},
};

// The Germans have come to area 4, the Allies search it and find them.
void meet(Game& game, const Meeting& meeting) {
  game.place(meeting.germans, 5).place(meeting.allies, 3);
  game.begin();
  game.germans(meeting.germans + " > 4");
  game.allies(meeting.allies + " > 4");
  REQUIRE(game.asked() == "approach A");
}

}  // namespace

TEST_CASE("[FS 4.6.2.3] Aborting an approach: which British ships pay their stars") {
  for (const Meeting& meeting : meetings) {
    CAPTURE(meeting.because);
    Game game(EmptySea{.turn = 8}, {1});
    meet(game, meeting);
    CHECK(game.preview(allied, "yes").empty());
    const auto prices = game.preview(allied, "no");
    game.allies("no");
    CHECK(game.track().substr(0, meeting.track.size()) == meeting.track);
    int told = 0;
    for (const auto& line : prices) told += line.points;
    CHECK(told == game.vp());
    if (meeting.track.empty()) CHECK(game.vp() == 0);
  }
}

TEST_CASE("[FS 4.6.2.3] Running costs the same, and is shown before") {
  for (const Meeting& meeting : meetings) {
    CAPTURE(meeting.because);
    Game game(EmptySea{.turn = 8}, {1, 6, 1, 6, 1});  // found; then the dice of a run, if any
    meet(game, meeting);
    game.allies("yes");
    game.germans("");
    REQUIRE(game.asked() == "fight_or_run A");
    const int price = game.options(allied).price;
    int previewed = 0;
    for (const auto& line : game.preview(allied, meeting.allies)) previewed += line.points;
    CHECK(previewed == price);
    game.allies(meeting.allies);
    CHECK(game.vp() == price);
    CHECK(game.track().substr(0, meeting.track.size()) == meeting.track);
    if (meeting.track.empty()) CHECK(price == 0);
  }
}

TEST_CASE("[FS 4.6.2.3] Every attempt to run is charged, a second one in the same combat too") {
  Game game(EmptySea{.turn = 3}, {1, 1, 6, 6, 1});
  game.place("Scharnhorst", 4).place("Good Hope", 6);
  game.begin();
  game.germans("Scharnhorst > 5");
  game.allies("Good Hope > 5");
  game.allies("yes");
  game.germans("");
  game.allies("Good Hope");  // equal speed: 1 against 6, caught
  CHECK(game.track() == "cowardice +3 Good Hope");
  // Neither reaches at A-range: the round passes, and one may run after it.
  REQUIRE(game.asked() == "run_after_round GA");
  game.germans("");
  game.allies("Good Hope");  // 6 against 1: away
  CHECK(game.track() == "cowardice +3 Good Hope, cowardice +3 Good Hope");
  CHECK(game.asked() == "escape A");
}

TEST_CASE("[FS 4.6.2.3] Declining to search again: each British ship that could, once") {
  struct Row {
    std::string because;
    std::string germans;
    std::string searchers;  // beside the Swiftsure, who has failed
    std::vector<int> dice;
    int price;
  };
  const Row rows[] = {
      {"equal", "Emden", "Newcastle", {6, 5, 1}, 1},
      {"worth less", "Scharnhorst", "Newcastle", {6, 5, 1}, 0},
      {"two that hide: once", "Emden, Nürnberg", "Newcastle", {6, 5, 1}, 1},
      {"one of two is worth more", "Scharnhorst, Emden", "Newcastle", {6, 5, 1}, 1},
      {"none worth the squadron's strongest", "Scharnhorst+Emden", "Newcastle", {6, 5, 1}, 0},
      {"one is: both pay", "Scharnhorst+Emden", "Hampshire+Newcastle", {6, 5, 1}, 4},
      {"two groups are judged each by itself",
       "Scharnhorst+Emden",
       "Hampshire, Newcastle",
       {6, 5, 1, 1},
       3},
      {"Japanese", "Emden", "Ibuki", {6, 5, 1}, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, row.dice);
    std::string plot, move = "Swiftsure > 30";
    const auto each = [](std::string text, auto act) {
      for (std::size_t at = 0; at != std::string::npos;) {
        at = text.find(", ");
        act(text.substr(0, at));
        text = at == std::string::npos ? "" : text.substr(at + 2);
      }
    };
    each(row.germans, [&](const std::string& group) {
      game.place(group, 31);
      plot += (plot.empty() ? "" : ", ") + group + " > 30";
    });
    each(row.searchers, [&](const std::string& group) {
      game.place(group, 30);
      move += ", " + group + " > 30";
    });
    game.place("Swiftsure", 30).place("Leipzig", 3);
    game.begin();
    game.germans(plot);
    game.allies(move);
    if (game.asked() == "search A" && game.news("failed").empty()) {
      game.allies(row.germans.substr(0, row.germans.find(',')));
    }
    REQUIRE(game.news("failed") == "failed Swiftsure\n");
    REQUIRE(game.asked() == "search A");
    CHECK(game.options(allied).price == row.price);
    game.allies("");
    CHECK(game.vp() == row.price);
  }
}

TEST_CASE("[FS 4.6.2.3] Not chasing and not trying a surprise are free") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Emden+Leipzig", 4).place("Good Hope+Glasgow", 6);
  game.begin();
  game.germans("Emden+Leipzig > 5");
  game.allies("Good Hope+Glasgow > 5");
  game.allies("yes");
  game.germans("Emden+Leipzig");
  game.allies("no");
  game.allies("");
  CHECK(game.asked() == "escape G");
  CHECK(game.vp() == 0);
}
