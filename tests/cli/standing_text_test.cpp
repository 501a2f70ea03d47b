// Standing orders as they are typed and listed.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "client-cli/interpreter.hpp"
#include "client-cli/orders/standing.hpp"
#include "client-cli/text/text.hpp"
#include "common/data/loader/far_seas_loader.hpp"
#include "tests/cli/laid_table.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::allied;
using far_seas::Decision;
using far_seas::german;
using far_seas::Standing;
using far_seas::StandingAnswer;

namespace {

far_seas::View table_of(core::Side side) {
  return laid_table(side, side == german ? Decision::plot : Decision::allied_movement,
                    far_seas::full_rules);
}

// What was typed, as it is listed; several orders with "; " between them; or the refusal.
std::string understood(core::Side side, const std::string& text) {
  const auto orders = cli::read_standing_orders(table_of(side), side, text);
  if (!orders) return "refused: " + orders.error().what.text();
  std::vector<std::string> lines;
  for (const auto& order : *orders) lines.push_back(cli::write_standing_order(the_pack(), order));
  return cli::joined(lines, "; ");
}

struct Wording {
  core::Side side;
  std::string typed, meant;
};

Standing list_of(core::Side side, const std::vector<std::string>& lines) {
  Standing standing;
  for (const std::string& line : lines) {
    const auto orders = cli::read_standing_orders(table_of(side), side, line);
    REQUIRE(orders.has_value());
    for (const auto& order : *orders) cli::add_standing_order(standing, order);
  }
  return standing;
}

}  // namespace

TEST_CASE("Standing orders are understood as documented, and what is listed can be typed again") {
  const Wording rows[] = {
      {german, "accept_or_run: run if stronger", "accept_or_run: run if stronger"},
      {german, "emden accept_or_run: run", "emden accept_or_run: run"},
      {german, "EMDEN + Dresden accept or run : run", "emden+dresden accept_or_run: run"},
      {german, "accept: fight if not stronger", "accept_or_run: stand if not stronger"},
      {german, "fight: stand if the enemy is not stronger", "accept_or_run: stand if not stronger"},
      {allied, "fight: stand if not stronger", "fight_or_run: stand if not stronger"},
      {allied, "fight: run against battlecruiser", "fight_or_run: run against battlecruiser"},
      {allied, "surprise: no against battlecruiser", "try_surprise: no against battlecruiser"},
      {german, "surprise: no against battlecruiser", "surprise_attack: no against battlecruiser"},
      {german, "emden+dresden surprise_attack: yes if not stronger",
       "emden+dresden surprise_attack: yes if not stronger"},
      {german, "escape: homeward", "escape: homeward"},
      {allied, "escape: away", "escape: away"},
      {german, "bold: no", "bold_moves: no"},
      {german, "torpedo: no against light cruiser, PC",
       "torpedoes: no against light cruiser, protected cruiser"},
      {german, "targets: midshipman", "targets: midshipman"},
      {allied, "good hope fire on bold: yes", "good-hope fire_on_bold: yes"},
      {german, "run: ask", "run_after_round: ask"},
      {german, "capture: default", "hit_and_go_home: defaults"},
      {allied, "glasgow all: homeward", "glasgow escape: homeward"},
      {german, "all: stand if stronger",
       "accept_or_run: stand if stronger; run_after_round: stand if stronger"},
      {german, "accept_or_run: run if stronger against BC, battleships",
       "accept_or_run: run if stronger against battlecruiser, battleship"},
  };
  for (const Wording& row : rows) {
    CAPTURE(row.typed);
    CHECK(understood(row.side, row.typed) == row.meant);
    for (const std::string& line : cli::split(row.meant, ';'))
      CHECK(understood(row.side, line) == cli::trimmed(line));
  }
}

TEST_CASE("A standing order that cannot be understood is refused, and it is said what is wrong") {
  const Wording rows[] = {
      {german, "escape homeward",
       "refused: There is no colon between what is asked and the answer."},
      {german, "fishing: yes", "refused: It is not said what is answered."},
      {german, "escape:", "refused: The answer is missing."},
      {german, "escape: perhaps", "refused: 'perhaps' is no answer."},
      {german, "escape: run", "refused: 'run' is no answer to escape."},
      {german, "approach: yes", "refused: Your side is never asked for approach."},
      {german, "emdem escape: away", "refused: 'emdem' is not a ship."},
      {german, "glasgow escape: away", "refused: Glasgow is a ship of the other side."},
      {german, "emden plot: ask",
       "refused: The answer to plot is for the whole side, not for single ships."},
      {german, "accept_or_run: run if weaker", "refused: It is not said if what."},
      {german, "accept_or_run: run against", "refused: A type of ship is missing."},
      {german, "accept_or_run: run against whales", "refused: 'whales' is no type of ship."},
      {german, "accept_or_run: run fast", "refused: I don't understand 'fast' here."},
  };
  for (const Wording& row : rows) {
    CAPTURE(row.typed);
    CHECK(understood(row.side, row.typed) == row.meant);
  }
}

