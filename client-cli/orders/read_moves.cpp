// Orders of PHASES 1 and 2: the German plot (4.3) and the Allied movement (4.4, 5.1).
#include "client-cli/orders/reader.hpp"

namespace chartroom::cli {

using far_seas::Assignment;
using far_seas::Duty;
namespace order = far_seas::order;

namespace {

constexpr std::string_view plot_form =
    "plot SHIP[+SHIP] AREA [att | stn STATION | rtb]; and more after a semicolon";
constexpr std::string_view move_form =
    "move SHIP[+SHIP] AREA [search | escort | station STATION]; and more after a semicolon";
constexpr std::string_view enter_form = "enter SHIP AREA";

// What follows the area of a plotted group; true if it was an assignment.
Read<bool> read_assignment(Reader& r, far_seas::PlottedGroup& group) {
  if (r.at.accept({"att", "attack", "merchants", "merchant", "capture", "captures"})) {
    group.assignment = Assignment::merchants;
  } else if (r.at.accept({"rtb", "return", "home", "germany"})) {
    group.assignment = Assignment::return_to_base;
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

Read<far_seas::PlottedGroup> read_plotted(Reader& r) {
  far_seas::PlottedGroup group;
  auto ships = read_group(r, r.side);
  if (!ships) return std::unexpected{ships.error()};
  group.ships = *std::move(ships);
  r.at.accept({">", "to"});
  const auto area = r.names.area(r.at);
  if (!area) return std::unexpected{area.error()};
  group.to = *area;
  const auto assignment = read_assignment(r, group);
  if (!assignment) return std::unexpected{assignment.error()};
  if (auto wrong = expect_end(r, plot_form)) return std::unexpected{*std::move(wrong)};
  return group;
}

Read<bool> read_duty(Reader& r, order::AlliedMove& move) {
  if (r.at.accept({"search", "s"})) {
    move.duty = Duty::search;
  } else if (r.at.accept({"escort", "merchantescort", "merchants", "merchant", "e"})) {
    r.at.accept({"escort"});
    move.duty = Duty::merchant_escort;
  } else if (r.at.accept({"station", "onstation", "stn", "guard", "protect"}) ||
             (r.at.accept({"on"}) && r.at.accept({"station"}))) {
    move.duty = Duty::on_station;
    const auto station = r.names.station(r.at, move.to);
    if (!station) return std::unexpected{station.error()};
    move.station = *station;
  }
  return true;
}

Read<order::AlliedMove> read_move(Reader& r) {
  order::AlliedMove move;
  auto ships = read_group(r, r.side);
  if (!ships) return std::unexpected{ships.error()};
  move.ships = *std::move(ships);
  r.at.accept({">", "to"});
  const auto area = r.names.area(r.at);
  if (!area) return std::unexpected{area.error()};
  move.to = *area;
  const auto duty = read_duty(r, move);
  if (!duty) return std::unexpected{duty.error()};
  if (auto wrong = expect_end(r, move_form)) return std::unexpected{*std::move(wrong)};
  return move;
}

Read<order::Entry> read_entry(Reader& r) {
  const auto ship = r.names.ship(r.at, r.side);
  if (!ship) return std::unexpected{ship.error()};
  r.at.accept({">", "to", "in", "at"});
  const auto area = r.names.area(r.at);
  if (!area) return std::unexpected{area.error()};
  if (auto wrong = expect_end(r, enter_form)) return std::unexpected{*std::move(wrong)};
  return order::Entry{.ship = *ship, .to = *area};
}

}  // namespace

Read<far_seas::Order> read_plot(Reader& r) {
  order::Plot plot;
  while (!r.at.at_end()) {
    if (r.at.accept({";", "plot"})) continue;
    auto group = read_plotted(r);
    if (!group) return std::unexpected{group.error()};
    plot.groups.push_back(*std::move(group));
  }
  return plot;
}

Read<far_seas::Order> read_allied_movement(Reader& r) {
  order::AlliedMovement movement;
  bool entering = false;
  while (!r.at.at_end()) {
    if (r.at.accept({";", "pass"})) continue;
    if (r.at.accept({"enter"})) entering = true;
    if (r.at.accept({"move"})) entering = false;
    if (entering) {
      const auto entry = read_entry(r);
      if (!entry) return std::unexpected{entry.error()};
      movement.entries.push_back(*entry);
    } else {
      auto move = read_move(r);
      if (!move) return std::unexpected{move.error()};
      movement.moves.push_back(*std::move(move));
    }
  }
  return movement;
}

}  // namespace chartroom::cli
