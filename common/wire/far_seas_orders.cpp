// Orders, the part of the codec that reads what strangers wrote.
#include <variant>

#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

// ---------------------------------------------------------------------------------------- writing

void write(const order::AlliedMove& move, pb::Order::AlliedMove& out) {
  const auto& [ships, to, duty, station, convoy] = move;
  write(ships, *out.mutable_ships());
  out.set_to(number(to));
  out.set_duty(to_wire(duty));
  if (station != no_station) out.set_station(number(station));
  if (convoy != no_convoy) out.set_convoy(number(convoy));
}

void write(const order::Entry& entry, pb::Order::Entry& out) {
  const auto& [ship, to] = entry;
  out.set_ship(number(ship));
  out.set_to(number(to));
}

void write(const order::ToColony& order, pb::Order::ToColony& out) {
  const auto& [ships, colony] = order;
  write(ships, *out.mutable_ships());
  out.set_colony(number(colony));
}

void write(const order::Strike& strike, pb::Order::Strike& out) {
  const auto& [leader, convoy] = strike;
  out.set_leader(number(leader));
  out.set_convoy(number(convoy));
}

void write(const order::Flight& flight, pb::Order::Flight& out) {
  const auto& [leader, to] = flight;
  out.set_leader(number(leader));
  out.set_to(number(to));
}

namespace {

void write_kind(const order::Plot& order, pb::Order& out) {
  const auto& [groups, piles, amcs] = order;
  auto& kind = *out.mutable_plot();
  write(groups, *kind.mutable_groups());
  write(piles, *kind.mutable_piles());
  write(amcs, *kind.mutable_amcs());
}
void write_kind(const order::AlliedMovement& order, pb::Order& out) {
  const auto& [colonies, entries, convoys, moves] = order;
  auto& kind = *out.mutable_allied_movement();
  write(colonies, *kind.mutable_colonies());
  write(entries, *kind.mutable_entries());
  write(convoys, *kind.mutable_convoys());
  write(moves, *kind.mutable_moves());
}
void write_kind(const order::ChooseArea& order, pb::Order& out) {
  const auto& [area] = order;
  out.mutable_choose_area()->set_area(number(area));
}
void write_kind(const order::Search& order, pb::Order& out) {
  const auto& [target] = order;
  auto& kind = *out.mutable_search();
  if (target) kind.set_target(number(*target));
}
void write_kind(const order::Approach& order, pb::Order& out) {
  const auto& [approach] = order;
  out.mutable_approach()->set_approach(approach);
}
void write_kind(const order::TrySurprise& order, pb::Order& out) {
  const auto& [roll] = order;
  out.mutable_try_surprise()->set_roll(roll);
}
void write_kind(const order::Escape& order, pb::Order& out) {
  const auto& [flights] = order;
  write(flights, *out.mutable_escape()->mutable_flights());
}
void write_kind(const order::RemoveShips& order, pb::Order& out) {
  const auto& [ships] = order;
  write(ships, *out.mutable_remove_ships()->mutable_ships());
}
void write_kind(const order::SurpriseAttack& order, pb::Order& out) {
  const auto& [attack] = order;
  auto& kind = *out.mutable_surprise_attack();
  if (!attack) return;
  const auto& [attacker, target] = *attack;
  kind.mutable_attack()->set_attacker(number(attacker));
  kind.mutable_attack()->set_target(number(target));
}
void write_kind(const order::HitAndGoHome& order, pb::Order& out) {
  const auto& [captures, strikes, returns] = order;
  auto& kind = *out.mutable_hit_and_go_home();
  write(captures, *kind.mutable_captures());
  write(strikes, *kind.mutable_strikes());
  write(returns, *kind.mutable_returns());
}

void write_kind(const order::Intern& order, pb::Order& out) {
  const auto& [ships] = order;
  write(ships, *out.mutable_intern()->mutable_ships());
}
void write_kind(const order::ConvoyAttack& order, pb::Order& out) {
  const auto& [leader, try_surprise] = order;
  out.mutable_convoy_attack()->set_leader(number(leader));
  out.mutable_convoy_attack()->set_try_surprise(try_surprise);
}
void write_kind(const order::RaidOnEngland& order, pb::Order& out) {
  const auto& [area] = order;
  auto& kind = *out.mutable_raid_on_england();
  if (area) kind.set_area(number(*area));
}
void write_kind(const order::Counterattack& order, pb::Order& out) {
  const auto& [sail] = order;
  out.mutable_counterattack()->set_sail(sail);
}
void write_kind(const order::ReturnHome& order, pb::Order& out) {
  const auto& [leader, reserves] = order;
  out.mutable_return_home()->set_leader(number(leader));
  write(reserves, *out.mutable_return_home()->mutable_reserves());
}
void write_kind(const order::BreakoutSquadrons& order, pb::Order& out) {
  const auto& [squadrons] = order;
  write(squadrons, *out.mutable_breakout_squadrons()->mutable_squadrons());
}
void write_kind(const order::BreakoutSearch& order, pb::Order& out) {
  const auto& [target] = order;
  auto& kind = *out.mutable_breakout_search();
  if (target) kind.set_target(to_wire(*target));
}

// Those that may be sealed are the same in a message of either kind.
template <class Message>
void write_kind(const order::Run& order, Message& out) {
  const auto& [groups] = order;
  write(groups, *out.mutable_run()->mutable_groups());
}
template <class Message>
void write_kind(const order::Chase& order, Message& out) {
  const auto& [pursuits] = order;
  write(pursuits, *out.mutable_chase()->mutable_pursuits());
}
template <class Message>
void write_kind(const order::BoldMoves& order, Message& out) {
  const auto& [aims] = order;
  write(aims, *out.mutable_bold_moves()->mutable_aims());
}
template <class Message>
void write_kind(const order::FireOnBold& order, Message& out) {
  const auto& [aims] = order;
  write(aims, *out.mutable_fire_on_bold()->mutable_aims());
}
template <class Message>
void write_kind(const order::Targets& order, Message& out) {
  const auto& [aims] = order;
  write(aims, *out.mutable_targets()->mutable_aims());
}
template <class Message>
void write_kind(const order::Torpedoes& order, Message& out) {
  const auto& [aims] = order;
  write(aims, *out.mutable_torpedoes()->mutable_aims());
}

}  // namespace

