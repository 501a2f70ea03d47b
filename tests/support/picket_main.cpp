// chartroomd with Picket as its only ruleset, and a place to die at: CHARTROOM_FAILPOINT="after
// commit:3" kills the process when a game's host gets to that place for the third time.
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>

#include "app/run_server.hpp"
#include "support/hidden_ruleset.hpp"

namespace {

std::function<void(std::string_view)> failpoint() {
  const char* wanted = std::getenv("CHARTROOM_FAILPOINT");
  if (wanted == nullptr) return {};
  const std::string text{wanted};
  const auto colon = text.find(':');
  const auto place = text.substr(0, colon);
  auto left = std::make_shared<std::atomic<int>>(std::stoi(text.substr(colon + 1)));
  return [place, left](std::string_view reached) {
    if (reached == place && left->fetch_sub(1) == 1) std::raise(SIGKILL);
  };
}

}  // namespace

int main(int argc, char** argv) {
  using namespace chartroom;
  const auto load = [](const std::filesystem::path&) -> std::expected<wire::Rulesets, std::string> {
    return wire::Rulesets{{"picket", picket::ruleset()}};
  };
  return server::run_server(argc, argv, load, failpoint());
}
