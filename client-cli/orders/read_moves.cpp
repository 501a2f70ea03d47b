// Orders of PHASES 1 to 3: the German plot (4.3), the Allied movement (4.4, 5.1, 6.3, 6.4), AMCs
// interned (6.2.3).
#include <algorithm>

#include "client-cli/orders/help.hpp"
#include "client-cli/orders/reader.hpp"
#include "rules/far_seas/convoys.hpp"

namespace chartroom::cli {

using far_seas::Assignment;
using far_seas::Board;
using far_seas::ConvoyId;
using far_seas::Decision;
using far_seas::Duty;
using far_seas::Group;
using far_seas::ShipId;
namespace order = far_seas::order;

namespace {

constexpr std::string_view enter_form = "enter SHIP AREA";
constexpr std::string_view amc_form = "SHIP AREA; it captures in PHASE 5, without an assignment";
constexpr std::string_view colony_form = "colony SHIP[+SHIP] [COLONY]";
constexpr std::string_view convoy_form = "convoy NAME, or convoy all";

// The form without what only ends a line, and with what the game's further rules add.
std::string form_of(const Reader& r, Decision decision) {
  const OrderHelp& help = help_for(decision);
  std::string form{help.form};
  for (const std::string_view end : {"; ...", "; ... or pass"})
    if (form.ends_with(end)) form.resize(form.size() - end.size());
  form += "; and more after a semicolon";
  if (has_more_rules(r.board().rules)) form += "; also " + std::string{help.more};
  return form;
}

// ------------------------------------------------------------------------------------------- plot

// What follows the area of a plotted group; true if it was an assignment.
Read<bool> read_assignment(Reader& r, far_seas::PlottedGroup& group) {
  if (r.at.accept({"att", "attack", "merchants", "merchant", "capture", "captures", "convoy"})) {
    group.assignment = Assignment::merchants;
  } else if (r.at.accept({"rtb", "return", "home", "germany"})) {
    group.assignment = Assignment::return_to_base;
  } else if (r.at.accept({"int", "intervene", "intervention"})) {
    group.assignment = Assignment::intervene;
  } else if (r.at.accept({"rfj", "rufiji", "river"})) {
    group.assignment = Assignment::river;
  } else if (r.at.accept({"stn", "station", "raid"})) {
    group.assignment = Assignment::raid;
    const auto station = r.names.station(r.at, group.to);
    if (!station) return std::unexpected{station.error()};
    group.station = *station;
  } else {
    return r.at.accept({"none", "nothing"});
  }
  return true;
}

// "coal" alone is for those of the group that have none for this turn, as far as the options say.
Group without_coal(const Reader& r, const Group& group) {
  Group dry;
  for (const auto& choice : r.options.ships)
    if (!choice.coaled && std::ranges::find(group, choice.ship) != group.end())
      dry.push_back(choice.ship);
  return dry.empty() ? group : in_order(std::move(dry));
}

Read<bool> read_piles(Reader& r, const Group& group, order::Plot& plot) {
  if (!r.at.accept({"coal", "pile", "piles"})) return false;
  Group burning = without_coal(r, group);
  if (r.at.words_ahead() > 0) {
    auto named = read_group(r, r.side);
    if (!named) return std::unexpected{named.error()};
    burning = *std::move(named);
  }
  plot.piles.insert(plot.piles.end(), burning.begin(), burning.end());
  return true;
}

// The Rufiji is part of area 21, which need not be named (7.2.1).
bool goes_to_the_river(const Reader& r) {
  return r.at.next_is({"rfj", "rufiji", "river"});
}

std::optional<core::Refusal> read_plotted(Reader& r, Group ships, order::Plot& plot) {
  far_seas::PlottedGroup group{.ships = std::move(ships), .to = far_seas::rufiji_area};
  if (!goes_to_the_river(r)) {
    const auto area = r.names.area(r.at);
    if (!area) return area.error();
    group.to = *area;
  }
  const auto assignment = read_assignment(r, group);
  if (!assignment) return assignment.error();
  const auto piles = read_piles(r, group.ships, plot);
  if (!piles) return piles.error();
  plot.groups.push_back(std::move(group));
  const bool assigning = r.board().question && r.board().question->kind == Decision::assign;
  return expect_end(r, form_of(r, assigning ? Decision::assign : Decision::plot));
}

std::optional<core::Refusal> read_amc(Reader& r, ShipId ship, order::Plot& plot) {
  const auto area = r.names.area(r.at);
  if (!area) return area.error();
  plot.amcs.push_back({.ship = ship, .to = *area});
  return expect_end(r, amc_form);
}

bool is_amc(const Reader& r, const Group& ships) {
  return ships.size() == 1 && r.board().counter(ships.front()).type == far_seas::ShipType::AMC;
}

// One item of a plot: coal, an AMC's move, a group of cruisers.
std::optional<core::Refusal> read_plot_item(Reader& r, order::Plot& plot) {
  if (r.at.next_is({"coal", "pile", "piles"})) {
    const auto piles = read_piles(r, {}, plot);
    if (!piles) return piles.error();
    return expect_end(r, "coal SHIP[+SHIP]");
  }
  r.at.accept({"amc"});
  auto ships = read_group(r, r.side);
  if (!ships) return ships.error();
  r.at.accept({">", "to"});
  return is_amc(r, *ships) ? read_amc(r, ships->front(), plot)
                           : read_plotted(r, *std::move(ships), plot);
}

// ------------------------------------------------------------------------------- Allied movement

// Convoys that are in that area, or may come into it by this movement.
std::vector<ConvoyId> convoys_near(const Board& board, far_seas::AreaId area) {
  std::vector<ConvoyId> near;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const auto id = static_cast<ConvoyId>(i);
    if (board.convoys[i].stage != far_seas::ConvoyStatus::Stage::in_port &&
        board.convoys[i].stage != far_seas::ConvoyStatus::Stage::at_sea)
      continue;
    if (area_of(board, id) == area || next_dot(board, id) == area) near.push_back(id);
  }
  return near;
}

std::optional<core::Refusal> read_duty(Reader& r, order::AlliedMove& move) {
  if (r.at.accept({"search", "s"})) {
    move.duty = Duty::search;
  } else if (r.at.accept({"escort", "merchantescort", "merchants", "merchant", "e"})) {
    r.at.accept({"escort"});
    move.duty = Duty::merchant_escort;
  } else if (r.at.accept({"rufiji", "river", "rfj"})) {
    move.duty = Duty::river;
  } else if (r.at.accept({"convoy", "convoyduty", "c"})) {
    move.duty = Duty::convoy;
    const auto convoy = r.names.convoy(r.at, convoys_near(r.board(), move.to));
    if (!convoy) return convoy.error();
    move.convoy = *convoy;
  } else if (r.at.accept({"station", "onstation", "stn", "guard", "protect"}) ||
             (r.at.accept({"on"}) && r.at.accept({"station"}))) {
    move.duty = Duty::on_station;
    const auto station = r.names.station(r.at, move.to);
    if (!station) return station.error();
    move.station = *station;
  }
  return std::nullopt;
}

std::optional<core::Refusal> read_move(Reader& r, order::AlliedMovement& movement) {
  order::AlliedMove move{.to = far_seas::rufiji_area};
  auto ships = read_group(r, r.side);
  if (!ships) return ships.error();
  move.ships = *std::move(ships);
  r.at.accept({">", "to"});
  if (!goes_to_the_river(r)) {
    const auto area = r.names.area(r.at);
    if (!area) return area.error();
    move.to = *area;
  }
  if (auto wrong = read_duty(r, move)) return wrong;
  movement.moves.push_back(std::move(move));
  return expect_end(r, form_of(r, Decision::allied_movement));
}

std::optional<core::Refusal> read_entry(Reader& r, order::AlliedMovement& movement) {
  const auto ship = r.names.ship(r.at, r.side);
  if (!ship) return ship.error();
  r.at.accept({">", "to", "in", "at"});
  const auto area = r.names.area(r.at);
  if (!area) return area.error();
  movement.entries.push_back({.ship = *ship, .to = *area});
  return expect_end(r, enter_form);
}

std::optional<core::Refusal> read_siege(Reader& r, order::AlliedMovement& movement) {
  auto ships = read_group(r, r.side);
  if (!ships) return ships.error();
  r.at.accept({">", "to", "at"});
  const auto colony = r.names.colony(r.at, r.board().status(ships->front()).area);
  if (!colony) return colony.error();
  movement.colonies.push_back({.ships = *std::move(ships), .colony = *colony});
  return expect_end(r, colony_form);
}

// "all" are those on their way: none is started unless it is named.
std::optional<core::Refusal> read_convoy(Reader& r, order::AlliedMovement& movement) {
  if (r.at.accept({"all"})) {
    for (const auto& choice : r.options.convoys)
      if (!choice.starts) movement.convoys.push_back(choice.convoy);
    return expect_end(r, convoy_form);
  }
  const auto convoy = r.names.convoy(r.at, {});
  if (!convoy) return convoy.error();
  movement.convoys.push_back(*convoy);
  return expect_end(r, convoy_form);
}

// What a part of the movement begins with; it holds for the parts after it until another comes.
enum class MoveVerb : std::uint8_t { move, enter, colony, convoy };
void accept_verb(Reader& r, MoveVerb& verb) {
  if (r.at.accept({"enter"})) verb = MoveVerb::enter;
  if (r.at.accept({"move"})) verb = MoveVerb::move;
  if (r.at.accept({"colony", "besiege", "siege"})) verb = MoveVerb::colony;
  if (r.at.accept({"convoy", "convoys"})) verb = MoveVerb::convoy;
}

}  // namespace

