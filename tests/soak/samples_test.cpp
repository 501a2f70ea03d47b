#include <doctest/doctest.h>

#include "soak/samples.hpp"

using namespace chartroom::soak;

namespace {

Samples of(const std::vector<long>& rss_kib) {
  Samples out;
  for (const long value : rss_kib) out.push_back({static_cast<double>(out.size()), value});
  return out;
}

}  // namespace

TEST_CASE("memory that has stopped growing is told from memory that goes on") {
  struct Row {
    const char* what;
    std::vector<long> rss_kib;
    bool flat;
  };
  const Row rows[] = {
      {"level", {50'000, 50'000, 50'000, 50'000, 50'000, 50'000}, true},
      {"grows while it begins", {20'000, 40'000, 60'000, 60'000, 61'000, 61'000}, true},
      {"goes on growing", {20'000, 30'000, 40'000, 50'000, 60'000, 70'000}, false},
      {"given back", {20'000, 90'000, 90'000, 80'000, 50'000, 50'000}, true},
      {"jumps in the end", {50'000, 50'000, 50'000, 50'000, 90'000, 90'000}, false},
  };
  for (const auto& row : rows) {
    CAPTURE(row.what);
    CHECK(is_flat(of(row.rss_kib)) == row.flat);
  }
}
