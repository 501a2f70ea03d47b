#include <string>

#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/preview_parts.hpp"

namespace chartroom::far_seas {
namespace {

using core::say;

core::Said convoy_text(const Board& board, ConvoyId convoy) {
  const std::string& name = board.pack->convoy(convoy).name;
  const int transports = board.convoys.at(index_of(convoy)).transports;
  return transports == 1 ? say("the {} (1 transport)", name)
                         : say("the {} ({} transports)", name, transports);
}

core::Said escorts_text(std::size_t escorts) {
  if (escorts == 0) return say("no escort");
  return escorts == 1 ? say("1 escort") : say("{} escorts", escorts);
}

// A convoy without escort is lost to the first who comes, and scores once (6.3.3).
void unprotected(const Board& board, const core::Said& who, ConvoyId convoy, Consequences& out) {
  const int transports = board.convoys.at(index_of(convoy)).transports;
  out.push_back({"6.3.3",
                 say("{}: {} is unprotected: all of it is lost without a die.", who,
                     convoy_text(board, convoy)),
                 transports});
}

void protected_by(const Board& board, const Group& attackers, ConvoyId convoy, Consequences& out) {
  const core::Said who = names_of(board, attackers);
  const core::Said what = convoy_text(board, convoy);
  const core::Said escorts = names_of(board, escorts_of(board, convoy));
  out.push_back(
      {"6.3.3",
       may_surprise_convoy(board, attackers)
           ? say("{}: {} is protected by {}: a combat from A-range, unless it is surprised.", who,
                 what, escorts)
           : say("{}: {} is protected by {}: a combat from A-range.", who, what, escorts),
       0});
}

// 6.3.3.1: each ship of a group that surprises the convoy rolls for transports.
void surprise(const Board& board, const ConvoyStrike& strike, Consequences& out) {
  const int up_to = surprised_up_to - sum_of(convoy_surprise_modifiers(board, strike.attackers));
  const auto dice = strike.attackers.size();
  out.push_back({"6.3.3.1",
                 say("{}: {} is surprised on {} and loses {} of transports; else it is a combat "
                     "with {}.",
                     names_of(board, strike.attackers), convoy_text(board, strike.convoy),
                     one_to(up_to), dice == 1 ? say("a die") : say("{} dice", dice),
                     names_of(board, escorts_of(board, strike.convoy))),
                 0});
}

}  // namespace

core::Said one_to(int last) {
  return last == 1 ? say("a 1") : say("1 to {}", last);
}

void preview_intervention(const Board& board, const PlottedGroup& group, Consequences& out) {
  const auto id = board.pack->colony_in(group.to);
  if (!id) return;
  const std::string& colony = board.pack->colony(*id).name;
  const int ships = ships_in_box(board, *id);
  const core::Said who = names_of(board, group.ships);
  out.push_back({"6.4.2",
                 say("{} {}",
                     ships == 1 ? say("{}: 1 ship is in the box of {} now.", who, colony)
                                : say("{}: {} ships are in the box of {} now.", who, ships, colony),
                     group.ships.size() == 1
                         ? say("A lone cruiser attacks nobody there.")
                         : say("If somebody is there then, it is attacked: the surprise attack of "
                               "the turn.")),
                 0});
}

void preview_convoys(const Board& board, const PlottedGroup& group, Consequences& out) {
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const ConvoyId id{static_cast<std::uint8_t>(i)};
    if (area_of(board, id) != group.to) continue;
    const core::Said who = names_of(board, group.ships);
    const core::Said what = convoy_text(board, id);
    const core::Said where = text_of(board, group.to);
    const core::Said escorts = escorts_text(escorts_of(board, id).size());
    out.push_back(
        {"6.3.3",
         board.convoys[i].moved_in_ob == 0
             ? say("{}: {} is in {} now, with {}; it has still to move.", who, what, where, escorts)
             : say("{}: {} is in {} now, with {}.", who, what, where, escorts),
         0});
  }
}

void preview_strikes(const Board& board, const order::HitAndGoHome& order, Consequences& out) {
  std::vector<ConvoyId> lost;
  for (const order::Strike& strike : order.strikes) {
    const Group attackers = group_of(board, strike.leader);
    if (!escorts_of(board, strike.convoy).empty()) {
      protected_by(board, attackers, strike.convoy, out);
    } else if (!contains(lost, strike.convoy)) {
      lost.push_back(strike.convoy);
      unprotected(board, names_of(board, attackers), strike.convoy, out);
    }
  }
}

void preview_strike(const Board& board, const order::ConvoyAttack& order, Consequences& out) {
  const ConvoyStrike* strike = strike_led_by(board, order.leader);
  if (strike == nullptr || area_of(board, strike->convoy) == no_area) return;
  const core::Said who = names_of(board, strike->attackers);
  const Group escorts = escorts_of(board, strike->convoy);
  if (escorts.empty()) {
    unprotected(board, who, strike->convoy, out);
  } else if (order.try_surprise) {
    surprise(board, *strike, out);
  } else {
    out.push_back({"6.3.3",
                   escorts.size() == 1
                       ? say("{}: a combat from A-range with {}, who protects {}.", who,
                             names_of(board, escorts), convoy_text(board, strike->convoy))
                       : say("{}: a combat from A-range with {}, who protect {}.", who,
                             names_of(board, escorts), convoy_text(board, strike->convoy)),
                   0});
  }
}

}  // namespace chartroom::far_seas
