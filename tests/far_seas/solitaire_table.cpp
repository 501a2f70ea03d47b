#include "tests/far_seas/solitaire_table.hpp"

#include <algorithm>

namespace chartroom::far_seas::test {

std::string line_of_roll(const event::BotRolled& roll) {
  std::string text = roll.rule + " " + roll.what;
  if (roll.ship != no_ship) text += " " + real_pack().ship(roll.ship).name;
  if (roll.area != no_area) text += " " + std::to_string(number_of(roll.area));
  text += " " + std::to_string(roll.die);
  if (roll.modifier != 0) text += (roll.modifier > 0 ? "+" : "") + std::to_string(roll.modifier);
  return text + ": " + roll.result;
}

std::string line_of_draw(const event::BotDrew& drew) {
  std::vector<std::pair<std::string, int>> kinds;
  for (const std::string& chit : drew.cup) {
    const auto found = std::ranges::find(kinds, chit, &std::pair<std::string, int>::first);
    if (found == kinds.end()) {
      kinds.emplace_back(chit, 1);
    } else {
      ++found->second;
    }
  }
  std::string cup;
  for (const auto& [chit, count] : kinds) {
    cup += (cup.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " " : "") + chit;
  }
  return drew.rule + " " + drew.what + " [" + cup + "]: " + drew.drawn;
}

std::string tables_told(const core::Emitted<FarSeas>& events, std::string_view rule) {
  std::string text;
  for (const auto& recorded : events) {
    if (!recorded.audience.includes(core::Viewer::public_eye()) ||
        !recorded.audience.includes(allied_eyes)) {
      continue;
    }
    std::string line;
    if (const auto* roll = std::get_if<event::BotRolled>(&recorded.event)) {
      line = line_of_roll(*roll);
    } else if (const auto* drew = std::get_if<event::BotDrew>(&recorded.event)) {
      line = line_of_draw(*drew);
    }
    const bool wanted = line.starts_with(std::string{rule} + " ") || rule == "9";
    if (!line.empty() && wanted) text += line + "\n";
  }
  return text;
}

std::string cubes(const std::vector<Temptation>& temptations) {
  std::vector<Temptation> sorted = temptations;
  std::ranges::sort(sorted, {}, &Temptation::area);
  std::string text;
  for (const Temptation& t : sorted) {
    text += (text.empty() ? "" : " ") + std::to_string(number_of(t.area)) + ":" +
            std::to_string(t.cubes);
  }
  return text;
}

DrawnGroup drawn(const Game& game, std::string_view ships, int to) {
  DrawnGroup group;
  group.ships = game.group(ships);
  group.to = static_cast<AreaId>(to);
  return group;
}

}  // namespace chartroom::far_seas::test
