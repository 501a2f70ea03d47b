// Between words and the types of the rules: orders are read, events are told.
#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <utility>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  text = trimmed(text);
  while (!text.empty()) {
    const auto end = text.find(by);
    parts.push_back(trimmed(text.substr(0, end)));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return parts;
}

// "Emden > 30 raid Fiji" -> "Emden", "30 raid Fiji".
std::pair<std::string_view, std::string_view> halves(std::string_view text, std::string_view by) {
  const auto at = text.find(by);
  if (at == std::string_view::npos) {
    throw std::invalid_argument("no '" + std::string(by) + "' in: " + std::string(text));
  }
  return {trimmed(text.substr(0, at)), trimmed(text.substr(at + by.size()))};
}

// "30 raid Fiji" -> "30", "raid Fiji"; the second may be empty.
std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  const auto at = text.find(' ');
  if (at == std::string_view::npos) return {text, {}};
  return {text.substr(0, at), trimmed(text.substr(at))};
}

int number_in(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw std::invalid_argument("no number: " + std::string(text));
  }
  return value;
}

AreaId area_in(std::string_view text) {
  return static_cast<AreaId>(number_in(text));
}

PlottedGroup plotted(const Game& game, std::string_view part) {
  const auto [ships, where] = halves(part, ">");
  const auto [area, what] = first_word(where);
  PlottedGroup group{game.group(ships), area_in(area), Assignment::none, no_station};
  const auto [assignment, station] = first_word(what);
  if (assignment == "raid") group.assignment = Assignment::raid;
  if (assignment == "merchants") group.assignment = Assignment::merchants;
  if (assignment == "return") group.assignment = Assignment::return_to_base;
  if (!station.empty()) group.station = game.station(station);
  return group;
}

order::AlliedMove allied_move(const Game& game, std::string_view part) {
  const auto [ships, where] = halves(part, ">");
  const auto [area, what] = first_word(where);
  order::AlliedMove move{game.group(ships), area_in(area), Duty::search, no_station};
  const auto [duty, station] = first_word(what);
  if (duty == "escort") move.duty = Duty::merchant_escort;
  if (duty == "guard") move.duty = Duty::on_station;
  if (!station.empty()) move.station = game.station(station);
  return move;
}

order::AlliedMovement allied_movement(const Game& game, std::string_view words) {
  order::AlliedMovement order;
  for (const std::string_view part : split(words, ',')) {
    if (part.find(" enters ") != std::string_view::npos) {
      const auto [ship, area] = halves(part, " enters ");
      order.entries.push_back({game.ship(ship), area_in(area)});
    } else {
      order.moves.push_back(allied_move(game, part));
    }
  }
  return order;
}

std::vector<Aim> aims(const Game& game, std::string_view words) {
  std::vector<Aim> list;
  for (const std::string_view part : split(words, ',')) {
    const auto [firer, target] = halves(part, ">");
    list.push_back({game.ship(firer), game.ship(target)});
  }
  return list;
}

order::Run run(const Game& game, std::string_view words) {
  order::Run order;
  for (const std::string_view part : split(words, ',')) order.groups.push_back(game.group(part));
  return order;
}

order::Chase chase(const Game& game, std::string_view words) {
  order::Chase order;
  for (const std::string_view part : split(words, ',')) {
    const auto [chasers, runner] = halves(part, ">");
    order.pursuits.push_back({game.ship(runner), game.group(chasers)});
  }
  return order;
}

order::Escape escape(const Game& game, std::string_view words) {
  order::Escape order;
  for (const std::string_view part : split(words, ',')) {
    const auto [leader, area] = halves(part, ">");
    order.flights.push_back({game.ship(leader), area_in(area)});
  }
  return order;
}

order::HitAndGoHome hit_and_go_home(const Game& game, std::string_view words) {
  order::HitAndGoHome order;
  for (const std::string_view part : split(words, ',')) {
    const auto at = part.rfind(' ');
    const ShipId ship = game.ship(part.substr(0, at));
    const std::string_view what = part.substr(at + 1);
    if (what == "home") {
      order.returns.push_back(ship);
    } else {
      order.captures.push_back({ship, number_in(what)});
    }
  }
  return order;
}

std::string with_sign(int value) {
  return (value < 0 ? "" : "+") + std::to_string(value);
}

std::string modifiers_text(const std::vector<Modifier>& modifiers) {
  std::string text;
  for (const Modifier& m : modifiers) {
    text += " " + std::string(to_string(m.why)) + with_sign(m.value);
  }
  return text;
}

struct Teller {
  const Pack& pack;

  [[nodiscard]] const std::string& name(ShipId id) const { return pack.ship(id).name; }
  [[nodiscard]] std::string names(const Group& group) const { return text_of(pack, group); }
  [[nodiscard]] static std::string number(AreaId area) { return std::to_string(number_of(area)); }
  [[nodiscard]] static std::string who(core::Side side) { return side == german ? "G" : "A"; }

