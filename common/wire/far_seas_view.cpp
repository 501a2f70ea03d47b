// Views: the board as one viewer sees it, and a side's secrets.
#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const ShipStatus& status, pb::ShipStatus& out) {
  const auto& [where, area, leader, duty, station, convoy, readiness, damage, combats, moved_in_ob,
               entered, through_panama, discovered, ran, escaped, fought, forced, left_river,
               damaged_this_turn, surprise_used, slowed, penalty_paid, known_in_river, unused] =
      status;
  static_cast<void>(unused);
  out.set_where(to_wire(where));
  if (area != no_area) out.set_area(number(area));
  out.set_leader(number(leader));
  out.set_duty(to_wire(duty));
  if (station != no_station) out.set_station(number(station));
  if (convoy != no_convoy) out.set_convoy(number(convoy));
  out.set_readiness(to_wire(readiness));
  out.set_damage(damage);
  out.set_combats(combats);
  out.set_moved_in_ob(moved_in_ob);
  out.set_entered(entered);
  out.set_through_panama(through_panama);
  out.set_discovered(discovered);
  out.set_ran(ran);
  out.set_escaped(escaped);
  out.set_fought(fought);
  out.set_forced(forced);
  out.set_left_river(left_river);
  out.set_damaged_this_turn(damaged_this_turn);
  out.set_surprise_used(surprise_used);
  out.set_slowed(slowed);
  out.set_penalty_paid(penalty_paid);
  out.set_known_in_river(known_in_river);
}
ShipStatus read(const pb::ShipStatus& in, Reader& reader) {
  return {.where = reader.word<Whereabouts>(in.where()),
          .area = in.has_area() ? reader.area(in.area()) : no_area,
          .leader = reader.ship(in.leader()),
          .duty = reader.word<Duty>(in.duty()),
          .station = in.has_station() ? reader.station(in.station()) : no_station,
          .convoy = in.has_convoy() ? reader.convoy(in.convoy()) : no_convoy,
          .readiness = reader.word<Readiness>(in.readiness()),
          .damage = reader.small(in.damage()),
          .combats = reader.small(in.combats()),
          .moved_in_ob = reader.small(in.moved_in_ob()),
          .entered = in.entered(),
          .through_panama = in.through_panama(),
          .discovered = in.discovered(),
          .ran = in.ran(),
          .escaped = in.escaped(),
          .fought = in.fought(),
          .forced = in.forced(),
          .left_river = in.left_river(),
          .damaged_this_turn = in.damaged_this_turn(),
          .surprise_used = in.surprise_used(),
          .slowed = in.slowed(),
          .penalty_paid = in.penalty_paid(),
          .known_in_river = in.known_in_river()};
}

void write(const ConvoyStatus& status, pb::ConvoyStatus& out) {
  const auto& [stage, dot, transports, moved_in_ob] = status;
  out.set_stage(to_wire(stage));
  out.set_dot(dot);
  out.set_transports(transports);
  out.set_moved_in_ob(moved_in_ob);
}
ConvoyStatus read(const pb::ConvoyStatus& in, Reader& reader) {
  return {.stage = reader.word<ConvoyStatus::Stage>(in.stage()),
          .dot = in.dot(),
          .transports = in.transports(),
          .moved_in_ob = in.moved_in_ob()};
}

void write(const ColonyStatus& status, pb::ColonyStatus& out) {
  const auto& [count_from, short_in, captured] = status;
  out.set_count_from(count_from);
  out.set_short_in(short_in);
  out.set_captured(captured);
}
ColonyStatus read(const pb::ColonyStatus& in, Reader& /*reader*/) {
  return {.count_from = in.count_from(), .short_in = in.short_in(), .captured = in.captured()};
}

void write(const Question& question, pb::Question& out) {
  const auto& [kind, asked] = question;
  out.set_kind(to_wire(kind));
  write(asked, *out.mutable_asked());
}
Question read(const pb::Question& in, Reader& reader) {
  return {.kind = reader.word<Decision>(in.kind()), .asked = reader.sides(in.asked())};
}

