// chartroomd: the server with all the rulesets it plays.
#include "app/run_server.hpp"
#include "data/loader/packs.hpp"
#include "wire/far_seas_ruleset.hpp"

int main(int argc, char** argv) {
  using namespace chartroom;
  return server::run_server(
      argc, argv,
      [](const std::filesystem::path& packs) -> std::expected<wire::Rulesets, std::string> {
        auto far_seas =
            wire::far_seas_ruleset((packs.empty() ? data::default_packs() : packs) / "far_seas");
        if (!far_seas) return std::unexpected(std::move(far_seas).error());
        return wire::Rulesets{{(*far_seas)->id(), *far_seas}};
      });
}
