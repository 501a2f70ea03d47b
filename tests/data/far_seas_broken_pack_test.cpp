// Packs with one thing wrong each: the loader must name the file, the line, the field and the
// fault.
#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "far_seas_pack_file.hpp"

using namespace chartroom::data;
using chartroom::data_test::far_seas_texts;

namespace {

// In `file`, the first `found` becomes `put`; the loader must then complain of the line where
// `found` began, of `field`, in words that hold `what`. If the fault shows elsewhere: of the first
// line of `shows_in` that holds `shows_at`.
struct Fault {
  std::string_view file, found, put, field, what;
  std::string_view shows_in = {}, shows_at = {};
};

PackFile& named(std::vector<PackFile>& files, std::string_view name) {
  return *std::ranges::find(files, name, &PackFile::name);
}

int line_at(std::string_view text, std::size_t position) {
  return 1 + static_cast<int>(std::ranges::count(text.substr(0, position), '\n'));
}

// Breaks the files and returns the line that was broken.
int breaks(std::vector<PackFile>& files, const Fault& fault) {
  std::string& text = named(files, fault.file).text;
  const std::size_t position = text.find(fault.found);
  REQUIRE(position != std::string::npos);
  const int line = line_at(text, position);
  text.replace(position, fault.found.size(), fault.put);
  return line;
}

void check_each(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    CAPTURE(fault.file);
    CAPTURE(fault.found);
    CAPTURE(fault.put);
    std::vector<PackFile> files = far_seas_texts();
    int line = breaks(files, fault);
    const std::string_view file = fault.shows_in.empty() ? fault.file : fault.shows_in;
    if (!fault.shows_at.empty()) {
      const std::string& text = named(files, file).text;
      line = line_at(text, text.find(fault.shows_at));
    }
    const auto pack = load_far_seas(files);
    REQUIRE_FALSE(pack.has_value());
    CAPTURE(to_string(pack.error()));
    CHECK(pack.error().file == file);
    CHECK(pack.error().line == line);
    CHECK(pack.error().field == fault.field);
    CHECK(pack.error().what.find(fault.what) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("[FS 2.1] a line with a wrong field is refused") {
  check_each({
      // clang-format off
      {"ships.toml", "stars = 3", "stras = 3", "stars", "is missing"},
      {"ships.toml", "fire = -3, ", "", "fire", "is missing"},
      {"ships.toml", "name = \"Emden\"", "nom = \"Emden\"", "name", "is missing"},
      {"ships.toml", "start = 31", "start = 31, colour = \"grey\"", "colour", "is no field of a ship"},
      {"ships.toml", "stars = 3", "stars = \"3\"", "stars", "must be a whole number, not text"},
      {"ships.toml", "stars = 3", "stars = 3.5", "stars", "not a number with a fraction"},
      {"ships.toml", "stars = 3", "stars = 6", "stars", "is 6, must be from 1 to 5"},
      {"ships.toml", "escort = false", "escort = 0", "escort", "must be true or false"},
      {"ships.toml", "fire = -3", "fire = 1", "fire", "is 1, must be from -9 to 0"},
      {"ships.toml", "damage = 6", "damage = 0", "damage", "must be from 1 to 20"},
      {"ships.toml", "speed = \"4-\"", "speed = \"5\"", "speed", "is '5', must be one of: 3, 3+, 4-, 4, 4+"},
      {"ships.toml", "gun = \"B\"", "gun = \"D\"", "gun", "is 'D', must be one of: A, B, C"},
      {"ships.toml", "type = \"AC\"", "type = \"DD\"", "type", "is 'DD'"},
      {"ships.toml", "nation = \"german\"", "nation = \"austrian\"", "nation", "is 'austrian', must be one of: german"},
      {"ships.toml", "start = 32", "start = 35", "start", "is 35, must be from 1 to 34"},
      {"ships.toml", "start = 32", "start = \"kiel\"", "start", "is 'kiel', must be one of: england_hb1"},
      {"ships.toml", "name = \"Emden\"", "name = \"\"", "name", "is empty"},
      {"ships.toml", "name = \"Emden\"", "name = \"Emden \"", "name", "ends with a space"},
      {"ships.toml", "name = \"Emden\"", "name = \"Em\\tden\"", "name", "control character"},
      {"ships.toml", "aliases = [\"Kon", "aliases = [7, \"Kon", "aliases", "must be text"},
      {"ships.toml", "main_cruiser = true", "main_cruiser = 1979-05-27", "main_cruiser", "not a date"},
      {"ships.toml", "nation = \"german\"", "navy = \"german\"", "navy", "is not known here"},
      {"ship_history.toml", "belt = 5.9", "belt = \"thick\"", "belt", "must be a number, not text"},
      {"ship_history.toml", "belt = 5.9", "belt = nan", "belt", "must be from 0 to 20"},
      {"ship_history.toml", "engines = \"piston\"", "engines = \"oars\"", "engines", "must be one of: turbine, piston"},
      {"areas.toml", "lat = 48", "lat = 148", "lat", "is 148, must be from -90 to 90"},
      {"areas.toml", "coal = \"none\"", "coal = \"some\"", "coal", "must be one of: none, free, colony"},
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = 2", "adjacent", "must be a list"},
      {"areas.toml", "area = [", "areas = [", "area", "is missing", "areas.toml", "# The areas"},
      {"canals.toml", "ends = [3, 10]", "ends = [3]", "ends", "must be two areas"},
      {"restrictions.toml", "area = 22, ", "", "area", "is missing"},
      {"restrictions.toml", "turn = 4", "area = 3, turn = 4", "area", "means nothing for 'may_not_move_before_turn'"},
      {"restrictions.toml", "\"Canopus\"", "\"Vengeance\"", "ships", "there is no ship 'Vengeance'"},
      {"restrictions.toml", "kind = \"must_go_to\"", "kind = \"must_go\"", "kind", "is 'must_go'"},
      {"convoys.toml", "transports = 15", "transports = 0", "transports", "must be from 1 to 99"},
      {"pack.toml", "version = \"2\"", "version = 2", "version", "must be text"},
      {"victory.toml", "result = \"draw\"", "result = \"tie\"", "result", "must be one of: allied_win, draw"},
      // clang-format on
  });
}

TEST_CASE("[FS 2.1] letters beyond ASCII belong in quotes, which end with their line") {
  check_each({
      // clang-format off
      {"ships.toml", "\"Königsberg\"", "Königsberg", "", "is not TOML: a letter beyond ASCII must stand in quotes"},
      {"ships.toml", "name = \"Königsberg\"", "näme = \"Königsberg\"", "", "must stand in quotes"},
      {"ships.toml", "\"Königsberg\"", "\"Kö\\\"ö\", ö", "", "must stand in quotes"},
      {"ships.toml", "\"Königsberg\"", "'Kö', ö", "", "must stand in quotes"},
      {"ships.toml", "\"Emden\"", "\"\"\"Emden\"\"\"", "", "multi-line strings are not taken"},
      {"ships.toml", "\"Emden\"", "\"Emden", "", "is not TOML: "},
      // clang-format on
  });
}

TEST_CASE("[FS 1.2] a value without a source, or with a strange one, is refused") {
  check_each({
      // clang-format off
      {"ships.toml", "start = \"rule 3.0\", ", "", "start", "has no source", "ships.toml", "name = \"Scharnhorst\""},
      {"ships.toml", "sources.stars = \"rule 2.1: by the type\"", "sources.stars = \"somebody\"", "stars", "must be text that begins with 'rule'"},
      {"ships.toml", "sources.stars = \"rule 2.1: by the type\"", "sources.stars = \"rule of thumb\"", "stars", "must be text that begins with 'rule'"},
      {"ships.toml", "sources.stars = \"rule 2.1: by the type\"", "sources.stars = 5", "stars", "must be text"},
      {"ships.toml", "sources.gun", "sources.guns", "sources", "'guns' is no field of a ship"},
      {"areas.toml", "sources = { density = \"rule 4.4.1\" }", "sources = \"rule 4.4.1\"", "sources", "must be a table"},
      // clang-format on
  });
}

TEST_CASE("[FS 2.1] counters that contradict the rulebook are refused") {
  check_each({
      // clang-format off
      {"ships.toml", "stars = 3", "stars = 4", "stars", "is 4, but type AC has 3 (rule 2.1)"},
      {"ships.toml", "name = \"Gneisenau\"", "name = \"Scharnhorst\"", "name", "shares a name or alias with 'Scharnhorst'"},
      {"ships.toml", "\"Konigsberg\", ", "\"Emden\", ", "name", "'Königsberg' shares a name or alias with 'Emden'"},
      {"ships.toml", "[\"Konigsberg\", \"Koenigsberg\"]", "[]", "aliases", "'Königsberg' needs an alias in plain ASCII"},
      {"ships.toml", "speed = \"3\",  escort = true", "speed = \"3\",  escort = false", "escort", "must be true: gun range A or B"},
      {"ships.toml", "gun = \"C\", fire = -4, damage = 5, speed = \"4-\", escort = false", "gun = \"C\", fire = -4, damage = 5, speed = \"4-\", escort = true", "escort", "must be false: gun range C"},
      {"ships.toml", "escort = false", "escort = true", "escort", "escorts are Allied"},
      {"ships.toml", "start = 32, main_cruiser = true", "start = 32", "main_cruiser", "must be true: a German cruiser overseas"},
      {"ships.toml", "rp_c12 = 1 ", "rp_c12 = 6 ", "rp_c12", "is 6, as of 'Emden'", "ships.toml", "name = \"Königsberg\""},
      {"ships.toml", "rufiji = true, ", "", "rufiji", "light Main Cruisers only"},
      {"ships.toml", "advanced_only = true", "advanced_only = false", "advanced_only", "is true of AMCs only"},
      {"ships.toml", "start = 32", "start = 33", "start", "is closed to Germans"},
      {"ships.toml", "start = \"german_reserves\"", "start = \"british_reserves\"", "start", "is a box of the British"},
      {"ships.toml", "start = \"england_hb1\"", "start = \"british_reserves\"", "start", "holds battlecruisers only"},
      {"ships.toml", "start = \"england_hb1\"", "start = \"england_hb2\"", "start", "needs 'entry_penalty' in restrictions.toml"},
      {"ship_history.toml", "name = \"Emden\"", "name = \"Dresden\"", "name", "has no line in ship_history.toml", "ships.toml", "name = \"Emden\""},
      {"ship_history.toml", "name = \"Emden\"", "name = \"Hela\"", "name", "has no line in ship_history.toml", "ships.toml", "name = \"Emden\""},
      {"restrictions.toml", "\"Black Prince\"", "\"Emden\"", "ships", "'Emden' is German"},
      {"restrictions.toml", "\"Duke of Edinburgh\"", "\"Black Prince\"", "ships", "'Black Prince' has a restriction of this kind already"},
      {"restrictions.toml", "\"Canopus\"", "\"Canopus\", \"Minotaur\"", "ships", "'Minotaur' does not begin in a box in England"},
      // clang-format on
  });
}

TEST_CASE("[FS 2.2] a map that does not hold together is refused") {
  check_each({
      // clang-format off
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = [2, 4, 31]", "adjacent", "area 1 does not have area 32 in turn", "areas.toml", "id = 32"},
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = [2, 4, 9, 31, 32]", "adjacent", "area 9 does not have area 1 in turn"},
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = [1, 2, 4, 31, 32]", "adjacent", "area 1 touches itself"},
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = [2, 2, 4, 31, 32]", "adjacent", "area 2 stands there twice"},
      {"areas.toml", "adjacent = [2, 4, 31, 32]", "adjacent = [2, 4, 31, 99]", "adjacent", "is 99, must be from 1 to 34"},
      {"areas.toml", "id = 7", "id = 8", "id", "is 8 where 7 must stand"},
      {"areas.toml", "\"Caribbean Sea\"", "\"South Pacific\"", "name", "shares a name", "areas.toml", "id = 28"},
      {"areas.toml", "allied_only = true", "allied_only = false", "allied_only", "must be true of 33 and 34"},
      {"areas.toml", "coal = \"none\"", "coal = \"colony\"", "coal", "where colonies.toml has one"},
      {"canals.toml", "ends = [3, 10]", "ends = [2, 3]", "adjacent", "is reached through the Panama Canal", "areas.toml", "id = 2,"},
      {"canals.toml", "ends = [3, 10]", "ends = [3, 3]", "ends", "both are area 3"},
      {"canals.toml", "german_from_turn = 0", "german_from_turn = 2", "german_from_turn", "closed to Germans"},
      {"canals.toml", "\"Suez Canal\"", "\"Panama Canal\"", "name", "there are two 'Panama Canal'"},
      {"stations.toml", "\"Fanning Island\"", "\"Fiji\"", "name", "'Fiji' shares a name"},
      {"convoys.toml", "route = [23, 22]", "route = [24, 22]", "route", "from area 24 to 22, which is no step"},
      {"convoys.toml", "route = [23, 22]", "route = []", "route", "has no dot at sea"},
      {"convoys.toml", "available_turn = 2", "available_turn = 9", "route", "arrives on turn 11 at best"},
      {"colonies.toml", "area = 18", "area = 4", "coal", "nowhere else (rule 6.1.2)", "areas.toml", "id = 18,"},
      {"colonies.toml", "turns = 6", "turns = 9", "turns", "more than there are to turn 8"},
      {"damage.toml", "points = 5", "points = 1", "points", "less than for the roll before"},
      {"damage.toml", "roll = 3", "roll = 4", "roll", "is 4 where 3 must stand"},
      {"victory.toml", "up_to = 40", "up_to = 30", "up_to", "must be more than"},
      // clang-format on
  });
}

TEST_CASE("[FS 2.2] of several faults the first in file order is told") {
  std::vector<PackFile> files = far_seas_texts();
  breaks(files, {"victory.toml", "up_to = 40", "up_to = \"x\"", "", ""});
  breaks(files, {"ships.toml", "name = \"Kent\"", "name = 9", "", ""});
  const int line = breaks(files, {"ships.toml", "name = \"Emden\"", "name = 9", "", ""});
  std::ranges::reverse(files);
  const auto pack = load_far_seas(files);
  REQUIRE_FALSE(pack.has_value());
  CHECK(to_string(pack.error()) ==
        "ships.toml:" + std::to_string(line) + ": name: must be text, not a whole number");
}

TEST_CASE("[FS 2.2] a file that is missing, strange, double or no TOML is refused") {
  std::vector<PackFile> missing = far_seas_texts();
  missing.erase(missing.begin() + 2);
  CHECK(load_far_seas(missing).error() == PackError{"stations.toml", 0, "", "is missing"});

  std::vector<PackFile> strange = far_seas_texts();
  strange.push_back({"shipz.toml", ""});
  CHECK(load_far_seas(strange).error() ==
        PackError{"shipz.toml", 0, "", "is no file of this pack"});

  std::vector<PackFile> twice = far_seas_texts();
  twice.push_back(twice.front());
  CHECK(load_far_seas(twice).error() == PackError{"pack.toml", 0, "", "is there twice"});

  std::vector<PackFile> no_toml = far_seas_texts();
  named(no_toml, "areas.toml").text = "\narea = [ { id = 1 ";
  const auto error = load_far_seas(no_toml).error();
  CHECK(error.file == "areas.toml");
  CHECK(error.line == 2);
  CHECK(error.what.starts_with("is not TOML: "));

  std::vector<PackFile> empty = far_seas_texts();
  for (PackFile& file : empty) file.text.clear();
  CHECK(load_far_seas(empty).error().file == "pack.toml");
}

TEST_CASE("[FS 2.2] lists without lines are refused, whichever they are") {
  struct Row {
    std::string_view file, text, field;
  };
  for (const Row& row :
       {Row{"areas.toml", "area = []", "area"}, Row{"damage.toml", "damage = []", "roll"},
        Row{"victory.toml", "band = []", "band"},
        Row{"ships.toml", "[[group]]\nships = []", "ships"}}) {
    CAPTURE(row.file);
    std::vector<PackFile> files = far_seas_texts();
    named(files, row.file).text = row.text;
    if (row.file == "ships.toml") {
      named(files, "ship_history.toml").text = "history = []";
      named(files, "restrictions.toml").text = "restriction = []";
    }
    const auto pack = load_far_seas(files);
    REQUIRE_FALSE(pack.has_value());
    CHECK(pack.error().file == row.file);
    CHECK(pack.error().field == row.field);
  }
}

TEST_CASE("[FS 2.2] a folder that is not there, or has a strange file, is refused by its path") {
  namespace fs = std::filesystem;
  const fs::path folder =
      fs::temp_directory_path() / ("chartroom-broken-pack-" + std::to_string(::getpid()));
  CHECK(load_far_seas(folder).error().file == folder.string());

  fs::create_directories(folder);
  CHECK(load_far_seas(folder).error() ==
        PackError{(folder / "pack.toml").string(), 0, "", "cannot be read"});

  for (const PackFile& file : far_seas_texts()) std::ofstream(folder / file.name) << file.text;
  CHECK(load_far_seas(folder).has_value());

  std::ofstream(folder / "notes.toml") << "";
  CHECK(load_far_seas(folder).error().file == (folder / "notes.toml").string());
  fs::remove_all(folder);
}
