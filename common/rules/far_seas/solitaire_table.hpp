// What lies on the table for the German tables of solitaire play (chapter 9). All of it is open:
// the player could have rolled it.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/far_seas/terms.hpp"

namespace chartroom::far_seas {

// What an assignment chit sends a group to do (9.3.2.2).
enum class Chit : std::uint8_t {
  none,
  station_raid,
  merchant_capture,
  surprise_attack,
  intervention,
  rufiji,
  convoy_attack,
  convoy_surprise,
  return_to_germany,
};
[[nodiscard]] std::string_view to_string(Chit) noexcept;

// Cubes on an area that tempts a cruiser (9.1.2).
struct Temptation {
  AreaId area{};
  int cubes{};
  friend bool operator==(const Temptation&, const Temptation&) = default;
};

// A cruiser or squadron drawn to move in this OB (9.1.1).
struct DrawnGroup {
  Group ships;
  std::vector<Temptation> temptations;
  bool rtb{};          // an order to return to base this OB (9.1.3)
  bool out_of_coal{};  // moves in PHASE 1 (9.1.5.2)
  AreaId to{no_area};  // no_area: not determined yet
  Chit chit{Chit::none};
  StationId station{no_station};  // of a raid
  friend bool operator==(const DrawnGroup&, const DrawnGroup&) = default;
};

// The Ship Log's line for a cruiser (9.1.3.1, 9.1.5.2).
struct CruiserNote {
  ShipId ship{};
  int rtb_orders{};        // since the last reset
  bool ran_out_of_coal{};  // once a game
  friend bool operator==(const CruiserNote&, const CruiserNote&) = default;
};

// The column of the German-Sink-Risk Table by which a combat began (9.4.1.1).
enum class Risk : std::uint8_t { low, medium, high };
[[nodiscard]] std::string_view to_string(Risk) noexcept;

struct SolitaireTable {
  std::vector<DrawnGroup> drawn;
  std::vector<CruiserNote> notes;  // of cruisers with something to note
  friend bool operator==(const SolitaireTable&, const SolitaireTable&) = default;
};

}  // namespace chartroom::far_seas
