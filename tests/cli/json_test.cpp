#include "client-cli/show/json.hpp"

#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::Decision;

TEST_CASE("The state of things: turn, points, and whose decision it is") {
  auto view = laid_table(far_seas::german, Decision::plot);
  view.board.vp = 2;
  view.board.track = {
      {.turn = 1, .ob = 1, .kind = far_seas::VpKind::capture, .points = 2, .area = area(24)}};
  const auto json = cli::state_json(view, {});
  CHECK(json.at("side").as_string() == "german");
  CHECK(json.at("turn").to_number<int>() == 1);
  CHECK(json.at("points").to_number<int>() == 2);
  CHECK(json.at("track").at(0).at("area").at("number").to_number<int>() == 24);
  CHECK(json.at("track").at(0).at("ship").is_null());
  CHECK(json.at("decision").at("kind").as_string() == "plot");
  CHECK(json.at("decision").at("mine").as_bool());
  CHECK(json.at("combat").is_null());
}

TEST_CASE("Ships: every counter with its numbers, chosen by words") {
  const auto view = laid_table(far_seas::allied, Decision::allied_movement);
  const auto filter = cli::read_filter(view, "32 german");
  REQUIRE(filter.has_value());
  const auto json = cli::ships_json(view, *filter);
  CHECK(json.at("ships").as_array().size() == 3);
  CHECK(json.at("ships").at(0).at("name").as_string() == "Scharnhorst");
  CHECK(json.at("ships").at(0).at("capacity").to_number<int>() == 6);
  CHECK(json.at("ships").at(0).at("where").as_string() == "at_sea");
  CHECK(!cli::read_filter(view, "nowhere at all").has_value());
}

TEST_CASE("The log of the Allied side has nothing that is secret") {
  const auto json = cli::log_json(laid_table(far_seas::allied, Decision::plot));
  CHECK(!json.contains("this_turn"));
  CHECK(!json.contains("credits"));
  CHECK(cli::log_json(laid_table(far_seas::german, Decision::plot)).contains("this_turn"));
}

TEST_CASE("The map: all areas with what is left in them") {
  const auto view = laid_table(far_seas::allied, Decision::plot);
  const auto json = cli::map_json(view, std::nullopt);
  CHECK(json.at("areas").as_array().size() == 34);
  const auto one = cli::map_json(view, area(21));
  CHECK(one.at("areas").as_array().size() == 1);
  CHECK(one.at("areas").at(0).at("stations").at(0).at("code").is_string());
}

TEST_CASE("What is not there is null, and an empty list is empty") {
  auto view = laid_table(far_seas::german, Decision::plot);
  view.side.reset();
  const auto state = cli::state_json(view, {});
  CHECK(state.at("side").is_null());
  CHECK(state.at("outcome").is_null());
  CHECK(state.at("accident_turn").is_null());
  CHECK(state.at("decision").at("options").is_null());
  const auto filter = cli::read_filter(view, "lion");
  REQUIRE(filter.has_value());
  const auto lion = cli::ships_json(view, *filter).at("ships").at(0);
  CHECK(lion.at("where").as_string() == "british_reserves");
  CHECK(lion.at("area").is_null());
  CHECK(lion.at("group") == boost::json::array{});
  CHECK(cli::options_json(the_pack(), {}).at("decision").is_null());
  view.board.outcome = core::Outcome{.level = "draw"};
  CHECK(cli::state_json(view, {}).at("outcome").at("winner").is_null());
}
