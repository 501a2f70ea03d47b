#include "bots/far_seas/meeting.hpp"

#include <algorithm>

#include "bots/far_seas/payoffs.hpp"
#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double surprise_chance = 1.0 / 6;  // 4.6.3 (2)
constexpr double cruiser_crippled = 0.4;     // share of its worth: slower, no more surprises
constexpr double attrition = 0.06;           // of its worth: every combat makes its fire worse
constexpr double per_damage = 0.08;          // of a cruiser's worth, for each point that stays

// Each ship of the chasers is set upon the runners by itself: the fastest decides.
double chance_that_some_catch(const Board& board, const Group& runners, const Group& chasers) {
  const int run = static_cast<int>(speed_of(board, runners));
  double escape = 1;
  for (const ShipId id : chasers) {
    escape *= 1 - chance_to_catch(static_cast<int>(speed_of(board, id)) - run);
  }
  return 1 - escape;
}

Battle after_running(Battle battle) {
  for (Hull& hull : battle.ships[0]) hull.tried_to_run = true;
  return battle;
}

}  // namespace

Swing swing_of(const Board& board, const Worths& worths, Odds& odds, const Group& germans,
               const Group& allies, const Battle& battle) {
  const Verdict& verdict = odds.of(battle);
  Swing swing;
  swing.won = verdict.german_field;
  for (std::size_t i = 0; i < germans.size(); ++i) {
    const Fate& fate = verdict.of(german)[i];
    const double worth = worths[index_of(germans[i])];
    const double scars = fate.damage - board.status(germans[i]).damage;
    swing.points -= worth * (fate.sunk + cruiser_crippled * fate.crippled +
                             per_damage * scars * (1 - fate.sunk));
    swing.points -= attrition * worth;
    swing.gone += (fate.sunk + fate.away) / static_cast<double>(germans.size());
  }
  for (std::size_t i = 0; i < allies.size(); ++i) {
    const Fate& fate = verdict.of(allied)[i];
    const double stars = board.counter(allies[i]).stars;
    const double use = worths[index_of(allies[i])] - stars;
    swing.points += (stars + use) * fate.sunk + use * fate.crippled;
  }
  return swing;
}

double Meeting::run() const {
  return surprise_chance * surprised.points + (1 - surprise_chance) * catch_german * caught.points;
}

double Meeting::stand_for(double take, bool raid) const {
  const double kept = raid ? take * (1 - stand.gone) : 0;
  const double fight = stand.points + kept;
  const double flight = price + take + catch_allied * (fight - take);
  return std::min(fight, flight);
}

double Meeting::found(double take, bool raid, bool may_abort) const {
  const double best = must_run ? run() : std::max(run(), stand_for(take, raid));
  return may_abort ? std::min(best, price + take) : best;
}

Meeting meeting_of(const Board& board, const Worths& worths, Odds& odds, const Group& germans,
                   const Group& allies) {
  Meeting met;
  if (board.counter(germans.front()).type == ShipType::AMC) {
    met.must_run = true;
    met.caught.points = met.surprised.points = -worths[index_of(germans.front())];
    met.catch_german = chance_that_some_catch(board, germans, allies);
    return met;
  }
  const Battle plain = battle_of(board, germans, allies, CombatKind::encounter);
  const Battle ambush = battle_of(board, germans, allies, CombatKind::runner_surprised);
  met.stand = swing_of(board, worths, odds, germans, allies, plain);
  met.caught = swing_of(board, worths, odds, germans, allies, after_running(plain));
  met.surprised = swing_of(board, worths, odds, germans, allies, ambush);
  met.catch_german = chance_that_some_catch(board, germans, allies);
  met.catch_allied = chance_that_some_catch(board, allies, germans);
  for (const CowardiceCharge& charge : cowardice(board, germans, allies, allies)) {
    met.price += charge.points;
  }
  return met;
}

Swing surprise_of(const Board& board, const Worths& worths, Odds& odds, const Group& germans,
                  const Group& allies) {
  return swing_of(board, worths, odds, germans, allies,
                  battle_of(board, germans, allies, CombatKind::surprise_attack));
}

}  // namespace chartroom::far_seas::bots
