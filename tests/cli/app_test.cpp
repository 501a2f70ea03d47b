// The command line as a whole, as far as it goes without a server.
#include "client-cli/app.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <vector>

namespace {

struct Ran {
  int code = 0;
  std::string out, err;
};

Ran run(std::vector<const char*> arguments) {
  const auto home = std::filesystem::temp_directory_path() / "chartroom-app-test";
  setenv("XDG_CONFIG_HOME", home.c_str(), 1);
  setenv("XDG_CACHE_HOME", home.c_str(), 1);
  unsetenv("CHARTROOM_SERVER");
  arguments.insert(arguments.begin(), "chartroom");
  std::ostringstream out, err;
  auto* const out_before = std::cout.rdbuf(out.rdbuf());
  auto* const err_before = std::cerr.rdbuf(err.rdbuf());
  const int code = chartroom::cli::run_app(static_cast<int>(arguments.size()), arguments.data());
  std::cout.rdbuf(out_before);
  std::cerr.rdbuf(err_before);
  return {code, out.str(), err.str()};
}

// Nothing listens on port 1.
constexpr const char* nowhere = "ws://127.0.0.1:1";

}  // namespace

TEST_CASE("Exit codes: 0 done, 2 wrong usage, 3 cannot connect") {
  CHECK(run({"help", "plot"}).code == 0);
  CHECK(run({"--help"}).code == 0);
  CHECK(run({}).code == 2);
  CHECK(run({"sail"}).code == 2);
  CHECK(run({"show"}).code == 2);
  CHECK(run({"help", "sail"}).code == 2);
  CHECK(run({"games", "--server", "ftp://x"}).code == 2);
  CHECK(run({"games", "--tls-fingerprint", "12"}).code == 2);
  CHECK(run({"games", "--server", nowhere}).code == 3);
  CHECK(run({"create", "far-seas", "--scenario", "advanced", "--with", "rufiji,breakout",
             "--server", nowhere})
            .code == 3);
  CHECK(run({"create", "--with", "rufiji, breakout", "far-seas", "--server", nowhere}).code == 3);
  CHECK(run({"create", "--with", "rufiji", "--server", nowhere}).code == 2);
  CHECK(run({"show", "g1", "--as", "german", "--server", nowhere}).code == 3);
  CHECK(run({"simulate", "far-seas", "--rules", "hard"}).code == 2);
  CHECK(run({"simulate", "far-seas", "--rules", "full", "--scenario", "coronel"}).code == 2);
}

TEST_CASE("Errors are one JSON document too, if JSON is asked for") {
  const Ran ran = run({"--json", "games", "--server", nowhere});
  CHECK(ran.code == 3);
  CHECK(ran.out.starts_with(R"({"error":{"kind":"connection")"));
  CHECK(ran.err.empty());
}

TEST_CASE("The arrow and the notation of the Ship Log are no options") {
  CHECK(run({"preview", "g1", "plot", "emden", "->", "24", "att", "--server", nowhere}).code == 3);
  CHECK(run({"order", "g1", "plot emden -> 24 -att", "--server", nowhere}).code == 3);
  CHECK(run({"chat", "g1", "show", "me", "--server", nowhere}).code == 3);
}
