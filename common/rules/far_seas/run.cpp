#include "rules/far_seas/run.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/far_seas/encounter.hpp"
#include "rules/far_seas/homeward.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int slower_needs = 6;  // one grade apart (4.6.3.2, 2)

// One running group against one of its chasers (4.6.3.2).
event::RunRolled roll_pair(Umpiring& u, const Group& runner, const Group& chaser) {
  const int run = static_cast<int>(speed_of(u.state().board, runner));
  const int chase = static_cast<int>(speed_of(u.state().board, chaser));
  event::RunRolled roll{runner, chaser, 0, 0, chase > run};
  if (std::abs(run - chase) >= 2) return roll;
  if (run == chase) {
    do {
      roll.runner_die = u.dice.d6("4.6.3.2 runner");
      roll.chaser_die = u.dice.d6("4.6.3.2 chaser");
    } while (roll.runner_die == roll.chaser_die);
    roll.caught = roll.chaser_die > roll.runner_die;
  } else if (run < chase) {
    roll.runner_die = u.dice.d6("4.6.3.2 slower runner");
    roll.caught = roll.runner_die != slower_needs;
  } else {
    roll.chaser_die = u.dice.d6("4.6.3.2 slower chaser");
    roll.caught = roll.chaser_die == slower_needs;
  }
  return roll;
}

bool one_against_one(const RunAttempt& attempt, core::Side chaser) {
  const std::vector<Group>& runners = attempt.runners[core::other(chaser)];
  return attempt.free[chaser].size() == 1 && runners.size() == 1 && runners.front().size() == 1;
}

std::vector<Pursuit> pursuits_of(const State& state, core::Side side) {
  const RunAttempt& attempt = *state.board.run;
  const auto& sealed = side == german ? state.german.sealed : state.allied.sealed;
  if (sealed) {
    if (const auto* chase = std::get_if<order::Chase>(&*sealed)) return chase->pursuits;
  }
  if (!one_against_one(attempt, side)) return {};
  return {Pursuit{attempt.runners[core::other(side)].front().front(), attempt.free[side]}};
}

// Rolls for all runners of a side; fills in who escaped and who was caught by whom.
void roll_for(Umpiring& u, core::Side runner_side, event::RunResolved& resolved) {
  const RunAttempt attempt = *u.state().board.run;
  for (const Group& runner : attempt.runners[runner_side]) {
    Caught caught{runner, {}};
    for (const Pursuit& pursuit : attempt.pursuits[core::other(runner_side)]) {
      if (pursuit.runner != runner.front()) continue;
      const event::RunRolled roll = roll_pair(u, runner, pursuit.chasers);
      u.emit(roll);
      if (!roll.caught) continue;
      caught.by.insert(caught.by.end(), pursuit.chasers.begin(), pursuit.chasers.end());
    }
    if (caught.by.empty()) {
      resolved.escaped.push_back(runner);
    } else {
      std::ranges::sort(caught.by);
      resolved.caught.push_back(std::move(caught));
    }
  }
}

void resolve(Umpiring& u) {
  core::BySide<std::vector<Pursuit>> pursuits;
  for (const core::Side side : core::both_sides) pursuits[side] = pursuits_of(u.state(), side);
  u.emit(event::SealsOpened{});
  for (const core::Side side : core::both_sides) {
    if (!pursuits[side].empty()) u.emit(event::ChaseRevealed{side, pursuits[side]});
  }
  event::RunResolved resolved;
  for (const core::Side side : core::both_sides) roll_for(u, side, resolved);
  u.emit(resolved);
}

// The owner names the areas; where groups of both sides got away at once, the Allies first, as they
// move first. True if somebody is asked.
bool ask_for_areas(Umpiring& u) {
  for (const core::Side side : {allied, german}) {
    if (groups_to_place(u.state().board, side).empty()) continue;
    ask(u, Decision::escape, side);
    return true;
  }
  return false;
}

// Before combat each caught runner fights those who caught it, by itself; during combat the fight
// goes on anyway.
void finish(Umpiring& u) {
  const RunAttempt attempt = *u.state().board.run;
  u.emit(event::RunEnded{});
  if (attempt.in_combat) return;
  for (const Caught& caught : attempt.caught) {
    const bool germans_ran = is_german(u.state().board, caught.runner.front());
    join_fight(u, Fight{attempt.area, germans_ran ? caught.runner : caught.by,
                        germans_ran ? caught.by : caught.runner, attempt.kind, caught.runner});
  }
}

}  // namespace

core::BySide<bool> sides_that_pair(const RunAttempt& attempt) {
  core::BySide<bool> asked;
  for (const core::Side side : core::both_sides) {
    asked[side] = !attempt.runners[core::other(side)].empty() && !attempt.free[side].empty() &&
                  !one_against_one(attempt, side);
  }
  return asked;
}

std::vector<Group> groups_to_place(const Board& board, core::Side side) {
  if (!board.run || board.run->stage != RunAttempt::Stage::escape) return {};
  std::vector<Group> groups = board.run->escaped;
  std::erase_if(groups, [&](const Group& g) { return side_of(*board.pack, g.front()) != side; });
  return groups;
}

void begin_run(Umpiring& u, RunAttempt attempt) {
  attempt.stage = RunAttempt::Stage::chase;
  const core::BySide<bool> asked = sides_that_pair(attempt);
  u.emit(event::RunBegan{std::move(attempt)});
  if (asked[german] || asked[allied]) ask(u, Decision::chase, asked);
}

void advance_run(Umpiring& u) {
  if (u.state().board.run->stage == RunAttempt::Stage::chase) {
    resolve(u);
  }
  if (homeward(u.state().board)) send_runners_home(u);
  if (!ask_for_areas(u)) finish(u);
}

void carry_out(Umpiring& u, const order::Escape& order) {
  for (const order::Flight& flight : order.flights) {
    const Group group = group_of(u.state().board, flight.leader);
    for (const ShipId id : group) {
      const Board& board = u.state().board;
      score(u, {.kind = VpKind::movement_penalty,
                .points = movement_penalty(board, id, board.status(id).area, flight.to),
                .ship = id});
    }
    u.emit(event::EscapedTo{group, flight.to});
  }
}

}  // namespace chartroom::far_seas