void write(const Order& order, pb::Order& out) {
  std::visit([&out](const auto& kind) { write_kind(kind, out); }, order);
}

void write(const SealedOrder& order, pb::SealedOrder& out) {
  std::visit([&out](const auto& kind) { write_kind(kind, out); }, order);
}

// ---------------------------------------------------------------------------------------- reading

order::AlliedMove read(const pb::Order::AlliedMove& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()),
          .to = reader.area(in.to()),
          .duty = reader.word<Duty>(in.duty()),
          .station = in.has_station() ? reader.station(in.station()) : no_station,
          .convoy = in.has_convoy() ? reader.convoy(in.convoy()) : no_convoy};
}

order::Entry read(const pb::Order::Entry& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .to = reader.area(in.to())};
}

order::ToColony read(const pb::Order::ToColony& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()), .colony = reader.colony(in.colony())};
}

order::Strike read(const pb::Order::Strike& in, Reader& reader) {
  return {.leader = reader.ship(in.leader()), .convoy = reader.convoy(in.convoy())};
}

order::Flight read(const pb::Order::Flight& in, Reader& reader) {
  return {.leader = reader.ship(in.leader()), .to = reader.area(in.to())};
}

namespace {

order::Plot read_plot(const pb::Order::Plot& in, Reader& reader) {
  return {.groups = read(in.groups(), reader),
          .piles = reader.ships(in.piles()),
          .amcs = read(in.amcs(), reader)};
}
order::AlliedMovement read_movement(const pb::Order::AlliedMovement& in, Reader& reader) {
  return {.colonies = read(in.colonies(), reader),
          .entries = read(in.entries(), reader),
          .convoys = reader.convoys(in.convoys()),
          .moves = read(in.moves(), reader)};
}
order::Search read_search(const pb::Order::Search& in, Reader& reader) {
  if (!in.has_target()) return {};
  return {.target = reader.ship(in.target())};
}
order::Run read_run(const pb::Order::Run& in, Reader& reader) {
  return {.groups = read(in.groups(), reader)};
}
order::Chase read_chase(const pb::Order::Chase& in, Reader& reader) {
  return {.pursuits = read(in.pursuits(), reader)};
}
order::SurpriseAttack read_surprise(const pb::Order::SurpriseAttack& in, Reader& reader) {
  if (!in.has_attack()) return {};
  return {.attack = order::SurpriseAttack::Pair{.attacker = reader.ship(in.attack().attacker()),
                                                .target = reader.ship(in.attack().target())}};
}
order::HitAndGoHome read_phase_5(const pb::Order::HitAndGoHome& in, Reader& reader) {
  return {.captures = read(in.captures(), reader),
          .strikes = read(in.strikes(), reader),
          .returns = reader.ships(in.returns())};
}
order::ConvoyAttack read_attack(const pb::Order::ConvoyAttack& in, Reader& reader) {
  return {.leader = reader.ship(in.leader()), .try_surprise = in.try_surprise()};
}
order::RaidOnEngland read_raid(const pb::Order::RaidOnEngland& in, Reader& reader) {
  if (!in.has_area()) return {};
  return {.area = reader.area(in.area())};
}
order::ReturnHome read_return(const pb::Order::ReturnHome& in, Reader& reader) {
  return {.leader = reader.ship(in.leader()), .reserves = reader.ships(in.reserves())};
}
order::BreakoutSearch read_breakout_search(const pb::Order::BreakoutSearch& in, Reader& reader) {
  if (in.target() == pb::FORMER_SQUADRON_UNSPECIFIED) return {};
  return {.target = reader.word<FormerSquadron>(in.target())};
}

}  // namespace

