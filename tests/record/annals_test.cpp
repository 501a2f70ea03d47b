// Annals are small and shared between viewers; whatever is asked of them must be as if each viewer
// had a list of its own.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "fair/fair.hpp"
#include "record/ledger.hpp"
#include "rules/core/dice.hpp"

using namespace chartroom;
using record::Annals;
using record::Eyes;
using record::Ledger;
using record::Telling;
using record::Word;

namespace {

// What one viewer was told, kept as it comes.
struct List {
  std::vector<v1::NumberedEvent> events;
  std::vector<std::uint64_t> seqs;
  std::string told;
  std::string head;

  [[nodiscard]] std::uint64_t cursor_at(std::uint64_t seq) const {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(seqs, [seq](std::uint64_t told_at) { return told_at <= seq; }));
  }
};

struct Both {
  Annals annals{"genesis"};
  std::array<List, Eyes::pairs> lists;
  std::uint64_t seq{};

  Both() {
    for (auto& list : lists) list.told = list.head = "genesis";
  }

  void add(const std::vector<Telling>& told, std::uint64_t gap) {
    seq += gap;
    const auto head = fair::sha256(std::to_string(seq));
    annals.add(told, seq, head);
    for (const auto& telling : told) {
      for (std::size_t pair = 0; pair < Eyes::pairs; ++pair) {
        if (!telling.to.include(pair)) continue;
        auto& list = lists[pair];
        list.events.push_back(
            record::numbered(telling.word, telling.bytes, list.events.size() + 1));
        list.seqs.push_back(seq);
        list.told = record::told_after(list.told, list.events.back());
        list.head = head;
      }
    }
  }
};

// Of any size: those that are short are written otherwise than those that are long.
Telling some_telling(core::Chooser& chance) {
  constexpr std::array sizes{0U, 1U, 9U, 126U, 127U, 128U, 129U, 511U, 512U, 5000U};
  Telling out;
  out.to = chance.below(4) == 0 ? Eyes::from_bits(static_cast<unsigned>(1 + chance.below(7)))
                                : Eyes::everybody();
  const auto kind = chance.below(12);
  if (kind == 0) {
    v1::TableEvent event;
    event.mutable_draw_offered()->set_side(v1::TWO);
    out.word = Word::table_event;
    out.bytes = event.SerializeAsString();
  } else if (kind == 1) {
    v1::Sealed sealed;
    sealed.set_number(static_cast<std::uint32_t>(chance.below(1000)));
    sealed.set_digest(std::string(32, 'd'));
    out.word = Word::sealed;
    out.bytes = sealed.SerializeAsString();
  } else if (kind == 2) {
    v1::Opened opened;
    opened.set_content(std::string(sizes[chance.below(sizes.size())], 'c'));
    out.word = Word::opened;
    out.bytes = opened.SerializeAsString();
  } else {
    out.word = Word::ruleset_event;
    out.bytes =
        std::string(sizes[chance.below(sizes.size())], static_cast<char>(chance.below(256)));
  }
  return out;
}

void check_all(const Both& both) {
  for (std::size_t pair = 0; pair < Eyes::pairs; ++pair) {
    CAPTURE(pair);
    const auto& list = both.lists[pair];
    const Ledger ledger{both.annals, pair};
    REQUIRE(ledger.cursor() == list.events.size());
    CHECK(ledger.receipt().told() == list.told);
    CHECK(ledger.receipt().head() == list.head);
    CHECK(ledger.receipt().cursor() == list.events.size());
    for (std::uint64_t number = 1; number <= ledger.cursor(); ++number) {
      const auto& right = list.events[number - 1];
      if (ledger.at(number).SerializeAsString() != right.SerializeAsString()) FAIL(number);
    }
    CHECK_THROWS_AS(static_cast<void>(ledger.at(0)), std::out_of_range);
    CHECK_THROWS_AS(static_cast<void>(ledger.at(ledger.cursor() + 1)), std::out_of_range);
    for (std::uint64_t seq = 0; seq <= both.seq + 1; ++seq) {
      if (ledger.cursor_at(seq) != list.cursor_at(seq)) FAIL("the cursor at ", seq);
    }
    for (std::uint64_t after = 0; after <= ledger.cursor(); after += 1 + after / 3) {
      CAPTURE(after);
      auto number = after;
      for (auto reader = ledger.read(after); reader.next();) {
        REQUIRE(reader.number() == ++number);
        const auto& right = list.events[number - 1];
        if (reader.seq() != list.seqs[number - 1]) FAIL("told by another entry");
        if (reader.size() != right.ByteSizeLong()) FAIL("of another size");
        if (reader.event().SerializeAsString() != right.SerializeAsString()) FAIL("another event");
      }
      CHECK(number == ledger.cursor());
    }
  }
}

}  // namespace

TEST_CASE("annals give each viewer what was told it, as a list of its own would") {
  for (const std::uint64_t seed : {1, 2, 3}) {
    CAPTURE(seed);
    core::Chooser chance{seed};
    Both both;
    check_all(both);
    for (int entry = 0; entry < 300; ++entry) {
      std::vector<Telling> told(chance.below(5));
      for (auto& telling : told) telling = some_telling(chance);
      both.add(told, 1 + (chance.below(10) == 0 ? chance.below(500) : 0));
    }
    check_all(both);
  }
}

TEST_CASE("a viewer who is told little among much that others are told finds it all the same") {
  Both both;
  const auto rarely = Eyes::nth(0);
  auto often = Eyes::nth(1);
  often.add(Eyes::nth(2));
  for (int entry = 1; entry <= 3000; ++entry) {
    both.add({{entry % 700 == 0 ? rarely : often, Word::ruleset_event, "event", 1}}, 1);
  }
  check_all(both);
}

TEST_CASE("where nothing is signed there is no digest of what was told") {
  Annals annals{""};
  annals.add({{Eyes::everybody(), Word::ruleset_event, "event", 1}}, 1, "");
  CHECK(Ledger{annals, 0}.receipt().told().empty());
  CHECK(Ledger{annals, 0}.cursor() == 1);
}
