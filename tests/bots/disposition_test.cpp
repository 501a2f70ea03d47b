// Where Allied ships are put against a raid that is surely coming, on a sea with few ships.
#include "bots/far_seas/disposition.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using test::EmptySea;
using test::Game;
using test::real_pack;

StationId station_called(std::string_view name) {
  const auto found = std::ranges::find(real_pack().stations, name, &Station::name);
  REQUIRE(found != real_pack().stations.end());
  return StationId(found - real_pack().stations.begin());
}

// The Emden is about to raid Singapore; these ships are in the area.
struct Raid {
  explicit Raid(const std::vector<std::string_view>& ships) {
    game.place("Emden", 31);
    for (const std::string_view ship : ships) game.place(ship, 30);
    game.begin();
    Unit emden = stakes.unit_of(game.group("Emden"));
    emden.courses = {{.to = AreaId{30},
                      .what = Assignment::raid,
                      .station = singapore,
                      .stake = 4,
                      .likely = 1}};
    raiders.push_back(std::move(emden));
  }

  // How many ships guard Singapore in the answer.
  [[nodiscard]] std::size_t guards(Guarding guarding) {
    Disposition disposition{stakes, raiders, nobody, {}, guarding};
    Luck luck{1};
    disposition.answer(3, luck);
    std::size_t ships = 0;
    for (const order::AlliedMove& move : disposition.moves()) {
      if (move.duty == Duty::on_station && move.station == singapore) ships += move.ships.size();
    }
    return ships;
  }

  Game game{EmptySea{.turn = 3}};
  StationId singapore{station_called("Singapore")};
  Chart chart{real_pack()};
  Odds odds{real_pack(), 200};
  Prospects prospects{game.board(), chart};
  Stakes stakes{game.board(), prospects, odds};
  std::vector<Unit> raiders, nobody;
};

TEST_CASE("where one ship guards a station alone, a squadron may guard it together") {
  Raid raid{{"Hampshire", "Minotaur"}};
  CHECK(raid.guards(Guarding::alone) == 1);
  CHECK(raid.guards(Guarding::in_squadrons) == 2);
}

TEST_CASE("ships of two nations are no squadron on a station") {
  Raid raid{{"Minotaur", "Montcalm"}};
  CHECK(raid.guards(Guarding::in_squadrons) == 1);
}

TEST_CASE("no more guard a station than are of use there") {
  Raid raid{{"Hampshire", "Minotaur", "Good Hope", "Defence", "Monmouth"}};
  CHECK(raid.guards(Guarding::in_squadrons) > 1);
  CHECK(raid.guards(Guarding::in_squadrons) <= 3);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
