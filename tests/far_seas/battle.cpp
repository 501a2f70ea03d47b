#include "tests/far_seas/battle.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "rules/far_seas/check.hpp"

namespace chartroom::far_seas::test {
namespace {

constexpr std::array<std::string_view, 7> type_words{"BC", "BB", "AC", "C", "CL", "PC", "AMC"};
constexpr std::array<std::string_view, 5> speed_words{"3", "3+", "4-", "4", "4+"};

template <class Enum, std::size_t Size>
Enum read_word(const std::array<std::string_view, Size>& words, std::string_view word) {
  const auto found = std::ranges::find(words, word);
  REQUIRE(found != words.end());
  return static_cast<Enum>(found - words.begin());
}

std::vector<std::string> split(std::string_view text, std::string_view by) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto end = text.find(by);
    parts.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + by.size());
  }
  return parts;
}

std::string with_sign(int value) {
  return (value < 0 ? "" : "+") + std::to_string(value);
}

std::string text_of(const std::vector<Modifier>& modifiers) {
  std::string text;
  for (const Modifier& m : modifiers) {
    text += " " + std::string(to_string(m.why)) + with_sign(m.value);
  }
  return text;
}

// "damage=2" -> 2, if the word begins so.
bool read_number(std::string_view word, std::string_view key, std::int8_t& value) {
  if (!word.starts_with(key)) return false;
  value = static_cast<std::int8_t>(std::stoi(std::string(word.substr(key.size()))));
  return true;
}

// Shots "Emden>Glasgow 5 ship-4: 1", lost ones "Emden>Glasgow lost", torpedoes "Emden>>Glasgow 1:
// 4, 3" (die, damage die, damage) or "... missed", and what follows from them.
struct Teller {
  const Pack& pack;
  [[nodiscard]] const std::string& name(ShipId id) const { return pack.ship(id).name; }
  [[nodiscard]] std::string operator()(const event::Shot& e) const {
    const std::string aim = name(e.aim.firer) + ">" + name(e.aim.target);
    if (e.die == 0) return aim + " lost";
    return aim + " " + std::to_string(e.die) + text_of(e.modifiers) + ": " +
           std::to_string(e.damage);
  }
  [[nodiscard]] std::string operator()(const event::TorpedoRun& e) const {
    const std::string text = (e.bold ? "bold " : "") + name(e.aim.firer) + ">>" +
                             name(e.aim.target) + " " + std::to_string(e.die) +
                             text_of(e.modifiers) + ": ";
    if (!e.hit) return text + "missed";
    return text + std::to_string(e.damage_die) + ", " + std::to_string(e.damage);
  }
  [[nodiscard]] std::string operator()(const event::DamageAssessed& e) const {
    if (e.hits.empty()) return "";
    std::string text = "damage:";
    for (const auto& hit : e.hits) {
      text += " " + name(hit.ship) + " " + std::to_string(hit.points);
      if (hit.sunk) text += " sunk";
    }
    return text;
  }
  [[nodiscard]] std::string operator()(const event::VpScored& e) const {
    std::string text = "vp: " + std::string(to_string(e.entry.kind)) + " ";
    text += with_sign(e.entry.points);
    return e.entry.ship == no_ship ? text : text + " " + name(e.entry.ship);
  }
  [[nodiscard]] std::string operator()(const event::RoundEnded& e) const {
    return "range " + std::string(to_string(e.next_range));
  }
  [[nodiscard]] std::string operator()(const event::CombatEnded&) const { return "over"; }
  [[nodiscard]] std::string operator()(const event::Repaired& e) const {
    return "repaired " + name(e.ship);
  }
  [[nodiscard]] std::string operator()(const event::Slowed& e) const {
    return "slowed " + name(e.ship);
  }
  [[nodiscard]] std::string operator()(const event::ShipRemoved& e) const {
    return (e.compulsory ? "must remove " : "removes ") + name(e.ship);
  }
  [[nodiscard]] std::string operator()(const auto& /*other events*/) const { return ""; }
};

}  // namespace

std::string lines(std::initializer_list<const char*> list) {
  std::string text;
  for (const char* line : list) text += std::string(line) + "\n";
  return text;
}