void write_but_for_ships(const Board& board, pb::Board& out) {
  const auto& [pack, scenario, rules, turn, ob, phase, ships, raided, captures, convoys,
               escorts_seen, colonies, rebellion, accident_turn, track, vp, named, open_moves,
               conflicts, open, encounter, run, fights, combat, removal_due, surprise_window_done,
               surprise_made, intern_asked, england_raided, phase_five, solitaire, assignments,
               review, decisions, question, committed, outcome] = board;
  out.set_scenario(to_wire(scenario));
  write(rules, *out.mutable_rules());
  out.set_turn(turn);
  out.set_ob(ob);
  out.set_phase(phase);
  static_cast<void>(ships);
  for (const bool it : raided) out.add_raided(it);
  for (const int number_taken : captures) out.add_captures(number_taken);
  write(convoys, *out.mutable_convoys());
  for (const bool it : escorts_seen) out.add_escorts_seen(it);
  write(colonies, *out.mutable_colonies());
  out.set_rebellion(rebellion);
  out.set_accident_turn(accident_turn);
  write(track, *out.mutable_track());
  out.set_vp(vp);
  write(named, *out.mutable_named());
  write(open_moves, *out.mutable_open_moves());
  write(conflicts, *out.mutable_conflicts());
  if (open) write(*open, *out.mutable_open());
  if (encounter) write(*encounter, *out.mutable_encounter());
  if (run) write(*run, *out.mutable_run());
  write(fights, *out.mutable_fights());
  if (combat) write(*combat, *out.mutable_combat());
  out.set_removal_due(removal_due);
  out.set_surprise_window_done(surprise_window_done);
  out.set_surprise_made(surprise_made);
  out.set_intern_asked(intern_asked);
  out.set_england_raided(england_raided);
  if (phase_five) write(*phase_five, *out.mutable_phase_five());
  if (solitaire) write(*solitaire, *out.mutable_solitaire());
  write(assignments, *out.mutable_assignments());
  write(review, *out.mutable_review());
  out.set_decisions(decisions);
  if (question) write(*question, *out.mutable_question());
  write(committed, *out.mutable_committed());
  if (outcome) write(*outcome, *out.mutable_outcome());
}

Board read(const pb::Board& in, Reader& reader) {
  const auto convoys = read(in.convoys(), reader);
  const auto colonies = read(in.colonies(), reader);
  Board board{.scenario = reader.word<Scenario>(in.scenario()),
              .rules = read(in.rules(), reader),
              .turn = in.turn(),
              .ob = in.ob(),
              .phase = in.phase(),
              .ships = reader.bounded<decltype(Board::ships)>(read(in.ships(), reader)),
              .raided = reader.bounded<decltype(Board::raided)>(in.raided()),
              .captures = reader.bounded<decltype(Board::captures)>(in.captures()),
              .convoys = {convoys.begin(), convoys.end()},
              .escorts_seen = reader.bounded<decltype(Board::escorts_seen)>(in.escorts_seen()),
              .colonies = {colonies.begin(), colonies.end()},
              .rebellion = in.rebellion(),
              .accident_turn = in.accident_turn(),
              .track = read(in.track(), reader),
              .vp = in.vp(),
              .named = reader.ships(in.named()),
              .open_moves = read(in.open_moves(), reader),
              .conflicts = read(in.conflicts(), reader),
              .fights = read(in.fights(), reader),
              .removal_due = in.removal_due(),
              .surprise_window_done = in.surprise_window_done(),
              .surprise_made = in.surprise_made(),
              .intern_asked = in.intern_asked(),
              .england_raided = in.england_raided(),
              .assignments = read(in.assignments(), reader),
              .review = read(in.review(), reader),
              .decisions = in.decisions(),
              .committed = reader.sides(in.committed())};
  if (in.has_open()) board.open = read(in.open(), reader);
  if (in.has_encounter()) board.encounter = read(in.encounter(), reader);
  if (in.has_run()) board.run = read(in.run(), reader);
  if (in.has_combat()) board.combat = read(in.combat(), reader);
  if (in.has_phase_five()) board.phase_five = read(in.phase_five(), reader);
  if (in.has_solitaire()) board.solitaire = read(in.solitaire(), reader);
  if (in.has_question()) board.question = read(in.question(), reader);
  if (in.has_outcome()) board.outcome = read(in.outcome(), reader);
  return board;
}

