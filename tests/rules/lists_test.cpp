// The lists and sets that rulesets are made of.
#include <doctest/doctest.h>

#include <numeric>
#include <vector>

#include "rules/core/chronicle.hpp"
#include "rules/core/id_set.hpp"
#include "rules/core/short_list.hpp"

using namespace chartroom::core;

namespace {

enum class Id : std::uint8_t {};
using Ids = IdSet<Id, 128>;

Chronicle<int> counted(int count) {
  Chronicle<int> list;
  for (int i = 0; i < count; ++i) list.push_back(i);
  return list;
}

}  // namespace

TEST_CASE("a set of ids is gone through in ascending order, over the borders of its words") {
  Ids set{Id{127}, Id{0}, Id{63}, Id{64}};
  CHECK(std::vector<Id>(set.begin(), set.end()) == std::vector{Id{0}, Id{63}, Id{64}, Id{127}});
  CHECK(set.size() == 4);
  CHECK(set.front() == Id{0});
  set.erase_if([](Id id) { return id < Id{64}; });
  CHECK(set == Ids{Id{64}, Id{127}});
  CHECK(!set.contains(Id{63}));
  CHECK(!set.contains(Id{200}));
  CHECK_THROWS_AS(set.insert(Id{128}), std::out_of_range);
  CHECK((Ids{Id{1}, Id{70}} -= Ids{Id{70}}) == Ids{Id{1}});
  CHECK((Ids{Id{1}, Id{70}} &= Ids{Id{70}}) == Ids{Id{70}});
  CHECK((Ids{Id{1}} |= Ids{Id{70}}) == Ids{Id{1}, Id{70}});
  CHECK(Ids{}.empty());
  CHECK(Ids{}.begin() == Ids{}.end());
}

TEST_CASE("a chronicle's copies go on each by itself") {
  for (const int count : {0, 1, 31, 32, 33, 64, 100}) {
    CAPTURE(count);
    const auto list = counted(count);
    REQUIRE(list.size() == static_cast<std::size_t>(count));
    CHECK(std::accumulate(list.begin(), list.end(), 0) == count * (count - 1) / 2);
    auto one = list;
    auto two = list;
    for (int i = 0; i < 40; ++i) {
      one.push_back(1000 + i);
      two.push_back(2000 + i);
    }
    CHECK(list == counted(count));
    CHECK(one.back() == 1039);
    CHECK(two[static_cast<std::size_t>(count)] == 2000);
    CHECK(common_prefix(one, two) == static_cast<std::size_t>(count));
    CHECK(common_prefix(list, one) == static_cast<std::size_t>(count));
    CHECK(one != two);
    // Equal by what is in them, not by what they share.
    CHECK(counted(count) == list);
  }
}

TEST_CASE("what is erased of a short list is counted") {
  ShortList<int, 2> list{1, 2, 3, 2};
  CHECK(chartroom::core::erase(list, 2) == 2);
  CHECK(list == ShortList<int, 2>{1, 3});
  CHECK(chartroom::core::erase_if(list, [](int i) { return i > 5; }) == 0);
}
