#include "rules/far_seas/scenario.hpp"

#include "rules/far_seas/sight.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <string_view>

namespace chartroom::far_seas {
namespace {

ShipId ship_named(const Pack& pack, std::string_view name) {
  const auto id = pack.ship_named(name);
  if (!id) throw std::invalid_argument("the pack has no ship " + std::string{name});
  return *id;
}

Group ships_named(const Pack& pack, std::span<const std::string_view> names) {
  Group group;
  for (const std::string_view name : names) group.push_back(ship_named(pack, name));
  std::ranges::sort(group);
  return group;
}

void place_group(Board& board, const Group& group, AreaId area) {
  for (const ShipId id : group) {
    ShipStatus& s = board.status(id);
    s.where = Whereabouts::at_sea;
    s.area = area;
    s.leader = group.front();
  }
}

Whereabouts box_of(StartBox box) {
  switch (box) {
    case StartBox::area: return Whereabouts::at_sea;
    case StartBox::england_hb1: return Whereabouts::england_hb1;
    case StartBox::england_hb2: return Whereabouts::england_hb2;
    case StartBox::british_reserves: return Whereabouts::british_reserves;
    case StartBox::german_reserves: return Whereabouts::german_reserves;
  }
  return Whereabouts::not_in_play;
}

Board bare_board(const Pack& pack, Scenario scenario) {
  Board board;
  board.pack = &pack;
  board.scenario = scenario;
  board.ships.resize(pack.ships.size());
  for (std::size_t i = 0; i < pack.ships.size(); ++i) board.ships[i].leader = ShipId(i);
  board.raided.resize(pack.stations.size());
  board.captures.resize(index_of(last_area) + 1);
  board.escorts_seen.resize(index_of(last_area) + 1);
  return board;
}

constexpr int piles_of_a_cruiser = 3;  // 6.1.1

// 6.1, 6.3, 6.4: what the advanced rules put on the table.
void lay_out_advanced(State& state) {
  const Pack& pack = *state.board.pack;
  // 9.1.5: the tables do not count coal.
  if (!state.board.rules.solitaire_play()) {
    for (const ShipId id : pack.main_cruisers()) {
      state.german.coal.push_back({id, piles_of_a_cruiser, false, false});
    }
  }
  for (const Convoy& convoy : pack.convoys) {
    state.board.convoys.push_back({ConvoyStatus::Stage::in_port, 0, convoy.transports, 0});
  }
  state.board.colonies.resize(pack.colonies.size());
}

// 3.0. The basic game leaves the AMCs out (6.2 is an advanced rule).
State campaign(const Pack& pack, const Rules& rules) {
  State state;
  state.board = bare_board(pack, Scenario::campaign);
  state.board.rules = rules;
  if (rules.advanced) lay_out_advanced(state);
  if (rules.solitaire != Solitaire::none) state.board.solitaire.emplace();
  for (std::size_t i = 0; i < pack.ships.size(); ++i) {
    const Ship& counter = pack.ships[i];
    ShipStatus& s = state.board.ships[i];
    if (counter.advanced_only && !rules.advanced) continue;
    if (counter.entry_turn > first_turn) {
      s.where = Whereabouts::not_arrived;
      continue;
    }
    s.where = box_of(counter.box);
    if (s.where == Whereabouts::at_sea) s.area = counter.area;
  }
  return state;
}

constexpr std::array<std::string_view, 4> coronel_squadron{"Scharnhorst", "Gneisenau", "Dresden",
                                                           "Leipzig"};
constexpr std::array<std::string_view, 2> cradock{"Monmouth", "Good Hope"};
constexpr std::array<std::string_view, 5> spee{"Scharnhorst", "Gneisenau", "Dresden", "Leipzig",
                                               "Nurnberg"};
constexpr std::array<std::string_view, 8> sturdee{
    "Invincible", "Inflexible", "Carnarvon", "Glasgow", "Cornwall", "Kent", "Canopus", "Bristol"};
constexpr AreaId coronel_area{5};
constexpr AreaId falklands_area{6};

// 10.1
State coronel(const Pack& pack) {
  State state;
  state.board = bare_board(pack, Scenario::coronel);
  state.board.turn = 4;
  state.board.ob = 1;
  place_group(state.board, ships_named(pack, cradock), falklands_area);
  place_group(state.board, {ship_named(pack, "Glasgow")}, falklands_area);
  place_group(state.board, {ship_named(pack, "Canopus")}, falklands_area);
  place_group(state.board, ships_named(pack, coronel_squadron), AreaId{28});
  place_group(state.board, {ship_named(pack, "Nurnberg")}, AreaId{4});
  return state;
}

// 11.0: each German ship has one battle behind it.
State falklands(const Pack& pack) {
  State state;
  state.board = bare_board(pack, Scenario::falklands);
  state.board.turn = 5;
  state.board.ob = 1;
  const Group germans = ships_named(pack, spee);
  place_group(state.board, germans, falklands_area);
  place_group(state.board, ships_named(pack, sturdee), falklands_area);
  for (const ShipId id : germans) state.board.status(id).combats = 1;
  return state;
}

core::Outcome coronel_outcome(const Board& board) {
  if (board.vp > 0) {
    return {german, "german_success", core::say("The Germans came out ahead.").text(), board.vp};
  }
  if (board.vp < 0) {
    return {allied, "allied_success", core::say("The Allies came out ahead.").text(), board.vp};
  }
  return {std::nullopt, "drawn", core::say("Neither side came out ahead in points.").text(),
          board.vp};
}

// 11.0: damage that stays on a battlecruiser is a moral victory, more than one escaped ship a
// tactical one.
core::Outcome falklands_outcome(const Board& board) {
  const auto escaped = std::ranges::count_if(at_sea(board, german),
                                             [&](ShipId id) { return board.status(id).escaped; });
  bool battlecruiser_hurt = false;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const ShipStatus& s = board.ships[i];
    if (s.where == Whereabouts::not_in_play || is_german(board, id)) continue;
    battlecruiser_hurt |= board.counter(id).type == ShipType::BC && s.damage > 0;
  }
  if (escaped > 1) {
    return {german, "tactical_victory",
            core::say("More than one German cruiser got away (11.0).").text(), board.vp};
  }
  if (battlecruiser_hurt) {
    return {german, "moral_victory",
            core::say("A battlecruiser carries lasting damage (11.0).").text(), board.vp};
  }
  return {allied, "sturdees_revenge",
          core::say("The battlecruisers did what they came for (11.0).").text(), board.vp};
}

}  // namespace