  std::string operator()(const event::TurnBegan& e) const {
    return "turn " + std::to_string(e.turn) + (e.arrived.empty() ? "" : ": " + names(e.arrived));
  }
  std::string operator()(const event::ObBegan& e) const { return "OB " + std::to_string(e.ob); }
  std::string operator()(const event::PhaseBegan& e) const {
    return "phase " + std::to_string(e.phase);
  }
  std::string operator()(const event::VpScored& e) const { return "vp " + line_of(pack, e.entry); }
  std::string operator()(const event::GameEnded& e) const {
    return "ended: " + e.outcome.level + " " + std::to_string(e.outcome.points);
  }
  std::string operator()(const event::PlotCommitted& e) const {
    std::string text = "plot";
    for (const PlottedGroup& g : e.groups) {
      text +=
          " " + names(g.ships) + ">" + number(g.to) + " " + std::string(to_string(g.assignment));
    }
    return text;
  }
  std::string operator()(const event::CruisersNamed& e) const {
    std::string text = "named";
    for (const ShipId id : e.ships) text += " " + name(id);
    for (const OpenMove& move : e.open_moves)
      text += "; " + name(move.ship) + ">" + number(move.to);
    return text;
  }
  std::string operator()(const event::ShipEntered& e) const {
    return "entered " + name(e.ship) + ">" + number(e.area);
  }
  std::string operator()(const event::GroupMoved& e) const {
    std::string text = "moved " + names(e.ships) + ">" + number(e.to) + " ";
    text += to_string(e.duty);
    if (e.station != no_station) text += " " + pack.station(e.station).name;
    return text;
  }
  std::string operator()(const event::ConflictsMarked& e) const {
    std::string text = "conflicts";
    for (const Conflict& c : e.conflicts) text += " " + number(c.area);
    return text;
  }
  std::string operator()(const event::SearchRolled& e) const {
    return "search " + names(e.target) + " " + std::to_string(e.die) + modifiers_text(e.modifiers) +
           (e.found ? ": found" : ": not found");
  }
  std::string operator()(const event::Determined& e) const {
    std::string text = "determined";
    for (const auto& roll : e.rolls)
      text += " " + name(roll.leader) + " " + std::to_string(roll.die);
    return text + ": " + names(e.group);
  }
  std::string operator()(const event::SearchFailed& e) const { return "failed " + names(e.allied); }
  std::string operator()(const event::SearchDeclined& e) const {
    return "declined " + number(e.area);
  }
  std::string operator()(const event::EncounterBegan& e) const {
    return "met " + names(e.german) + " by " + names(e.allied) + ": " +
           std::string(to_string(e.how));
  }
  std::string operator()(const event::Approached&) const { return "approached"; }
  std::string operator()(const event::ApproachAborted&) const { return "aborted"; }
  std::string operator()(const event::Accepted& e) const { return "accepted " + who(e.side); }
  std::string operator()(const event::RunDeclared& e) const { return "runs " + who(e.side); }
  std::string operator()(const event::SurpriseRolled& e) const {
    return "surprise die " + std::to_string(e.die);
  }
  std::string operator()(const event::ChaseRevealed& e) const {
    std::string text = "chase";
    for (const Pursuit& p : e.pursuits) text += " " + names(p.chasers) + ">" + name(p.runner);
    return text;
  }
  std::string operator()(const event::RunRolled& e) const {
    return "run " + names(e.runner) + " " + std::to_string(e.runner_die) + " from " +
           names(e.chaser) + " " + std::to_string(e.chaser_die) +
           (e.caught ? ": caught" : ": away");
  }
  std::string operator()(const event::EscapedTo& e) const {
    return "escaped " + names(e.ships) + ">" + number(e.to);
  }
  std::string operator()(const event::FightJoined& e) const {
    std::string text = "fight " + names(e.fight.german) + " with " + names(e.fight.allied) + ": " +
                       std::string(to_string(e.fight.kind));
    if (!e.fight.tried_to_run.empty()) text += ", ran " + names(e.fight.tried_to_run);
    return text;
  }
  std::string operator()(const event::CombatBegan& e) const {
    return "combat at " + std::string(to_string(e.range));
  }
  std::string operator()(const event::Shot& e) const {
    return "shot " + name(e.aim.firer) + ">" + name(e.aim.target) + " " + std::to_string(e.die) +
           modifiers_text(e.modifiers) + ": " + std::to_string(e.damage);
  }
  std::string operator()(const event::DamageAssessed& e) const {
    std::string text;
    for (const auto& hit : e.hits) {
      text += " " + name(hit.ship) + " " + std::to_string(hit.points) + (hit.sunk ? " sunk" : "");
    }
    return text.empty() ? "" : "damage" + text;
  }
  std::string operator()(const event::CombatEnded& e) const {
    return "combat over " + number(e.area);
  }
  std::string operator()(const event::ShipRemoved& e) const { return "removed " + name(e.ship); }
  std::string operator()(const event::SurpriseAttackMade& e) const {
    return "surprise " + names(e.german) + " on " + names(e.allied);
  }
  std::string operator()(const event::SurpriseWindowClosed&) const { return "no surprise"; }
  std::string operator()(const event::AssignmentsRevealed& e) const {
    std::string text = "assignments";
    for (const AssignedShip& s : e.ships) {
      text += " " + name(s.ship) + ":" + std::string(to_string(s.assignment));
    }
    return text;
  }
  std::string operator()(const event::MerchantsCaptured& e) const {
    return "captured " + std::to_string(e.captures) + " in " + number(e.area) + " by " +
           names(e.ships);
  }
  std::string operator()(const event::CapturesCredited& e) const {
    std::string text = "credited";
    for (const Credit& c : e.credits) text += " " + name(c.ship) + " " + std::to_string(c.captures);
    return text;
  }
  std::string operator()(const event::StationRaided& e) const {
    return "raided " + pack.station(e.station).name + " by " + names(e.ships);
  }
  std::string operator()(const event::ReturnRolled& e) const {
    return "return " + names(e.ships) + " " + std::to_string(e.die) + (e.home ? ": home" : ": no");
  }
  std::string operator()(const event::ShipLost& e) const { return "lost " + name(e.ship); }
  std::string operator()(const event::TurnEnded& e) const {
    std::string text = "review";
    for (const PlotRecord& r : e.plots) {
      text +=
          " " + names(r.ships) + ">" + number(r.to) + " " + std::string(to_string(r.assignment));
    }
    return text;
  }
  std::string operator()(const auto& /*not looked at*/) const { return ""; }
};

}  // namespace

