#include "rules/far_seas/england.hpp"

#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas {
namespace {

const EnglandRaid& raid_of(const Umpiring& u) {
  return *u.state().board.phase_five->raid;
}

// 7.5.2.2: as usual; the only squadron that can search makes its only search.
void search_for_raiders(Umpiring& u) {
  const EnglandRaid raid = raid_of(u);
  event::SearchRolled roll{raid.area, raid.raiders, u.dice.d6("7.5.2.2 search"),
                           search_modifiers(raid), false};
  roll.found = roll.die + sum_of(roll.modifiers) <= 1;
  u.emit(roll);
  if (roll.found) {
    begin_encounter(u, raid.area, raid.raiders, raid.answer, Discovery::search);
  } else {
    u.emit(event::SearchFailed{raid.answer});
  }
}

}  // namespace

int points_of_raid(AreaId area) {
  if (area == english_channel) return 2;
  return area == north_sea ? 1 : 0;
}

// The limit holds for whatever reason the battlecruisers are away: the text names one, to explain.
bool may_raid_england(const Board& board) {
  return board.rules.raid_on_england && !board.england_raided && board.phase_five &&
         board.phase_five->returns.empty() && reserves_in_port(board).size() >= raiders_min &&
         battlecruisers_in_port(board).size() <= battlecruisers_at_home_max;
}

std::vector<Modifier> search_modifiers(const EnglandRaid& raid) {
  const int ships = static_cast<int>(raid.raiders.size());
  if (ships < 2) return {};
  return {{Why::squadron_size, 1 - ships}};
}

void carry_out(Umpiring& u, const order::RaidOnEngland& order) {
  if (!order.area) {
    u.emit(event::RaidForgone{});
    return;
  }
  u.emit(event::EnglandRaided{*order.area, reserves_in_port(u.state().board)});
  score(
      u,
      {.kind = VpKind::england_raided, .points = points_of_raid(*order.area), .area = *order.area});
  // A game that these points end asks nothing any more (8.0).
  if (sudden_end(u) || battlecruisers_in_port(u.state().board).empty()) return;
  ask(u, Decision::counterattack, allied);
}

void carry_out(Umpiring& u, const order::Counterattack& order) {
  if (!order.sail) {
    u.emit(event::Counterattacked{});
    return;
  }
  u.emit(event::Counterattacked{battlecruisers_in_port(u.state().board)});
  const EnglandRaid raid = raid_of(u);
  if (raid.area == english_channel) {
    begin_encounter(u, raid.area, raid.raiders, raid.answer, Discovery::in_the_channel);
  } else {
    search_for_raiders(u);
  }
}

void advance_england_raid(Umpiring& u) {
  const EnglandRaid raid = raid_of(u);
  send_home_the_rest(u, raid.raiders);
  send_home_the_rest(u, raid.answer);
  u.emit(event::EnglandRaidEnded{});
}

}  // namespace chartroom::far_seas
