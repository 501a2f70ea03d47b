// Movement restrictions, their price, and how ships come into play (5.0-5.4).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Move {
  int turn;
  const char* ship;
  int from;
  int to;
  int price;
};

// A turn without Germans is one Allied move. Returns what it cost, and checks that preview and
// options said so before.
int price_of(const Move& move) {
  Game game(EmptySea{.turn = move.turn});
  game.place(move.ship, move.from);
  game.begin();
  const std::string order = std::string(move.ship) + " > " + std::to_string(move.to);
  int previewed = 0;
  for (const auto& line : game.preview(allied, order)) previewed += line.points;
  CHECK(previewed == move.price);
  const Options options = game.options(allied);
  for (const MoveChoice& choice : options.ships.front().moves) {
    if (number_of(choice.to) == move.to) CHECK(choice.penalty == move.price);
  }
  game.allies(order);
  if (move.price != 0) {
    CHECK(game.track().find("movement_penalty +" + std::to_string(move.price) + " " + move.ship) ==
          0);
  }
  return game.vp();
}

void check_prices(std::initializer_list<Move> moves) {
  for (const Move& move : moves) {
    CAPTURE(move.turn);
    CAPTURE(move.ship);
    CAPTURE(move.from);
    CAPTURE(move.to);
    CHECK(price_of(move) == move.price);
  }
}

}  // namespace

TEST_CASE(
    "[FS 5.1] Defence, Chatham, Weymouth and Gloucester: any move before turn 4 is paid for") {
  check_prices({
      {1, "Defence", 33, 33, 3},
      {3, "Defence", 33, 16, 3},
      {3, "Chatham", 33, 22, 2},
      {3, "Weymouth", 33, 16, 2},
      {3, "Gloucester", 33, 16, 1},
      {4, "Defence", 33, 16, 0},
      {4, "Gloucester", 33, 22, 0},
  });
}

TEST_CASE("[FS 5.1] Black Prince and Duke of Edinburgh: free into the Red Sea on turn 2, no more") {
  check_prices({
      {2, "Black Prince", 33, 22, 0},
      {2, "Duke of Edinburgh", 33, 22, 0},
      {3, "Black Prince", 22, 22, 0},
      {3, "Black Prince", 22, 21, 3},
      {1, "Black Prince", 33, 22, 3},
      {1, "Black Prince", 33, 33, 3},
      {2, "Black Prince", 33, 16, 3},
  });
}

TEST_CASE("[FS 5.1] Who is not in the Red Sea when turn 2 ends pays then, and once") {
  Game game(EmptySea{.turn = 2});
  game.place("Black Prince", 33).place("Duke of Edinburgh", 33);
  game.begin();
  game.allies("Duke of Edinburgh > 22");
  CHECK(game.track() == "movement_penalty +3 Black Prince");
  game.allies("Black Prince > 22");
  CHECK(game.vp() == 3);
}

TEST_CASE("[FS 5.1] England's second box: put into play at a price, and free to move at once") {
  struct Row {
    int turn;
    std::string order;
    std::string refusal;
    int price;
    std::string where;
  };
  const Row rows[] = {
      {2, "Kent enters 15", "", 3, "15"},
      {2, "Princess Royal enters 13", "", 5, "13"},
      {5, "Kent enters 34, Kent > 15", "", 3, "15"},
      {2, "Kent enters 15, Kent > 16 guard Sierra Leone", "4.4.2: Sierra Leone is not in area 16.",
       0, ""},
      {2, "Kent enters 15, Kent > 17",
       "4.2: Kent cannot go from area 15 to area 17: they are not adjacent.", 0, ""},
      {1, "Kent enters 15", "5.1: Kent cannot be put into play yet.", 0, ""},
      {2, "Kent enters 16", "5.1: Kent cannot be put into area 16.", 0, ""},
      {2, "Kent > 15", "5.1: Kent must be put into play first.", 0, ""},
      {2, "Kent enters 15, Kent enters 13", "5.1: Kent is put into play twice.", 0, ""},
      {2, "Lion enters 15", "5.1: Lion does not wait in England's second box.", 0, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.turn);
    CAPTURE(row.order);
    Game game(EmptySea{.turn = row.turn});
    game.place("Kent+Princess Royal", Whereabouts::england_hb2);
    game.place("Lion", Whereabouts::british_reserves);
    game.begin();
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) continue;
    game.allies(row.order);
    CHECK(game.vp() == row.price);
    const std::string ship = row.order.starts_with("Kent") ? "Kent" : "Princess Royal";
    CHECK(game.where(ship) == row.where);
  }
}

TEST_CASE("[FS 5.1] A ship put into play is an unmoved ship: it may move in a later OB, unpaid") {
  Game game(EmptySea{.turn = 2});
  game.place("Kent", Whereabouts::england_hb2).place("Emden", 31).place("Leipzig", 3);
  game.begin();
  game.germans("Emden > 31");
  game.allies("Kent enters 15");
  CHECK(game.status("Kent").readiness == Readiness::ready);
  game.germans("Leipzig > 3");
  game.allies("Kent > 16");
  CHECK(game.where("Kent") == "16");
  CHECK(game.track() == "movement_penalty +3 Kent");
}

