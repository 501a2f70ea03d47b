#include "tests/wire/far_seas_examples.hpp"

namespace chartroom::tests {

using namespace chartroom::far_seas;

namespace {

constexpr ShipId scharnhorst{1}, gneisenau{2}, emden{5}, good_hope{40}, monmouth{41}, glasgow{97};
constexpr AreaId chile{5}, falklands_area{6}, far_sea{34};
constexpr StationId fiji{1}, last_station{35};
constexpr ConvoyId indian{1}, last_convoy{4};
constexpr ColonyId kamerun{1}, last_colony{3};

const Group the_squadron{scharnhorst, gneisenau};
const Group the_hunters{good_hope, monmouth, glasgow};
const std::vector<Aim> german_aims{{scharnhorst, good_hope}, {gneisenau, monmouth}};
const std::vector<Aim> allied_aims{{good_hope, scharnhorst}, {glasgow, emden}};
const std::vector<Modifier> modifiers{{Why::ship, -1}, {Why::surprise, 2}};
const std::vector<Pursuit> german_pursuits{{glasgow, {emden}}};
const std::vector<Pursuit> allied_pursuits{{scharnhorst, {good_hope, monmouth}}};

const PlottedGroup raiders{the_squadron, chile, Assignment::raid, fiji};
const PlotRecord record{3, 2, the_squadron, chile, Assignment::raid, fiji};
const VpEntry sunk{3, 2, VpKind::allied_ship_sunk, -4, good_hope, fiji, chile, indian, kamerun};
const ConvoyStrike strike{the_squadron, last_convoy};
const DrawnGroup drawn{the_squadron, {{chile, 2}, {far_sea, 1}}, true,        true,
                       chile,        Chit::station_raid,         last_station};
const CruiserNote note{emden, 2, true};
const core::Outcome outcome{german, "triumph", "Great was the slaughter – Größe.", -12};
const Fight fight{
    chile, the_squadron, the_hunters, CombatKind::runner_surprised, {scharnhorst, glasgow}};
const RunAttempt attempt{.area = chile,
                         .in_combat = true,
                         .kind = CombatKind::raid_on_england,
                         .stage = RunAttempt::Stage::escape,
                         .runners = {{the_squadron, {emden}}, {{glasgow}}},
                         .free = {{emden}, {good_hope, monmouth}},
                         .pursuits = {german_pursuits, allied_pursuits},
                         .escaped = {the_squadron},
                         .caught = {{{emden}, {good_hope}}}};

Combat filled_combat() {
  const Fighter fighter{.ship = gneisenau,
                        .pending = 2,
                        .torpedo_left = true,
                        .tried_to_run = true,
                        .bold = true,
                        .done_firing = true,
                        .last_target = good_hope,
                        .same_target_rounds = 3,
                        .target_now = monmouth,
                        .hit_last_round = {good_hope, monmouth},
                        .hit_now = {glasgow}};
  Fighter other = fighter;
  other.ship = glasgow;
  return {.area = chile,
          .kind = CombatKind::surprise_attack,
          .range = GunRange::C,
          .round = 4,
          .step = Combat::Step::closing,
          .resolved = true,
          .fighters = {{fighter}, {other, other}},
          .took_part = {{gneisenau, 1}, {glasgow, 2}},
          .bold = german_aims,
          .aims = allied_aims,
          .runners = {{the_squadron}, {{good_hope}, {glasgow}}}};
}

PhaseFive filled_phase_five() {
  return {
      .step = PhaseFive::Step::returns,
      .strikes = {strike},
      .striking = ConvoyStrike{{emden}, indian},
      .returns = {the_squadron, {emden}},
      .breakout =
          Breakout{
              the_squadron, {monmouth}, {{glasgow}, {good_hope}}, {{good_hope}, {glasgow}}, true},
      .raid = EnglandRaid{far_sea, the_squadron, the_hunters},
      .england_asked = true};
}

}  // namespace

std::vector<Order> an_order_of_each_kind() {
  return {
      order::Plot{{raiders, {{emden}, far_sea, Assignment::return_to_base, fiji}},
                  {gneisenau, emden},
                  {{glasgow, far_sea}}},
      order::AlliedMovement{
          {{the_hunters, last_colony}},
          {{glasgow, chile}},
          {indian, last_convoy},
          {{the_hunters, falklands_area, Duty::on_station, last_station, indian}}},
      order::ChooseArea{chile},
      order::Search{scharnhorst},
      order::Approach{true},
      order::Run{{the_squadron, {emden}}},
      order::TrySurprise{true},
      order::Chase{allied_pursuits},
      order::Escape{{{glasgow, far_sea}}},
      order::BoldMoves{german_aims},
      order::FireOnBold{allied_aims},
      order::Targets{german_aims},
      order::Torpedoes{allied_aims},
      order::RemoveShips{{monmouth, glasgow}},
      order::SurpriseAttack{order::SurpriseAttack::Pair{emden, glasgow}},
      order::HitAndGoHome{
          {{scharnhorst, 2}, {emden, 1}}, {{emden, last_convoy}}, {gneisenau, emden}},
      order::Intern{{monmouth, glasgow}},
      order::ConvoyAttack{emden, true},
      order::RaidOnEngland{far_sea},
      order::Counterattack{true},
      order::ReturnHome{scharnhorst, {monmouth, glasgow}},
      order::BreakoutSquadrons{{the_hunters, {emden}}},
      order::BreakoutSearch{FormerSquadron::reserves},
  };
}

std::vector<SealedOrder> a_sealed_order_of_each_kind() {
  return {order::BoldMoves{german_aims}, order::FireOnBold{allied_aims},
          order::Targets{german_aims},   order::Torpedoes{allied_aims},
          order::Run{{the_squadron}},    order::Chase{allied_pursuits}};
}

std::vector<Event> an_event_of_each_kind() {
  return {
      event::TurnBegan{2, {monmouth, glasgow}},
      event::ObBegan{3},
      event::PhaseBegan{4},
      event::Asked{70'000, Decision::targets, {true, true}},
      event::Answered{allied, true},
      event::SealedKept{allied, order::Targets{allied_aims}},
      event::SealsOpened{},
      event::VpScored{sunk},
      event::GameEnded{outcome},
      event::PlotCommitted{{raiders}, {gneisenau}},
      event::CruisersNamed{the_squadron, {{scharnhorst, chile}}},
      event::ShipEntered{glasgow, chile},
      event::GroupMoved{the_hunters, falklands_area, chile, Duty::on_station, last_station, indian},
      event::PlotExecuted{},
      event::ConflictsMarked{{{chile, 2}, {far_sea, 1}}},
      event::ConflictOpened{chile},
      event::ConflictClosed{far_sea},
      event::SearchRolled{chile, the_squadron, 5, modifiers, true},
      event::Determined{{{good_hope, 3}, {glasgow, 6}}, {glasgow}},
      event::SearchFailed{the_hunters},
      event::SearchDeclined{chile},
      event::EncounterBegan{chile, the_squadron, the_hunters, Discovery::through_panama},
      event::Approached{},
      event::ApproachAborted{},
      event::EncounterEnded{},
      event::Accepted{allied},
      event::RunDeclared{allied},
      event::SurpriseRolled{6},
      event::SurpriseForgone{},
      event::RunBegan{attempt},
      event::ChaseRevealed{allied, allied_pursuits},
      event::RunRolled{{emden}, the_hunters, 4, 5, true},
      event::RunResolved{{the_squadron}, {{{emden}, {glasgow}}}},
      event::EscapedTo{the_squadron, far_sea},
      event::RunEnded{},
      event::FightJoined{fight},
      event::CombatBegan{fight, GunRange::B},
      event::StepBegan{Combat::Step::torpedoes},
      event::BoldMovesRevealed{german_aims},
      event::AimsRevealed{Combat::Step::targets, {german_aims, allied_aims}},
      event::Shot{{scharnhorst, good_hope}, 5, modifiers, 2},
      event::TorpedoRun{{emden, glasgow}, true, 6, modifiers, true, 4, 3},
      event::DamageAssessed{{{good_hope, 3, true}, {emden, 1, true}}},
      event::RunsRevealed{{{the_squadron}, {{good_hope}, {glasgow}}}},
      event::RoundEnded{GunRange::C},
      event::CombatEnded{chile},
      event::Repaired{emden},
      event::Slowed{glasgow},
      event::ShipRemoved{monmouth, true},
      event::RemovalOver{},
      event::SurpriseAttackMade{{emden}, {glasgow}, true},
      event::SurpriseWindowClosed{},
      event::AssignmentsRevealed{{{scharnhorst, Assignment::merchants}}},
      event::MerchantsCaptured{chile, the_squadron, 3},
      event::CapturesCredited{{{scharnhorst, 2}}},
      event::StationRaided{last_station, the_squadron},
      event::ReturnRolled{the_squadron, 3, true},
      event::ShipLost{emden},
      event::ObEnded{},
      event::TurnEnded{{record}},
      event::AccidentTurnRolled{4, 7},
      event::AccidentRolled{},
      event::AccidentOutcome{emden, 2, 4, true},
      event::AccidentRevealed{emden},
      event::CoalLookedAt{{scharnhorst, emden}},
      event::ShipsToColony{last_colony, the_hunters},
      event::ConvoyMoved{last_convoy, far_sea, true},
      event::ColonyTurned{last_colony, event::ColonyTurned::What::held, 8},
      event::Interned{{monmouth, glasgow}},
      event::RiverSearched{emden, the_hunters, 3, {{Why::river_searchers, -2}}, true},
      event::RiverDiscovered{emden},
      event::AmcSunk{glasgow, {good_hope, monmouth}},
      event::BoerRolled{last_station, 2, {{Why::armoured_cruiser, -1}}, true},
      event::PhaseFiveOrdered{{strike}, {the_squadron, {emden}}},
      event::PhaseFiveStep{PhaseFive::Step::over},
      event::ConvoyAttacked{strike},
      event::ConvoySurpriseRolled{4, {{Why::slow_attacker, 2}}, true},
      event::TransportsSunk{last_convoy, {3, 6}, 9, true},
      event::ConvoyAttackEnded{},
      event::RaidForgone{},
      event::EnglandRaided{far_sea, the_squadron},
      event::Counterattacked{the_hunters},
      event::EnglandRaidEnded{},
      event::BreakoutBegan{the_squadron, {monmouth, glasgow}},
      event::BreakoutAnswered{{the_hunters, {emden}}},
      event::BreakoutSearchFailed{the_hunters},
      event::BreakoutSearchDeclined{},
      event::BreakoutJoined{the_hunters},
      event::BreakoutEnded{},
      event::SentHome{the_squadron},
      event::BotRolled{"9.1.3.1", "Heimreise – Größe", emden, far_sea, 6, 2, "ordered home"},
      event::BotDrew{"9.3.2.2", "an assignment", emden, {"capture", "raid"}, "raid"},
      event::BotPlanned{{drawn, drawn}},
      event::BotNoted{note},
      event::SquadronFormed{the_squadron},
      event::PenaltyCharged{glasgow},
      event::AssignmentsSeen{{{scharnhorst, Assignment::intervene}}},
      event::PlotsFiled{{record}},
      event::ShipLogFiled{
          {{emden, 2}}, {{scharnhorst, 1, true, true}}, Accident{emden, true, true, 3}},
  };
}

Options filled_options() {
  return {.decision = Decision::hit_and_go_home,
          .ships = {{glasgow, {{chile, 2}, {far_sea, 1}}, true, true, last_colony, true, true, 3}},
          .convoys = {{last_convoy, far_sea, true}},
          .areas = {chile, far_sea},
          .groups = {{the_squadron,
                      {falklands_area},
                      {good_hope, glasgow},
                      {indian, last_convoy},
                      true,
                      true,
                      true}},
          .free_ships = {monmouth},
          .aims = {{emden, {good_hope, glasgow}}},
          .may_decline = true,
          .price = 3,
          .may_return = {gneisenau},
          .captures_up_to = 2};
}

Board filled_board(const Pack& pack) {
  ShipStatus status{.where = Whereabouts::at_sea,
                    .area = chile,
                    .leader = scharnhorst,
                    .duty = Duty::raid,
                    .station = fiji,
                    .convoy = last_convoy,
                    .readiness = Readiness::acting,
                    .damage = 2,
                    .combats = 1,
                    .moved_in_ob = 3,
                    .entered = true,
                    .through_panama = true,
                    .discovered = true,
                    .ran = true,
                    .escaped = true,
                    .fought = true,
                    .forced = true,
                    .left_river = true,
                    .damaged_this_turn = true,
                    .surprise_used = true,
                    .slowed = true,
                    .penalty_paid = true,
                    .known_in_river = true};
  Board board{.pack = &pack,
              .scenario = Scenario::falklands,
              .rules = {.advanced = true,
                        .boer_rebellion = true,
                        .rufiji = true,
                        .propellant_accident = true,
                        .breakout = true,
                        .raid_on_england = true,
                        .solitaire = Solitaire::simplified_bot,
                        .double_blind = true},
              .turn = 3,
              .ob = 2,
              .phase = 4,
              .ships = decltype(Board::ships)(pack.ships.size(), status),
              .raided = decltype(Board::raided)(pack.stations.size(), false),
              .captures = decltype(Board::captures)(pack.areas.size() + 1, 0),
              .convoys = decltype(Board::convoys)(
                  pack.convoys.size(), ConvoyStatus{ConvoyStatus::Stage::destroyed, 2, 11, 3}),
              .escorts_seen = decltype(Board::escorts_seen)(pack.areas.size() + 1, true),
              .colonies = decltype(Board::colonies)(pack.colonies.size(), ColonyStatus{2, 4, true}),
              .rebellion = true,
              .accident_turn = 7,
              .track = {sunk},
              .vp = -4,
              .named = the_squadron,
              .open_moves = {{scharnhorst, chile}},
              .conflicts = {{chile, 2}},
              .open = OpenConflict{falklands_area, 1, true, true},
              .encounter = Encounter{chile, the_squadron, the_hunters, Discovery::guarded_station,
                                     Encounter::Stage::allied_answer},
              .run = attempt,
              .fights = {fight},
              .combat = filled_combat(),
              .removal_due = true,
              .surprise_window_done = true,
              .surprise_made = true,
              .intern_asked = true,
              .england_raided = true,
              .phase_five = filled_phase_five(),
              .solitaire = SolitaireTable{{drawn}, {note}},
              .assignments = {{emden, Assignment::return_to_base}},
              .review = {record},
              .decisions = 17,
              .question = Question{Decision::chase, {true, true}},
              .committed = {true, true},
              .outcome = outcome};
  board.raided.back() = true;
  board.captures.back() = 3;
  return board;
}

GermanSecrets filled_german_secrets() {
  return {.plot = {raiders},
          .turn_log = {record},
          .credits = {{emden, 2}},
          .coal = {{emden, 2, true, true}},
          .accident = Accident{emden, true, true, 3},
          .sealed = order::Torpedoes{german_aims}};
}

std::vector<Report> filled_reports() {
  return {{glasgow, last_convoy, far_sea, 4, 2}};
}

AlliedSecrets filled_allied_secrets() {
  return {.sealed = order::Chase{allied_pursuits}};
}

}  // namespace chartroom::tests
