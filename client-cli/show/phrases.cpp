#include "client-cli/show/phrases.hpp"

#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

std::string Phrases::ship(far_seas::ShipId id) const {
  const auto& counter = pack_.ship(id);
  return paint_.side(is_german(counter.nation) ? far_seas::german : far_seas::allied, counter.name);
}

std::string Phrases::ships(const far_seas::Group& group) const {
  std::vector<std::string> names;
  for (const auto id : group) names.push_back(ship(id));
  return names.empty() ? "nobody" : listed(names);
}

std::string Phrases::groups(const std::vector<far_seas::Group>& all) const {
  std::vector<std::string> parts;
  for (const auto& group : all) {
    std::vector<std::string> names;
    for (const auto id : group) names.push_back(ship(id));
    parts.push_back(joined(names, "+"));
  }
  return joined(parts, ", ");
}

std::string Phrases::area(far_seas::AreaId id) const {
  return area_in_full(pack_, id);
}

std::string Phrases::station(far_seas::StationId id) const {
  return station_name(pack_, id);
}

std::string Phrases::side(core::Side side) const {
  return paint_.side(side, side == far_seas::german ? "The Germans" : "The Allies");
}

std::string Phrases::aims(const std::vector<far_seas::Aim>& all) const {
  std::vector<std::string> parts;
  for (const auto& aim : all) parts.push_back(ship(aim.firer) + " at " + ship(aim.target));
  return joined(parts, ", ");
}

std::string Phrases::roll(int die, const std::vector<far_seas::Modifier>& all) {
  std::string text = "die " + std::to_string(die);
  int sum = die;
  for (const auto& modifier : all) {
    text += ", " + with_sign(modifier.value) + " " + modifier_in_words(modifier.why);
    sum += modifier.value;
  }
  return all.empty() ? text : text + " = " + std::to_string(sum);
}

std::string verb(std::size_t how_many, std::string_view one, std::string_view more) {
  return std::string{how_many == 1 ? one : more};
}

}  // namespace chartroom::cli
