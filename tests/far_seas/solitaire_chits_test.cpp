// The assignment cup (9.3.2.2): which chits get into it, and how many.
#include <doctest/doctest.h>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// OB 2 of turn 3. An Allied ship has moved in this OB or in the one before.
struct Sea {
  Game game;

  explicit Sea(Rules rules = basic_rules) : game(simple_sea(3, rules)) {
    game.change().board.turn = 3;
    game.change().board.ob = 2;
  }
  Sea& at(const std::string& ships, int area) {
    game.place(ships, area);
    return *this;
  }
  Sea& duty(const std::string& ships, int area, Duty duty, int ob) {
    game.place(ships, area);
    for (const ShipId id : game.group(ships)) {
      ShipStatus& s = game.change().board.status(id);
      s.duty = duty;
      s.moved_in_ob = static_cast<std::int8_t>(ob);
      s.readiness = ob == 2 ? Readiness::acting : Readiness::done;
    }
    return *this;
  }
  Sea& guard(const std::string& ships, const std::string& station, int ob) {
    const StationId id = game.station(station);
    duty(ships, number_of(real_pack().station(id).area), Duty::on_station, ob);
    for (const ShipId ship : game.group(ships)) game.change().board.status(ship).station = id;
    return *this;
  }
  Sea& raided(const std::string& station) {
    game.change().board.raided.at(index_of(game.station(station))) = true;
    return *this;
  }
  Sea& captured(int area, int count) {
    game.change().board.captures.at(static_cast<std::size_t>(area)) = count;
    return *this;
  }
  // The convoy of this route on its first dot.
  Sea& convoy(const std::string& name, const std::string& escorts) {
    ConvoyStatus& c = game.change().board.convoys.at(index_of(game.convoy(name)));
    c.stage = ConvoyStatus::Stage::at_sea;
    if (escorts.empty()) return *this;
    duty(escorts, number_of(real_pack().convoy(game.convoy(name)).route.front()), Duty::convoy, 1);
    for (const ShipId id : game.group(escorts)) {
      game.change().board.status(id).convoy = game.convoy(name);
    }
    return *this;
  }
};

// The cup of the ships that have come to this area: "2 station_raid, merchant_capture"; empty if
// there is none.
std::string cup(const Game& game, const std::string& ships, int area,
                const std::vector<DrawnGroup>& others = {}) {
  Tables tables(game, std::vector<int>(20, 1));
  DrawnGroup group = drawn(game, ships, area);
  draw_assignment(tables.umpire(), group, others);
  const std::string told = tables_told(tables.events(), "9.3.2.2");
  const auto from = told.find('['), to = told.find(']');
  if (from == std::string::npos) return "";
  return told.substr(from + 1, to - from - 1);
}

}  // namespace

TEST_CASE("[FS 9.3.2.2] Stations: as many chits as points, unprotected as the plot was made") {
  // Area 10: Jamaica, 2 points; its merchant has been captured.
  const auto sea = [] {
    Sea jamaica;
    jamaica.at("Emden", 10).captured(10, 1);
    return jamaica;
  };
  CHECK(cup(sea().game, "Emden", 10) == "2 station_raid");
  CHECK(cup(sea().raided("Jamaica").game, "Emden", 10) == "");
  // Guarded in this OB: it counts as unprotected; guarded before: not.
  CHECK(cup(sea().guard("Hampshire", "Jamaica", 2).game, "Emden", 10) == "2 station_raid");
  CHECK(cup(sea().guard("Hampshire", "Jamaica", 1).game, "Emden", 10) == "");
  // A guard of the OB before keeps it protected, whoever joins it.
  CHECK(cup(sea().guard("Hampshire", "Jamaica", 1).guard("Suffolk", "Jamaica", 2).game, "Emden",
            10) == "");
}