TEST_CASE("[FS 5.1] England's first box: free from turn 2; entering is the move of that turn") {
  struct Row {
    int turn;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {1, "Canopus > 15", "5.1: Canopus cannot leave England yet."},
      {2, "Canopus > 15", ""},
      {2, "Canopus > 15 escort", ""},
      {2, "Canopus > 34", ""},
      {9, "Canopus+Albion > 13 escort", ""},
      {2, "Canopus > 16", "5.1: Canopus cannot enter area 16."},
      {2, "Canopus enters 15", "5.1: Canopus does not wait in England's second box."},
      {2, "Canopus > 15, Canopus > 16", "4.4: Canopus is moved twice."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.turn);
    CAPTURE(row.order);
    Game game(EmptySea{.turn = row.turn});
    game.place("Canopus+Albion", Whereabouts::england_hb1).place("Emden", 31).place("Leipzig", 3);
    game.begin();
    game.germans("Emden > 31");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) continue;
    game.allies(row.order);
    CHECK(game.vp() == 0);
    game.germans("Leipzig > 3");
    CHECK(game.refusal(allied, "Canopus > 13") == "4.2: Canopus has already moved this turn.");
  }
}

TEST_CASE("[FS 5.2] Japanese ships leave area 31 from their turn on, before at a price") {
  check_prices({
      {2, "Idzumo", 31, 30, 0},  {2, "Ibuki", 31, 1, 0},    {2, "Chikuma", 31, 32, 0},
      {3, "Kurama", 31, 30, 3},  {4, "Kurama", 31, 30, 0},  {3, "Tsukuba", 31, 30, 3},
      {3, "Asama", 31, 30, 3},   {4, "Nisshin", 31, 30, 0}, {4, "Satsuma", 31, 30, 4},
      {5, "Satsuma", 31, 30, 0}, {4, "Yahagi", 31, 30, 1},  {5, "Hirado", 31, 30, 0},
      {5, "Tokiwa", 31, 30, 3},  {6, "Yakumo", 31, 30, 0},  {5, "Hizen", 31, 30, 4},
      {7, "Iwate", 31, 30, 3},   {8, "Iwate", 31, 30, 0},   {7, "Ikoma", 31, 30, 3},
      {2, "Kurama", 31, 31, 0},
  });
}

TEST_CASE("[FS 5.2] Japanese ships pay for entering an area without the rising sun") {
  check_prices({
      {6, "Chikuma", 24, 23, 1},
      {6, "Ibuki", 4, 5, 3},
      {6, "Ibuki", 5, 5, 0},
      {6, "Ibuki", 5, 4, 0},
      {6, "Ibuki", 30, 24, 0},
      {3, "Kurama", 1, 2, 0},
  });
}

TEST_CASE("[FS 5.3] French reinforcements stay in area 18, within which they move as they like") {
  check_prices({
      {2, "Bruix", 18, 18, 0},
      {2, "Bruix", 18, 17, 3},
      {9, "Amiral Charner", 18, 16, 3},
      {3, "Friant", 18, 19, 1},
      {3, "Cassard", 18, 17, 1},
      {3, "Cosmao", 18, 17, 1},
      {3, "Montcalm", 28, 4, 0},
  });
}

TEST_CASE("[FS 5.3] A ship that must stay may still do duty in its area") {
  Game game(EmptySea{.turn = 2});
  game.place("Bruix", 18).place("Friant", 18).place("Cassard", 18);
  game.begin();
  game.allies("Bruix > 18 guard Lagos, Friant > 18 escort, Cassard > 18");
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 5.4] In the basic game Challenger, Cumberland and Triumph stay where they arrive") {
  check_prices({
      {2, "Challenger", 18, 17, 2},
      {2, "Cumberland", 18, 17, 3},
      {2, "Triumph", 31, 30, 4},
      {2, "Triumph", 31, 31, 0},
  });
}

TEST_CASE("[FS 5.0] A penalty is charged once per ship, whatever it does later") {
  Game game(EmptySea{.turn = 2});
  game.place("Defence", 33).place("Ibuki", 4);
  game.begin();
  game.allies("Defence > 33, Ibuki > 5");
  CHECK(game.vp() == 6);
  game.allies("Defence > 16, Ibuki > 4");
  game.allies("Ibuki > 5");
  CHECK(game.vp() == 6);
}

TEST_CASE("[FS 5.0] A run counts as a move: it is paid for like one") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Scharnhorst", 29).place("Chikuma", 30);
  game.begin();
  game.germans("Scharnhorst > 4");
  game.allies("Chikuma > 29");
  // The Chikuma does not meet her there: a second turn, in area 4.
  game.germans("Scharnhorst > 4");
  game.allies("Chikuma > 4");
  game.allies("yes");
  game.germans("");
  game.allies("Chikuma");
  CHECK(game.asked() == "escape A");
  CHECK(game.preview(allied, "Chikuma > 28").front().points == 1);
  game.allies("Chikuma > 28");
  CHECK(game.track() == "movement_penalty +1 Chikuma");
}
