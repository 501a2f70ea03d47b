// Two worlds, one view, on every byte that leaves the server: two games that differ in one side's
// secrets alone give everybody else the same frames: number, order, sizes, contents.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "tests/worlds/suite.hpp"

namespace chartroom::worlds {
namespace {

// Two cores do it in about a minute.
constexpr int workers = 2;

struct Job {
  const PairKind* kind{};
  Tally tally;
};

void check_all(std::span<const PairKind> kinds) {
  std::vector<Job> jobs;
  for (const PairKind& kind : kinds) jobs.push_back({&kind, {}});
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (auto i = next++; i < jobs.size(); i = next++) {
      const int count = std::max(3, pairs_wanted() * jobs[i].kind->share / 1000);
      jobs[i].tally = run_and_report(*jobs[i].kind, 0, count);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < workers; ++i) threads.emplace_back(work);
  }
  for (const Job& job : jobs) {
    CAPTURE(job.kind->name);
    MESSAGE(job.kind->name, ": ", job.tally.pairs, " pairs, ", job.tally.orders, " orders, ",
            job.tally.frames, " frames");
    INFO(job.tally.report);
    CHECK(job.tally.report.empty());
    CHECK(job.tally.pairs > 0);
  }
}

TEST_CASE("Picket: two worlds, one view") {
  check_all(picket_kinds());
}

TEST_CASE("The Far Seas: two worlds, one view") {
  check_all(far_seas_kinds());
}

}  // namespace
}  // namespace chartroom::worlds
