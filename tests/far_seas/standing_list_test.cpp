// What may stand in a list of standing orders.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

ShipId ship(std::string_view name) {
  return *real_pack().ship_named(name);
}

std::string refusal_of(chartroom::core::Side side, const StandingOrder& order) {
  const auto refusal = FarSeas{real_pack()}.check_standing(side, {{order}});
  return refusal ? refusal->what.text() : "";
}

}  // namespace

TEST_CASE("Each decision is put to a side, and each side is told which") {
  const auto of_germans = decisions_of(german), of_allies = decisions_of(allied);
  std::set<Decision> all(of_germans.begin(), of_germans.end());
  all.insert(of_allies.begin(), of_allies.end());
  CHECK(all.size() == static_cast<std::size_t>(Decision::assign) + 1);
  CHECK(contains(of_germans, Decision::plot));
  CHECK_FALSE(contains(of_allies, Decision::plot));
  CHECK(contains(of_allies, Decision::chase));
}

TEST_CASE("Each decision can be left to the person, the defaults or the midshipman") {
  for (const auto side : {german, allied}) {
    for (const Decision decision : decisions_of(side)) {
      CAPTURE(to_string(decision));
      for (const auto answer :
           {StandingAnswer::ask, StandingAnswer::defaults, StandingAnswer::midshipman}) {
        CHECK(refusal_of(side, {.decision = decision, .answer = answer}) == "");
      }
    }
  }
  CHECK(FarSeas{real_pack()}.default_standing(german) == Standing{});
}

TEST_CASE("A standing order that makes no sense is refused, and it is said why") {
  struct Row {
    std::string refusal;
    chartroom::core::Side side;
    StandingOrder order;
  };
  using enum StandingAnswer;
  const Row rows[] = {
      {"", german, {.decision = Decision::accept_or_run, .met = Met::stronger, .answer = run}},
      {"Your side is never asked for accept_or_run.",
       allied,
       {.decision = Decision::accept_or_run, .answer = run}},
      {"'yes' is no answer to accept_or_run.",
       german,
       {.decision = Decision::accept_or_run, .answer = yes}},
      {"'homeward' is no answer to search.",
       allied,
       {.decision = Decision::search, .answer = homeward}},
      {"'run' is no answer to plot.", german, {.decision = Decision::plot, .answer = run}},
      {"", allied, {.decision = Decision::escape, .answer = homeward}},
      {"Glasgow is a ship of the other side.",
       german,
       {.decision = Decision::escape, .ships = {ship("Glasgow")}, .answer = homeward}},
      {"There is no such ship.",
       german,
       {.decision = Decision::escape, .ships = {no_ship}, .answer = homeward}},
      {"The answer to plot is for the whole side, not for single ships.",
       german,
       {.decision = Decision::plot, .ships = {ship("Emden")}, .answer = midshipman}},
      {"Nobody is met where plot is asked for.",
       german,
       {.decision = Decision::plot, .met = Met::stronger, .answer = midshipman}},
      {"Nobody is met where return_home is asked for.",
       german,
       {.decision = Decision::return_home, .against = {ShipType::BC}, .answer = no}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.refusal);
    CHECK(refusal_of(row.side, row.order) == row.refusal);
  }
}

TEST_CASE("There may be 64 standing orders, and no more") {
  const FarSeas rules{real_pack()};
  Standing standing;
  standing.orders.resize(64, {.decision = Decision::plot, .answer = StandingAnswer::ask});
  CHECK_FALSE(rules.check_standing(german, standing));
  standing.orders.push_back(standing.orders.front());
  REQUIRE(rules.check_standing(german, standing));
  CHECK(rules.check_standing(german, standing)->what.text() == "These are 65 standing orders.");
}
