// The surprise attack (4.6.5) and PHASE 5 (4.7).
#include <algorithm>

#include "client-cli/orders/reader.hpp"

namespace chartroom::cli {

using far_seas::ShipId;
namespace order = far_seas::order;

namespace {

constexpr std::string_view attack_form = "attack YOUR-SHIP>THEIR-SHIP, or no attack";
constexpr std::string_view home_form = "capture SHIP NUMBER; return SHIP; or stay";

// Merchants left where the ship stands, after what this order has credited there already.
int captures_left(const Reader& r, const order::HitAndGoHome& so_far, ShipId ship) {
  const auto area = r.board().status(ship).area;
  if (area == far_seas::no_area) return 0;
  int left = far_seas::density_left(r.board(), area);
  for (const auto& credit : so_far.captures)
    if (r.board().status(credit.ship).area == area) left -= credit.captures;
  return std::max(left, 0);
}

Read<far_seas::Credit> read_credit(Reader& r, const order::HitAndGoHome& so_far) {
  const auto ship = r.names.ship(r.at, r.side);
  if (!ship) return std::unexpected{ship.error()};
  const auto number = number_in(r.at.peek());
  if (number) r.at.skip();
  r.at.accept({"all", "most", "max"});
  return far_seas::Credit{.ship = *ship,
                          .captures = number ? *number : captures_left(r, so_far, *ship)};
}

}  // namespace

Read<far_seas::Order> read_attack(Reader& r) {
  const auto attacker = r.names.ship(r.at, r.side);
  if (!attacker) return std::unexpected{attacker.error()};
  r.at.accept({">", "on"});
  const auto target = r.names.ship(r.at, r.enemy());
  if (!target) return std::unexpected{target.error()};
  if (auto wrong = expect_end(r, attack_form)) return std::unexpected{*std::move(wrong)};
  return order::SurpriseAttack{
      order::SurpriseAttack::Pair{leader_of(r, *attacker), leader_of(r, *target)}};
}

Read<far_seas::Order> read_hit_and_go_home(Reader& r) {
  order::HitAndGoHome home;
  enum class Verb : std::uint8_t { none, capture, go } verb{};
  while (!r.at.at_end()) {
    if (r.at.accept({";", ",", "stay"})) continue;
    if (r.at.accept({"capture", "captures"})) {
      verb = Verb::capture;
    } else if (r.at.accept({"return", "returns", "home"})) {
      verb = Verb::go;
    }
    if (verb == Verb::capture) {
      const auto credit = read_credit(r, home);
      if (!credit) return std::unexpected{credit.error()};
      home.captures.push_back(*credit);
    } else if (verb == Verb::go) {
      const auto group = read_group(r, r.side);
      if (!group) return std::unexpected{group.error()};
      home.returns.push_back(leader_of(r, group->front()));
    } else {
      return misread("I don't understand " + Names::next_word(r.at) + " here.",
                     "Write: " + std::string{home_form} + ".");
    }
  }
  return home;
}

}  // namespace chartroom::cli
