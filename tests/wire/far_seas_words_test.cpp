// Every enumerator has a word of its own on the wire, and every word means an enumerator.
#include <doctest/doctest.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/generated_enum_reflection.h>

#include <set>

#include "wire/far_seas_words.hpp"

namespace fs = chartroom::far_seas;
using chartroom::wire::from_wire;
using chartroom::wire::to_wire;

TEST_CASE_TEMPLATE("each enumerator goes over the wire and comes back", Enum, chartroom::core::Side,
                   fs::Scenario, fs::Decision, fs::Assignment, fs::Duty, fs::Readiness,
                   fs::Whereabouts, fs::Discovery, fs::CombatKind, fs::GunRange, fs::Why,
                   fs::VpKind, fs::Encounter::Stage, fs::RunAttempt::Stage, fs::Combat::Step,
                   fs::Solitaire, fs::Chit, fs::FormerSquadron, fs::ConvoyStatus::Stage,
                   fs::PhaseFive::Step, fs::event::ColonyTurned::What, fs::StandingAnswer, fs::Met,
                   fs::ShipType) {
  using Word = decltype(to_wire(Enum{}));
  const auto& words = *google::protobuf::GetEnumDescriptor<Word>();
  CHECK(words.FindValueByNumber(0)->name().ends_with("UNSPECIFIED"));
  // Words count from 0 (unspecified) as they came into use; enumerators from 0, as the rules order
  // them. Each word has one enumerator and each enumerator one word.
  std::set<int> meant_by_a_word;
  for (int number = 1; number < words.value_count(); ++number) {
    REQUIRE(words.FindValueByNumber(number) != nullptr);
    CAPTURE(words.FindValueByNumber(number)->name());
    const auto meant = from_wire<Enum>(static_cast<Word>(number));
    REQUIRE(meant.has_value());
    CHECK(meant_by_a_word.insert(static_cast<int>(*meant)).second);
    CHECK(to_wire(*meant) == static_cast<Word>(number));
  }
  CHECK(*meant_by_a_word.rbegin() == words.value_count() - 2);
  CHECK(to_wire(static_cast<Enum>(words.value_count() - 1)) == static_cast<Word>(0));
}

// What is in a journal means the same for good.
TEST_CASE("the words of earlier versions keep their numbers") {
  CHECK(to_wire(fs::Scenario::campaign) == 1);
  CHECK(to_wire(fs::Scenario::falklands) == 3);
  CHECK(to_wire(fs::Decision::plot) == 1);
  CHECK(to_wire(fs::Decision::choose_area) == 3);
  CHECK(to_wire(fs::Decision::hit_and_go_home) == 18);
  CHECK(to_wire(fs::Whereabouts::england_hb1) == 4);
  CHECK(to_wire(fs::Whereabouts::removed) == 10);
  CHECK(to_wire(fs::VpKind::lost_on_return) == 8);
}

TEST_CASE_TEMPLATE("a number that is no word means nothing", Enum, chartroom::core::Side,
                   fs::Decision, fs::Duty, fs::Combat::Step) {
  using Word = decltype(to_wire(Enum{}));
  for (const int number : {0, 100, 255, 256, 257, -1, 2147483647}) {
    CAPTURE(number);
    CHECK_FALSE(from_wire<Enum>(static_cast<Word>(number)).has_value());
  }
}
