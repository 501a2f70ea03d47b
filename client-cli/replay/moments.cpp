#include "client-cli/replay/moments.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "client-cli/text/text.hpp"
#include "record/game_file.hpp"
#include "record/replay.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::cli {

namespace {

class OfServer final : public Moments {
 public:
  OfServer(Desk& desk, v1::GameInfo game)
      : desk_{desk}, game_{std::move(game)}, rules_{desk.ruleset(game_.ruleset())} {}

  [[nodiscard]] v1::Moment at(const v1::Eye& eye, std::uint64_t number) override {
    v1::Request request;
    auto& wish = *request.mutable_get_moment();
    wish.set_game_id(game_.id());
    *wish.mutable_eye() = eye;
    wish.set_number(number);
    return desk_.must(request).moment();
  }
  [[nodiscard]] std::string title() const override { return game_.title(); }
  [[nodiscard]] std::string ruleset() const override { return game_.ruleset(); }
  [[nodiscard]] PackTexts pack() override { return desk_.pack_of(game_.ruleset()); }
  [[nodiscard]] std::string side_name(v1::Side side) const override {
    const int index = side == v1::TWO ? 1 : 0;
    return index < rules_.side_names_size() ? rules_.side_names(index) : "?";
  }

 private:
  Desk& desk_;
  v1::GameInfo game_;
  v1::RulesetInfo rules_;
};

class OfFile final : public Moments {
 public:
  OfFile(v1::GameExport file, record::Laid laid)
      : file_{std::move(file)},
        ruleset_{std::move(laid.ruleset)},
        replay_{std::move(laid.beginning), entries()} {}

  [[nodiscard]] v1::Moment at(const v1::Eye& eye, std::uint64_t number) override {
    auto moment = record::moment_for(replay_, eye, number);
    if (!moment) throw std::runtime_error{"nobody sat there"};
    return *std::move(moment);
  }
  [[nodiscard]] std::string title() const override { return file_.title(); }
  [[nodiscard]] std::string ruleset() const override { return file_.ruleset(); }
  [[nodiscard]] PackTexts pack() override {
    PackTexts files;
    for (const auto& file : file_.pack()) files[file.name()] = file.content();
    return files;
  }
  [[nodiscard]] std::string side_name(v1::Side side) const override {
    return ruleset_->side_name(side_from(side));
  }

 private:
  [[nodiscard]] record::Replay::Entries entries() const {
    record::Replay::Entries out;
    for (const auto& entry : file_.entries()) out.emplace_back(entry.entry(), entry.hash());
    return out;
  }

  v1::GameExport file_;
  std::shared_ptr<const wire::RulesetEntry> ruleset_;
  record::Replay replay_;
};

}  // namespace

std::unique_ptr<Moments> moments_of_server(Desk& desk, const v1::GameInfo& game) {
  return std::make_unique<OfServer>(desk, game);
}

v1::GameExport read_game(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  const std::string bytes{std::istreambuf_iterator<char>{in}, {}};
  if (!in) throw std::runtime_error{"cannot read " + path};
  auto file = record::read_game_file(bytes);
  if (!file) throw std::runtime_error{path + ": " + file.error()};
  return *std::move(file);
}

std::expected<std::shared_ptr<const wire::RulesetEntry>, std::string> ruleset_with(
    const std::string& ruleset, const std::map<std::string, std::string>& files) {
  if (ruleset != "far-seas")
    return std::unexpected("This program does not play the ruleset '" + harmless(ruleset) + "'.");
  auto entry = wire::far_seas_ruleset(files, "the data in the file");
  if (!entry) return std::unexpected(harmless(entry.error()));
  return entry;
}

std::unique_ptr<Moments> moments_of_file(const std::string& path) {
  auto file = read_game(path);
  auto laid = record::lay_out(file, ruleset_with);
  if (!laid) throw std::runtime_error{path + ": " + laid.error()};
  try {
    return std::make_unique<OfFile>(std::move(file), *std::move(laid));
  } catch (const std::exception& error) {
    throw std::runtime_error{path + ": " + error.what() + " (`verify` says more)"};
  }
}

}  // namespace chartroom::cli
