// Legality: from a View to a verdict. The order of guards is the order in which a player would be
// told.
#include "rules/far_seas/check.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/england.hpp"

#include "rules/far_seas/far_seas.hpp"

#include <utility>

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

// Which kind of order answers a decision, as an index into the Order variant.
constexpr std::size_t expected_order(Decision kind) {
  switch (kind) {
    case Decision::plot: return 0;
    case Decision::allied_movement: return 1;
    case Decision::choose_area: return 2;
    case Decision::search: return 3;
    case Decision::approach: return 4;
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: return 5;
    case Decision::try_surprise: return 6;
    case Decision::chase: return 7;
    case Decision::escape: return 8;
    case Decision::bold_moves: return 9;
    case Decision::fire_on_bold: return 10;
    case Decision::targets: return 11;
    case Decision::torpedoes: return 12;
    case Decision::remove_ships: return 13;
    case Decision::surprise_attack: return 14;
    case Decision::hit_and_go_home: return 15;
    case Decision::intern: return 16;
    case Decision::convoy_attack: return 17;
    case Decision::raid_on_england: return 18;
    case Decision::counterattack: return 19;
    case Decision::return_home: return 20;
    case Decision::breakout_squadrons: return 21;
    case Decision::breakout_search: return 22;
    case Decision::assign: return 0;
  }
  return std::variant_npos;
}
static_assert(std::variant_size_v<AnyOrder> == 23);

// What answers a decision, by the same index.
core::Said asked_for(std::size_t order) {
  switch (order) {
    case 0: return say("It asks for a plot.");
    case 1: return say("It asks for the Allied movement.");
    case 2: return say("It asks for the next area.");
    case 3: return say("It asks for a target to search for, or none.");
    case 4: return say("It asks for approach or abort.");
    case 5: return say("It asks for the groups that run, or none.");
    case 6: return say("It asks for whether to try a surprise.");
    case 7: return say("It asks for who chases whom.");
    case 8: return say("It asks for an area for each group that got away.");
    case 9: return say("It asks for bold moves, or none.");
    case 10: return say("It asks for fire at the bold movers, or none.");
    case 11: return say("It asks for targets, or none.");
    case 12: return say("It asks for torpedoes, or none.");
    case 13: return say("It asks for the ships to take out, or none.");
    case 14: return say("It asks for a surprise attack, or none.");
    case 15: return say("It asks for captures, attacks on convoys and returns, or none.");
    case 16: return say("It asks for the AMCs to intern, or none.");
    case 17: return say("It asks for the next attack on a convoy.");
    case 18: return say("It asks for an area to raid England from, or none.");
    case 19: return say("It asks for whether the battlecruisers sail.");
    case 20: return say("It asks for the next return, with or without Reserves.");
    case 21: return say("It asks for the squadrons that sail, or none.");
    case 22: return say("It asks for a former squadron to search for, or none.");
  }
  return {};
}

struct Judge {
  const View& view;
  core::Side side;

  Verdict operator()(const order::Plot& o) const {
    return view.board.question->kind == Decision::assign ? check_assign(view, o)
                                                         : check_plot(view, o);
  }
  Verdict operator()(const order::AlliedMovement& o) const {
    return check_allied_movement(view, o);
  }
  Verdict operator()(const order::ChooseArea& o) const { return check_choose_area(view, o); }
  Verdict operator()(const order::Search& o) const { return check_search(view, o); }
  Verdict operator()(const order::Approach&) const { return std::nullopt; }
  Verdict operator()(const order::Run& o) const { return check_run(view, side, o); }
  Verdict operator()(const order::TrySurprise&) const { return std::nullopt; }
  Verdict operator()(const order::Chase& o) const { return check_chase(view, side, o); }
  Verdict operator()(const order::Escape& o) const { return check_escape(view, side, o); }
  Verdict operator()(const order::BoldMoves& o) const { return check_bold_moves(view, side, o); }
  Verdict operator()(const order::FireOnBold& o) const { return check_fire_on_bold(view, side, o); }
  Verdict operator()(const order::Targets& o) const { return check_targets(view, side, o); }
  Verdict operator()(const order::Torpedoes& o) const { return check_torpedoes(view, side, o); }
  Verdict operator()(const order::RemoveShips& o) const { return check_remove_ships(view, o); }
  Verdict operator()(const order::SurpriseAttack& o) const { return check_surprise(view, o); }
  Verdict operator()(const order::HitAndGoHome& o) const { return check_hit_and_go_home(view, o); }
  Verdict operator()(const order::Intern& o) const { return check_intern(view, o); }
  Verdict operator()(const order::ConvoyAttack& o) const { return check_convoy_attack(view, o); }
  Verdict operator()(const order::RaidOnEngland& o) const { return check_raid_on_england(view, o); }
  Verdict operator()(const order::Counterattack&) const { return std::nullopt; }
  Verdict operator()(const order::ReturnHome& o) const { return check_return_home(view, o); }
  Verdict operator()(const order::BreakoutSquadrons& o) const {
    return check_breakout_squadrons(view, o);
  }
  Verdict operator()(const order::BreakoutSearch& o) const {
    return check_breakout_search(view, o);
  }
};

}  // namespace

Refusal against(std::string rule, core::Said what, core::Said instead) {
  return {RefusalCode::against_the_rules, std::move(rule), std::move(what), std::move(instead)};
}

Verdict known_ship(const Board& board, ShipId ship) {
  if (index_of(ship) < board.ships.size()) return std::nullopt;
  return Refusal{RefusalCode::unknown_thing, "", say("There is no such ship."), {}};
}

std::optional<Refusal> FarSeas::check(const View& view, core::Seat seat, const core::Awaited&,
                                      const Order& order) const {
  const auto& question = view.board.question;
  if (!question || !question->asked[seat.side]) {
    return Refusal{RefusalCode::not_your_decision, "", say("Your side is not asked now."),
                   say("Wait until your side is asked.")};
  }
  if (expected_order(question->kind) != order.index()) {
    return Refusal{RefusalCode::wrong_order, "", say("This is no answer to the open decision."),
                   asked_for(expected_order(question->kind))};
  }
  return std::visit(Judge{view, seat.side}, order);
}

}  // namespace chartroom::far_seas
