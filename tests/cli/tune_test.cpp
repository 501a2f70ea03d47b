// Balance by bot play: what is a knob, what comes out, and what is written.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "client-cli/tune/screening.hpp"
#include "data/loader/far_seas_loader.hpp"
#include "data/loader/packs.hpp"

namespace chartroom::cli {
namespace {

std::filesystem::path folder() {
  return data::default_packs() / "far_seas";
}

far_seas::Pack pack() {
  return data::load_far_seas(folder()).value();
}

bool has_knob(const std::vector<Knob>& knobs, const far_seas::Pack& pack, std::string_view name) {
  return std::ranges::any_of(knobs, [&](const Knob& k) { return name_of(pack, k) == name; });
}

TuneWishes quick() {
  return {.games = 6, .rounds = 2, .seed = 3, .players = {}};
}

void quietly(int, int) {}

TEST_CASE("what a rule or an earlier edition fixes is no knob") {
  const far_seas::Pack p = pack();
  const std::vector<Knob> knobs = knobs_of(p);
  CHECK(has_knob(knobs, p, "density of area 8"));
  CHECK(has_knob(knobs, p, "value of Fiji"));
  CHECK_FALSE(has_knob(knobs, p, "density of area 21"));     // 4.4.1
  CHECK_FALSE(has_knob(knobs, p, "value of Lüderitz Bay"));  // 7.1.2
  CHECK_FALSE(has_knob(knobs, p, "value of Port Moresby"));  // an earlier edition
  CHECK_FALSE(has_knob(knobs, p, "density of area 33"));
  CHECK(has_knob(knobs, p, "coal in area 5"));
  CHECK_FALSE(has_knob(knobs, p, "coal in area 4"));  // a colony's (6.1.2)
  CHECK(has_knob(knobs, p, "route of the South African convoy"));
}

TEST_CASE("tuning keeps to its knobs, one step from where they were, and says which it turned") {
  const far_seas::Pack before = pack();
  int told = 0;
  const Tuning tuning = tune(before, quick(), [&](int, int) { ++told; });
  CHECK(told >= quick().games * 3);  // it stops when nothing pays
  CHECK(told % (quick().games * 3) == 0);
  far_seas::Pack undone = tuning.pack;
  std::size_t turned = 0;
  for (const Knob& knob : knobs_of(before)) {
    const int from = value_of(before, knob), to = value_of(tuning.pack, knob);
    CHECK(to >= knob.least);
    CHECK(to <= knob.most);
    CHECK(std::abs(to - from) <= 1);
    turned += to == from ? 0 : 1;
    turn(undone, knob, from);
  }
  CHECK(turned == tuning.turned.size());
  for (std::size_t i = 0; i < before.areas.size(); ++i) {
    CHECK(undone.areas[i].density == before.areas[i].density);
    CHECK(undone.areas[i].coal == before.areas[i].coal);
  }
  for (std::size_t i = 0; i < before.stations.size(); ++i) {
    CHECK(undone.stations[i].value == before.stations[i].value);
  }
  for (std::size_t i = 0; i < before.convoys.size(); ++i) {
    CHECK(undone.convoys[i].route == before.convoys[i].route);
  }
}

TEST_CASE("regression finds what a step is worth, and believes in none that no game tried") {
  // 40 games: the first knob is worth 4, the second -2, the third was never turned.
  Steps steps;
  std::vector<int> points;
  for (int i = 0; i < 40; ++i) {
    const int a = i % 3 - 1, b = i / 3 % 3 - 1;
    steps.push_back({a, b, 0});
    points.push_back(30 + 4 * a - 2 * b);
  }
  const Worths sure = worths_of(steps, points, 1e-9);
  CHECK(sure.median == doctest::Approx(30));
  CHECK(sure.of_a_step[0] == doctest::Approx(4));
  CHECK(sure.of_a_step[1] == doctest::Approx(-2));
  CHECK(sure.of_a_step[2] == doctest::Approx(0));
  const Worths doubtful = worths_of(steps, points, 1000);
  CHECK(doubtful.of_a_step[0] > 0);
  CHECK(doubtful.of_a_step[0] < 1);
}

TEST_CASE("steps are taken that bring all three games nearer, the best first, until none pays") {
  std::array<Worths, tuned_games.size()> worths;
  worths[0] = {36, {0, 0, 3, -0.1}};
  worths[1] = {40, {-2, 2, 3, -0.1}};
  worths[2] = {41, {-2, 2, -3, -0.1}};
  const auto any = [](std::size_t, int) { return true; };
  CHECK(best_steps(worths, 36, 0.5, any) == std::vector{1, -1, 0, 0});
  const auto not_the_first = [](std::size_t knob, int) { return knob != 0; };
  CHECK(best_steps(worths, 36, 0.5, not_the_first) == std::vector{0, -1, 0, 0});
  CHECK(best_steps(worths, 36, 100, any) == std::vector{0, 0, 0, 0});
}

TEST_CASE("the same wishes tune alike") {
  const Tuning one = tune(pack(), quick(), quietly), two = tune(pack(), quick(), quietly);
  CHECK(tuning_text(one, quick()) == tuning_text(two, quick()));
}

TEST_CASE("an empty band and a median off the draw are paid for") {
  const far_seas::Pack p = pack();
  Balance all_bands, one_band;
  for (auto& points : all_bands.points) points = {20, 35, 35, 36, 36, 45, 55, 65, 75};
  for (auto& points : one_band.points) points = {36, 36, 36};
  CHECK(distance_of(p, all_bands) < distance_of(p, one_band));
  Balance far_off = all_bands;
  for (int& vp : far_off.points[0]) vp += 20;
  CHECK(distance_of(p, far_off) > distance_of(p, all_bands));
}

TEST_CASE("a convoy goes between its dots by the shortest ways or one dot about") {
  using far_seas::AreaId;
  const auto way = [](std::initializer_list<int> numbers) {
    Route route;
    for (const int n : numbers) route.push_back(AreaId{static_cast<std::uint8_t>(n)});
    return route;
  };
  const far_seas::Pack p = pack();
  CHECK(routes_between(p, AreaId{12}, AreaId{15}) ==
        std::vector<Route>{way({12, 15}), way({12, 13, 15}), way({12, 16, 15})});
  CHECK(routes_between(p, AreaId{14}, AreaId{14}) == std::vector<Route>{way({14})});
  // Never through the Mediterranean, nor by a canal.
  for (const Route& route : routes_between(p, AreaId{23}, AreaId{16})) {
    for (const AreaId dot : route) CHECK_FALSE(p.area(dot).allied_only);
  }
}

TEST_CASE("values of knobs are told in words") {
  const far_seas::Pack p = pack();
  for (const Knob& knob : knobs_of(p)) {
    const std::string name = name_of(p, knob);
    if (name == "route of the Canadian convoy") {
      CHECK(in_words(p, knob, 0) == "12-15");
      CHECK(in_words(p, knob, 1) == "12-13-15");
    }
    if (name == "coal in area 5") CHECK(in_words(p, knob, 0) == "none");
    if (name == "density of area 8") CHECK(in_words(p, knob, 2) == "2");
  }
}

void turn_named(far_seas::Pack& pack, std::string_view name, int value) {
  for (const Knob& knob : knobs_of(pack)) {
    if (name_of(pack, knob) == name) return turn(pack, knob, value);
  }
  FAIL("no such knob");
}

KnobFiles files_in(const std::filesystem::path& from) {
  const auto text = [&](const char* name) {
    std::ifstream file{from / name, std::ios::binary};
    return std::string{std::istreambuf_iterator<char>{file}, {}};
  };
  return {text("areas.toml"), text("stations.toml"), text("convoys.toml")};
}

TEST_CASE("written files hold the tuned values and nothing else changes") {
  far_seas::Pack p = pack();
  const KnobFiles as_it_was = files_in(folder());
  const KnobFiles unchanged = with_values(as_it_was, p);
  CHECK(unchanged.areas == as_it_was.areas);
  CHECK(unchanged.stations == as_it_was.stations);
  CHECK(unchanged.convoys == as_it_was.convoys);
  turn_named(p, "density of area 8", 1);
  turn_named(p, "coal in area 5", 0);
  turn_named(p, "coal in area 6", 1);
  turn_named(p, "value of Fiji", 3);
  turn_named(p, "route of the Canadian convoy", 2);
  const KnobFiles files = with_values(as_it_was, p);
  const auto to = std::filesystem::temp_directory_path() / "chartroom_tune_test";
  std::filesystem::remove_all(to);
  std::filesystem::copy(folder(), to);
  std::ofstream{to / "areas.toml", std::ios::binary} << files.areas;
  std::ofstream{to / "stations.toml", std::ios::binary} << files.stations;
  std::ofstream{to / "convoys.toml", std::ios::binary} << files.convoys;
  const auto again = data::load_far_seas(to);
  std::filesystem::remove_all(to);
  REQUIRE(again);
  CHECK(again->areas[7].density == 1);
  CHECK(again->areas[4].coal == far_seas::CoalKind::none);
  CHECK(again->areas[5].coal == far_seas::CoalKind::free);
  CHECK(again->station(*again->station_named("Fiji")).value == 3);
  CHECK(again->convoys[0].route == p.convoys[0].route);
  CHECK(files.areas.size() == as_it_was.areas.size());  // the columns stay in line
}

TEST_CASE("the picture has a row for each game and says what it shows") {
  Tuning tuning{pack(), {}, {}, {}};
  for (auto& points : tuning.before.points) points = {10, 50};
  for (auto& points : tuning.after.points) points = {35};
  const std::string svg = tuning_svg(tuning);
  for (const std::string_view game : tuned_games) {
    CHECK(svg.find(">" + std::string{game} + "<") != std::string::npos);
  }
  CHECK(svg.find("35-39: 1 games") != std::string::npos);
  CHECK(svg.ends_with("</svg>\n"));
}

}  // namespace
}  // namespace chartroom::cli