TEST_CASE("[FS 9.3.2.2] Two more for a single guard that is no tougher than the raider") {
  const auto sea = [] {
    Sea jamaica;
    jamaica.at("Emden", 10).captured(10, 1);
    return jamaica;
  };
  // Emden has a capacity of 3.
  CHECK(cup(sea().guard("Glasgow", "Jamaica", 1).game, "Emden", 10) == "2 station_raid");
  CHECK(cup(sea().guard("Pegasus", "Jamaica", 1).game, "Emden", 10) == "2 station_raid");
  CHECK(cup(sea().guard("Sydney", "Jamaica", 1).game, "Emden", 10) == "");
  CHECK(cup(sea().guard("Pegasus+Pioneer", "Jamaica", 1).game, "Emden", 10) == "");
  // Of this OB: the chits for its points besides, and it may be surprised.
  CHECK(cup(sea().guard("Pegasus", "Jamaica", 2).game, "Emden", 10) ==
        "4 station_raid, surprise_attack");
  // The toughest of a squadron is compared.
  CHECK(cup(sea().at("Emden+Karlsruhe", 10).guard("Sydney", "Jamaica", 1).game, "Emden+Karlsruhe",
            10) == "2 station_raid");
}

TEST_CASE("[FS 9.3.2.2] Several stations: one die says which, the first on the lowest faces") {
  struct Row {
    int area;
    std::vector<int> dice;  // of the cup, of the decision
    std::string station;
  };
  const Row rows[] = {
      {4, {1, 1}, "Fiji"},  // three chits, two stations
      {4, {1, 3}, "Fiji"},        {4, {1, 4}, "Fanning Island"}, {4, {1, 6}, "Fanning Island"},
      {24, {1, 1, 1}, "Colombo"},  // five and three for the merchants, three stations
      {24, {1, 1, 2}, "Colombo"}, {24, {1, 1, 3}, "Madras"},     {24, {1, 1, 4}, "Madras"},
      {24, {1, 1, 5}, "Penang"},  {24, {1, 1, 6}, "Penang"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.station);
    Sea sea;
    sea.at("Emden", row.area);
    Tables tables(sea.game, row.dice);
    DrawnGroup group = drawn(sea.game, "Emden", row.area);
    draw_assignment(tables.umpire(), group, {});
    CHECK(group.chit == Chit::station_raid);
    CHECK(real_pack().station(group.station).name == row.station);
    CHECK(tables.dice_left() == 0);
  }
}

TEST_CASE("[FS 9.3.2.2] [FS 4.2] No chit for a station where six cruisers would stand") {
  Sea sea;
  sea.at("Emden", 10).captured(10, 1);
  DrawnGroup five = drawn(sea.game, "Scharnhorst+Gneisenau+Karlsruhe+Dresden+Leipzig", 10);
  five.chit = Chit::station_raid;
  five.station = sea.game.station("Jamaica");
  CHECK(cup(sea.game, "Emden", 10, {five}) == "");
  five.ships.pop_back();
  CHECK(cup(sea.game, "Emden", 10, {five}) == "2 station_raid");
}

TEST_CASE("[FS 9.3.2.2] [FS 7.1] A station of the rebellion is raided without a draw") {
  Rules boers = basic_rules;
  boers.boer_rebellion = true;
  const auto raid = [](Sea& sea) {
    Tables tables(sea.game, std::vector<int>(4, 1));
    DrawnGroup group = drawn(sea.game, "Emden", 19);
    draw_assignment(tables.umpire(), group, {});
    const bool no_draw = tables_told(tables.events(), "9.3.2.2").empty();
    return std::pair{group.station, no_draw && group.chit == Chit::station_raid};
  };
  Sea open(boers);
  open.at("Emden", 19);
  CHECK(raid(open) == std::pair{open.game.station("Capetown"), true});
  // Guarded since an earlier OB no chit would be put in.
  Sea guarded(boers);
  guarded.at("Emden", 19).guard("Hampshire", "Capetown", 1);
  CHECK(!raid(guarded).second);
  Sea spread(boers);
  spread.at("Emden", 19).game.change().board.rebellion = true;
  CHECK(!raid(spread).second);
  Sea without;
  without.at("Emden", 19);
  CHECK(!raid(without).second);
  // Lüderitz Bay is worth nothing, so that no chit is ever put in for it.
  Sea other(boers);
  other.at("Emden", 19).raided("Capetown");
  CHECK(cup(other.game, "Emden", 19) == "2 merchant_capture");
}

