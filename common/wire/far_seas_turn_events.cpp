// Events of the frame of a turn: its phases, moves, raids and returns.
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

// -------------------------------------------------------------------------------------- the frame

void write_kind(const event::TurnBegan& event, pb::Event& out) {
  const auto& [turn, arrived] = event;
  auto& message = *out.mutable_turn_began();
  message.set_turn(turn);
  write(arrived, *message.mutable_arrived());
}
event::TurnBegan read(const pb::Event::TurnBegan& in, Reader& reader) {
  return {.turn = in.turn(), .arrived = reader.ships(in.arrived())};
}

void write_kind(const event::ObBegan& event, pb::Event& out) {
  const auto& [ob] = event;
  out.mutable_ob_began()->set_ob(ob);
}
event::ObBegan read(const pb::Event::ObBegan& in, Reader& /*reader*/) {
  return {.ob = in.ob()};
}

void write_kind(const event::PhaseBegan& event, pb::Event& out) {
  const auto& [phase] = event;
  out.mutable_phase_began()->set_phase(phase);
}
event::PhaseBegan read(const pb::Event::PhaseBegan& in, Reader& /*reader*/) {
  return {.phase = in.phase()};
}

void write_kind(const event::Asked& event, pb::Event& out) {
  const auto& [number, kind, asked] = event;
  auto& message = *out.mutable_asked();
  message.set_number(number);
  message.set_kind(to_wire(kind));
  write(asked, *message.mutable_asked());
}
event::Asked read(const pb::Event::Asked& in, Reader& reader) {
  return {.number = in.number(),
          .kind = reader.word<Decision>(in.kind()),
          .asked = reader.sides(in.asked())};
}

void write_kind(const event::Answered& event, pb::Event& out) {
  const auto& [side, sealed] = event;
  auto& message = *out.mutable_answered();
  message.set_side(to_wire(side));
  message.set_sealed(sealed);
}
event::Answered read(const pb::Event::Answered& in, Reader& reader) {
  return {.side = reader.word<core::Side>(in.side()), .sealed = in.sealed()};
}

void write_kind(const event::SealedKept& event, pb::Event& out) {
  const auto& [side, order] = event;
  auto& message = *out.mutable_sealed_kept();
  message.set_side(to_wire(side));
  write(order, *message.mutable_order());
}
event::SealedKept read(const pb::Event::SealedKept& in, Reader& reader) {
  return {.side = reader.word<core::Side>(in.side()), .order = read(in.order(), reader)};
}

void write_kind(const event::SealsOpened& /*event*/, pb::Event& out) {
  out.mutable_seals_opened();
}

void write_kind(const event::VpScored& event, pb::Event& out) {
  const auto& [entry] = event;
  write(entry, *out.mutable_vp_scored()->mutable_entry());
}
event::VpScored read(const pb::Event::VpScored& in, Reader& reader) {
  return {.entry = read(in.entry(), reader)};
}

void write_kind(const event::GameEnded& event, pb::Event& out) {
  const auto& [outcome] = event;
  write(outcome, *out.mutable_game_ended()->mutable_outcome());
}
event::GameEnded read(const pb::Event::GameEnded& in, Reader& reader) {
  return {.outcome = read(in.outcome(), reader)};
}

// ---------------------------------------------------------------------------------- PHASES 1 to 3

void write_kind(const event::PlotCommitted& event, pb::Event& out) {
  const auto& [groups, piles] = event;
  write(groups, *out.mutable_plot_committed()->mutable_groups());
  write(piles, *out.mutable_plot_committed()->mutable_piles());
}
event::PlotCommitted read(const pb::Event::PlotCommitted& in, Reader& reader) {
  return {.groups = read(in.groups(), reader), .piles = reader.ships(in.piles())};
}

void write_kind(const event::CruisersNamed& event, pb::Event& out) {
  const auto& [ships, open_moves] = event;
  auto& message = *out.mutable_cruisers_named();
  write(ships, *message.mutable_ships());
  write(open_moves, *message.mutable_open_moves());
}
event::CruisersNamed read(const pb::Event::CruisersNamed& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()), .open_moves = read(in.open_moves(), reader)};
}

void write_kind(const event::ShipEntered& event, pb::Event& out) {
  const auto& [ship, area] = event;
  auto& message = *out.mutable_ship_entered();
  message.set_ship(number(ship));
  message.set_area(number(area));
}
event::ShipEntered read(const pb::Event::ShipEntered& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .area = reader.area(in.area())};
}

void write_kind(const event::GroupMoved& event, pb::Event& out) {
  const auto& [ships, from, to, duty, station, convoy] = event;
  auto& message = *out.mutable_group_moved();
  write(ships, *message.mutable_ships());
  if (from != no_area) message.set_from(number(from));
  message.set_to(number(to));
  message.set_duty(to_wire(duty));
  if (station != no_station) message.set_station(number(station));
  if (convoy != no_convoy) message.set_convoy(number(convoy));
}
event::GroupMoved read(const pb::Event::GroupMoved& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()),
          .from = in.has_from() ? reader.area(in.from()) : no_area,
          .to = reader.area(in.to()),
          .duty = reader.word<Duty>(in.duty()),
          .station = in.has_station() ? reader.station(in.station()) : no_station,
          .convoy = in.has_convoy() ? reader.convoy(in.convoy()) : no_convoy};
}

