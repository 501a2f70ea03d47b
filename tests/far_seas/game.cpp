#include "tests/far_seas/game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "data/loader/far_seas_loader.hpp"
#include "tests/support/first_map.hpp"

namespace chartroom::far_seas::test {
namespace {

Pack loaded_pack() {
  const char* root = std::getenv("CHARTROOM_SOURCE_DIR");
  const std::filesystem::path tree{root == nullptr ? "." : root};
  auto pack = data::load_far_seas(tree / "common/data/far_seas");
  if (!pack) throw std::runtime_error(to_string(pack.error()));
  return testing::on_the_first_map(*std::move(pack));
}

State empty_sea(const EmptySea& sea) {
  State state = FarSeas{real_pack()}.initial(Setup{Scenario::campaign, sea.rules});
  for (ShipStatus& status : state.board.ships) {
    status.where = Whereabouts::not_in_play;
    status.area = no_area;
  }
  state.board.turn = sea.turn - 1;
  if (sea.vp != 0) {
    state.board.track.push_back({.kind = VpKind::capture, .points = sea.vp});
    state.board.vp = sea.vp;
  }
  return state;
}

core::Seat seat_of(core::Side side) {
  return core::admiral_of(side);
}

std::string said(const core::Refusal& refusal) {
  return refusal.rule + ": " + refusal.what.text();
}

}  // namespace

const Pack& real_pack() {
  static const Pack pack = loaded_pack();
  return pack;
}

Game::Game(Scenario scenario, std::vector<int> faces)
    : rules_{real_pack()},
      script_{new ScriptedDice(std::move(faces))},
      oracle_{script_},
      state_{rules_.initial(Setup{scenario})} {}

Game::Game(EmptySea sea, std::vector<int> faces) : Game(Scenario::campaign, std::move(faces)) {
  state_ = empty_sea(sea);
}

Game Game::seeded(Scenario scenario, std::uint64_t seed) {
  Game game(scenario);
  game.script_ = nullptr;
  game.oracle_ = std::make_unique<core::SeededOracle>(seed);
  return game;
}

Game Game::seeded(EmptySea sea, std::uint64_t seed) {
  Game game = seeded(Scenario::campaign, seed);
  game.state_ = empty_sea(sea);
  return game;
}

Game& Game::place(std::string_view names, int area) {
  const Group ships = group(names);
  for (const ShipId id : ships) {
    ShipStatus& s = state_.board.status(id);
    s.where = Whereabouts::at_sea;
    s.area = static_cast<AreaId>(area);
    s.leader = ships.front();
  }
  return *this;
}

Game& Game::place(std::string_view names, Whereabouts box) {
  for (const ShipId id : group(names)) {
    ShipStatus& s = state_.board.status(id);
    s.where = box;
    if (box == Whereabouts::colony_box) s.duty = Duty::colony;
    if (box == Whereabouts::rufiji) s.duty = Duty::river;
  }
  return *this;
}

ShipStatus& Game::change(std::string_view name) {
  return state_.board.status(ship(name));
}

Game& Game::secret_dice(const std::vector<int>& faces) {
  script_->add_secret(faces);
  return *this;
}

void Game::begin() {
  REQUIRE(journal_.empty());
  core::Dice dice{*oracle_, rolled_};
  auto events = rules_.opening(state_, dice);
  rolled_ = dice.rolled();
  keep(std::move(events));
}

void Game::keep(core::Emitted<FarSeas>&& events) {
  news_from_ = journal_.size();
  for (auto& recorded : events) {
    rules_.apply(state_, recorded.event);
    journal_.push_back(std::move(recorded));
  }
}

std::expected<void, core::Refusal> Game::order(core::Side side, const Order& order) {
  core::Dice dice{*oracle_, rolled_};
  auto events = core::decide(rules_, state_, seat_of(side), state_.board.decisions, order, dice);
  if (!events) return std::unexpected(std::move(events).error());
  rolled_ = dice.rolled();
  keep(*std::move(events));
  return {};
}

std::expected<void, core::Refusal> Game::order(core::Side side, std::string_view words) {
  return order(side, order_of(words));
}

void Game::germans(std::string_view words) {
  INFO("Germans: ", std::string(words), " (", asked(), ")");
  const auto done = order(german, words);
  REQUIRE_MESSAGE(done.has_value(), (done ? "" : said(done.error())));
}

void Game::allies(std::string_view words) {
  INFO("Allies: ", std::string(words), " (", asked(), ")");
  const auto done = order(allied, words);
  REQUIRE_MESSAGE(done.has_value(), (done ? "" : said(done.error())));
}

void Game::pass(Decision until) {
  for (int tries = 0; tries < 40; ++tries) {
    if (!state_.board.question || state_.board.question->kind == until) return;
    const core::BySide<bool> owed = state_.board.question->asked;
    if (owed[german]) germans("");
    if (owed[allied]) allies("");
  }
  FAIL("never asked");
}

std::string Game::refusal(core::Side side, std::string_view words) const {
  const core::Viewer viewer = core::Viewer::of(seat_of(side));
  const auto refused = core::judge(rules_, rules_.awaited(state_, viewer),
                                   rules_.outcome(state_).has_value(), rules_.view(state_, viewer),
                                   seat_of(side), state_.board.decisions, order_of(words));
  return refused ? said(*refused) : "";
}

std::string Game::asked() const {
  const auto open = rules_.awaited(state_, core::Viewer::public_eye());
  if (open.empty()) return "over";
  return open.front().kind + " " + sides(open.front().asked);
}

View Game::view(core::Side side) const {
  return rules_.view(state_, core::Viewer::of(seat_of(side)));
}

Options Game::options(core::Side side) const {
  return rules_.options(view(side), seat_of(side));
}

std::vector<core::Consequence> Game::preview(core::Side side, std::string_view words) const {
  return rules_.preview(view(side), seat_of(side), {}, order_of(words));
}

std::vector<Event> Game::told(core::Viewer viewer) const {
  std::vector<Event> events;
  for (const auto& recorded : journal_) {
    if (recorded.audience.includes(viewer)) events.push_back(recorded.event);
  }
  return events;
}

std::string Game::news(core::Viewer viewer) const {
  std::string text;
  for (std::size_t i = news_from_; i < journal_.size(); ++i) {
    if (!journal_[i].audience.includes(viewer)) continue;
    const std::string line = line_of(real_pack(), journal_[i].event);
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

std::string Game::news(std::string_view word) const {
  std::string text;
  for (std::size_t i = news_from_; i < journal_.size(); ++i) {
    const std::string line = line_of(real_pack(), journal_[i].event);
    if (line.starts_with(word)) text += line + "\n";
  }
  return text;
}

std::string Game::track() const {
  std::string text;
  for (const VpEntry& entry : state_.board.track) {
    text += (text.empty() ? "" : ", ") + line_of(real_pack(), entry);
  }
  return text;
}

ShipId Game::ship(std::string_view name) const {
  const auto id = real_pack().ship_named(name);
  if (!id) throw std::invalid_argument("no such ship: " + std::string(name));
  return *id;
}

StationId Game::station(std::string_view name) const {
  const auto id = real_pack().station_named(name);
  if (!id) throw std::invalid_argument("no such station: " + std::string(name));
  return *id;
}

ColonyId Game::colony(std::string_view name) const {
  const auto id = real_pack().colony_named(name);
  if (!id) throw std::invalid_argument("no such colony: " + std::string(name));
  return *id;
}

ConvoyId Game::convoy(std::string_view name) const {
  for (std::size_t i = 0; i < real_pack().convoys.size(); ++i) {
    const std::string& full = real_pack().convoys[i].name;
    if (full == name || full == std::string(name) + " convoy") return ConvoyId(i);
  }
  throw std::invalid_argument("no such convoy: " + std::string(name));
}

const ConvoyStatus& Game::convoy_status(std::string_view name) const {
  return state_.board.convoys.at(index_of(convoy(name)));
}

const ColonyStatus& Game::colony_status(std::string_view name) const {
  return state_.board.colonies.at(index_of(colony(name)));
}

std::string Game::coal(std::string_view name) const {
  const auto& all = state_.german.coal;
  const auto found = std::ranges::find(all, ship(name), &CoalStatus::ship);
  if (found == all.end()) return "none";
  return std::to_string(found->piles) + (found->coaled ? " coaled" : "");
}

const ShipStatus& Game::status(std::string_view name) const {
  return state_.board.status(ship(name));
}

std::string Game::stands_with(std::string_view name) const {
  return text_of(real_pack(), group_of(state_.board, ship(name)));
}

std::string Game::where(std::string_view name) const {
  const ShipStatus& s = status(name);
  if (s.where == Whereabouts::at_sea) return std::to_string(number_of(s.area));
  return std::string{to_string(s.where)};
}

}  // namespace chartroom::far_seas::test
