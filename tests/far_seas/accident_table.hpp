// Tables with a cruiser that the accident has taken (7.3).
#pragma once

#include <string>
#include <vector>

#include "tests/far_seas/advanced_table.hpp"

namespace chartroom::far_seas::test {

// The basic game with the accident.
inline constexpr Rules accident_rules{.propellant_accident = true};

// Turn 6, the turn of the accident, in area 30; the two secret dice fall so.
[[nodiscard]] Game accident(const std::vector<int>& secret, const std::vector<std::string>& germans,
                            const std::vector<int>& dice = {}, int vp = 0);

struct Meeting {
  std::string germans;  // Emden among them
  std::string allies;
};
// Emden is lost; the group has come to 24 and is found there by this one, which approaches or not.
// Nürnberg is far away, for a second OB. The search die is none of the dice.
[[nodiscard]] Game found_by(const Meeting& meeting, const std::vector<int>& dice,
                            const std::string& approach = "yes");

}  // namespace chartroom::far_seas::test
