#include "client-cli/show/ships.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "client-cli/orders/names.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Board;
using far_seas::Nation;
using far_seas::ShipId;
using far_seas::Whereabouts;

namespace {

core::Side side_in(const Board& board, ShipId ship) {
  return is_german(board.pack->ship(ship).nation) ? far_seas::german : far_seas::allied;
}

bool fits(const Board& board, ShipId ship, const ShipFilter& filter) {
  const auto& status = board.status(ship);
  if (status.where == Whereabouts::not_in_play) return false;
  const bool on_the_map = afloat(status);
  if (filter.area && !(on_the_map && status.area == *filter.area)) return false;
  if (filter.side && side_in(board, ship) != *filter.side) return false;
  if (filter.nation && board.pack->ship(ship).nation != *filter.nation) return false;
  if (filter.ship && ship != *filter.ship) return false;
  if (filter.type && board.pack->ship(ship).type != *filter.type) return false;
  return !filter.unmoved || (on_the_map && status.moved_in_ob == 0);
}

// What the German side knows of its coal (6.1); nothing for other eyes.
std::string coal_of_ship(const far_seas::View& view, ShipId ship) {
  if (!view.german) return "";
  const auto found = std::ranges::find(view.german->coal, ship, &far_seas::CoalStatus::ship);
  if (found == view.german->coal.end()) return "";
  return (found->coaled ? "coaled, " : "no coal, ") + counted(found->piles, "pile");
}

std::string marks_of(const far_seas::View& view, ShipId ship) {
  const Board& board = view.board;
  const auto& status = board.status(ship);
  std::vector<std::string> marks;
  const std::string duty = duty_in_words(board, ship);
  if (!duty.empty()) marks.push_back(duty);
  if (const auto* report = report_of(view, ship))
    marks.push_back(report_in_words(*board.pack, *report));
  const std::string coal = coal_of_ship(view, ship);
  if (!coal.empty()) marks.push_back(coal);
  if (status.moved_in_ob != 0) marks.push_back("moved in OB " + std::to_string(status.moved_in_ob));
  if (status.readiness == far_seas::Readiness::done) marks.emplace_back("done");
  if (status.discovered) marks.emplace_back("discovered");
  if (status.known_in_river) marks.emplace_back("known in the river");
  if (status.ran) marks.emplace_back("ran");
  if (status.fought) marks.emplace_back("fought");
  if (status.combats > 0) marks.push_back(counted(status.combats, "combat"));
  if (status.surprise_used) marks.emplace_back("surprise used");
  if (status.slowed) marks.emplace_back("slowed");
  if (status.penalty_paid) marks.emplace_back("penalty paid");
  return joined(marks, ", ");
}

std::string group_of_ship(const Board& board, ShipId ship) {
  if (!afloat(board.status(ship))) return "";
  const auto group = group_of(board, ship);
  return group.size() < 2 ? std::string{} : "with " + board.pack->ship(group.front()).name;
}

std::string with_company(const Board& board, ShipId ship) {
  const std::string company = group_of_ship(board, ship);
  const bool leads = board.status(ship).leader == ship;
  if (company.empty()) return "";
  return leads ? "leads " + std::to_string(group_of(board, ship).size()) : company;
}

constexpr std::array types{far_seas::ShipType::BC, far_seas::ShipType::BB, far_seas::ShipType::AC,
                           far_seas::ShipType::C,  far_seas::ShipType::CL, far_seas::ShipType::PC,
                           far_seas::ShipType::AMC};
constexpr std::array nations{Nation::german, Nation::british, Nation::french, Nation::japanese,
                             Nation::russian};

// One word of a filter that is neither an area nor a ship.
bool take_word(ShipFilter& filter, const std::string& word) {
  if (word == "german" || word == "g") {
    filter.side = far_seas::german;
  } else if (word == "allied" || word == "allies" || word == "a") {
    filter.side = far_seas::allied;
  } else if (word == "unmoved" || word == "ready") {
    filter.unmoved = true;
  } else if (const auto nation =
                 std::ranges::find_if(nations, [&](Nation n) { return to_string(n) == word; });
             nation != nations.end()) {
    filter.nation = *nation;
  } else if (const auto type =
                 std::ranges::find_if(types, [&](auto t) { return folded(to_string(t)) == word; });
             type != types.end()) {
    filter.type = *type;
  } else {
    return word == "area" || word == "in";
  }
  return true;
}

}  // namespace

std::expected<ShipFilter, core::Refusal> read_filter(const far_seas::View& view,
                                                     std::string_view words) {
  ShipFilter filter;
  const Names names{view.board};
  Cursor at{words_of(words)};
  while (!at.at_end()) {
    if (take_word(filter, folded(at.peek()))) {
      at.skip();
    } else if (Cursor ahead = at; const auto ship = names.ship(ahead, far_seas::allied)) {
      filter.ship = *ship;
      at = ahead;
    } else if (const auto area = names.area(at)) {
      filter.area = *area;
    } else {
      return std::unexpected{number_in(at.peek()) ? area.error() : ship.error()};
    }
  }
  return filter;
}

far_seas::ShipList ships_that_fit(const Board& board, const ShipFilter& filter) {
  far_seas::ShipList found;
  for (std::size_t i = 0; i < board.ships.size(); ++i)
    if (fits(board, static_cast<ShipId>(i), filter)) found.push_back(static_cast<ShipId>(i));
  std::ranges::stable_sort(found, {}, [&](ShipId ship) {
    const auto& status = board.status(ship);
    return std::tuple{!afloat(status), number_of(status.area), side_in(board, ship),
                      index_of(status.leader)};
  });
  return found;
}

std::string show_ships(const far_seas::View& view, const ShipFilter& filter, const Paint& paint) {
  const Board& board = view.board;
  TextTable table{{{"ship", false},
                   {"type", false},
                   {"stars", true},
                   {"gun", false},
                   {"fire", true},
                   {"damage", true},
                   {"speed", false},
                   {"esc", false},
                   {"where", false},
                   {"group", false},
                   {"state", false}}};
  for (const ShipId id : ships_that_fit(board, filter)) {
    const auto& ship = board.pack->ship(id);
    const auto& status = board.status(id);
    const std::string damage =
        std::to_string(status.damage) + "/" + std::to_string(ship.damage_capacity);
    table.add({paint.side(side_in(board, id), ship.name), std::string{to_string(ship.type)},
               std::to_string(ship.stars), std::string{to_string(ship.gun)},
               with_sign(ship.fire_modifier), status.damage > 0 ? paint.warning(damage) : damage,
               std::string{to_string(speed_of(board, id))}, ship.escort_stripe ? "yes" : "",
               whereabouts_in_words(board, id), with_company(board, id), marks_of(view, id)});
  }
  return table.empty() ? "No ships.\n" : table.text(paint);
}

}  // namespace chartroom::cli