void write_kind(const event::PlotExecuted& /*event*/, pb::Event& out) {
  out.mutable_plot_executed();
}

// ------------------------------------------------------------------------ surprise, PHASE 5, ends

void write_kind(const event::SurpriseAttackMade& event, pb::Event& out) {
  const auto& [germans, allies, intervention] = event;
  auto& message = *out.mutable_surprise_attack_made();
  write(germans, *message.mutable_german());
  write(allies, *message.mutable_allied());
  message.set_intervention(intervention);
}
event::SurpriseAttackMade read(const pb::Event::SurpriseAttackMade& in, Reader& reader) {
  return {.german = reader.ships(in.german()),
          .allied = reader.ships(in.allied()),
          .intervention = in.intervention()};
}

void write_kind(const event::SurpriseWindowClosed& /*event*/, pb::Event& out) {
  out.mutable_surprise_window_closed();
}

void write_kind(const event::AssignmentsRevealed& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_assignments_revealed()->mutable_ships());
}
event::AssignmentsRevealed read(const pb::Event::AssignmentsRevealed& in, Reader& reader) {
  return {.ships = read(in.ships(), reader)};
}

void write_kind(const event::MerchantsCaptured& event, pb::Event& out) {
  const auto& [area, ships, captures] = event;
  auto& message = *out.mutable_merchants_captured();
  message.set_area(number(area));
  write(ships, *message.mutable_ships());
  message.set_captures(captures);
}
event::MerchantsCaptured read(const pb::Event::MerchantsCaptured& in, Reader& reader) {
  return {
      .area = reader.area(in.area()), .ships = reader.ships(in.ships()), .captures = in.captures()};
}

void write_kind(const event::CapturesCredited& event, pb::Event& out) {
  const auto& [credits] = event;
  write(credits, *out.mutable_captures_credited()->mutable_credits());
}
event::CapturesCredited read(const pb::Event::CapturesCredited& in, Reader& reader) {
  return {.credits = read(in.credits(), reader)};
}

void write_kind(const event::StationRaided& event, pb::Event& out) {
  const auto& [station, ships] = event;
  auto& message = *out.mutable_station_raided();
  message.set_station(number(station));
  write(ships, *message.mutable_ships());
}
event::StationRaided read(const pb::Event::StationRaided& in, Reader& reader) {
  return {.station = reader.station(in.station()), .ships = reader.ships(in.ships())};
}

void write_kind(const event::ReturnRolled& event, pb::Event& out) {
  const auto& [ships, die, home] = event;
  auto& message = *out.mutable_return_rolled();
  write(ships, *message.mutable_ships());
  message.set_die(die);
  message.set_home(home);
}
event::ReturnRolled read(const pb::Event::ReturnRolled& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()), .die = in.die(), .home = in.home()};
}

void write_kind(const event::ShipLost& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_ship_lost()->set_ship(number(ship));
}
event::ShipLost read(const pb::Event::ShipLost& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::ObEnded& /*event*/, pb::Event& out) {
  out.mutable_ob_ended();
}

void write_kind(const event::TurnEnded& event, pb::Event& out) {
  const auto& [plots] = event;
  write(plots, *out.mutable_turn_ended()->mutable_plots());
}
event::TurnEnded read(const pb::Event::TurnEnded& in, Reader& reader) {
  return {.plots = read(in.plots(), reader)};
}

// ---------------------------------------------------------------------------- double-blind play

void write_kind(const event::PenaltyCharged& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_penalty_charged()->set_ship(number(ship));
}
event::PenaltyCharged read(const pb::Event::PenaltyCharged& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::AssignmentsSeen& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_assignments_seen()->mutable_ships());
}
event::AssignmentsSeen read(const pb::Event::AssignmentsSeen& in, Reader& reader) {
  return {.ships = read(in.ships(), reader)};
}

void write_kind(const event::PlotsFiled& event, pb::Event& out) {
  const auto& [plots] = event;
  write(plots, *out.mutable_plots_filed()->mutable_plots());
}
event::PlotsFiled read(const pb::Event::PlotsFiled& in, Reader& reader) {
  return {.plots = read(in.plots(), reader)};
}

void write_kind(const event::ShipLogFiled& event, pb::Event& out) {
  const auto& [credits, coal, accident] = event;
  auto& message = *out.mutable_ship_log_filed();
  write(credits, *message.mutable_credits());
  write(coal, *message.mutable_coal());
  if (accident) write(*accident, *message.mutable_accident());
}
event::ShipLogFiled read(const pb::Event::ShipLogFiled& in, Reader& reader) {
  event::ShipLogFiled out{.credits = read(in.credits(), reader), .coal = read(in.coal(), reader)};
  if (in.has_accident()) out.accident = read(in.accident(), reader);
  return out;
}

}  // namespace chartroom::wire
