// Two worlds, one view, on servers as they are: the players of a game at one node, and each at a
// node of their own. What the one node writes and the other reads tells no secret on the way.
#include <doctest/doctest.h>

#include <cstdlib>

#include "tests/worlds/kinds.hpp"
#include "tests/worlds/leaks/leaks.hpp"
#include "tests/worlds/served.hpp"

namespace chartroom::worlds {
namespace {

// Of each kind; CHARTROOM_WORLD_PAIRS is for the worlds that need no servers.
std::uint64_t pairs_of_a_kind() {
  const char* text = std::getenv("CHARTROOM_SERVED_PAIRS");
  return text == nullptr ? 1 : static_cast<std::uint64_t>(std::atoi(text));
}

struct Count {
  std::size_t pairs{}, orders{}, frames{};
};

// The first difference between what the two worlds told, if there is one.
std::optional<Difference> difference_in(Served& served, const Pair& pair, Count& count,
                                        const Dressing& dressing = {}) {
  const auto in_one = served.play(pair, false, dressing);
  const auto in_two = served.play(pair, true, dressing);
  ++count.pairs;
  count.orders += pair.orders();
  for (const auto& [viewer, frames] : in_one) {
    Listener listener{viewer, true};
    if (auto found = listener.hear(frames, in_two.at(viewer))) return found;
    count.frames += frames.size();
  }
  return std::nullopt;
}

void check_all(Seating seating) {
  Served served{seating};
  Count count;
  for (const auto kinds : {picket_kinds(), far_seas_kinds()}) {
    for (const PairKind& kind : kinds) {
      CAPTURE(kind.name);
      const auto before = count.pairs;
      // Not every number has a pair.
      for (std::uint64_t number = 0; count.pairs < before + pairs_of_a_kind(); ++number) {
        CAPTURE(number);
        REQUIRE(number < 1000);
        const auto pair = kind.play({.number = number, .pokes = true, .tampering = nullptr});
        if (!pair || !pair->differs() || pair->orders() == 0) continue;
        const auto found = difference_in(served, *pair, count);
        if (!found) continue;
        INFO(found->what, " in frame ", found->frame, "\nWorld one:\n", found->one,
             "\nWorld two:\n", found->two);
        CHECK(!found);
      }
    }
  }
  MESSAGE(count.pairs, " pairs, ", count.orders, " orders, ", count.frames, " frames");
}

TEST_CASE("two worlds, one view, with both players at one node") {
  check_all(Seating::at_one_node);
}

TEST_CASE("two worlds, one view, with each player at a node of their own") {
  check_all(Seating::at_two_nodes);
}

TEST_CASE("what a node lets out is found at the other") {
  Served served{Seating::at_two_nodes};
  for (const Leak leak : {Leak::view_field, Leak::refusal_reason, Leak::legal_moves}) {
    CAPTURE(static_cast<int>(leak));
    const auto dressing = [leak](std::unique_ptr<wire::Umpire> umpire) {
      return leaky(std::move(umpire), leak);
    };
    Count count;
    bool found = false;
    for (std::uint64_t number = 0; number < 12 && !found; ++number) {
      const auto pair =
          picket_kinds().front().play({.number = number, .pokes = true, .tampering = nullptr});
      found = difference_in(served, *pair, count, dressing).has_value();
    }
    CHECK(found);
  }
}

}  // namespace
}  // namespace chartroom::worlds
