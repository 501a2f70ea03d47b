#include <doctest/doctest.h>

#include <algorithm>

#include "torture/death.hpp"

using namespace chartroom::torture;

TEST_CASE("a seed gives one schedule of deaths, another another") {
  CHECK(deaths_to_die(100, all_deaths(), 7) == deaths_to_die(100, all_deaths(), 7));
  CHECK(deaths_to_die(100, all_deaths(), 7) != deaths_to_die(100, all_deaths(), 8));
}

TEST_CASE("there are as many deaths as wanted, and every kind is among them") {
  for (const std::size_t count : {1, 5, 20, 40, 500}) {
    CAPTURE(count);
    const auto deaths = deaths_to_die(count, all_deaths(), 1);
    CHECK(deaths.size() == count);
    if (count < all_deaths().size()) continue;
    for (const auto kind : all_deaths()) {
      CAPTURE(name_of(kind));
      CHECK(std::ranges::find(deaths, kind) != deaths.end());
    }
  }
}

TEST_CASE("a long run is not slow all the time") {
  const auto deaths = deaths_to_die(2000, all_deaths(), 1);
  CHECK(std::ranges::count(deaths, Death::slow) <= 4);
}

TEST_CASE("every kind of death is found by its name") {
  for (const auto kind : all_deaths()) CHECK(death_named(name_of(kind)) == kind);
  CHECK_FALSE(death_named("old age").has_value());
}
