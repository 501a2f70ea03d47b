// Balance by bot play: what is a knob, what comes out, and what is written.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "client-cli/tune/tune.hpp"
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

std::string text_of(const std::string& name) {
  std::ifstream file{folder() / name, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

bool has_knob(const std::vector<Knob>& knobs, const far_seas::Pack& pack, std::string_view name) {
  return std::ranges::any_of(knobs, [&](const Knob& k) { return name_of(pack, k) == name; });
}

TuneWishes quick() {
  return {.games = 4, .rounds = 6, .seed = 3, .players = {}};
}

TEST_CASE("what a rule or an earlier edition fixes is no knob") {
  const far_seas::Pack p = pack();
  const std::vector<Knob> knobs = knobs_of(p);
  CHECK(has_knob(knobs, p, "density of area 8"));
  CHECK(has_knob(knobs, p, "value of Fiji"));
  CHECK_FALSE(has_knob(knobs, p, "density of area 21"));     // 4.4.1
  CHECK_FALSE(has_knob(knobs, p, "value of Lüderitz Bay"));  // 7.1.2
  CHECK_FALSE(has_knob(knobs, p, "value of Port Moresby"));  // an earlier edition
  CHECK_FALSE(has_knob(knobs, p, "density of area 33"));
}

TEST_CASE("tuning never comes out farther from balance, and keeps to its knobs") {
  const far_seas::Pack before = pack();
  int told = 0;
  const Tuning tuning = tune(before, quick(), [&](int, double) { ++told; });
  CHECK(told == 6);
  CHECK(distance_of(tuning.pack, tuning.after) <= distance_of(before, tuning.before));
  const std::vector<Knob> knobs = knobs_of(before);
  far_seas::Pack undone = tuning.pack;
  for (const Knob& knob : knobs) {
    CHECK(value_of(tuning.pack, knob) >= knob.least);
    CHECK(value_of(tuning.pack, knob) <= knob.most);
    turn(undone, knob, value_of(before, knob));
  }
  for (std::size_t i = 0; i < before.areas.size(); ++i) {
    CHECK(undone.areas[i].density == before.areas[i].density);
  }
  for (std::size_t i = 0; i < before.stations.size(); ++i) {
    CHECK(undone.stations[i].value == before.stations[i].value);
  }
}

TEST_CASE("the same wishes tune alike") {
  const Tuning one = tune(pack(), quick(), {}), two = tune(pack(), quick(), {});
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

TEST_CASE("written files hold the tuned values and nothing else changes") {
  far_seas::Pack p = pack();
  CHECK(with_densities(text_of("areas.toml"), p) == text_of("areas.toml"));
  CHECK(with_values(text_of("stations.toml"), p) == text_of("stations.toml"));
  for (const Knob& knob : knobs_of(p)) {
    if (name_of(p, knob) == "density of area 8") turn(p, knob, 1);
    if (name_of(p, knob) == "value of Fiji") turn(p, knob, 3);
  }
  const std::string areas = with_densities(text_of("areas.toml"), p);
  const std::string stations = with_values(text_of("stations.toml"), p);
  CHECK(areas != text_of("areas.toml"));
  const auto to = std::filesystem::temp_directory_path() / "chartroom_tune_test";
  std::filesystem::remove_all(to);
  std::filesystem::copy(folder(), to);
  std::ofstream{to / "areas.toml", std::ios::binary} << areas;
  std::ofstream{to / "stations.toml", std::ios::binary} << stations;
  const auto again = data::load_far_seas(to);
  std::filesystem::remove_all(to);
  REQUIRE(again);
  CHECK(again->areas[7].density == 1);
  CHECK(again->station(*again->station_named("Fiji")).value == 3);
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
