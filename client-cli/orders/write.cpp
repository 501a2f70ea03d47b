#include "client-cli/orders/write.hpp"

#include <functional>
#include <vector>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Assignment;
using far_seas::Duty;
using far_seas::Group;
using far_seas::Pack;
using far_seas::ShipId;
namespace order = far_seas::order;

namespace {

// One word: blanks become hyphens.
std::string ship(const Pack& pack, ShipId id) {
  std::string name = pack.ship(id).name;
  for (char& c : name)
    if (c == ' ') c = '-';
  return name;
}

std::string group(const Pack& pack, const Group& ships) {
  std::vector<std::string> names;
  for (const ShipId id : ships) names.push_back(ship(pack, id));
  return joined(names, "+");
}

std::string area(far_seas::AreaId id) {
  return std::to_string(number_of(id));
}

std::string station(const Pack& pack, far_seas::StationId id) {
  return id == far_seas::no_station ? std::string{} : pack.station(id).name;
}

template <class Items, class Write>
std::string items(const Items& all, std::string_view between, Write write) {
  std::vector<std::string> parts;
  for (const auto& item : all) parts.push_back(write(item));
  return joined(parts, between);
}

std::string verb_or_none(std::string_view verb, const std::string& rest) {
  return std::string{verb} + " " + (rest.empty() ? "none" : rest);
}

struct Writer {
  const Pack& pack;

  std::string aims(std::string_view verb, const std::vector<far_seas::Aim>& all) const {
    return verb_or_none(verb, items(all, " ", [&](const far_seas::Aim& aim) {
                          return ship(pack, aim.firer) + ">" + ship(pack, aim.target);
                        }));
  }

  std::string operator()(const order::Plot& plot) const {
    return "plot " + items(plot.groups, "; ", [&](const far_seas::PlottedGroup& one) {
             std::string text = group(pack, one.ships) + " " + area(one.to);
             if (one.assignment == Assignment::merchants) text += " att";
             if (one.assignment == Assignment::return_to_base) text += " rtb";
             if (one.assignment == Assignment::raid) text += " stn " + station(pack, one.station);
             return text;
           });
  }
  std::string operator()(const order::AlliedMovement& movement) const {
    std::vector<std::string> parts;
    for (const auto& entry : movement.entries)
      parts.push_back("enter " + ship(pack, entry.ship) + " " + area(entry.to));
    for (const auto& one : movement.moves) {
      std::string text = "move " + group(pack, one.ships) + " " + area(one.to);
      if (one.duty == Duty::search) text += " search";
      if (one.duty == Duty::merchant_escort) text += " escort";
      if (one.duty == Duty::on_station) text += " station " + station(pack, one.station);
      parts.push_back(std::move(text));
    }
    return parts.empty() ? "pass" : joined(parts, "; ");
  }
  std::string operator()(const order::ChooseArea& choice) const {
    return "area " + area(choice.area);
  }
  std::string operator()(const order::Search& search) const {
    return search.target ? "search " + ship(pack, *search.target) : "search none";
  }
  std::string operator()(const order::Approach& approach) const {
    return approach.approach ? "approach" : "abort";
  }
  std::string operator()(const order::Run& run) const {
    if (run.groups.empty()) return "fight";
    return "run " + items(run.groups, " ", [&](const Group& one) { return group(pack, one); });
  }
  std::string operator()(const order::TrySurprise& surprise) const {
    return surprise.roll ? "surprise" : "no surprise";
  }
  std::string operator()(const order::Chase& chase) const {
    return verb_or_none("chase", items(chase.pursuits, "; ", [&](const far_seas::Pursuit& one) {
                          return ship(pack, one.runner) + " with " + group(pack, one.chasers);
                        }));
  }
  std::string operator()(const order::Escape& escape) const {
    return "escape " + items(escape.flights, "; ", [&](const order::Flight& one) {
             return ship(pack, one.leader) + " " + area(one.to);
           });
  }
  std::string operator()(const order::BoldMoves& moves) const { return aims("bold", moves.aims); }
  std::string operator()(const order::FireOnBold& fire) const { return aims("fire", fire.aims); }
  std::string operator()(const order::Targets& fire) const { return aims("fire", fire.aims); }
  std::string operator()(const order::Torpedoes& all) const { return aims("torpedo", all.aims); }
  std::string operator()(const order::RemoveShips& remove) const {
    return verb_or_none("remove",
                        items(remove.ships, " ", [&](ShipId id) { return ship(pack, id); }));
  }
  std::string operator()(const order::SurpriseAttack& attack) const {
    if (!attack.attack) return "no attack";
    return "attack " + ship(pack, attack.attack->attacker) + ">" +
           ship(pack, attack.attack->target);
  }
  std::string operator()(const order::HitAndGoHome& home) const {
    std::vector<std::string> parts;
    for (const auto& credit : home.captures)
      parts.push_back("capture " + ship(pack, credit.ship) + " " + std::to_string(credit.captures));
    for (const ShipId leader : home.returns) parts.push_back("return " + ship(pack, leader));
    return parts.empty() ? "stay" : joined(parts, "; ");
  }
};

}  // namespace

std::string write_order(const Pack& pack, const far_seas::Order& order) {
  return std::visit(Writer{pack}, order);
}

}  // namespace chartroom::cli
