#include "client-cli/show/words.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "client-cli/text/text.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {

using far_seas::AreaId;
using far_seas::Board;
using far_seas::Duty;
using far_seas::Pack;
using far_seas::ShipId;
using far_seas::StationId;
using far_seas::VpKind;
using far_seas::Whereabouts;
using far_seas::Why;

std::string side_name(core::Side side) {
  return side == far_seas::german ? "German" : "Allied";
}

std::string area_name(const Pack& pack, AreaId id) {
  return pack.has_area(id) ? pack.area(id).name : std::string{"no area"};
}

std::string area_in_full(const Pack& pack, AreaId id) {
  if (!pack.has_area(id)) return "no area";
  if (id > far_seas::last_numbered_area) return "the " + pack.area(id).name;
  return "Area " + std::to_string(number_of(id)) + " (" + pack.area(id).name + ")";
}

std::string station_name(const Pack& pack, StationId id) {
  return index_of(id) < pack.stations.size() ? pack.station(id).name : std::string{"no station"};
}

std::string convoy_name(const Pack& pack, far_seas::ConvoyId id) {
  return index_of(id) < pack.convoys.size() ? pack.convoy(id).name : std::string{"no convoy"};
}

std::string colony_name(const Pack& pack, far_seas::ColonyId id) {
  return index_of(id) < pack.colonies.size() ? pack.colony(id).name : std::string{"no colony"};
}

std::string short_convoy(const Pack& pack, far_seas::ConvoyId id) {
  std::string letters = folded(convoy_name(pack, id)).substr(0, 3);
  for (char& c : letters) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return letters;
}

std::string ships_named(const Board& board, const far_seas::Group& group, const Paint& paint) {
  std::vector<std::string> names;
  for (const ShipId id : group) {
    const core::Side side =
        is_german(board.pack->ship(id).nation) ? far_seas::german : far_seas::allied;
    names.push_back(paint.side(side, board.pack->ship(id).name));
  }
  return listed(names);
}

std::string typed_name(const Pack& pack, ShipId ship) {
  std::string name = pack.ship(ship).name;
  for (char& c : name)
    c = c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

std::string short_name(const Board& board, ShipId ship) {
  const auto& ships = board.pack->ships;
  const std::string mine = folded(board.pack->ship(ship).name);
  std::size_t letters = 3;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const bool rival = i != index_of(ship) && i < board.ships.size() &&
                       board.ships[i].where != Whereabouts::not_in_play &&
                       is_german(ships[i].nation) == is_german(board.pack->ship(ship).nation);
    if (!rival) continue;
    const std::string other = folded(ships[i].name);
    while (letters < mine.size() && other.substr(0, letters) == mine.substr(0, letters)) ++letters;
  }
  std::string out = mine.substr(0, letters);
  for (char& c : out) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return out;
}

std::string duty_in_words(const Board& board, ShipId ship) {
  const auto& status = board.status(ship);
  const std::string station = status.station == far_seas::no_station
                                  ? std::string{}
                                  : " " + station_name(*board.pack, status.station);
  switch (status.duty) {
    case Duty::none: return "";
    case Duty::search: return "searching";
    case Duty::merchant_escort: return "escorting merchants";
    case Duty::on_station: return "guarding" + station;
    case Duty::raid: return "raiding" + station;
    case Duty::convoy: return "escorting the " + convoy_name(*board.pack, status.convoy);
    case Duty::colony: return "besieging";
    case Duty::river: return "in the river";
  }
  return "";
}

std::string whereabouts_in_words(const Board& board, ShipId ship) {
  const auto& status = board.status(ship);
  switch (status.where) {
    case Whereabouts::at_sea: return area_in_full(*board.pack, status.area);
    case Whereabouts::colony_box: {
      const auto colony = board.pack->colony_in(status.area);
      return (colony ? colony_name(*board.pack, *colony) : "a colony") + ", its box";
    }
    case Whereabouts::rufiji: return "the Rufiji";
    case Whereabouts::interned: return "interned";
    case Whereabouts::exploded: return "lost to an explosion";
    case Whereabouts::unseen: return "out of sight";
    case Whereabouts::england_hb1: return "England, first box";
    case Whereabouts::england_hb2: return "England, second box";
    case Whereabouts::british_reserves: return "British Reserves";
    case Whereabouts::german_reserves: return "German Reserves";
    case Whereabouts::in_germany: return "home in Germany";
    case Whereabouts::sunk: return "sunk";
    case Whereabouts::removed: return "taken out of the game";
    case Whereabouts::not_in_play: return "not in this game";
    case Whereabouts::not_arrived:
      return "arrives on turn " + std::to_string(board.pack->ship(ship).entry_turn);
  }
  return "";
}

std::string assignment_in_words(const Pack& pack, far_seas::Assignment assignment,
                                StationId station) {
  switch (assignment) {
    case far_seas::Assignment::none: return "no assignment";
    case far_seas::Assignment::raid:
      return station == far_seas::no_station ? "raid" : "raid " + station_name(pack, station);
    case far_seas::Assignment::merchants: return "capture merchants";
    case far_seas::Assignment::return_to_base: return "return to Germany";
    case far_seas::Assignment::intervene: return "intervene at the colony";
    case far_seas::Assignment::river: return "into the Rufiji";
  }
  return "";
}

