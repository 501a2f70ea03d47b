// Every enumerator has a word of its own on the wire, and every word means an enumerator.
#include <doctest/doctest.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/generated_enum_reflection.h>

#include "wire/far_seas_words.hpp"

namespace fs = chartroom::far_seas;
using chartroom::wire::from_wire;
using chartroom::wire::to_wire;

TEST_CASE_TEMPLATE("each enumerator goes over the wire and comes back", Enum, chartroom::core::Side,
                   fs::Scenario, fs::Decision, fs::Assignment, fs::Duty, fs::Readiness,
                   fs::Whereabouts, fs::Discovery, fs::CombatKind, fs::GunRange, fs::Why,
                   fs::VpKind, fs::Encounter::Stage, fs::RunAttempt::Stage, fs::Combat::Step) {
  using Word = decltype(to_wire(Enum{}));
  const auto& words = *google::protobuf::GetEnumDescriptor<Word>();
  CHECK(words.FindValueByNumber(0)->name().ends_with("UNSPECIFIED"));
  // Words count from 0 (unspecified), enumerators from 0, in the same order.
  for (int number = 1; number < words.value_count(); ++number) {
    REQUIRE(words.FindValueByNumber(number) != nullptr);
    CAPTURE(words.FindValueByNumber(number)->name());
    const auto meant = from_wire<Enum>(static_cast<Word>(number));
    REQUIRE(meant.has_value());
    CHECK(static_cast<int>(*meant) == number - 1);
    CHECK(to_wire(*meant) == static_cast<Word>(number));
  }
  CHECK(to_wire(static_cast<Enum>(words.value_count() - 1)) == static_cast<Word>(0));
}

TEST_CASE_TEMPLATE("a number that is no word means nothing", Enum, chartroom::core::Side,
                   fs::Decision, fs::Duty, fs::Combat::Step) {
  using Word = decltype(to_wire(Enum{}));
  for (const int number : {0, 100, 255, 256, 257, -1, 2147483647}) {
    CAPTURE(number);
    CHECK_FALSE(from_wire<Enum>(static_cast<Word>(number)).has_value());
  }
}