State lay_out(const Pack& pack, const Setup& setup) {
  switch (setup.scenario) {
    case Scenario::campaign: {
      State state = campaign(pack, setup.rules);
      if (setup.rules.double_blind) know_the_setup(state);
      return state;
    }
    case Scenario::coronel: return coronel(pack);
    case Scenario::falklands: return falklands(pack);
  }
  throw std::invalid_argument("unknown scenario");
}

void open_scenario(Umpiring& u) {
  const Pack& pack = *u.state().board.pack;
  if (u.state().board.scenario == Scenario::coronel) {
    // 10.2.1 gives the plot; play starts with the Allied move.
    const Group ships = ships_named(pack, spee);
    u.emit(event::PlotCommitted{{PlottedGroup{ships, coronel_area, Assignment::none, no_station}},
                                {}});
    u.emit(event::CruisersNamed{ships, {}});
    u.emit(event::PhaseBegan{2});
    ask(u, Decision::allied_movement, allied);
  } else if (u.state().board.scenario == Scenario::falklands) {
    u.emit(event::PhaseBegan{4});
    u.emit(event::SurpriseWindowClosed{});
    u.emit(event::FightJoined{Fight{falklands_area,
                                    ships_named(pack, spee),
                                    ships_named(pack, sturdee),
                                    CombatKind::encounter,
                                    {}}});
  }
}

void end_scenario(Umpiring& u) {
  const Board& board = u.state().board;
  u.emit(event::GameEnded{board.scenario == Scenario::coronel ? coronel_outcome(board)
                                                              : falklands_outcome(board)});
}

}  // namespace chartroom::far_seas
