// What the rules say, taken apart (core::Said).
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "rules/core/said.hpp"

using chartroom::core::Said;
using chartroom::core::say;
using chartroom::core::say_all;
using chartroom::core::verbatim;

TEST_CASE("a sentence is its pattern with the values in the gaps") {
  const std::string ship = "Emden";
  const Said said = say("{} cannot go to {}.", ship, say("area {}", 5));
  CHECK(said.text() == "Emden cannot go to area 5.");
  CHECK(said.pattern == "{} cannot go to {}.");
  CHECK(said.values == std::vector<Said>{verbatim("Emden"), say("area {}", 5)});
  CHECK(said.values[1].values == std::vector<Said>{verbatim("5")});
  CHECK(say("No gaps.").text() == "No gaps.");
}

TEST_CASE("braces in a name are no gaps") {
  CHECK(say("'{}' is no ship, but {} is.", std::string{"{}{}"}, 7).text() ==
        "'{}{}' is no ship, but 7 is.");
  CHECK(verbatim("{} as it is").text() == "{} as it is");
}

TEST_CASE("names are listed with a word before the last, or with none") {
  std::vector<Said> names;
  std::vector<std::string> with_and, with_commas;
  for (const char* name : {"Emden", "Leipzig", "Dresden"}) {
    names.push_back(verbatim(name));
    with_and.push_back(say_all(names, "{}, {}", "{} and {}").text());
    with_commas.push_back(say_all(names, "{}, {}", "{}, {}").text());
  }
  CHECK(with_and ==
        std::vector<std::string>{"Emden", "Emden and Leipzig", "Emden, Leipzig and Dresden"});
  CHECK(with_commas ==
        std::vector<std::string>{"Emden", "Emden, Leipzig", "Emden, Leipzig, Dresden"});
  CHECK(say_all({}, "{}, {}", "{} and {}").empty());
}

namespace {

std::size_t depth_of(const Said& said) {
  std::size_t deepest = 0;
  for (const Said& value : said.values) deepest = std::max(deepest, depth_of(value));
  return deepest + 1;
}

}  // namespace

// A message may be nested a hundred deep, and an order may name each ship there is.
TEST_CASE("a long list is not nested deeply, and reads on in its order") {
  std::vector<Said> numbers;
  std::string text;
  for (int number = 0; number < 200; ++number) {
    numbers.push_back(verbatim(std::to_string(number)));
    if (number > 0) text += number == 199 ? " and " : ", ";
    text += std::to_string(number);
  }
  const Said all = say_all(numbers, "{}, {}", "{} and {}");
  CHECK(all.text() == text);
  CHECK(depth_of(all) < 12);
}

TEST_CASE("nothing said is nothing, and says nothing") {
  CHECK(Said{}.empty());
  CHECK(Said{}.text().empty());
  CHECK(verbatim("") == Said{});
  CHECK_FALSE(say("Something.").empty());
}