void write(const CoalStatus& status, pb::CoalStatus& out) {
  const auto& [ship, piles, coaled, from_prize] = status;
  out.set_ship(number(ship));
  out.set_piles(piles);
  out.set_coaled(coaled);
  out.set_from_prize(from_prize);
}
CoalStatus read(const pb::CoalStatus& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()),
          .piles = in.piles(),
          .coaled = in.coaled(),
          .from_prize = in.from_prize()};
}

void write(const Accident& accident, pb::Accident& out) {
  const auto& [ship, lost, revealed, claims] = accident;
  if (ship != no_ship) out.set_ship(number(ship));
  out.set_lost(lost);
  out.set_revealed(revealed);
  out.set_claims(claims);
}
Accident read(const pb::Accident& in, Reader& reader) {
  return {.ship = in.has_ship() ? reader.ship(in.ship()) : no_ship,
          .lost = in.lost(),
          .revealed = in.revealed(),
          .claims = in.claims()};
}

void write(const GermanSecrets& secrets, pb::GermanSecrets& out) {
  const auto& [plot, turn_log, credits, coal, accident, sealed] = secrets;
  write(plot, *out.mutable_plot());
  write(turn_log, *out.mutable_turn_log());
  write(credits, *out.mutable_credits());
  write(coal, *out.mutable_coal());
  if (accident) write(*accident, *out.mutable_accident());
  if (sealed) write(*sealed, *out.mutable_sealed());
}
GermanSecrets read(const pb::GermanSecrets& in, Reader& reader) {
  GermanSecrets secrets{.plot = read(in.plot(), reader),
                        .turn_log = read(in.turn_log(), reader),
                        .credits = read(in.credits(), reader),
                        .coal = read(in.coal(), reader)};
  if (in.has_accident()) secrets.accident = read(in.accident(), reader);
  if (in.has_sealed()) secrets.sealed = read(in.sealed(), reader);
  return secrets;
}

void write(const AlliedSecrets& secrets, pb::AlliedSecrets& out) {
  const auto& [sealed] = secrets;
  if (sealed) write(*sealed, *out.mutable_sealed());
}
AlliedSecrets read(const pb::AlliedSecrets& in, Reader& reader) {
  AlliedSecrets secrets;
  if (in.has_sealed()) secrets.sealed = read(in.sealed(), reader);
  return secrets;
}

void write(const Report& report, pb::Report& out) {
  const auto& [ship, convoy, area, turn, ob] = report;
  if (ship != no_ship) out.set_ship(number(ship));
  if (convoy != no_convoy) out.set_convoy(number(convoy));
  if (area != no_area) out.set_area(number(area));
  out.set_turn(turn);
  out.set_ob(ob);
}
Report read(const pb::Report& in, Reader& reader) {
  return {.ship = in.has_ship() ? reader.ship(in.ship()) : no_ship,
          .convoy = in.has_convoy() ? reader.convoy(in.convoy()) : no_convoy,
          .area = in.has_area() ? reader.area(in.area()) : no_area,
          .turn = in.turn(),
          .ob = in.ob()};
}

View read(const pb::View& in, Reader& reader) {
  View view{.board = read(in.board(), reader), .reports = read(in.reports(), reader)};
  if (in.side() != v1::SIDE_UNSPECIFIED) view.side = reader.word<core::Side>(in.side());
  if (in.has_german()) view.german = read(in.german(), reader);
  if (in.has_allied()) view.allied = read(in.allied(), reader);
  return view;
}

}  // namespace chartroom::wire
