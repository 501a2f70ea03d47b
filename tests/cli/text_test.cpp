#include "client-cli/text/text.hpp"

#include <doctest/doctest.h>

#include "client-cli/net/endpoint.hpp"
#include "client-cli/orders/words.hpp"

using namespace chartroom::cli;

TEST_CASE("Width counts letters, not bytes, and no colours") {
  CHECK(width_of("Königsberg") == 10);
  CHECK(width_of("\033[31mEmden\033[0m") == 5);
  CHECK(pad_right("Nürnberg", 10) == "Nürnberg  ");
  CHECK(cut("Mexican & Central American Pacific", 10) == "Mexican &…");
  CHECK(cut("Emden", 5) == "Emden");
}

TEST_CASE("Names are compared without case, accents, blanks and marks") {
  struct Row {
    const char *typed, *folded;
  };
  for (const Row& row : {Row{"St. John's", "stjohns"}, Row{"Good-Hope", "goodhope"},
                         Row{"NÜRNBERG", "nurnberg"}, Row{"Condé", "conde"}}) {
    CAPTURE(row.typed);
    CHECK(folded(row.typed) == row.folded);
  }
}

TEST_CASE("Lines are broken at blanks") {
  CHECK(wrap("a bb ccc", 4) == std::vector<std::string>{"a bb", "ccc"});
  CHECK(wrap("", 4) == std::vector<std::string>{""});
}

TEST_CASE("Control characters of others do not reach the terminal") {
  CHECK(harmless("hi\033[2Jyou\a") == "hi [2Jyou ");
}

TEST_CASE("An order is cut into words and signs") {
  struct Row {
    const char* text;
    std::vector<std::string> words;
  };
  const Row rows[] = {
      {"plot emden -> 24 att", {"plot", "emden", ">", "24", "att"}},
      {"leipzig+nurnberg->4-Stn-Fi", {"leipzig", "+", "nurnberg", ">", "4", "Stn", "Fi"}},
      {"fire a>b, c => d;", {"fire", "a", ">", "b", ",", "c", ">", "d", ";"}},
      {"good-hope 6 -att", {"good-hope", "6", "att"}},
      {"Emden → 24", {"Emden", ">", "24"}},
      {"a\nb", {"a", ";", "b"}},
      {"  ", {}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(words_of(row.text) == row.words);
  }
}

TEST_CASE("A server is named by its address") {
  const auto plain = parse_endpoint("ws://127.0.0.1:1914");
  REQUIRE(plain.has_value());
  CHECK(!plain->tls);
  CHECK(plain->host == "127.0.0.1");
  CHECK(plain->port == "1914");
  const auto secure = parse_endpoint("wss://sea.example");
  REQUIRE(secure.has_value());
  CHECK(secure->tls);
  CHECK(secure->name() == "wss://sea.example:1914");
  const auto page = parse_endpoint("https://sea.example:443");  // as browsers are told
  REQUIRE(page.has_value());
  CHECK(page->name() == "wss://sea.example:443");
  const auto v6 = parse_endpoint("ws://[::1]:99/v1/play");
  REQUIRE(v6.has_value());
  CHECK(v6->host == "::1");
  CHECK(v6->port == "99");
  for (const char* bad : {"", "ftp://a", "ws://", "ws://a:b", "ws://a:123456"}) {
    CAPTURE(bad);
    CHECK(!parse_endpoint(bad).has_value());
  }
}

TEST_CASE("A certificate's fingerprint may be written with colons") {
  const std::string plain(64, 'a');
  std::string colons;
  for (int i = 0; i < 32; ++i) colons += i == 0 ? "AA" : ":AA";
  CHECK(plain_fingerprint(colons) == plain);
  CHECK(plain_fingerprint("abc").empty());
  CHECK(plain_fingerprint(std::string(64, 'z')).empty());
}
