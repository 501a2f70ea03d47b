#include <string>

#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/preview_parts.hpp"

namespace chartroom::far_seas {
namespace {

std::string transports_text(int transports) {
  return std::to_string(transports) + (transports == 1 ? " transport" : " transports");
}

std::string convoy_text(const Board& board, ConvoyId convoy) {
  return "the " + board.pack->convoy(convoy).name + " (" +
         transports_text(board.convoys.at(index_of(convoy)).transports) + ")";
}

// A convoy without escort is lost to the first who comes, and scores once (6.3.3).
void unprotected(const Board& board, const std::string& who, ConvoyId convoy, Consequences& out) {
  const int transports = board.convoys.at(index_of(convoy)).transports;
  out.push_back({"6.3.3",
                 who + ": " + convoy_text(board, convoy) +
                     " is unprotected: all of it is lost without a die.",
                 transports});
}

void protected_by(const Board& board, const Group& attackers, ConvoyId convoy, Consequences& out) {
  out.push_back({"6.3.3",
                 names_of(board, attackers) + ": " + convoy_text(board, convoy) +
                     " is protected by " + names_of(board, escorts_of(board, convoy)) +
                     ": a combat from A-range" +
                     (may_surprise_convoy(board, attackers) ? ", unless it is surprised." : "."),
                 0});
}

// 6.3.3.1: each ship of a group that surprises the convoy rolls for transports.
void surprise(const Board& board, const ConvoyStrike& strike, Consequences& out) {
  const int up_to = surprised_up_to - sum_of(convoy_surprise_modifiers(board, strike.attackers));
  const auto dice = strike.attackers.size();
  out.push_back({"6.3.3.1",
                 names_of(board, strike.attackers) + ": " + convoy_text(board, strike.convoy) +
                     " is surprised on " + (up_to == 1 ? "a 1" : "1 to " + std::to_string(up_to)) +
                     " and loses " + (dice == 1 ? "a die" : std::to_string(dice) + " dice") +
                     " of transports; else it is a combat with " +
                     names_of(board, escorts_of(board, strike.convoy)) + ".",
                 0});
}

}  // namespace

void preview_intervention(const Board& board, const PlottedGroup& group, Consequences& out) {
  const auto id = board.pack->colony_in(group.to);
  if (!id) return;
  const std::string& colony = board.pack->colony(*id).name;
  const int ships = ships_in_box(board, *id);
  out.push_back({"6.4.2",
                 names_of(board, group.ships) + ": " + std::to_string(ships) +
                     (ships == 1 ? " ship is" : " ships are") + " in the box of " + colony +
                     " now. " +
                     (group.ships.size() == 1
                          ? "A lone cruiser attacks nobody there."
                          : "If somebody is there then, it is attacked: the surprise attack of "
                            "the turn."),
                 0});
}

void preview_convoys(const Board& board, const PlottedGroup& group, Consequences& out) {
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const ConvoyId id{static_cast<std::uint8_t>(i)};
    if (area_of(board, id) != group.to) continue;
    const auto escorts = escorts_of(board, id).size();
    out.push_back({"6.3.3",
                   names_of(board, group.ships) + ": " + convoy_text(board, id) + " is in " +
                       name_of(board, group.to) + " now, with " +
                       (escorts == 0   ? "no escort"
                        : escorts == 1 ? "1 escort"
                                       : std::to_string(escorts) + " escorts") +
                       (board.convoys[i].moved_in_ob == 0 ? "; it has still to move." : "."),
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
  const std::string who = names_of(board, strike->attackers);
  const Group escorts = escorts_of(board, strike->convoy);
  if (escorts.empty()) {
    unprotected(board, who, strike->convoy, out);
  } else if (order.try_surprise) {
    surprise(board, *strike, out);
  } else {
    out.push_back({"6.3.3",
                   who + ": a combat from A-range with " + names_of(board, escorts) +
                       (escorts.size() == 1 ? ", who protects " : ", who protect ") +
                       convoy_text(board, strike->convoy) + ".",
                   0});
  }
}

}  // namespace chartroom::far_seas
