#include "tests/cli/laid_table.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "data/loader/far_seas_loader.hpp"
#include "tests/support/first_map.hpp"

namespace chartroom::cli_test {

namespace {

far_seas::Pack loaded() {
  const char* source = std::getenv("CHARTROOM_SOURCE_DIR");
  const std::string root = source == nullptr ? "." : source;
  auto pack = data::load_far_seas(root + "/common/data/far_seas");
  if (pack) return testing::on_the_first_map(*std::move(pack));
  std::cerr << to_string(pack.error()) << "\n";
  std::abort();
}

}  // namespace

const far_seas::Pack& the_pack() {
  static const far_seas::Pack pack = loaded();
  return pack;
}

far_seas::ShipId ship(std::string_view name) {
  return the_pack().ship_named(name).value();
}

far_seas::Group group(const std::vector<std::string>& names) {
  far_seas::Group ships;
  for (const auto& name : names) ships.push_back(ship(name));
  std::ranges::sort(ships);
  return ships;
}

far_seas::AreaId area(int number) {
  return static_cast<far_seas::AreaId>(number);
}

far_seas::ConvoyId convoy(std::string_view name) {
  const auto& convoys = the_pack().convoys;
  const auto found = std::ranges::find(convoys, name, &far_seas::Convoy::name);
  return static_cast<far_seas::ConvoyId>(found - convoys.begin());
}

far_seas::ColonyId colony(std::string_view name) {
  return the_pack().colony_named(name).value();
}

far_seas::View laid_table(core::Side side, far_seas::Decision decision,
                          const far_seas::Rules& rules) {
  const far_seas::FarSeas game{the_pack()};
  const auto state = game.initial({.rules = rules});
  far_seas::View view = game.view(state, core::Viewer::of(core::admiral_of(side)));
  view.board.turn = 1;
  view.board.ob = 1;
  view.board.phase = 1;
  view.board.question = far_seas::Question{.kind = decision, .asked = {}};
  view.board.question->asked[side] = true;
  return view;
}

void place(far_seas::View& view, const std::vector<std::string>& names, int area_number,
           far_seas::Duty duty) {
  const auto ships = group(names);
  for (const auto id : ships) {
    auto& status = view.board.status(id);
    status.where = far_seas::Whereabouts::at_sea;
    status.area = area(area_number);
    status.leader = ships.front();
    status.duty = duty;
  }
}

}  // namespace chartroom::cli_test
