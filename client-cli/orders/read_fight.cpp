// Orders of PHASE 4: running, chasing, escaping, firing (4.6.3, 4.6.4).
#include <algorithm>

#include "client-cli/orders/reader.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Decision;
using far_seas::Group;
using far_seas::ShipId;
namespace order = far_seas::order;

namespace {

// Ships that may run now: the met group before a combat, else those the options name.
Group may_run(const Reader& r) {
  const auto& encounter = r.board().encounter;
  const bool before_combat = encounter && !r.board().combat;
  if (before_combat) return r.side == far_seas::german ? encounter->german : encounter->allied;
  return in_order(r.options.free_ships);
}

// A running group by any of its ships; the ship itself if it does not run, for check() to say so.
ShipId runner_named(const Reader& r, ShipId ship) {
  if (!r.board().run) return ship;
  for (const Group& group : r.board().run->runners[r.enemy()])
    if (std::ranges::find(group, ship) != group.end()) return group.front();
  return ship;
}

ShipId escaped_named(const Reader& r, ShipId ship) {
  if (!r.board().run) return ship;
  for (const Group& group : r.board().run->escaped)
    if (std::ranges::find(group, ship) != group.end()) return group.front();
  return ship;
}

Group free_chasers(const Reader& r) {
  if (!r.options.free_ships.empty()) return in_order(r.options.free_ships);
  return r.board().run ? r.board().run->free[r.side] : Group{};
}

constexpr std::string_view chase_form =
    "chase RUNNER with SHIP[+SHIP], SHIP; another after a semicolon; or chase none";

Read<std::vector<Group>> read_chasers(Reader& r) {
  if (r.at.accept({"all", "everything"})) return std::vector<Group>{free_chasers(r)};
  return read_groups(r, r.side);
}

Read<std::vector<far_seas::Pursuit>> read_pursuit(Reader& r) {
  ShipId runner{};
  if (r.at.next_is({"all"})) {
    const auto& run = r.board().run;
    if (!run || run->runners[r.enemy()].size() != 1) {
      return misread("Several groups run; it is not said which one is chased.",
                     "Write: " + std::string{chase_form} + ".");
    }
    runner = run->runners[r.enemy()].front().front();
  } else {
    const auto named = r.names.ship(r.at, r.enemy());
    if (!named) return std::unexpected{named.error()};
    runner = runner_named(r, *named);
    if (!r.at.accept({"with", "by", "using", ">"})) {
      return misread("It is not said who chases " + name_of(r, runner) + ".",
                     "Write: " + std::string{chase_form} + ".");
    }
  }
  const auto groups = read_chasers(r);
  if (!groups) return std::unexpected{groups.error()};
  std::vector<far_seas::Pursuit> pursuits;
  for (const Group& group : *groups) pursuits.push_back({.runner = runner, .chasers = group});
  if (auto wrong = expect_end(r, chase_form)) return std::unexpected{*std::move(wrong)};
  return pursuits;
}

// Who fires: "all" are all that the options let fire and that nobody named before.
Read<far_seas::ShipList> read_firers(Reader& r, const std::vector<far_seas::Aim>& before) {
  far_seas::ShipList firers;
  if (r.at.accept({"all", "rest", "others"})) {
    for (const auto& choice : r.options.aims)
      if (std::ranges::find(before, choice.firer, &far_seas::Aim::firer) == before.end())
        firers.push_back(choice.firer);
    if (firers.empty()) return misread("No other ship of yours can fire.");
    return firers;
  }
  do {
    const auto ship = r.names.ship(r.at, r.side);
    if (!ship) return std::unexpected{ship.error()};
    firers.push_back(*ship);
  } while (r.at.accept({"+", "and"}));
  return firers;
}

}  // namespace

Read<far_seas::Order> read_run(Reader& r) {
  order::Run run;
  const bool all = r.at.at_end() || r.at.accept({"all"});
  if (all) {
    const Group ships = may_run(r);
    if (!r.at.at_end()) return misread("'all' stands alone.", "Write: run all.");
    if (!ships.empty()) run.groups.push_back(ships);
    return run;
  }
  if (r.at.accept({"apart", "singly", "scatter"})) {
    for (const ShipId ship : may_run(r)) run.groups.push_back({ship});
    return run;
  }
  while (!r.at.at_end()) {
    if (r.at.accept({";"})) continue;
    auto groups = read_groups(r, r.side);
    if (!groups) return std::unexpected{groups.error()};
    run.groups.insert(run.groups.end(), groups->begin(), groups->end());
  }
  return run;
}

Read<far_seas::Order> read_chase(Reader& r) {
  order::Chase chase;
  if (r.at.at_end())
    return misread("It is not said who is chased.", "Write: " + std::string{chase_form} + ".");
  while (!r.at.at_end()) {
    if (r.at.accept({";"})) continue;
    const auto pursuits = read_pursuit(r);
    if (!pursuits) return std::unexpected{pursuits.error()};
    chase.pursuits.insert(chase.pursuits.end(), pursuits->begin(), pursuits->end());
  }
  return chase;
}

Read<far_seas::Order> read_escape(Reader& r) {
  order::Escape escape;
  while (!r.at.at_end()) {
    if (r.at.accept({";", ","})) continue;
    const auto ships = read_group(r, r.side);
    if (!ships) return std::unexpected{ships.error()};
    r.at.accept({">", "to"});
    const auto area = r.names.area(r.at);
    if (!area) return std::unexpected{area.error()};
    escape.flights.push_back({.leader = escaped_named(r, ships->front()), .to = *area});
  }
  return escape;
}

Read<std::vector<far_seas::Aim>> read_aims(Reader& r) {
  std::vector<far_seas::Aim> aims;
  while (!r.at.at_end()) {
    if (r.at.accept({";", ","})) continue;
    const auto firers = read_firers(r, aims);
    if (!firers) return std::unexpected{firers.error()};
    if (!r.at.accept({">", "at", "on"})) {
      return misread("It is not said at whom " + name_of(r, firers->front()) + " aims.",
                     "Write: FIRER>TARGET, and more after a blank.");
    }
    const auto target = r.names.ship(r.at, r.enemy());
    if (!target) return std::unexpected{target.error()};
    for (const ShipId firer : *firers) aims.push_back({.firer = firer, .target = *target});
  }
  return aims;
}

Read<far_seas::Order> read_remove(Reader& r) {
  auto ships = read_ships(r);
  if (!ships) return std::unexpected{ships.error()};
  return order::RemoveShips{*std::move(ships)};
}

}  // namespace chartroom::cli
