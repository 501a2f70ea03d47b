// The suite is tried on leaks made on purpose: it must find every one, and nothing without them.
#include <doctest/doctest.h>

#include <string>

#include "tests/worlds/leaks/leaks.hpp"
#include "tests/worlds/suite.hpp"

namespace chartroom::worlds {
namespace {

constexpr int pairs_for_a_leak = 12;

// By which kinds of pairs it is found, and how it shows.
std::string found_by(Leak leak, std::span<const PairKind> kinds) {
  std::string text;
  for (const PairKind& kind : kinds) {
    if (kind.of_side_two) continue;
    const auto tally = run(kind, 0, pairs_for_a_leak, tampering_for(leak));
    if (!tally.what.empty()) text += "\n    " + kind.name + ": " + tally.what;
  }
  return text;
}

TEST_CASE("every leak is found") {
  for (const auto& [leak, name] : all_leaks()) {
    CAPTURE(name);
    const auto in_picket = found_by(leak, picket_kinds());
    const auto in_far_seas = found_by(leak, far_seas_kinds().first(8));
    MESSAGE(name, in_picket, in_far_seas);
    CHECK(!(in_picket + in_far_seas).empty());
  }
}

TEST_CASE("what leaks nothing shows nothing") {
  for (const Leak leak : {Leak::none, Leak::unsealed}) {
    CHECK(found_by(leak, picket_kinds()).empty());
    CHECK(found_by(leak, far_seas_kinds()).empty());
  }
}

}  // namespace
}  // namespace chartroom::worlds