Group Game::group(std::string_view names) const {
  Group ships;
  for (const std::string_view name : split(names, '+')) ships.push_back(ship(name));
  std::ranges::sort(ships);
  return ships;
}

Order Game::order_of(std::string_view words) const {
  if (!state_.board.question) throw std::logic_error("nothing is asked");
  switch (state_.board.question->kind) {
    case Decision::plot: {
      order::Plot plot;
      for (const auto part : split(words, ',')) plot.groups.push_back(plotted(*this, part));
      return plot;
    }
    case Decision::allied_movement: return allied_movement(*this, words);
    case Decision::choose_area: return order::ChooseArea{area_in(words)};
    case Decision::search: return words.empty() ? order::Search{} : order::Search{ship(words)};
    case Decision::approach: return order::Approach{words != "no"};
    case Decision::try_surprise: return order::TrySurprise{words == "yes"};
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: return run(*this, words);
    case Decision::chase: return chase(*this, words);
    case Decision::escape: return escape(*this, words);
    case Decision::bold_moves: return order::BoldMoves{aims(*this, words)};
    case Decision::fire_on_bold: return order::FireOnBold{aims(*this, words)};
    case Decision::targets: return order::Targets{aims(*this, words)};
    case Decision::torpedoes: return order::Torpedoes{aims(*this, words)};
    case Decision::remove_ships: {
      order::RemoveShips order;
      for (const auto part : split(words, ',')) order.ships.push_back(ship(part));
      return order;
    }
    case Decision::surprise_attack: {
      if (words.empty()) return order::SurpriseAttack{};
      const Aim pair = aims(*this, words).front();
      return order::SurpriseAttack{order::SurpriseAttack::Pair{pair.firer, pair.target}};
    }
    case Decision::hit_and_go_home: return hit_and_go_home(*this, words);
  }
  throw std::logic_error("unknown decision");
}

std::string sides(const core::BySide<bool>& asked) {
  return std::string(asked[german] ? "G" : "") + (asked[allied] ? "A" : "");
}

std::string text_of(const Pack& pack, const Group& group) {
  std::string text;
  for (const ShipId id : group) text += (text.empty() ? "" : "+") + pack.ship(id).name;
  return text;
}

std::string line_of(const Pack& pack, const VpEntry& entry) {
  std::string text{to_string(entry.kind)};
  text += " " + with_sign(entry.points);
  if (entry.ship != no_ship) text += " " + pack.ship(entry.ship).name;
  if (entry.station != no_station) text += " " + pack.station(entry.station).name;
  if (entry.area != no_area) text += " " + std::to_string(number_of(entry.area));
  return text;
}

std::string line_of(const Pack& pack, const Event& event) {
  return std::visit(Teller{pack}, event);
}

}  // namespace chartroom::far_seas::test
