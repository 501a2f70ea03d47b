// Orders in words, as game.hpp lists them.
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
  if (assignment == "intervene") group.assignment = Assignment::intervene;
  if (assignment == "river") group.assignment = Assignment::river;
  if (!station.empty()) group.station = game.station(station);
  return group;
}

order::Plot plot(const Game& game, std::string_view words) {
  order::Plot order;
  for (const std::string_view part : split(words, ',')) {
    if (part.starts_with("coal ")) {
      order.piles = game.group(part.substr(5));
      continue;
    }
    const PlottedGroup group = plotted(game, part);
    if (real_pack().ship(group.ships.front()).type == ShipType::AMC) {
      order.amcs.push_back({group.ships.front(), group.to});
    } else {
      order.groups.push_back(group);
    }
  }
  return order;
}

order::AlliedMove allied_move(const Game& game, std::string_view part) {
  const auto [ships, where] = halves(part, ">");
  const auto [area, what] = first_word(where);
  order::AlliedMove move{game.group(ships), area_in(area), Duty::search, no_station};
  const auto [duty, station] = first_word(what);
  if (duty == "escort") move.duty = Duty::merchant_escort;
  if (duty == "river") move.duty = Duty::river;
  if (duty == "convoy") {
    move.duty = Duty::convoy;
    move.convoy = game.convoy(station);
  } else if (duty == "guard") {
    move.duty = Duty::on_station;
    if (!station.empty()) move.station = game.station(station);
  } else if (!station.empty()) {
    move.station = game.station(station);  // of a group that does not guard it
  }
  return move;
}

order::AlliedMovement allied_movement(const Game& game, std::string_view words) {
  order::AlliedMovement order;
  for (const std::string_view part : split(words, ',')) {
    if (part.find(" enters ") != std::string_view::npos) {
      const auto [ship, area] = halves(part, " enters ");
      order.entries.push_back({game.ship(ship), area_in(area)});
    } else if (part.find(" into ") != std::string_view::npos) {
      const auto [ships, colony] = halves(part, " into ");
      order.colonies.push_back({game.group(ships), game.colony(colony)});
    } else if (part.ends_with(" sails")) {
      order.convoys.push_back(game.convoy(part.substr(0, part.size() - 6)));
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

// "Scharnhorst with Seydlitz+Moltke", or "Scharnhorst".
order::ReturnHome return_home(const Game& game, std::string_view words) {
  if (words.find(" with ") == std::string_view::npos) return {game.ship(words), {}};
  const auto [leader, reserves] = halves(words, " with ");
  return {game.ship(leader), game.group(reserves)};
}

// "Emden", or "Emden surprise".
order::ConvoyAttack convoy_attack(const Game& game, std::string_view words) {
  const auto at = words.rfind(" surprise");
  return {game.ship(words.substr(0, at)), at != std::string_view::npos};
}

order::BreakoutSquadrons breakout_squadrons(const Game& game, std::string_view words) {
  order::BreakoutSquadrons order;
  for (const std::string_view part : split(words, ',')) {
    order.squadrons.push_back(game.group(part));
  }
  return order;
}

order::BreakoutSearch breakout_search(std::string_view words) {
  if (words.empty()) return {};
  return {words == "cruisers" ? FormerSquadron::cruisers : FormerSquadron::reserves};
}

order::HitAndGoHome hit_and_go_home(const Game& game, std::string_view words) {
  order::HitAndGoHome order;
  for (const std::string_view part : split(words, ',')) {
    if (part.find(" on ") != std::string_view::npos) {
      const auto [leader, convoy] = halves(part, " on ");
      order.strikes.push_back({game.ship(leader), game.convoy(convoy)});
      continue;
    }
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
    case Decision::assign:
    case Decision::plot: return plot(*this, words);
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
    case Decision::intern: {
      order::Intern order;
      for (const auto part : split(words, ',')) order.ships.push_back(ship(part));
      return order;
    }
    case Decision::convoy_attack: return convoy_attack(*this, words);
    case Decision::raid_on_england:
      return words.empty() ? order::RaidOnEngland{} : order::RaidOnEngland{area_in(words)};
    case Decision::counterattack: return order::Counterattack{words == "yes"};
    case Decision::return_home: return return_home(*this, words);
    case Decision::breakout_squadrons: return breakout_squadrons(*this, words);
    case Decision::breakout_search: return breakout_search(words);
  }
  throw std::logic_error("unknown decision");
}

}  // namespace chartroom::far_seas::test
