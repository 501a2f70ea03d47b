// The surprise attack (4.6.5) and PHASE 5 (4.7), with convoys (6.3.3), the way home (7.4) and the
// raid on England (7.5).
#include <algorithm>

#include "client-cli/orders/reader.hpp"

namespace chartroom::cli {

using far_seas::ConvoyId;
using far_seas::ShipId;
namespace order = far_seas::order;

namespace {

constexpr std::string_view attack_form = "attack YOUR-SHIP>THEIR-SHIP, or no attack";
constexpr std::string_view home_form = "capture SHIP NUMBER; return SHIP; or stay";
constexpr std::string_view home_form_with_convoys =
    "capture SHIP NUMBER; strike SHIP CONVOY; return SHIP; or stay";
constexpr std::string_view strike_form = "strike SHIP [by surprise | openly]";
constexpr std::string_view escort_form = "return SHIP [with RESERVE+RESERVE]";
constexpr std::string_view raid_form = "raid channel, raid 14, or no raid";
constexpr std::string_view breakout_form = "search cruisers, search reserves, or search none";

// Merchants left where the ship stands, after what this order has credited there already.
int captures_left(const Reader& r, const order::HitAndGoHome& so_far, ShipId ship) {
  const auto area = r.board().status(ship).area;
  if (area == far_seas::no_area) return 0;
  int left = far_seas::density_left(r.board(), area);
  for (const auto& credit : so_far.captures)
    if (r.board().status(credit.ship).area == area) left -= credit.captures;
  const bool amc = r.board().counter(ship).type == far_seas::ShipType::AMC;
  return std::max(amc ? std::min(left, 1) : left, 0);  // an AMC takes one at most (6.2.2)
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

// The convoy in the ships' area needs no name if it is the only one there.
Read<order::Strike> read_home_strike(Reader& r) {
  const auto group = read_group(r, r.side);
  if (!group) return std::unexpected{group.error()};
  r.at.accept({">", "on", "at"});
  std::vector<ConvoyId> near;
  for (std::size_t i = 0; i < r.board().convoys.size(); ++i) {
    const auto id = static_cast<ConvoyId>(i);
    if (area_of(r.board(), id) == r.board().status(group->front()).area) near.push_back(id);
  }
  const auto convoy = r.names.convoy(r.at, near);
  if (!convoy) return std::unexpected{convoy.error()};
  return order::Strike{.leader = leader_of(r, group->front()), .convoy = *convoy};
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
  enum class Verb : std::uint8_t { none, capture, strike, go } verb{};
  while (!r.at.at_end()) {
    if (r.at.accept({";", ",", "stay"})) continue;
    if (r.at.accept({"capture", "captures"})) {
      verb = Verb::capture;
    } else if (r.at.accept({"strike", "strikes"})) {
      verb = Verb::strike;
    } else if (r.at.accept({"return", "returns", "home"})) {
      verb = Verb::go;
    }
    if (verb == Verb::capture) {
      const auto credit = read_credit(r, home);
      if (!credit) return std::unexpected{credit.error()};
      home.captures.push_back(*credit);
    } else if (verb == Verb::strike) {
      const auto strike = read_home_strike(r);
      if (!strike) return std::unexpected{strike.error()};
      home.strikes.push_back(*strike);
    } else if (verb == Verb::go) {
      const auto group = read_group(r, r.side);
      if (!group) return std::unexpected{group.error()};
      home.returns.push_back(leader_of(r, group->front()));
    } else {
      return misread(
          "I don't understand " + Names::next_word(r.at) + " here.",
          "Write: " + std::string{r.board().convoys.empty() ? home_form : home_form_with_convoys} +
              ".");
    }
  }
  return home;
}

Read<far_seas::Order> read_convoy_attack(Reader& r) {
  const auto group = read_group(r, r.side);
  if (!group) return std::unexpected{group.error()};
  order::ConvoyAttack attack{.leader = leader_of(r, group->front())};
  if (r.at.accept({"openly", "plainly"})) {
    attack.try_surprise = false;
  } else {
    r.at.accept({"by"});
    r.at.accept({"surprise"});
  }
  if (auto wrong = expect_end(r, strike_form)) return std::unexpected{*std::move(wrong)};
  return attack;
}

Read<far_seas::Order> read_raid_on_england(Reader& r) {
  const auto area = r.names.area(r.at);
  if (!area) return std::unexpected{area.error()};
  if (auto wrong = expect_end(r, raid_form)) return std::unexpected{*std::move(wrong)};
  return order::RaidOnEngland{*area};
}

Read<far_seas::Order> read_return_home(Reader& r) {
  const auto group = read_group(r, r.side);
  if (!group) return std::unexpected{group.error()};
  order::ReturnHome home{.leader = leader_of(r, group->front()), .reserves = {}};
  if (r.at.accept({"with"})) {
    auto reserves = r.at.accept({"all"}) ? Read<far_seas::Group>{in_order(r.options.free_ships)}
                                         : read_group(r, r.side);
    if (!reserves) return std::unexpected{reserves.error()};
    home.reserves = *std::move(reserves);
  } else {
    r.at.accept({"alone"});
  }
  if (auto wrong = expect_end(r, escort_form)) return std::unexpected{*std::move(wrong)};
  return home;
}

Read<far_seas::Order> read_breakout_squadrons(Reader& r) {
  order::BreakoutSquadrons answer;
  while (!r.at.at_end()) {
    if (r.at.accept({";"})) continue;
    auto groups = read_groups(r, r.side);
    if (!groups) return std::unexpected{groups.error()};
    answer.squadrons.insert(answer.squadrons.end(), groups->begin(), groups->end());
  }
  if (answer.squadrons.empty()) {
    return misread("It is not said which ships.",
                   "Write: squadrons SHIP+SHIP SHIP+SHIP, or squadrons none.");
  }
  return answer;
}

Read<far_seas::Order> read_breakout_search(Reader& r) {
  using far_seas::FormerSquadron;
  order::BreakoutSearch search;
  if (r.at.accept({"cruisers", "cruiser"})) {
    search.target = FormerSquadron::cruisers;
  } else if (r.at.accept({"reserves", "reserve", "battlecruisers"})) {
    search.target = FormerSquadron::reserves;
  } else {
    return misread("I don't understand " + Names::next_word(r.at) + " here.",
                   "Write: " + std::string{breakout_form} + ".");
  }
  return search;
}

}  // namespace chartroom::cli
