// Things of The Far Seas in words, as every screen names them.
#pragma once

#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

[[nodiscard]] std::string side_name(core::Side side);  // "German", "Allied"
[[nodiscard]] std::string area_name(const far_seas::Pack& pack, far_seas::AreaId id);
// "Area 5 (Southeast Pacific)"
[[nodiscard]] std::string area_in_full(const far_seas::Pack& pack, far_seas::AreaId id);
[[nodiscard]] std::string station_name(const far_seas::Pack& pack, far_seas::StationId id);
[[nodiscard]] std::string convoy_name(const far_seas::Pack& pack, far_seas::ConvoyId id);
[[nodiscard]] std::string colony_name(const far_seas::Pack& pack, far_seas::ColonyId id);
// "IND": short for a map.
[[nodiscard]] std::string short_convoy(const far_seas::Pack& pack, far_seas::ConvoyId id);
// "Scharnhorst and Gneisenau", in the colour of their side.
[[nodiscard]] std::string ships_named(const far_seas::Board& board, const far_seas::Group& group,
                                      const Paint& paint);
// "good-hope": one word, as it is typed.
[[nodiscard]] std::string typed_name(const far_seas::Pack& pack, far_seas::ShipId ship);
// "SCH": short, and different for all ships of the pack's side that are in play.
[[nodiscard]] std::string short_name(const far_seas::Board& board, far_seas::ShipId ship);
// "searching", "escorting merchants", "on station Zanzibar", "plotted to raid" ...; empty: nothing.
[[nodiscard]] std::string duty_in_words(const far_seas::Board& board, far_seas::ShipId ship);
// "Area 5 (Southeast Pacific)", "England, first box", "sunk", ...
[[nodiscard]] std::string whereabouts_in_words(const far_seas::Board& board, far_seas::ShipId ship);
[[nodiscard]] std::string assignment_in_words(const far_seas::Pack& pack,
                                              far_seas::Assignment assignment,
                                              far_seas::StationId station);
[[nodiscard]] std::string modifier_in_words(far_seas::Why why);
[[nodiscard]] std::string vp_kind_in_words(far_seas::VpKind kind);  // "merchants captured"
[[nodiscard]] std::string vp_in_words(const far_seas::Pack& pack, const far_seas::VpEntry& entry);
[[nodiscard]] std::string range_name(far_seas::GunRange range);  // "A-range"
// Double-blind play: what was last known of a counter out of sight; nullptr: nothing.
[[nodiscard]] const far_seas::Report* report_of(const far_seas::View& view, far_seas::ShipId ship);
[[nodiscard]] const far_seas::Report* report_of(const far_seas::View& view,
                                                far_seas::ConvoyId convoy);
// "last known in Area 5 (Southeast Pacific), turn 3, OB 2"
[[nodiscard]] std::string report_in_words(const far_seas::Pack& pack,
                                          const far_seas::Report& report);
// A German cruiser that begins a turn there is coaled (6.1.1, 6.1.2); with the advanced rules.
[[nodiscard]] bool may_coal_in(const far_seas::Board& board, far_seas::AreaId area);
// "advanced with rufiji and breakout", as a game is created by name.
[[nodiscard]] std::string game_in_words(const far_seas::Board& board);

}  // namespace chartroom::cli
