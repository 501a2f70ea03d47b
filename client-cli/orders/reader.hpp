// What the readers of the single kinds of order share.
#pragma once

#include <utility>
#include <vector>

#include "client-cli/orders/read.hpp"

namespace chartroom::cli {

struct Reader {
  const far_seas::View& view;
  core::Side side;
  const far_seas::Options& options;
  Names names;
  Cursor at;

  [[nodiscard]] const far_seas::Board& board() const { return view.board; }
  [[nodiscard]] core::Side enemy() const { return core::other(side); }
};

// "emden", "leipzig+nurnberg": ascending, each once.
[[nodiscard]] Read<far_seas::Group> read_group(Reader& r, core::Side side);
// One or more groups, separated by blanks or commas, up to a ";" or the end.
[[nodiscard]] Read<std::vector<far_seas::Group>> read_groups(Reader& r, core::Side side);
// Ships one by one, up to the end; "all" are those that the options let go.
[[nodiscard]] Read<far_seas::ShipList> read_ships(Reader& r);
// Nothing left of this item: a ";" or the end. `form` is what would be right.
[[nodiscard]] std::optional<core::Refusal> expect_end(Reader& r, std::string_view form);
// A group as the rules store it.
[[nodiscard]] far_seas::Group in_order(far_seas::Group ships);
// The leader of the group in which the ship stands now.
[[nodiscard]] far_seas::ShipId leader_of(const Reader& r, far_seas::ShipId ship);
[[nodiscard]] const std::string& name_of(const Reader& r, far_seas::ShipId ship);

// Each reads what follows its verb.
[[nodiscard]] Read<far_seas::Order> read_plot(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_allied_movement(Reader& r);  // its verbs included
[[nodiscard]] Read<far_seas::Order> read_intern(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_run(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_chase(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_escape(Reader& r);
[[nodiscard]] Read<std::vector<far_seas::Aim>> read_aims(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_remove(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_attack(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_hit_and_go_home(Reader& r);  // its verbs included
[[nodiscard]] Read<far_seas::Order> read_convoy_attack(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_raid_on_england(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_return_home(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_breakout_squadrons(Reader& r);
[[nodiscard]] Read<far_seas::Order> read_breakout_search(Reader& r);

}  // namespace chartroom::cli
