// The enumerations of The Far Seas and those of the wire. Part of the codec.
//
// The switches in far_seas_words.cpp are the only table: an enumerator without a word does not
// compile, and the way back is looked up in the same switch.
#pragma once

#include <cstdint>
#include <optional>

#include "chartroom/v1/far_seas.pb.h"
#include "rules/far_seas/event.hpp"
#include "rules/far_seas/standing.hpp"

namespace chartroom::wire {

namespace pb = v1::far_seas;

[[nodiscard]] v1::Side to_wire(core::Side word);
[[nodiscard]] pb::Scenario to_wire(far_seas::Scenario word);
[[nodiscard]] pb::Decision to_wire(far_seas::Decision word);
[[nodiscard]] pb::Assignment to_wire(far_seas::Assignment word);
[[nodiscard]] pb::Duty to_wire(far_seas::Duty word);
[[nodiscard]] pb::Readiness to_wire(far_seas::Readiness word);
[[nodiscard]] pb::Whereabouts to_wire(far_seas::Whereabouts word);
[[nodiscard]] pb::Discovery to_wire(far_seas::Discovery word);
[[nodiscard]] pb::CombatKind to_wire(far_seas::CombatKind word);
[[nodiscard]] pb::GunRange to_wire(far_seas::GunRange word);
[[nodiscard]] pb::Why to_wire(far_seas::Why word);
[[nodiscard]] pb::VpKind to_wire(far_seas::VpKind word);
[[nodiscard]] pb::Encounter::Stage to_wire(far_seas::Encounter::Stage word);
[[nodiscard]] pb::RunAttempt::Stage to_wire(far_seas::RunAttempt::Stage word);
[[nodiscard]] pb::Combat::Step to_wire(far_seas::Combat::Step word);
[[nodiscard]] pb::Solitaire to_wire(far_seas::Solitaire word);
[[nodiscard]] pb::FormerSquadron to_wire(far_seas::FormerSquadron word);
[[nodiscard]] pb::StandingAnswer to_wire(far_seas::StandingAnswer word);
[[nodiscard]] pb::Met to_wire(far_seas::Met word);
[[nodiscard]] pb::ShipType to_wire(far_seas::ShipType word);
[[nodiscard]] pb::Chit to_wire(far_seas::Chit word);
[[nodiscard]] pb::ConvoyStatus::Stage to_wire(far_seas::ConvoyStatus::Stage word);
[[nodiscard]] pb::PhaseFive::Step to_wire(far_seas::PhaseFive::Step word);
[[nodiscard]] pb::Event::ColonyTurned::What to_wire(far_seas::event::ColonyTurned::What word);

// Nothing for UNSPECIFIED and for numbers that are no word of ours. Enumerators count from 0
// without gaps; beyond the last, to_wire gives UNSPECIFIED.
template <class Enum>
[[nodiscard]] std::optional<Enum> from_wire(decltype(to_wire(Enum{})) word) {
  constexpr auto unspecified = static_cast<decltype(to_wire(Enum{}))>(0);
  if (word == unspecified) return std::nullopt;
  for (std::uint8_t i = 0;; ++i) {
    const auto candidate = static_cast<Enum>(i);
    const auto its_word = to_wire(candidate);
    if (its_word == word) return candidate;
    if (its_word == unspecified) return std::nullopt;
  }
}

}  // namespace chartroom::wire