Battle::Battle(const Setting& setting) : script_{setting.dice}, dice_{script_, {}}, rules_{pack_} {
  pack_.damage_table = {0, 1, 1, 2, 3, 4, 5};
  pack_.sudden_end_above = 80;
  pack_.victory_bands = {{80, Result::german_legend, "Legend"}};
  for (const std::string& line : setting.german) add_ship(line, german);
  for (const std::string& line : setting.allied) add_ship(line, allied);
  pack_.make_index();
  Board& board = state_.board;
  board.pack = &pack_;
  board.scenario = setting.scenario;
  board.turn = 3;
  board.ob = 1;
  board.phase = 4;
  board.vp = setting.vp;
  Fight fight{.area = AreaId{5}, .kind = setting.kind};
  for (std::size_t i = 0; i < pack_.ships.size(); ++i) {
    (is_german(board, ShipId(i)) ? fight.german : fight.allied).push_back(ShipId(i));
  }
  for (const std::string& runner : setting.tried_to_run) {
    fight.tried_to_run.push_back(ship(runner));
  }
  for (const Group& group : {fight.german, fight.allied}) {
    for (const ShipId id : group) board.status(id).leader = group.front();
  }
  board.fights.push_back(fight);
  Umpiring u{rules_, state_, dice_};
  begin_combat(u, fight);
  go_on(u);
  keep(std::move(u));
}

void Battle::add_ship(const std::string& line, core::Side side) {
  std::istringstream words(line);
  std::string type, gun, word;
  Ship ship;
  words >> ship.name >> type >> gun >> ship.fire_modifier >> ship.damage_capacity;
  REQUIRE(words);
  ship.nation = side == german ? Nation::german : Nation::british;
  ship.main_cruiser = side == german;
  ship.type = read_word<ShipType>(type_words, type);
  ship.stars = stars_of(ship.type);
  ship.gun = read_word<GunRange>(std::array<std::string_view, 3>{"A", "B", "C"}, gun);
  ship.speed = SpeedGrade::four;
  ShipStatus status{.where = Whereabouts::at_sea,
                    .area = AreaId{5},
                    .duty = side == allied ? Duty::search : Duty::none,
                    .readiness = Readiness::acting,
                    .moved_in_ob = 1};
  while (words >> word) {
    if (read_number(word, "damage=", status.damage)) continue;
    if (read_number(word, "combats=", status.combats)) continue;
    if (word.starts_with("speed=")) {
      ship.speed = read_word<SpeedGrade>(speed_words, std::string_view(word).substr(6));
    } else if (word == "french") {
      ship.nation = Nation::french;
    } else if (word == "on_station") {
      status.duty = Duty::on_station;
    } else if (word == "reserve") {
      ship.main_cruiser = false;
    } else {
      REQUIRE(word == "slowed");
      status.slowed = true;
    }
  }
  pack_.ships.push_back(std::move(ship));
  state_.board.ships.push_back(status);
}

std::string Battle::asked() const {
  const Board& board = state_.board;
  if (board.run) return "run";
  if (!board.question || board.outcome) return "over";
  std::string text;
  if (board.combat) text += std::string(to_string(board.combat->range)) + ": ";
  text += std::string(to_string(board.question->kind)) + " ";
  if (board.question->asked[german]) text += "G";
  if (board.question->asked[allied]) text += "A";
  return text;
}

std::vector<Aim> Battle::aims(std::string_view text) const {
  std::vector<Aim> list;
  for (const std::string& part : split(text, ", ")) {
    const auto ends = split(part, ">");
    REQUIRE(ends.size() == 2);
    list.push_back({ship(ends[0]), ship(ends[1])});
  }
  return list;
}

std::vector<Group> Battle::groups(std::string_view text) const {
  std::vector<Group> list;
  for (const std::string& part : split(text, ", ")) {
    Group group;
    for (const std::string& each : split(part, "+")) group.push_back(ship(each));
    std::ranges::sort(group);
    list.push_back(std::move(group));
  }
  return list;
}

std::string Battle::refusal(core::Side side, std::string_view text) const {
  const View view = view_of(state_, core::Viewer::of(core::admiral_of(side)));
  Verdict verdict;
  switch (state_.board.question->kind) {
    case Decision::bold_moves: verdict = check_bold_moves(view, side, {aims(text)}); break;
    case Decision::fire_on_bold: verdict = check_fire_on_bold(view, side, {aims(text)}); break;
    case Decision::targets: verdict = check_targets(view, side, {aims(text)}); break;
    case Decision::torpedoes: verdict = check_torpedoes(view, side, {aims(text)}); break;
    case Decision::remove_ships: {
      order::RemoveShips order;
      for (const Group& group : groups(text)) order.ships.push_back(group.front());
      verdict = check_remove_ships(view, order);
      break;
    }
    default: break;
  }
  return verdict ? verdict->rule + ": " + verdict->what.text() : "";
}

