// The suite is tried on leaks made on purpose: it must find every one, and nothing without them.
#include <doctest/doctest.h>

#include <string>
#include <vector>

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

// Plots of three games, assignments of one: enough for each leak, and quick.
std::vector<PairKind> some_of_far_seas() {
  const auto all = far_seas_kinds();
  return {all[0], all[2], all[3], all[6]};
}

TEST_CASE("every leak is found") {
  for (const auto& [leak, name, in_picket_alone] : all_leaks()) {
    CAPTURE(name);
    const auto in_picket = found_by(leak, picket_kinds());
    const auto in_far_seas = found_by(leak, some_of_far_seas());
    MESSAGE(name, in_picket, in_far_seas);
    CHECK(!in_picket.empty());
    CHECK((in_picket_alone || !in_far_seas.empty()));
  }
}

TEST_CASE("what leaks nothing shows nothing") {
  for (const Leak leak : {Leak::none, Leak::unsealed}) {
    CHECK(found_by(leak, picket_kinds()).empty());
    CHECK(found_by(leak, some_of_far_seas()).empty());
  }
}

TEST_CASE("a difference is told with the shortest game that shows it, in words") {
  const auto tally =
      run_and_report(picket_kinds().front(), 40, 20, tampering_for(Leak::event_told));
  CAPTURE(tally.report);
  // One order, and nothing that was only tried.
  const auto has = [&](const char* words) { return tally.report.find(words) != std::string::npos; };
  CHECK(has("in world one side one orders \"hide one "));
  CHECK(has("in frame "));
  CHECK(has("ruleset_event: "));
  CHECK(!has("guess"));
  CHECK(!has(" tries "));
}

}  // namespace
}  // namespace chartroom::worlds
