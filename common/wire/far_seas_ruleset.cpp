#include "wire/far_seas_ruleset.hpp"

#include <fstream>
#include <iterator>
#include <utility>

#include "bots/far_seas/bots.hpp"
#include "data/loader/far_seas_loader.hpp"
#include "fair/fair.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_setups.hpp"
#include "wire/umpire_of.hpp"

namespace chartroom::wire {

using far_seas::FarSeas;
using far_seas::Pack;
using far_seas::Solitaire;

namespace {

using Files = std::map<std::string, std::string>;

// The rules together with the pack they refer to.
class FarSeasWithPack : public FarSeas {
 public:
  explicit FarSeasWithPack(std::shared_ptr<const Pack> pack)
      : FarSeas{*pack}, pack_{std::move(pack)} {}

 private:
  std::shared_ptr<const Pack> pack_;
};

static_assert(Stands<FarSeasCodec, FarSeasWithPack>);
using FarSeasUmpire = UmpireOf<FarSeasWithPack, FarSeasCodec, far_seas::bots::Bots>;

class FarSeasEntry final : public RulesetEntry {
 public:
  FarSeasEntry(std::shared_ptr<const Pack> pack, Files files)
      : pack_{std::move(pack)}, files_{std::move(files)}, digest_{digest_of(files_)} {}

  [[nodiscard]] std::string id() const override { return "far-seas"; }
  [[nodiscard]] std::string title() const override { return "The Far Seas"; }
  [[nodiscard]] std::string side_name(core::Side side) const override {
    return side == far_seas::german ? "German" : "Allied";
  }
  [[nodiscard]] std::vector<std::string> scenarios() const override { return far_seas_scenarios(); }
  [[nodiscard]] std::vector<SetupOption> options() const override { return far_seas_options(); }
  [[nodiscard]] std::string pack_digest() const override { return digest_; }
  [[nodiscard]] const Files& pack_files() const override { return files_; }

  [[nodiscard]] std::expected<std::unique_ptr<Umpire>, core::Refusal> new_game(
      std::string_view setup_bytes) const override {
    const auto setup = FarSeasCodec::parse_setup(setup_bytes);
    if (!setup) {
      return std::unexpected(
          core::Refusal{core::RefusalCode::malformed, "",
                        core::say("These bytes are not a set-up of The Far Seas."),
                        core::say("Send its Setup message, or nothing for the default.")});
    }
    return std::make_unique<FarSeasUmpire>(FarSeasWithPack{pack_}, *setup);
  }

  [[nodiscard]] std::expected<std::string, core::Refusal> setup_for(
      std::string_view scenario, std::span<const std::string> options) const override {
    const auto setup = far_seas_setup(scenario, options);
    if (!setup) return std::unexpected(setup.error());
    return FarSeasCodec::write_setup(*setup);
  }

  // 9.0: in approaches 1 and 3 the tables are the German side; in approach 2 one player has both.
  [[nodiscard]] Seating seating(std::string_view setup_bytes) const override {
    const auto setup = FarSeasCodec::parse_setup(setup_bytes);
    Seating seating;
    switch (setup ? setup->rules.solitaire : Solitaire::none) {
      case Solitaire::none: break;
      case Solitaire::multi_handed: seating.one_account = true; break;
      case Solitaire::advanced_bot:
      case Solitaire::simplified_bot:
        seating.offered[far_seas::german] = false;
        seating.one_account = true;
        break;
    }
    return seating;
  }

 private:
  // SHA-256 over each file's name and contents, by name, each preceded by its length in decimal and
  // a colon, so that no two packs hash the same bytes.
  [[nodiscard]] static std::string digest_of(const Files& files) {
    std::string all;
    const auto add = [&all](const std::string& text) {
      all += std::to_string(text.size()) + ":" + text;
    };
    for (const auto& [name, content] : files) {
      add(name);
      add(content);
    }
    return fair::hex(fair::sha256(all));
  }

  std::shared_ptr<const Pack> pack_;
  Files files_;
  std::string digest_;
};

[[nodiscard]] std::expected<std::string, std::string> content_of(
    const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  if (!file) return std::unexpected(path.string() + ": cannot be read");
  return text;
}

}  // namespace

std::expected<std::shared_ptr<const RulesetEntry>, std::string> far_seas_ruleset(
    const std::filesystem::path& pack_dir) {
  // What is loaded is what is hashed and sent to clients: the files are read once.
  Files files;
  for (const std::string_view name : data::far_seas_files()) {
    auto content = content_of(pack_dir / name);
    if (!content) return std::unexpected(std::move(content).error());
    files.emplace(name, *std::move(content));
  }
  return far_seas_ruleset(files, pack_dir.string());
}

std::expected<std::shared_ptr<const RulesetEntry>, std::string> far_seas_ruleset(
    const std::map<std::string, std::string>& files, const std::string& from) {
  std::vector<data::PackFile> to_load;
  for (const auto& [name, content] : files) {
    to_load.push_back({(std::filesystem::path{from} / name).string(), content});
  }
  auto pack = data::load_far_seas(to_load);
  if (!pack) return std::unexpected(data::to_string(pack.error()));
  if (!fits_the_wire(*pack)) {
    return std::unexpected(from +
                           ": a pack with another number of ships or areas than the game has, or "
                           "with more than 254 stations");
  }
  return std::make_shared<const FarSeasEntry>(std::make_shared<const Pack>(*std::move(pack)),
                                              files);
}

}  // namespace chartroom::wire