TEST_CASE("[FS 9.3.2.2] Merchants: a chit for each that is left, or was before this OB's escorts") {
  // Area 5: two merchants, no station.
  CHECK(cup(Sea{}.at("Emden", 5).game, "Emden", 5) == "2 merchant_capture");
  CHECK(cup(Sea{}.at("Emden", 5).captured(5, 1).game, "Emden", 5) == "merchant_capture");
  CHECK(cup(Sea{}.at("Emden", 5).duty("Canopus", 5, Duty::merchant_escort, 1).game, "Emden", 5) ==
        "merchant_capture");
  CHECK(cup(Sea{}.at("Emden", 5).duty("Canopus", 5, Duty::merchant_escort, 2).game, "Emden", 5) ==
        "2 merchant_capture");
  CHECK(cup(Sea{}.at("Emden", 5).captured(5, 2).game, "Emden", 5) == "");
}

TEST_CASE(
    "[FS 9.3.2.2] Surprise: a lone, weaker ship that has just moved; more for more strength") {
  struct Row {
    std::string because;
    std::string ships;
    std::string allies;
    int ob;
    std::string cup;  // in area 14, where nothing else is to be had
  };
  const Row rows[] = {
      {"weaker by one", "Karlsruhe", "Glasgow", 2, "surprise_attack"},
      {"as strong", "Emden", "Glasgow", 2, ""},
      {"it has not just moved", "Karlsruhe", "Glasgow", 1, ""},
      {"not alone", "Scharnhorst", "Glasgow+Bristol", 2, ""},
      {"two points and a grade better", "Scharnhorst", "Glasgow", 2, "2 surprise_attack"},
      {"two points, but no better gunner", "Scharnhorst", "Sydney", 2, "surprise_attack"},
      {"a squadron", "Emden+Karlsruhe", "Glasgow", 2, "2 surprise_attack"},
      {"a squadron that is stronger too: not added", "Scharnhorst+Emden", "Glasgow", 2,
       "2 surprise_attack"},
      {"both armoured cruisers", "Scharnhorst+Gneisenau", "Glasgow", 2, "3 surprise_attack"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Sea sea;
    sea.at(row.ships, 14).duty(row.allies, 14, Duty::search, row.ob);
    CHECK(cup(sea.game, row.ships, 14) == row.cup);
  }
}

TEST_CASE("[FS 9.3.2.2] [FS 4.6.5] No chit for who cannot surprise any more") {
  const auto sea = [] {
    Sea met;
    met.at("Karlsruhe", 14).duty("Glasgow", 14, Duty::search, 2);
    return met;
  };
  Sea used = sea(), slowed = sea(), made = sea();
  used.game.change("Karlsruhe").surprise_used = true;
  slowed.game.change("Karlsruhe").slowed = true;
  made.game.change().board.surprise_made = true;
  for (const Sea* one : {&used, &slowed, &made}) CHECK(cup(one->game, "Karlsruhe", 14) == "");
}

TEST_CASE("[FS 9.3.2.2] [FS 6.4.2] Intervention: a squadron against few that are weaker") {
  struct Row {
    std::string because;
    std::string ships;
    std::string box;
    std::string cup;  // in area 32, whose only station is raided
  };
  const Row rows[] = {
      {"one chit for each weaker ship", "Scharnhorst+Gneisenau", "Sydney+Melbourne+Encounter",
       "3 intervention"},
      {"one as strong gives none", "Scharnhorst+Gneisenau", "Sydney+Hampshire", "intervention"},
      {"a stronger one", "Scharnhorst+Gneisenau", "Sydney+Australia", ""},
      {"four ships", "Scharnhorst+Gneisenau", "Sydney+Melbourne+Encounter+Psyche", ""},
      {"one cruiser alone", "Scharnhorst", "Sydney", ""},
      {"only one that is better than somebody", "Karlsruhe+Emden", "Encounter", ""},
      {"two that are", "Karlsruhe+Emden", "Psyche", "intervention"},
      {"nobody has landed", "Scharnhorst+Gneisenau", "", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Sea sea(advanced_rules);
    sea.at(row.ships, 32).raided("Ocean Island");
    if (!row.box.empty()) {
      sea.at(row.box, 32);
      sea.game.place(row.box, Whereabouts::colony_box);
    }
    CHECK(cup(sea.game, row.ships, 32) == row.cup);
  }
}

TEST_CASE("[FS 9.3.2.2] Kamerun is left out of interventions") {
  Sea sea(advanced_rules);
  sea.at("Scharnhorst+Gneisenau", 18).raided("Lagos").captured(18, 1).at("Challenger", 18);
  sea.game.place("Challenger", Whereabouts::colony_box);
  CHECK(cup(sea.game, "Scharnhorst+Gneisenau", 18) == "");
}

TEST_CASE("[FS 9.3.2.2] [FS 7.2] The Rufiji: one chit, two for a damaged cruiser, one cruiser") {
  Rules river = basic_rules;
  river.rufiji = true;
  const auto sea = [](Rules rules) {
    Sea mouth(rules);
    mouth.at("Emden", 21).raided("Zanzibar").raided("Mombasa").captured(21, 2);
    return mouth;
  };
  CHECK(cup(sea(river).game, "Emden", 21) == "rufiji");
  CHECK(cup(sea(basic_rules).game, "Emden", 21) == "");
  Sea damaged = sea(river);
  damaged.game.change("Emden").damage = 1;
  CHECK(cup(damaged.game, "Emden", 21) == "2 rufiji");
  CHECK(cup(sea(river).at("Scharnhorst", 21).game, "Scharnhorst", 21) == "");
  CHECK(cup(sea(river).at("Emden+Dresden", 21).game, "Emden+Dresden", 21) == "");
  // Another has drawn it, or lies there; the one that lies there may stay.
  Sea two = sea(river);
  two.at("Dresden", 21);
  DrawnGroup other = drawn(two.game, "Dresden", 21);
  other.chit = Chit::rufiji;
  CHECK(cup(two.game, "Emden", 21, {other}) == "");
  two.game.place("Dresden", Whereabouts::rufiji);
  CHECK(cup(two.game, "Emden", 21) == "");
  CHECK(cup(two.game, "Dresden", 21) == "rufiji");
}

TEST_CASE(
    "[FS 9.3.2.2] Convoys: two chits with one escort at most, one to surprise a stronger one") {
  // The Canadian convoy is in 12: Halifax and St John's are raided, the merchants gone.
  const auto sea = [](const std::string& escorts) {
    Sea lanes(advanced_rules);
    lanes.at("Emden", 12).raided("Halifax").raided("St John's").captured(12, 2);
    lanes.convoy("Canadian", escorts);
    return lanes;
  };
  CHECK(cup(sea("").game, "Emden", 12) == "2 convoy_attack");
  CHECK(cup(sea("Essex").game, "Emden", 12) == "2 convoy_attack");
  CHECK(cup(sea("Essex+Good Hope").game, "Emden", 12) == "convoy_surprise");
}

TEST_CASE("[FS 9.3.2.2] [FS 9.5] The return: two chits in area 13, one more for each order") {
  Sea sea;
  sea.at("Emden", 13).captured(13, 1);
  CHECK(cup(sea.game, "Emden", 13) == "2 return_to_germany");
  sea.game.change().board.solitaire->notes.push_back({sea.game.ship("Emden"), 2, false});
  CHECK(cup(sea.game, "Emden", 13) == "4 return_to_germany");
  CHECK(cup(Sea{}.at("Emden", 14).game, "Emden", 14) == "");
}

TEST_CASE("[FS 9.3.2.2] What the chit says stands in the Ship Log; without a chit nothing does") {
  Sea sea;
  sea.at("Emden", 5);
  sea.game.change().board.solitaire->drawn = {drawn(sea.game, "Emden", 5)};
  Tables tables(sea.game, {3});
  move_drawn_groups(tables.umpire());
  REQUIRE(tables.umpire().state().german.plot.size() == 1);
  CHECK(tables.umpire().state().german.plot.front().assignment == Assignment::merchants);
  Sea empty;
  empty.at("Emden", 14);
  empty.game.change().board.solitaire->drawn = {drawn(empty.game, "Emden", 14)};
  Tables nothing(empty.game, {});
  move_drawn_groups(nothing.umpire());
  REQUIRE(nothing.umpire().state().german.plot.size() == 1);
  CHECK(nothing.umpire().state().german.plot.front().assignment == Assignment::none);
}
