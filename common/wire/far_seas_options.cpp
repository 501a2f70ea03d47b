// Options: what a seat may choose from.
#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const MoveChoice& choice, pb::Options::MoveChoice& out) {
  const auto& [to, penalty] = choice;
  out.set_to(number(to));
  out.set_penalty(penalty);
}
MoveChoice read(const pb::Options::MoveChoice& in, Reader& reader) {
  return {.to = reader.area(in.to()), .penalty = in.penalty()};
}

void write(const ShipChoice& choice, pb::Options::ShipChoice& out) {
  const auto& [ship, moves, enters_play, may_escort, colony, may_enter_river, coaled, piles] =
      choice;
  out.set_ship(number(ship));
  write(moves, *out.mutable_moves());
  out.set_enters_play(enters_play);
  out.set_may_escort(may_escort);
  if (colony != no_colony) out.set_colony(number(colony));
  out.set_may_enter_river(may_enter_river);
  out.set_coaled(coaled);
  out.set_piles(piles);
}
ShipChoice read(const pb::Options::ShipChoice& in, Reader& reader) {
  const auto moves = read(in.moves(), reader);
  return {.ship = reader.ship(in.ship()),
          .moves = {moves.begin(), moves.end()},
          .enters_play = in.enters_play(),
          .may_escort = in.may_escort(),
          .colony = in.has_colony() ? reader.colony(in.colony()) : no_colony,
          .may_enter_river = in.may_enter_river(),
          .coaled = in.coaled(),
          .piles = in.piles()};
}

void write(const GroupChoice& choice, pb::Options::GroupChoice& out) {
  const auto& [ships, areas, targets, convoys, must, may_surprise, may_have_escort] = choice;
  write(ships, *out.mutable_ships());
  write(areas, *out.mutable_areas());
  write(targets, *out.mutable_targets());
  write(convoys, *out.mutable_convoys());
  out.set_must(must);
  out.set_may_surprise(may_surprise);
  out.set_may_have_escort(may_have_escort);
}
GroupChoice read(const pb::Options::GroupChoice& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()),
          .areas = reader.areas(in.areas()),
          .targets = reader.ships(in.targets()),
          .convoys = reader.convoys(in.convoys()),
          .must = in.must(),
          .may_surprise = in.may_surprise(),
          .may_have_escort = in.may_have_escort()};
}

void write(const ConvoyChoice& choice, pb::Options::ConvoyChoice& out) {
  const auto& [convoy, to, starts] = choice;
  out.set_convoy(number(convoy));
  if (to != no_area) out.set_to(number(to));
  out.set_starts(starts);
}
ConvoyChoice read(const pb::Options::ConvoyChoice& in, Reader& reader) {
  return {.convoy = reader.convoy(in.convoy()),
          .to = in.has_to() ? reader.area(in.to()) : no_area,
          .starts = in.starts()};
}

void write(const AimChoice& choice, pb::Options::AimChoice& out) {
  const auto& [firer, targets] = choice;
  out.set_firer(number(firer));
  write(targets, *out.mutable_targets());
}
AimChoice read(const pb::Options::AimChoice& in, Reader& reader) {
  return {.firer = reader.ship(in.firer()), .targets = reader.ships(in.targets())};
}

void write(const Options& options, pb::Options& out) {
  const auto& [decision, ships, convoys, areas, groups, free_ships, aims, may_decline, price,
               may_return, captures_up_to] = options;
  if (decision) out.set_decision(to_wire(*decision));
  write(ships, *out.mutable_ships());
  write(convoys, *out.mutable_convoys());
  write(areas, *out.mutable_areas());
  write(groups, *out.mutable_groups());
  write(free_ships, *out.mutable_free_ships());
  write(aims, *out.mutable_aims());
  out.set_may_decline(may_decline);
  out.set_price(price);
  write(may_return, *out.mutable_may_return());
  if (captures_up_to) out.set_captures_up_to(*captures_up_to);
}
Options read(const pb::Options& in, Reader& reader) {
  Options options{.ships = read(in.ships(), reader),
                  .convoys = read(in.convoys(), reader),
                  .areas = reader.areas(in.areas()),
                  .groups = read(in.groups(), reader),
                  .free_ships = reader.ships(in.free_ships()),
                  .aims = read(in.aims(), reader),
                  .may_decline = in.may_decline(),
                  .price = in.price(),
                  .may_return = reader.ships(in.may_return())};
  if (in.decision() != pb::DECISION_UNSPECIFIED)
    options.decision = reader.word<Decision>(in.decision());
  if (in.has_captures_up_to()) options.captures_up_to = in.captures_up_to();
  return options;
}

}  // namespace chartroom::wire