TEST_CASE("All: one order for each decision of the side") {
  for (const core::Side side : core::both_sides) {
    const Standing all = list_of(side, {"all: defaults"});
    CHECK(all.orders.size() == far_seas::decisions_of(side).size());
    for (const auto& order : all.orders) CHECK(order.answer == StandingAnswer::defaults);
  }
}

TEST_CASE("An order is put where it will be looked at") {
  const auto listed = [](const Standing& standing) {
    return cli::show_standing(the_pack(), standing);
  };
  CHECK(listed(list_of(german, {"escape: away", "accept: stand", "accept: run if stronger"})) ==
        "  1  escape: away\n"
        "  2  accept_or_run: run if stronger\n"
        "  3  accept_or_run: stand\n");
  CHECK(listed(list_of(german, {"accept: stand", "escape: away", "accept: ask"})) ==
        "  1  accept_or_run: ask\n"
        "  2  escape: away\n");
  CHECK(listed({}) == "You have no standing orders: you are asked everything.\n");
}

TEST_CASE("The interpreter adds, lists and drops standing orders as the server keeps them") {
  const char* source = std::getenv("CHARTROOM_SOURCE_DIR");
  REQUIRE(source != nullptr);
  cli::PackTexts pack;
  for (const std::string_view name : data::far_seas_files()) {
    std::ifstream file{std::string{source} + "/common/data/far_seas/" + std::string{name}};
    pack[std::string{name}] = {std::istreambuf_iterator<char>{file}, {}};
  }
  const auto interpreter = cli::make_interpreter("far-seas", pack);
  CHECK_FALSE(interpreter->read_standing("", "all: defaults").has_value());  // no seat yet
  interpreter->see(wire::FarSeasCodec::write_view(table_of(german)));
  const auto one = interpreter->read_standing("", "escape: away");
  REQUIRE(one.has_value());
  const auto two = interpreter->read_standing(*one, "accept: run if stronger");
  REQUIRE(two.has_value());
  CHECK(interpreter->write_standing(*two)->text ==
        "  1  escape: away\n"
        "  2  accept_or_run: run if stronger\n");
  const auto rest = interpreter->drop_standing(*two, 1);
  REQUIRE(rest.has_value());
  CHECK(interpreter->write_standing(*rest)->text == "  1  accept_or_run: run if stronger\n");
  CHECK(interpreter->drop_standing(*rest, 2).error().what.text() ==
        "There is no standing order 2.");
  CHECK_FALSE(interpreter->write_standing("no list").has_value());
}

TEST_CASE("Standing orders for programs, and the help") {
  CHECK(cli::order_help("standing", {}).has_value());
  const auto json =
      cli::standing_json(the_pack(), list_of(german, {"emden accept: run against BC"}));
  const auto& row = json.at("standing").at(0);
  CHECK(row.at("number") == 1);
  CHECK(row.at("text") == "emden accept_or_run: run against battlecruiser");
  CHECK(row.at("decision") == "accept_or_run");
  CHECK(row.at("ships").at(0).at("name") == "Emden");
  CHECK(row.at("met") == "anybody");
  CHECK(row.at("against").at(0) == "BC");
  CHECK(row.at("answer") == "run");
}

TEST_CASE("The examples of the page of the terminal client are understood") {
  // The second column of its table of standing orders: `example`, `example`.
  const char* source = std::getenv("CHARTROOM_SOURCE_DIR");
  REQUIRE(source != nullptr);
  std::ifstream page{std::string{source} + "/docs/terminal-client.md"};
  int examples = 0;
  bool in_section = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) in_section = line == "## Standing orders";
    if (!in_section || !line.starts_with("| ") || line.find("---") != std::string::npos) continue;
    const auto cells = cli::split(line, '|');
    const auto quoted = cli::split(cells.at(2), '`');
    if (cells.at(1).find("to say") != std::string::npos) continue;
    for (std::size_t i = 1; i < quoted.size(); i += 2) {
      CAPTURE(quoted[i]);
      ++examples;
      const bool by_one = !understood(german, quoted[i]).starts_with("refused");
      CHECK((by_one || !understood(allied, quoted[i]).starts_with("refused")));
    }
  }
  CHECK(examples == 13);
}
