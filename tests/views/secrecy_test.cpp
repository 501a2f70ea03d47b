// What is committed to, what opens it, and what counts as a secret told: the ground that sealings
// and taking back stand on (docs/fair-play.md).
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "tests/far_seas/game.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::far_seas::test {
namespace {

using wire::FarSeasCodec;

const core::Viewer german_eye = core::Viewer::of(core::admiral_of(german));
const core::Viewer allied_eye = core::Viewer::of(core::admiral_of(allied));
const core::Viewer public_eye = core::Viewer::public_eye();

const PlottedGroup to_thirty{{ShipId{5}}, AreaId{30}, Assignment::merchants, no_station};
const PlottedGroup to_32{{ShipId{5}}, AreaId{32}, Assignment::merchants, no_station};

int logs_told(const Game& game, core::Viewer viewer) {
  const auto told = game.told(viewer);
  return static_cast<int>(std::ranges::count_if(
      told, [](const Event& event) { return std::holds_alternative<event::ShipLogFiled>(event); }));
}

TEST_CASE("[FS 4.9] [FS 6.1] the plot's sealing has the moves and not the coal") {
  const auto sealed = [](const event::PlotCommitted& plot) { return *FarSeasCodec::sealing(plot); };
  const auto plain = sealed({{to_thirty}, {}});
  CHECK(plain.kind == "plot");
  CHECK(plain.side == german);
  // Opening the review's part must not open the rest of the sheet.
  CHECK(sealed({{to_thirty}, {ShipId{5}}}).content == plain.content);
  CHECK(sealed({{to_32}, {}}).content != plain.content);
}

TEST_CASE("[FS 4.9] the review opens the turn's plots, and nothing else does") {
  const PlotRecord record{1, 1, {ShipId{5}}, AreaId{30}, Assignment::merchants, no_station};
  CHECK(FarSeasCodec::opened_by(event::TurnEnded{{record}}) == std::vector<std::string>{"plot"});
  // Double-blind: the review waits for the end of the game.
  CHECK(FarSeasCodec::opened_by(event::TurnEnded{}).empty());
  CHECK(FarSeasCodec::opened_by(event::SealsOpened{}).empty());
  CHECK(FarSeasCodec::opened_by(event::PlotsFiled{{record}}).empty());
}

TEST_CASE("[FS 4.6.4] a sealed order is committed to by its own side") {
  const auto sealing =
      FarSeasCodec::sealing(event::SealedKept{allied, order::Targets{{{ShipId{40}, ShipId{1}}}}});
  REQUIRE(sealing);
  CHECK(sealing->kind == "answer");
  CHECK(sealing->side == allied);
}

TEST_CASE("[FS 4.9] what stays secret of the Ship Log is filed every turn, whatever is in it") {
  for (const bool captures : {false, true}) {
    CAPTURE(captures);
    Game game(EmptySea{.turn = 3});
    game.place("Emden", 31).place("Fox", 26).begin();
    game.germans(captures ? "Emden > 30 merchants" : "Emden > 30");
    game.allies("");
    if (captures) game.germans("Emden 1");
    REQUIRE(game.board().turn == 4);
    CHECK(logs_told(game, german_eye) == 1);
    CHECK(logs_told(game, allied_eye) == 0);
    CHECK(logs_told(game, public_eye) == 0);
  }
}

TEST_CASE("an order that calls out names, carries a plot out or opens seals tells a secret") {
  Game open(EmptySea{.turn = 3});
  open.place("Emden", 31).place("Fox", 26).begin();
  Rules rules = basic_rules;
  rules.double_blind = true;
  Game blind(EmptySea{.turn = 3, .rules = rules});
  blind.place("Emden", 31).place("Fox", 26).begin();
  const ShipId emden = open.ship("Emden"), fox = open.ship("Fox");
  struct Row {
    Event event;
    bool at_the_table;
    bool double_blind;
  };
  const Row rows[] = {
      {event::Asked{}, false, false},
      {event::Answered{german, true}, false, false},
      {event::SealedKept{german, order::Targets{}}, false, false},
      {event::PlotCommitted{}, false, false},
      {event::CruisersNamed{{emden}, {}}, true, true},
      {event::GroupMoved{{emden}, AreaId{31}, AreaId{30}, Duty::none, no_station, no_convoy}, true,
       true},
      {event::GroupMoved{{fox}, AreaId{26}, AreaId{30}, Duty::search, no_station, no_convoy}, false,
       true},
      {event::PlotExecuted{}, true, true},
      {event::SealsOpened{}, true, true},
      {event::Approached{}, false, true},
      {event::AssignmentsRevealed{}, true, true},
      {event::AccidentRevealed{emden}, true, true},
      {event::SurpriseAttackMade{{emden}, {fox}, true}, true, true},
      {event::SurpriseAttackMade{{emden}, {fox}, false}, false, true},
      {event::TurnEnded{}, true, true},
  };
  for (const Row& row : rows) {
    CAPTURE(row.event.index());
    CHECK(reveals(open.state(), row.event) == row.at_the_table);
    CHECK(reveals(blind.state(), row.event) == row.double_blind);
  }
}

}  // namespace
}  // namespace chartroom::far_seas::test
