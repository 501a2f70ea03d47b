#include "wire/far_seas_words.hpp"

namespace chartroom::wire {

v1::Side to_wire(core::Side word) {
  using enum core::Side;
  switch (word) {
    case one: return v1::ONE;
    case two: return v1::TWO;
  }
  return v1::SIDE_UNSPECIFIED;
}

pb::Scenario to_wire(far_seas::Scenario word) {
  using enum far_seas::Scenario;
  switch (word) {
    case basic: return pb::SCENARIO_BASIC;
    case coronel: return pb::SCENARIO_CORONEL;
    case falklands: return pb::SCENARIO_FALKLANDS;
  }
  return pb::SCENARIO_UNSPECIFIED;
}

pb::Decision to_wire(far_seas::Decision word) {
  using enum far_seas::Decision;
  switch (word) {
    case plot: return pb::DECISION_PLOT;
    case allied_movement: return pb::DECISION_ALLIED_MOVEMENT;
    case choose_area: return pb::DECISION_CHOOSE_AREA;
    case search: return pb::DECISION_SEARCH;
    case approach: return pb::DECISION_APPROACH;
    case accept_or_run: return pb::DECISION_ACCEPT_OR_RUN;
    case try_surprise: return pb::DECISION_TRY_SURPRISE;
    case fight_or_run: return pb::DECISION_FIGHT_OR_RUN;
    case chase: return pb::DECISION_CHASE;
    case escape: return pb::DECISION_ESCAPE;
    case bold_moves: return pb::DECISION_BOLD_MOVES;
    case fire_on_bold: return pb::DECISION_FIRE_ON_BOLD;
    case targets: return pb::DECISION_TARGETS;
    case torpedoes: return pb::DECISION_TORPEDOES;
    case run_after_round: return pb::DECISION_RUN_AFTER_ROUND;
    case remove_ships: return pb::DECISION_REMOVE_SHIPS;
    case surprise_attack: return pb::DECISION_SURPRISE_ATTACK;
    case hit_and_go_home: return pb::DECISION_HIT_AND_GO_HOME;
  }
  return pb::DECISION_UNSPECIFIED;
}

pb::Assignment to_wire(far_seas::Assignment word) {
  using enum far_seas::Assignment;
  switch (word) {
    case none: return pb::ASSIGNMENT_NONE;
    case raid: return pb::ASSIGNMENT_RAID;
    case merchants: return pb::ASSIGNMENT_MERCHANTS;
    case return_to_base: return pb::ASSIGNMENT_RETURN_TO_BASE;
  }
  return pb::ASSIGNMENT_UNSPECIFIED;
}

pb::Duty to_wire(far_seas::Duty word) {
  using enum far_seas::Duty;
  switch (word) {
    case none: return pb::DUTY_NONE;
    case search: return pb::DUTY_SEARCH;
    case merchant_escort: return pb::DUTY_MERCHANT_ESCORT;
    case on_station: return pb::DUTY_ON_STATION;
    case raid: return pb::DUTY_RAID;
  }
  return pb::DUTY_UNSPECIFIED;
}

pb::Readiness to_wire(far_seas::Readiness word) {
  using enum far_seas::Readiness;
  switch (word) {
    case ready: return pb::READINESS_READY;
    case acting: return pb::READINESS_ACTING;
    case done: return pb::READINESS_DONE;
  }
  return pb::READINESS_UNSPECIFIED;
}

pb::Whereabouts to_wire(far_seas::Whereabouts word) {
  using enum far_seas::Whereabouts;
  switch (word) {
    case not_in_play: return pb::WHEREABOUTS_NOT_IN_PLAY;
    case not_arrived: return pb::WHEREABOUTS_NOT_ARRIVED;
    case at_sea: return pb::WHEREABOUTS_AT_SEA;
    case england_hb1: return pb::WHEREABOUTS_ENGLAND_HB1;
    case england_hb2: return pb::WHEREABOUTS_ENGLAND_HB2;
    case british_reserves: return pb::WHEREABOUTS_BRITISH_RESERVES;
    case german_reserves: return pb::WHEREABOUTS_GERMAN_RESERVES;
    case in_germany: return pb::WHEREABOUTS_IN_GERMANY;
    case sunk: return pb::WHEREABOUTS_SUNK;
    case removed: return pb::WHEREABOUTS_REMOVED;
  }
  return pb::WHEREABOUTS_UNSPECIFIED;
}

pb::Discovery to_wire(far_seas::Discovery word) {
  using enum far_seas::Discovery;
  switch (word) {
    case search: return pb::DISCOVERY_SEARCH;
    case guarded_station: return pb::DISCOVERY_GUARDED_STATION;
    case into_red_sea: return pb::DISCOVERY_INTO_RED_SEA;
    case through_panama: return pb::DISCOVERY_THROUGH_PANAMA;
  }
  return pb::DISCOVERY_UNSPECIFIED;
}

pb::CombatKind to_wire(far_seas::CombatKind word) {
  using enum far_seas::CombatKind;
  switch (word) {
    case encounter: return pb::COMBAT_KIND_ENCOUNTER;
    case runner_surprised: return pb::COMBAT_KIND_RUNNER_SURPRISED;
    case surprise_attack: return pb::COMBAT_KIND_SURPRISE_ATTACK;
  }
  return pb::COMBAT_KIND_UNSPECIFIED;
}

pb::GunRange to_wire(far_seas::GunRange word) {
  using enum far_seas::GunRange;
  switch (word) {
    case A: return pb::GUN_RANGE_A;
    case B: return pb::GUN_RANGE_B;
    case C: return pb::GUN_RANGE_C;
  }
  return pb::GUN_RANGE_UNSPECIFIED;
}

pb::Why to_wire(far_seas::Why word) {
  using enum far_seas::Why;
  switch (word) {
    case searchers: return pb::WHY_SEARCHERS;
    case squadron_size: return pb::WHY_SQUADRON_SIZE;
    case ship: return pb::WHY_SHIP;
    case same_target: return pb::WHY_SAME_TARGET;
    case half_damaged_firer: return pb::WHY_HALF_DAMAGED_FIRER;
    case half_damaged_target: return pb::WHY_HALF_DAMAGED_TARGET;
    case optimum_torpedo_range: return pb::WHY_OPTIMUM_TORPEDO_RANGE;
    case run_attempt: return pb::WHY_RUN_ATTEMPT;
    case multiple_fire: return pb::WHY_MULTIPLE_FIRE;
    case attrition: return pb::WHY_ATTRITION;
    case hit_last_round: return pb::WHY_HIT_LAST_ROUND;
    case surprise: return pb::WHY_SURPRISE;
    case surprise_torpedo: return pb::WHY_SURPRISE_TORPEDO;
  }
  return pb::WHY_UNSPECIFIED;
}

pb::VpKind to_wire(far_seas::VpKind word) {
  using enum far_seas::VpKind;
  switch (word) {
    case capture: return pb::VP_KIND_CAPTURE;
    case raid: return pb::VP_KIND_RAID;
    case allied_ship_sunk: return pb::VP_KIND_ALLIED_SHIP_SUNK;
    case german_ship_sunk: return pb::VP_KIND_GERMAN_SHIP_SUNK;
    case cowardice: return pb::VP_KIND_COWARDICE;
    case movement_penalty: return pb::VP_KIND_MOVEMENT_PENALTY;
    case returned: return pb::VP_KIND_RETURNED;
    case lost_on_return: return pb::VP_KIND_LOST_ON_RETURN;
  }
  return pb::VP_KIND_UNSPECIFIED;
}

pb::Encounter::Stage to_wire(far_seas::Encounter::Stage word) {
  using enum far_seas::Encounter::Stage;
  switch (word) {
    case approach: return pb::Encounter::STAGE_APPROACH;
    case german_answer: return pb::Encounter::STAGE_GERMAN_ANSWER;
    case surprise: return pb::Encounter::STAGE_SURPRISE;
    case allied_answer: return pb::Encounter::STAGE_ALLIED_ANSWER;
  }
  return pb::Encounter::STAGE_UNSPECIFIED;
}

pb::RunAttempt::Stage to_wire(far_seas::RunAttempt::Stage word) {
  using enum far_seas::RunAttempt::Stage;
  switch (word) {
    case chase: return pb::RunAttempt::STAGE_CHASE;
    case escape: return pb::RunAttempt::STAGE_ESCAPE;
  }
  return pb::RunAttempt::STAGE_UNSPECIFIED;
}

pb::Combat::Step to_wire(far_seas::Combat::Step word) {
  using enum far_seas::Combat::Step;
  switch (word) {
    case bold_moves: return pb::Combat::STEP_BOLD_MOVES;
    case fire_on_bold: return pb::Combat::STEP_FIRE_ON_BOLD;
    case bold_torpedoes: return pb::Combat::STEP_BOLD_TORPEDOES;
    case targets: return pb::Combat::STEP_TARGETS;
    case torpedoes: return pb::Combat::STEP_TORPEDOES;
    case run: return pb::Combat::STEP_RUN;
    case closing: return pb::Combat::STEP_CLOSING;
  }
  return pb::Combat::STEP_UNSPECIFIED;
}

}  // namespace chartroom::wire
