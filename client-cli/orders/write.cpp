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

// "Canadian", "New-Guinea".
std::string one_word(std::string name) {
  name = name.substr(0, name.find(" convoy"));
  for (char& c : name)
    if (c == ' ') c = '-';
  return name;
}

std::string convoy(const Pack& pack, far_seas::ConvoyId id) {
  return one_word(pack.convoy(id).name);
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

  std::string plotted(const far_seas::PlottedGroup& one) const {
    std::string text = group(pack, one.ships) + " " + area(one.to);
    switch (one.assignment) {
      case Assignment::none: break;
      case Assignment::raid: text += " stn " + station(pack, one.station); break;
      case Assignment::merchants: text += " att"; break;
      case Assignment::return_to_base: text += " rtb"; break;
      case Assignment::intervene: text += " int"; break;
      case Assignment::river: text += " rfj"; break;
    }
    return text;
  }

  std::string operator()(const order::Plot& plot) const {
    Group piles = plot.piles;
    std::vector<std::string> parts;
    for (const auto& one : plot.groups) {
      Group burning;
      for (const ShipId id : one.ships)
        if (core::erase(piles, id) > 0) burning.push_back(id);
      const bool all = burning == one.ships && burning.size() == 1;
      parts.push_back(plotted(one) + (burning.empty() ? ""
                                      : all           ? " coal"
                                                      : " coal " + group(pack, burning)));
    }
    if (!piles.empty()) parts.push_back("coal " + group(pack, piles));
    for (const auto& move : plot.amcs) parts.push_back(ship(pack, move.ship) + " " + area(move.to));
    return "plot " + joined(parts, "; ");
  }

  std::string moved(const order::AlliedMove& one) const {
    const std::string text = "move " + group(pack, one.ships) + " " + area(one.to);
    switch (one.duty) {
      case Duty::search: return text + " search";
      case Duty::merchant_escort: return text + " escort";
      case Duty::on_station: return text + " station " + station(pack, one.station);
      case Duty::convoy: return text + " convoy " + convoy(pack, one.convoy);
      case Duty::river: return text + " rufiji";
      case Duty::none:
      case Duty::raid:
      case Duty::colony: break;  // no order gives these
    }
    return text;
  }

  std::string operator()(const order::AlliedMovement& movement) const {
    std::vector<std::string> parts;
    for (const auto& siege : movement.colonies)
      parts.push_back("colony " + group(pack, siege.ships) + " " +
                      one_word(pack.colony(siege.colony).name));
    for (const auto& entry : movement.entries)
      parts.push_back("enter " + ship(pack, entry.ship) + " " + area(entry.to));
    for (const auto id : movement.convoys) parts.push_back("convoy " + convoy(pack, id));
    for (const auto& one : movement.moves) parts.push_back(moved(one));
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
    for (const auto& strike : home.strikes)
      parts.push_back("strike " + ship(pack, strike.leader) + " " + convoy(pack, strike.convoy));
    for (const ShipId leader : home.returns) parts.push_back("return " + ship(pack, leader));
    return parts.empty() ? "stay" : joined(parts, "; ");
  }
  std::string operator()(const order::Intern& intern) const {
    return verb_or_none("intern",
                        items(intern.ships, " ", [&](ShipId id) { return ship(pack, id); }));
  }
  std::string operator()(const order::ConvoyAttack& attack) const {
    return "strike " + ship(pack, attack.leader) +
           (attack.try_surprise ? " by surprise" : " openly");
  }
  std::string operator()(const order::RaidOnEngland& raid) const {
    if (!raid.area) return "no raid";
    const bool channel = *raid.area == far_seas::english_channel;
    return "raid " + (channel ? std::string{"channel"} : area(*raid.area));
  }
  std::string operator()(const order::Counterattack& answer) const {
    return answer.sail ? "counterattack" : "no counterattack";
  }
  std::string operator()(const order::ReturnHome& home) const {
    const std::string text = "return " + ship(pack, home.leader);
    return home.reserves.empty() ? text : text + " with " + group(pack, home.reserves);
  }
  std::string operator()(const order::BreakoutSquadrons& answer) const {
    return verb_or_none("squadrons", items(answer.squadrons, " ",
                                           [&](const Group& one) { return group(pack, one); }));
  }
  std::string operator()(const order::BreakoutSearch& search) const {
    return search.target ? "search " + std::string{to_string(*search.target)} : "search none";
  }
};

}  // namespace

std::string write_order(const Pack& pack, const far_seas::Order& order) {
  return std::visit(Writer{pack}, order);
}

}  // namespace chartroom::cli