std::string modifier_in_words(Why why) {
  switch (why) {
    case Why::searchers: return "search groups";
    case Why::squadron_size: return "squadron size";
    case Why::ship: return "gunnery";
    case Why::same_target: return "same target";
    case Why::half_damaged_firer: return "firer half damaged";
    case Why::half_damaged_target: return "target half damaged";
    case Why::optimum_torpedo_range: return "at torpedo range";
    case Why::run_attempt: return "tried to run";
    case Why::multiple_fire: return "three at one target";
    case Why::attrition: return "attrition";
    case Why::hit_last_round: return "hit it last round";
    case Why::surprise: return "surprise";
    case Why::surprise_torpedo: return "surprise torpedo";
    case Why::river_breakout: return "out of the river";
    case Why::river_searchers: return "ships in the river";
    case Why::armoured_cruiser: return "armoured cruiser";
    case Why::slow_attacker: return "slow attacker";
  }
  return "";
}

std::string vp_kind_in_words(VpKind kind) {
  switch (kind) {
    case VpKind::capture: return "merchants captured";
    case VpKind::raid: return "raids";
    case VpKind::allied_ship_sunk: return "Allied ships sunk";
    case VpKind::german_ship_sunk: return "German ships sunk";
    case VpKind::cowardice: return "cowardice";
    case VpKind::movement_penalty: return "movement penalties";
    case VpKind::returned: return "ships home in Germany";
    case VpKind::lost_on_return: return "ships lost on the way home";
    case VpKind::transports: return "transports sunk";
    case VpKind::transports_late: return "transports that did not arrive";
    case VpKind::colony: return "colonies that held out";
    case VpKind::rebellion: return "the Boer Rebellion";
    case VpKind::river: return "in the Rufiji at the end";
    case VpKind::england_raided: return "raids on England";
    case VpKind::claims_withdrawn: return "captures of a ship that was lost";
  }
  return "";
}

std::string vp_in_words(const Pack& pack, const far_seas::VpEntry& entry) {
  const std::string ship =
      entry.ship == far_seas::no_ship ? std::string{} : pack.ship(entry.ship).name;
  const std::string of_ship = ship.empty() ? std::string{} : " of " + ship;
  const std::string of_convoy = " of the " + convoy_name(pack, entry.convoy);
  switch (entry.kind) {
    case VpKind::capture: return "merchants captured in " + area_in_full(pack, entry.area);
    case VpKind::raid: return "raid on " + station_name(pack, entry.station);
    case VpKind::allied_ship_sunk: return ship.empty() ? "an Allied ship sunk" : ship + " sunk";
    case VpKind::german_ship_sunk: return ship.empty() ? "a German ship sunk" : ship + " sunk";
    case VpKind::cowardice: return "cowardice" + of_ship;
    case VpKind::movement_penalty: return "movement penalty" + of_ship;
    case VpKind::returned: return ship.empty() ? "home in Germany" : ship + " home in Germany";
    case VpKind::lost_on_return: return ship + " lost on the way home";
    case VpKind::transports: return "transports" + of_convoy + " sunk";
    case VpKind::transports_late: return "transports" + of_convoy + " that did not arrive";
    case VpKind::colony: return colony_name(pack, entry.colony) + " held out";
    case VpKind::rebellion: return "the Boer Rebellion spreads";
    case VpKind::river: return ship + " in the Rufiji at the end";
    case VpKind::england_raided: return "England raided from " + area_in_full(pack, entry.area);
    case VpKind::claims_withdrawn: return "captures" + of_ship + ", which was lost, taken back";
  }
  return "";
}

std::string range_name(far_seas::GunRange range) {
  return std::string{to_string(range)} + "-range";
}

std::string report_in_words(const Pack& pack, const far_seas::Report& report) {
  return "last known in " + area_in_full(pack, report.area) + ", turn " +
         std::to_string(report.turn) + ", OB " + std::to_string(report.ob);
}

const far_seas::Report* report_of(const far_seas::View& view, ShipId ship) {
  const auto found = std::ranges::find(view.reports, ship, &far_seas::Report::ship);
  return ship == far_seas::no_ship || found == view.reports.end() ? nullptr : &*found;
}

const far_seas::Report* report_of(const far_seas::View& view, far_seas::ConvoyId convoy) {
  const auto found = std::ranges::find(view.reports, convoy, &far_seas::Report::convoy);
  return convoy == far_seas::no_convoy || found == view.reports.end() ? nullptr : &*found;
}

bool may_coal_in(const Board& board, AreaId area) {
  if (board.pack->area(area).coal == far_seas::CoalKind::none) return false;
  const auto colony = board.pack->colony_in(area);
  if (!colony || board.colonies.empty()) return true;
  return !board.colonies.at(index_of(*colony)).captured && !besieged(board, *colony);
}

std::string game_in_words(const Board& board) {
  const far_seas::Setup setup{.scenario = board.scenario, .rules = board.rules};
  const auto options = wire::far_seas_option_names(setup);
  return wire::far_seas_scenario(setup) + (options.empty() ? "" : " with " + listed(options));
}

}  // namespace chartroom::cli