void Battle::commit(Umpiring& u, core::Side side, std::string_view text) {
  const auto seal = [&](SealedOrder order) {
    u.emit(event::SealedKept{side, std::move(order)});
    u.emit(event::Answered{side, true});
  };
  switch (u.state().board.question->kind) {
    case Decision::bold_moves: return seal(order::BoldMoves{aims(text)});
    case Decision::fire_on_bold: return seal(order::FireOnBold{aims(text)});
    case Decision::targets: return seal(order::Targets{aims(text)});
    case Decision::torpedoes: return seal(order::Torpedoes{aims(text)});
    case Decision::run_after_round: return seal(order::Run{groups(text)});
    default: break;
  }
  REQUIRE(u.state().board.question->kind == Decision::remove_ships);
  order::RemoveShips order;
  for (const Group& group : groups(text)) order.ships.push_back(group.front());
  u.emit(event::Answered{side, false});
  carry_out_removal(u, order);
}

void Battle::answer(std::string_view german_order, std::string_view allied_order) {
  REQUIRE(state_.board.question);
  const auto asked = state_.board.question->asked;
  const core::BySide<std::string_view> orders{german_order, allied_order};
  for (const core::Side side : core::both_sides) {
    if (asked[side]) {
      answer_one(side, orders[side]);
    } else {
      REQUIRE(orders[side] == "");
    }
  }
}

void Battle::answer_one(core::Side side, std::string_view order) {
  REQUIRE(state_.board.question);
  REQUIRE(state_.board.question->asked[side]);
  REQUIRE(refusal(side, order) == "");
  Umpiring u{rules_, state_, dice_};
  commit(u, side, order);
  go_on(u);
  keep(std::move(u));
}

void Battle::pass_to(Decision decision) {
  for (int tries = 0; tries < 20; ++tries) {
    if (state_.board.question && state_.board.question->kind == decision) return;
    answer("");
  }
  FAIL("never asked");
}

void Battle::pass_to(Decision decision, GunRange range) {
  while (state_.board.combat->range != range) answer("");
  pass_to(decision);
}

void Battle::run_ends(std::string_view escaped) {
  REQUIRE(state_.board.run);
  Umpiring u{rules_, state_, dice_};
  for (const core::Side side : core::both_sides) {
    const auto& question = u.state().board.question;
    if (question && question->asked[side]) u.emit(event::Answered{side, false});
  }
  event::RunResolved resolved{.escaped = groups(escaped), .caught = {}};
  for (const core::Side side : core::both_sides) {
    for (const Group& runner : u.state().board.run->runners[side]) {
      if (std::ranges::find(resolved.escaped, runner) == resolved.escaped.end()) {
        Caught caught;
        caught.runner = runner;
        resolved.caught.push_back(std::move(caught));
      }
    }
  }
  u.emit(resolved);
  for (const Group& group : resolved.escaped) u.emit(event::EscapedTo{group, AreaId{6}});
  u.emit(event::RunEnded{});
  go_on(u);
  keep(std::move(u));
}

// As advance() does it, without the turn around the combat.
void Battle::go_on(Umpiring& u) {
  const Board& board = u.state().board;
  while (board.combat && !board.question && !board.run && !sudden_end(u)) advance_combat(u);
}

void Battle::keep(Umpiring&& u) {
  told_.clear();
  for (const auto& emitted : std::move(u).take()) {
    const std::string line = line_of(emitted.event);
    if (!line.empty()) told_ += line + "\n";
  }
}

std::string Battle::line_of(const Event& event) const {
  return std::visit(Teller{pack_}, event);
}

Options Battle::options(core::Side side) const {
  Options options;
  combat_options(view_of(state_, core::Viewer::of(core::admiral_of(side))), side, options);
  return options;
}

std::string Battle::choices(core::Side side) const {
  const Options list = options(side);
  std::string text;
  for (const AimChoice& choice : list.aims) {
    if (!text.empty()) text += "; ";
    text += name(choice.firer) + ":";
    for (const ShipId target : choice.targets) text += " " + name(target);
  }
  for (const ShipId id : list.free_ships) text += (text.empty() ? "" : " ") + name(id);
  return text;
}

std::vector<std::string> Battle::single_orders(core::Side side) const {
  const Options list = options(side);
  std::vector<std::string> orders;
  for (const AimChoice& choice : list.aims) {
    for (const ShipId target : choice.targets) {
      orders.push_back(name(choice.firer) + ">" + name(target));
    }
  }
  for (const ShipId id : list.free_ships) orders.push_back(name(id));
  return orders;
}

ShipId Battle::ship(std::string_view name) const {
  for (std::size_t i = 0; i < pack_.ships.size(); ++i) {
    if (pack_.ships[i].name == name) return ShipId(i);
  }
  FAIL("no such ship: ", std::string(name));
  return no_ship;
}

const ShipStatus& Battle::status(std::string_view name) const {
  return state_.board.status(ship(name));
}

const Fighter& Battle::fighter(std::string_view name) const {
  const Fighter* found = fighter_in(*state_.board.combat, ship(name));
  REQUIRE(found);
  return *found;
}

}  // namespace chartroom::far_seas::test
