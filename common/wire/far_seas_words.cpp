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
    case campaign: return pb::SCENARIO_CAMPAIGN;
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
    case intern: return pb::DECISION_INTERN;
    case convoy_attack: return pb::DECISION_CONVOY_ATTACK;
    case raid_on_england: return pb::DECISION_RAID_ON_ENGLAND;
    case counterattack: return pb::DECISION_COUNTERATTACK;
    case return_home: return pb::DECISION_RETURN_HOME;
    case breakout_squadrons: return pb::DECISION_BREAKOUT_SQUADRONS;
    case breakout_search: return pb::DECISION_BREAKOUT_SEARCH;
    case assign: return pb::DECISION_ASSIGN;
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
    case intervene: return pb::ASSIGNMENT_INTERVENE;
    case river: return pb::ASSIGNMENT_RIVER;
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
    case convoy: return pb::DUTY_CONVOY;
    case colony: return pb::DUTY_COLONY;
    case river: return pb::DUTY_RIVER;
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
    case colony_box: return pb::WHEREABOUTS_COLONY_BOX;
    case rufiji: return pb::WHEREABOUTS_RUFIJI;
    case interned: return pb::WHEREABOUTS_INTERNED;
    case exploded: return pb::WHEREABOUTS_EXPLODED;
    case unseen: return pb::WHEREABOUTS_UNSEEN;
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
    case out_of_the_rufiji: return pb::DISCOVERY_OUT_OF_THE_RUFIJI;
    case in_the_channel: return pb::DISCOVERY_IN_THE_CHANNEL;
  }
  return pb::DISCOVERY_UNSPECIFIED;
}

