// What one viewer knows. A type of its own, built in view.cpp by naming each thing it takes from
// the State.
#pragma once

#include <optional>

#include "rules/far_seas/state.hpp"

namespace chartroom::far_seas {

// Where a ship, or a convoy, that is out of sight was last known to be, and when.
struct Report {
  ShipId ship{no_ship};
  ConvoyId convoy{no_convoy};
  AreaId area{no_area};
  int turn{};
  int ob{};
  friend bool operator==(const Report&, const Report&) = default;
};

struct View {
  std::optional<core::Side> side;       // nothing: the public
  Board board;                          // what this viewer sees of the table
  std::optional<GermanSecrets> german;  // of the German side alone
  std::optional<AlliedSecrets> allied;  // of the Allied side alone
  std::vector<Report> reports;          // double-blind play
  friend bool operator==(const View&, const View&) = default;
};

[[nodiscard]] View view_of(const State& state, core::Viewer viewer);

}  // namespace chartroom::far_seas
