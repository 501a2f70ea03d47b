// The Far Seas as the lobby sees it, with the pack of this tree.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "data/loader/far_seas_loader.hpp"
#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_ruleset.hpp"
#include "wire/far_seas_setups.hpp"

using namespace chartroom;
using wire::far_seas_ruleset;
using wire::FarSeasCodec;

namespace {

std::filesystem::path pack_folder() {
  const char* tree = std::getenv("CHARTROOM_SOURCE_DIR");
  return std::filesystem::path{tree == nullptr ? "." : tree} / "common/data/far_seas";
}

std::shared_ptr<const wire::RulesetEntry> entry() {
  auto made = far_seas_ruleset(pack_folder());
  REQUIRE_MESSAGE(made.has_value(), made.error());
  return *std::move(made);
}

// Plays so many decisions between bots and reads all that is sent.
void all_can_be_read(wire::Umpire& game, const far_seas::Pack& pack, std::uint64_t decisions) {
  const core::SeededOracle oracle{11};
  game.apply(game.opening(oracle));
  for (std::uint64_t turn = 0; turn < decisions && !game.outcome(); ++turn) {
    const auto open = game.awaited(core::Viewer::public_eye()).front();
    const auto side = open.asked[far_seas::german] ? far_seas::german : far_seas::allied;
    const auto seat = core::admiral_of(side);
    CAPTURE(open.kind);
    const auto options = game.options(seat);
    CHECK(FarSeasCodec::write_options(FarSeasCodec::read_options(options)) == options);
    const auto order = game.bot_order(seat, core::Strength::midshipman, turn);
    REQUIRE(FarSeasCodec::parse_order(order).has_value());
    CHECK(FarSeasCodec::write_order(*FarSeasCodec::parse_order(order)) == order);
    const auto decided = game.decide(seat, open.number, order, oracle);
    REQUIRE_MESSAGE(decided.has_value(), decided.error().what.text());
    for (const auto& event : decided->events)
      CHECK(FarSeasCodec::write_event(FarSeasCodec::read_event(event.bytes)) == event.bytes);
    game.apply(*decided);
    for (const auto viewer : {core::Viewer::public_eye(), core::Viewer::of(seat)}) {
      const auto view = game.view(viewer);
      CHECK(FarSeasCodec::write_view(FarSeasCodec::read_view(view, pack)) == view);
    }
  }
}

}  // namespace

TEST_CASE("the lobby sees The Far Seas") {
  const auto far_seas = entry();
  CHECK(far_seas->id() == "far-seas");
  CHECK(far_seas->title() == "The Far Seas");
  CHECK(far_seas->side_name(core::Side::one) == "German");
  CHECK(far_seas->side_name(core::Side::two) == "Allied");
  CHECK(far_seas->scenarios() ==
        std::vector<std::string>{"basic", "advanced", "full", "coronel", "falklands"});
  CHECK(far_seas->options().size() == 9);
  for (const auto& [name, text] : far_seas->options()) {
    CAPTURE(name);
    CHECK(text.ends_with("."));
    CHECK(text.size() < 100);
  }
  CHECK(far_seas->pack_files().size() == data::far_seas_files().size());
  CHECK(far_seas->pack_files().at("ships.toml").contains("Scharnhorst"));
}