Order read(const pb::Order& in, Reader& reader) {
  switch (in.of_case()) {
    case pb::Order::kPlot: return read_plot(in.plot(), reader);
    case pb::Order::kAlliedMovement: return read_movement(in.allied_movement(), reader);
    case pb::Order::kChooseArea: return order::ChooseArea{reader.area(in.choose_area().area())};
    case pb::Order::kSearch: return read_search(in.search(), reader);
    case pb::Order::kApproach: return order::Approach{in.approach().approach()};
    case pb::Order::kRun: return read_run(in.run(), reader);
    case pb::Order::kTrySurprise: return order::TrySurprise{in.try_surprise().roll()};
    case pb::Order::kChase: return read_chase(in.chase(), reader);
    case pb::Order::kEscape: return order::Escape{read(in.escape().flights(), reader)};
    case pb::Order::kBoldMoves: return order::BoldMoves{read(in.bold_moves().aims(), reader)};
    case pb::Order::kFireOnBold: return order::FireOnBold{read(in.fire_on_bold().aims(), reader)};
    case pb::Order::kTargets: return order::Targets{read(in.targets().aims(), reader)};
    case pb::Order::kTorpedoes: return order::Torpedoes{read(in.torpedoes().aims(), reader)};
    case pb::Order::kRemoveShips:
      return order::RemoveShips{reader.ships(in.remove_ships().ships())};
    case pb::Order::kSurpriseAttack: return read_surprise(in.surprise_attack(), reader);
    case pb::Order::kHitAndGoHome: return read_phase_5(in.hit_and_go_home(), reader);
    case pb::Order::kIntern: return order::Intern{reader.ships(in.intern().ships())};
    case pb::Order::kConvoyAttack: return read_attack(in.convoy_attack(), reader);
    case pb::Order::kRaidOnEngland: return read_raid(in.raid_on_england(), reader);
    case pb::Order::kCounterattack: return order::Counterattack{in.counterattack().sail()};
    case pb::Order::kReturnHome: return read_return(in.return_home(), reader);
    case pb::Order::kBreakoutSquadrons:
      return order::BreakoutSquadrons{read(in.breakout_squadrons().squadrons(), reader)};
    case pb::Order::kBreakoutSearch: return read_breakout_search(in.breakout_search(), reader);
    case pb::Order::OF_NOT_SET: break;
  }
  reader.fail();
  return {};
}

SealedOrder read(const pb::SealedOrder& in, Reader& reader) {
  switch (in.of_case()) {
    case pb::SealedOrder::kBoldMoves: return order::BoldMoves{read(in.bold_moves().aims(), reader)};
    case pb::SealedOrder::kFireOnBold:
      return order::FireOnBold{read(in.fire_on_bold().aims(), reader)};
    case pb::SealedOrder::kTargets: return order::Targets{read(in.targets().aims(), reader)};
    case pb::SealedOrder::kTorpedoes: return order::Torpedoes{read(in.torpedoes().aims(), reader)};
    case pb::SealedOrder::kRun: return read_run(in.run(), reader);
    case pb::SealedOrder::kChase: return read_chase(in.chase(), reader);
    case pb::SealedOrder::OF_NOT_SET: break;
  }
  reader.fail();
  return {};
}

}  // namespace chartroom::wire
