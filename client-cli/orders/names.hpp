// Finds what a typed name means: ships, areas, stations, convoys and colonies, by any spelling,
// alias or unambiguous beginning. What cannot be told is refused with what was probably meant.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/orders/words.hpp"
#include "rules/core/refusal.hpp"
#include "rules/far_seas/board.hpp"

namespace chartroom::cli {

template <class T>
using Read = std::expected<T, core::Refusal>;

[[nodiscard]] std::unexpected<core::Refusal> misread(std::string what, std::string instead = {});
[[nodiscard]] std::unexpected<core::Refusal> unknown(std::string what, std::string instead = {});

class Names {
 public:
  explicit Names(const far_seas::Board& board) : board_{&board} {}

  // The ship named at the cursor, which moves past the name. Where a beginning fits several, ships
  // of `side` that are at sea go first, then ships of `side`, then all.
  [[nodiscard]] Read<far_seas::ShipId> ship(Cursor& at, core::Side side) const;
  [[nodiscard]] Read<far_seas::AreaId> area(Cursor& at) const;
  // A station of that area; of any, if no area is given. Also its code on the Ship Log.
  [[nodiscard]] Read<far_seas::StationId> station(Cursor& at,
                                                  std::optional<far_seas::AreaId> area) const;

  // A convoy, also by the country it leaves; if none is named, the only one of `near`.
  [[nodiscard]] Read<far_seas::ConvoyId> convoy(Cursor& at,
                                                const std::vector<far_seas::ConvoyId>& near) const;
  // A colony; if none is named, that of the area.
  [[nodiscard]] Read<far_seas::ColonyId> colony(Cursor& at, far_seas::AreaId area) const;

  // "a ship", for messages: the next word, or that there is none.
  [[nodiscard]] static std::string next_word(const Cursor& at);

 private:
  const far_seas::Board* board_;
};

}  // namespace chartroom::cli