Read<far_seas::Order> read_plot(Reader& r) {
  order::Plot plot;
  while (!r.at.at_end()) {
    if (r.at.accept({";", "plot"})) continue;
    if (auto wrong = read_plot_item(r, plot)) return std::unexpected{*std::move(wrong)};
  }
  std::ranges::sort(plot.piles);
  return plot;
}

Read<far_seas::Order> read_allied_movement(Reader& r) {
  order::AlliedMovement movement;
  MoveVerb verb{};
  while (!r.at.at_end()) {
    if (r.at.accept({";", "pass"})) continue;
    accept_verb(r, verb);
    std::optional<core::Refusal> wrong;
    switch (verb) {
      case MoveVerb::move: wrong = read_move(r, movement); break;
      case MoveVerb::enter: wrong = read_entry(r, movement); break;
      case MoveVerb::colony: wrong = read_siege(r, movement); break;
      case MoveVerb::convoy: wrong = read_convoy(r, movement); break;
    }
    if (wrong) return std::unexpected{*std::move(wrong)};
  }
  return movement;
}

Read<far_seas::Order> read_intern(Reader& r) {
  auto ships = read_ships(r);
  if (!ships) return std::unexpected{ships.error()};
  return order::Intern{*std::move(ships)};
}

}  // namespace chartroom::cli