pb::CombatKind to_wire(far_seas::CombatKind word) {
  using enum far_seas::CombatKind;
  switch (word) {
    case encounter: return pb::COMBAT_KIND_ENCOUNTER;
    case runner_surprised: return pb::COMBAT_KIND_RUNNER_SURPRISED;
    case surprise_attack: return pb::COMBAT_KIND_SURPRISE_ATTACK;
    case river_breakout: return pb::COMBAT_KIND_RIVER_BREAKOUT;
    case convoy_attack: return pb::COMBAT_KIND_CONVOY_ATTACK;
    case home_breakout: return pb::COMBAT_KIND_HOME_BREAKOUT;
    case raid_on_england: return pb::COMBAT_KIND_RAID_ON_ENGLAND;
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
    case river_breakout: return pb::WHY_RIVER_BREAKOUT;
    case river_searchers: return pb::WHY_RIVER_SEARCHERS;
    case armoured_cruiser: return pb::WHY_ARMOURED_CRUISER;
    case slow_attacker: return pb::WHY_SLOW_ATTACKER;
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
    case transports: return pb::VP_KIND_TRANSPORTS;
    case transports_late: return pb::VP_KIND_TRANSPORTS_LATE;
    case colony: return pb::VP_KIND_COLONY;
    case rebellion: return pb::VP_KIND_REBELLION;
    case river: return pb::VP_KIND_RIVER;
    case england_raided: return pb::VP_KIND_ENGLAND_RAIDED;
    case claims_withdrawn: return pb::VP_KIND_CLAIMS_WITHDRAWN;
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

pb::Solitaire to_wire(far_seas::Solitaire word) {
  using enum far_seas::Solitaire;
  switch (word) {
    case none: return pb::SOLITAIRE_NONE;
    case advanced_bot: return pb::SOLITAIRE_ADVANCED_BOT;
    case multi_handed: return pb::SOLITAIRE_MULTI_HANDED;
    case simplified_bot: return pb::SOLITAIRE_SIMPLIFIED_BOT;
  }
  return pb::SOLITAIRE_UNSPECIFIED;
}

pb::FormerSquadron to_wire(far_seas::FormerSquadron word) {
  using enum far_seas::FormerSquadron;
  switch (word) {
    case cruisers: return pb::FORMER_SQUADRON_CRUISERS;
    case reserves: return pb::FORMER_SQUADRON_RESERVES;
  }
  return pb::FORMER_SQUADRON_UNSPECIFIED;
}

pb::ConvoyStatus::Stage to_wire(far_seas::ConvoyStatus::Stage word) {
  using enum far_seas::ConvoyStatus::Stage;
  switch (word) {
    case in_port: return pb::ConvoyStatus::STAGE_IN_PORT;
    case at_sea: return pb::ConvoyStatus::STAGE_AT_SEA;
    case arrived: return pb::ConvoyStatus::STAGE_ARRIVED;
    case destroyed: return pb::ConvoyStatus::STAGE_DESTROYED;
    case unseen: return pb::ConvoyStatus::STAGE_UNSEEN;
  }
  return pb::ConvoyStatus::STAGE_UNSPECIFIED;
}

pb::PhaseFive::Step to_wire(far_seas::PhaseFive::Step word) {
  using enum far_seas::PhaseFive::Step;
  switch (word) {
    case convoys: return pb::PhaseFive::STEP_CONVOYS;
    case raids: return pb::PhaseFive::STEP_RAIDS;
    case england: return pb::PhaseFive::STEP_ENGLAND;
    case returns: return pb::PhaseFive::STEP_RETURNS;
    case over: return pb::PhaseFive::STEP_OVER;
  }
  return pb::PhaseFive::STEP_UNSPECIFIED;
}

pb::Event::ColonyTurned::What to_wire(far_seas::event::ColonyTurned::What word) {
  using enum far_seas::event::ColonyTurned::What;
  switch (word) {
    case begun: return pb::Event::ColonyTurned::WHAT_BEGUN;
    case short_of_ships: return pb::Event::ColonyTurned::WHAT_SHORT_OF_SHIPS;
    case resumed: return pb::Event::ColonyTurned::WHAT_RESUMED;
    case voided: return pb::Event::ColonyTurned::WHAT_VOIDED;
    case captured: return pb::Event::ColonyTurned::WHAT_CAPTURED;
    case held: return pb::Event::ColonyTurned::WHAT_HELD;
  }
  return pb::Event::ColonyTurned::WHAT_UNSPECIFIED;
}

pb::Chit to_wire(far_seas::Chit word) {
  using enum far_seas::Chit;
  switch (word) {
    case none: return pb::CHIT_NONE;
    case station_raid: return pb::CHIT_STATION_RAID;
    case merchant_capture: return pb::CHIT_MERCHANT_CAPTURE;
    case surprise_attack: return pb::CHIT_SURPRISE_ATTACK;
    case intervention: return pb::CHIT_INTERVENTION;
    case rufiji: return pb::CHIT_RUFIJI;
    case convoy_attack: return pb::CHIT_CONVOY_ATTACK;
    case convoy_surprise: return pb::CHIT_CONVOY_SURPRISE;
    case return_to_germany: return pb::CHIT_RETURN_TO_GERMANY;
  }
  return pb::CHIT_UNSPECIFIED;
}

pb::StandingAnswer to_wire(far_seas::StandingAnswer word) {
  using enum far_seas::StandingAnswer;
  switch (word) {
    case ask: return pb::STANDING_ANSWER_ASK;
    case defaults: return pb::STANDING_ANSWER_DEFAULTS;
    case midshipman: return pb::STANDING_ANSWER_MIDSHIPMAN;
    case yes: return pb::STANDING_ANSWER_YES;
    case no: return pb::STANDING_ANSWER_NO;
    case run: return pb::STANDING_ANSWER_RUN;
    case stand: return pb::STANDING_ANSWER_STAND;
    case homeward: return pb::STANDING_ANSWER_HOMEWARD;
    case away: return pb::STANDING_ANSWER_AWAY;
  }
  return pb::STANDING_ANSWER_UNSPECIFIED;
}

pb::Met to_wire(far_seas::Met word) {
  using enum far_seas::Met;
  switch (word) {
    case anybody: return pb::MET_ANYBODY;
    case stronger: return pb::MET_STRONGER;
    case not_stronger: return pb::MET_NOT_STRONGER;
  }
  return pb::MET_UNSPECIFIED;
}

pb::ShipType to_wire(far_seas::ShipType word) {
  using enum far_seas::ShipType;
  switch (word) {
    case BC: return pb::SHIP_TYPE_BC;
    case BB: return pb::SHIP_TYPE_BB;
    case AC: return pb::SHIP_TYPE_AC;
    case C: return pb::SHIP_TYPE_C;
    case CL: return pb::SHIP_TYPE_CL;
    case PC: return pb::SHIP_TYPE_PC;
    case AMC: return pb::SHIP_TYPE_AMC;
  }
  return pb::SHIP_TYPE_UNSPECIFIED;
}

}  // namespace chartroom::wire