TEST_CASE("a pack's digest is that of its bytes") {
  const auto digest = entry()->pack_digest();
  CHECK(digest.size() == 64);
  CHECK(entry()->pack_digest() == digest);

  const auto folder = std::filesystem::temp_directory_path() /
                      ("chartroom_pack_" + std::to_string(std::random_device{}()));
  std::filesystem::copy(pack_folder(), folder);
  std::ofstream{folder / "pack.toml", std::ios::app} << "# another pack\n";
  const auto other = far_seas_ruleset(folder);
  REQUIRE(other.has_value());
  CHECK((*other)->pack_digest() != digest);

  std::filesystem::remove(folder / "areas.toml");
  const auto incomplete = far_seas_ruleset(folder);
  REQUIRE_FALSE(incomplete.has_value());
  CHECK(incomplete.error().contains("areas.toml"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("a set-up is asked for by name") {
  const auto far_seas = entry();
  for (const auto& name : far_seas->scenarios()) {
    CAPTURE(name);
    const auto setup = far_seas->setup_for(name, {});
    REQUIRE(setup.has_value());
    const auto parsed = FarSeasCodec::parse_setup(*setup);
    REQUIRE(parsed.has_value());
    CHECK(wire::far_seas_scenario(*parsed) == name);
    CHECK(wire::far_seas_option_names(*parsed).empty());
    CHECK(far_seas->new_game(*setup).has_value());
  }
  CHECK(FarSeasCodec::parse_setup("") == far_seas::Setup{});
  CHECK(far_seas->new_game("").has_value());

  const auto unknown = far_seas->setup_for("jutland", {});
  REQUIRE_FALSE(unknown.has_value());
  CHECK(unknown.error().code == core::RefusalCode::unknown_thing);
  const auto malformed = far_seas->new_game("\x08\x63");  // scenario 99
  REQUIRE_FALSE(malformed.has_value());
  CHECK(malformed.error().code == core::RefusalCode::malformed);
}

TEST_CASE("options are added by name") {
  struct Row {
    const char* scenario;
    std::vector<std::string> options;
    far_seas::Rules rules;
  };
  using enum far_seas::Solitaire;
  const Row rows[] = {
      {"basic", {}, {}},
      {"basic", {"rufiji"}, {.rufiji = true}},
      {"basic", {"accident", "breakout"}, {.propellant_accident = true, .breakout = true}},
      {"advanced", {}, {.advanced = true}},
      {"advanced", {"boer-rebellion"}, {.advanced = true, .boer_rebellion = true}},
      {"advanced", {"raid-on-england"}, {.advanced = true, .raid_on_england = true}},
      {"full",
       {"solitaire-1"},
       {.advanced = true,
        .boer_rebellion = true,
        .rufiji = true,
        .propellant_accident = true,
        .breakout = true,
        .raid_on_england = true,
        .solitaire = advanced_bot}},
      {"basic", {"solitaire-2"}, {.solitaire = multi_handed}},
      {"basic", {"double-blind"}, {.double_blind = true}},
      {"advanced",
       {"rufiji", "solitaire-3"},
       {.advanced = true, .rufiji = true, .solitaire = simplified_bot}},
  };
  const auto far_seas = entry();
  for (const auto& row : rows) {
    CAPTURE(row.scenario);
    CAPTURE(row.options.size());
    const auto setup = far_seas->setup_for(row.scenario, row.options);
    REQUIRE(setup.has_value());
    const auto parsed = FarSeasCodec::parse_setup(*setup);
    REQUIRE(parsed.has_value());
    CHECK(parsed->scenario == far_seas::Scenario::campaign);
    CHECK(parsed->rules == row.rules);
    CHECK(wire::far_seas_scenario(*parsed) == row.scenario);
    CHECK(wire::far_seas_option_names(*parsed) == row.options);
    CHECK(far_seas->new_game(*setup).has_value());
  }
  // What a scenario has anyway may be said.
  CHECK(far_seas->setup_for("full", std::vector<std::string>{"rufiji"}) ==
        far_seas->setup_for("full", {}));
}

TEST_CASE("options that cannot be are refused") {
  struct Row {
    const char* scenario;
    std::vector<std::string> options;
    core::RefusalCode code;
  };
  using enum core::RefusalCode;
  const Row rows[] = {
      {"basic", {"zeppelins"}, unknown_thing},
      {"basic", {""}, unknown_thing},
      {"jutland", {"rufiji"}, unknown_thing},
      {"basic", {"rufiji", "rufiji"}, malformed},
      {"basic", {"solitaire-1", "solitaire-2"}, against_the_rules},
      {"basic", {"solitaire-1", "solitaire-1"}, malformed},
      {"coronel", {"rufiji"}, against_the_rules},
      {"falklands", {"solitaire-1"}, against_the_rules},
      {"full", {"double-blind", "solitaire-2"}, against_the_rules},
  };
  const auto far_seas = entry();
  for (const auto& row : rows) {
    CAPTURE(row.scenario);
    CAPTURE(row.options.front());
    const auto setup = far_seas->setup_for(row.scenario, row.options);
    REQUIRE_FALSE(setup.has_value());
    CHECK(setup.error().code == row.code);
    CHECK_FALSE(setup.error().what.empty());
    CHECK_FALSE(setup.error().instead.empty());
  }
}

TEST_CASE("what is asked for in vain is said back only if it could be a name") {
  const auto far_seas = entry();
  CHECK(far_seas->setup_for("basic", std::vector<std::string>{"zeppelins"}).error().what.text() ==
        "The Far Seas has no option \"zeppelins\".");
  const std::string flood(200'000, 'x');
  CHECK(far_seas->setup_for("basic", std::vector{flood}).error().what.text() ==
        "The Far Seas has no option of that name.");
  CHECK(far_seas->setup_for(flood, {}).error().what.text() ==
        "The Far Seas has no scenario of that name.");
}

TEST_CASE("[FS 9.0] a solitaire game has seats for one account") {
  struct Row {
    std::vector<std::string> options;
    bool german, allied, one_account;
  };
  const Row rows[] = {{{}, true, true, false},
                      {{"accident"}, true, true, false},
                      {{"solitaire-1"}, false, true, true},
                      {{"solitaire-2"}, true, true, true},
                      {{"solitaire-3", "rufiji"}, false, true, true}};
  const auto far_seas = entry();
  for (const auto& row : rows) {
    CAPTURE(row.options.size());
    const auto seating = far_seas->seating(far_seas->setup_for("advanced", row.options).value());
    CHECK(seating.offered[far_seas::german] == row.german);
    CHECK(seating.offered[far_seas::allied] == row.allied);
    CHECK(seating.one_account == row.one_account);
  }
}

TEST_CASE("the set-up of a game from before there were options is the basic game") {
  const auto old = FarSeasCodec::parse_setup(std::string{"\x08\x01"});
  REQUIRE(old.has_value());
  CHECK(*old == far_seas::Setup{});
  CHECK(FarSeasCodec::parse_setup(std::string{"\x08\x02"})->scenario ==
        far_seas::Scenario::coronel);
}

// The entry is gone after the first line; the game is not.
TEST_CASE("an opened game's views can be read by those they are for") {
  const auto pack = data::load_far_seas(pack_folder());
  REQUIRE(pack.has_value());
  for (const auto& name : entry()->scenarios()) {
    CAPTURE(name);
    const auto game = *entry()->new_game(entry()->setup_for(name, {}).value());
    game->apply(game->opening(core::SeededOracle{1}));
    for (const auto viewer :
         {core::Viewer::public_eye(), core::Viewer::of(core::admiral_of(far_seas::german)),
          core::Viewer::of(core::admiral_of(far_seas::allied))}) {
      const auto bytes = game->view(viewer);
      const auto view = FarSeasCodec::read_view(bytes, *pack);
      CHECK(FarSeasCodec::write_view(view) == bytes);
    }
    for (const auto side : core::both_sides) {
      const auto bytes = game->options(core::admiral_of(side));
      CHECK(FarSeasCodec::write_options(FarSeasCodec::read_options(bytes)) == bytes);
    }
    const auto refused =
        game->decide(core::admiral_of(far_seas::german), 1, "no order", core::SeededOracle{1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == core::RefusalCode::malformed);
  }
}

// What was decided is applied as it is where it was decided, and from its bytes everywhere else.
TEST_CASE("a game goes on alike from what was decided and from its bytes") {
  struct Row {
    std::string rules;
    std::vector<std::string> options;
  };
  for (const auto& [rules, options] : {Row{"basic", {}}, Row{"full", {"double-blind"}}}) {
    CAPTURE(rules);
    const auto here = *entry()->new_game(entry()->setup_for(rules, options).value());
    const auto there = here->clone();
    const core::SeededOracle oracle{5};
    const auto both_apply = [&](const wire::Decided& made) {
      const wire::Decided bytes{
          .events = made.events, .dice = made.dice, .carried = nullptr, .after = nullptr};
      const auto meant = here->meanings(made);
      const auto understood = there->meanings(bytes);
      REQUIRE(meant.size() == understood.size());
      for (std::size_t i = 0; i < meant.size(); ++i) {
        CHECK(meant[i].reveals == understood[i].reveals);
        CHECK(meant[i].opens == understood[i].opens);
        REQUIRE(meant[i].sealing.has_value() == understood[i].sealing.has_value());
        if (meant[i].sealing) CHECK(meant[i].sealing->content == understood[i].sealing->content);
      }
      here->apply(made);
      there->apply(bytes);
      for (const auto side : core::both_sides) {
        const auto eye = core::Viewer::of(core::admiral_of(side));
        REQUIRE(here->view(eye) == there->view(eye));
        if (made.after) REQUIRE(made.after->view(eye) == there->view(eye));
      }
      if (made.after && there->outcome()) {
        CHECK(made.after->state_bytes() == there->state_bytes());
      }
    };
    both_apply(here->opening(oracle));
    for (std::uint64_t seed = 0; !here->outcome(); ++seed) {
      const auto open = here->awaited(core::Viewer::public_eye()).front();
      const auto asked = open.asked[core::Side::one] ? core::Side::one : core::Side::two;
      const auto seat = core::admiral_of(asked);
      const auto order = here->bot_order(seat, core::Strength::midshipman, seed);
      both_apply(here->decide(seat, open.number, order, oracle).value());
    }
    CHECK(here->state_bytes() == there->state_bytes());
  }
}

TEST_CASE("all that a game between bots sends can be read by those it is for") {
  const auto pack = data::load_far_seas(pack_folder());
  REQUIRE(pack.has_value());
  for (const auto* name : {"basic", "full"}) {
    CAPTURE(name);
    const auto game = *entry()->new_game(entry()->setup_for(name, {}).value());
    all_can_be_read(*game, *pack, 150);
  }
}
