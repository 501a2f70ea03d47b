#include "tests/support/far_seas_secrets.hpp"

#include <algorithm>
#include <map>

#include "rules/far_seas/coal.hpp"

namespace chartroom::test {

using namespace far_seas;
using core::Chooser;

namespace {

// How a cruiser's move can be kept secret in this world, or be made open for want of coal.
struct CoalOf {
  bool coaled{};
  bool has_pile{};
  [[nodiscard]] bool can_hide() const { return coaled || has_pile; }
  [[nodiscard]] bool can_show() const { return !coaled; }
};

CoalOf coal_in(const View& view, ShipId ship) {
  const CoalStatus* coal = coal_of(*view.german, ship);
  if (coal == nullptr) return {true, false};
  return {coal->coaled, coal->piles > 0};
}

}  // namespace

order::Plot other_secrets(const View& view, const order::Plot& plot, Chooser& chooser,
                          bool same_destinations) {
  const Options options = options_of(view, core::admiral_of(german));
  order::Plot other;
  for (const PlottedGroup& group : plot.groups) {
    if (same_destinations) {
      PlottedGroup twin = group;
      if (twin.assignment != Assignment::raid) {
        twin.assignment =
            twin.assignment == Assignment::merchants ? Assignment::none : Assignment::merchants;
      }
      other.groups.push_back(std::move(twin));
      continue;
    }
    for (const ShipId id : group.ships) {
      const auto choice = std::ranges::find(options.ships, id, &ShipChoice::ship);
      AreaId to = choice->moves[chooser.below(choice->moves.size())].to;
      const AreaId from = view.board.status(id).area;
      const auto is_open = [&](AreaId a) {
        return a != from && (a == red_sea || view.board.pack->canal_between(from, a) != nullptr);
      };
      if (is_open(group.to)) to = group.to;
      if (is_open(to) && to != group.to) to = from;
      other.groups.push_back({{id}, to, Assignment::merchants, no_station});
    }
  }
  return other;
}

bool coal_both(const View& one, const View& two, order::Plot& first, order::Plot& second,
               Chooser& chooser) {
  second = first;
  first.piles.clear();
  second.piles.clear();
  for (const PlottedGroup& group : first.groups) {
    for (const ShipId id : group.ships) {
      if (moves_openly_anyway(one.board, group, id)) continue;
      const CoalOf a = coal_in(one, id), b = coal_in(two, id);
      const bool hide = a.can_hide() && b.can_hide();
      const bool show = a.can_show() && b.can_show();
      if (!hide && !show) return false;
      if (show && (!hide || chooser.chance(25))) continue;
      if (!a.coaled) first.piles.push_back(id);
      if (!b.coaled) second.piles.push_back(id);
    }
  }
  return true;
}

bool coal_all(const View& view, order::Plot& plot) {
  plot.piles.clear();
  for (const PlottedGroup& group : plot.groups) {
    for (const ShipId id : group.ships) {
      if (moves_openly_anyway(view.board, group, id)) continue;
      const CoalOf coal = coal_in(view, id);
      if (!coal.can_hide()) return false;
      if (!coal.coaled) plot.piles.push_back(id);
    }
  }
  return true;
}

CalledOut called_out(const View& view, const order::Plot& plot) {
  CalledOut out;
  for (const PlottedGroup& group : plot.groups) {
    for (const ShipId id : group.ships) {
      const bool open = moves_openly(view.board, *view.german, plot, group, id);
      out[id] = open ? std::optional{group.to} : std::nullopt;
    }
  }
  return out;
}

order::HitAndGoHome other_credits(const Board& board, const order::HitAndGoHome& order,
                                  Chooser& chooser) {
  order::HitAndGoHome other = order;
  std::map<AreaId, int> total;
  for (Credit& credit : other.captures) {
    total[board.status(credit.ship).area] += credit.captures;
    credit.captures = 0;
  }
  for (auto& [area, left] : total) {
    while (left > 0) {
      Credit& credit = other.captures[chooser.below(other.captures.size())];
      const bool full = board.counter(credit.ship).type == ShipType::AMC && credit.captures > 0;
      if (board.status(credit.ship).area != area || full) continue;
      ++credit.captures;
      --left;
    }
  }
  return other;
}

}  // namespace chartroom::test
