// Any bytes as a finished game's file, or as changes of a genuine one: nothing but words comes of
// it, and nothing that was changed is taken for genuine.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "record/replay.hpp"
#include "record/verify.hpp"
#include "rules/core/dice.hpp"
#include "tests/fuzz/positions.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/record/played_game.hpp"

namespace chartroom::fuzz {
namespace {

using testing::PlayedGame;

std::shared_ptr<const wire::RulesetEntry> shared_ruleset() {
  return {&ruleset(), [](const auto*) {}};
}

// A fight of a few rounds: every kind of entry, and short.
const PlayedGame& genuine() {
  static const PlayedGame game = [] {
    PlayedGame played{{.ruleset = shared_ruleset(), .scenario = "coronel"}};
    played.play_to_the_end();
    return played;
  }();
  return game;
}

// Reads the file's own data only where they are the game's: loading a pack is another target's.
record::RulesetOf only_the_real_one() {
  return genuine().ruleset_of();
}

void look_at(const v1::GameExport& file) {
  const auto verdict = record::verify(file, only_the_real_one());
  require(!verdict.broken || !verdict.broken->what.empty(), "what is broken is said");
  if (verdict.broken) return;
  auto laid = record::lay_out(file, only_the_real_one());
  require(laid.has_value(), "a genuine game can be laid out");
  record::Replay::Entries entries;
  for (const auto& entry : file.entries()) entries.emplace_back(entry.entry(), entry.hash());
  const record::Replay replay{std::move(laid->beginning), entries};
  const auto eye = core::Viewer::umpire_after_the_end();
  require(!replay.at(eye, replay.last(eye)).view.empty(), "a genuine game can be looked at");
}

// Three bytes each: which entry, where in it, what. The first byte says whether all is made to fit.
void try_changes(const std::uint8_t* data, std::size_t size) {
  auto file = genuine().exported();
  for (std::size_t i = 1; i + 2 < size; i += 3) {
    auto& entry = *file.mutable_entries(data[i] % file.entries_size())->mutable_entry();
    if (entry.empty()) continue;
    const std::size_t at = (data[i + 1] * entry.size()) / 256;
    switch (data[i + 2] % 4) {
      case 0: entry.erase(at, 1); break;
      case 1: entry.insert(at, 1, static_cast<char>(data[i + 2])); break;
      default: entry[at] = static_cast<char>(entry[at] ^ data[i + 2]);
    }
  }
  const bool changed = file.SerializeAsString() != genuine().exported().SerializeAsString();
  if (data[0] % 2 == 1) {
    testing::make_fit(file, genuine().key());  // the server's own forgery
  } else if (changed) {
    require(record::verify(file, only_the_real_one()).broken.has_value(),
            "a file that was changed is not genuine");
  }
  look_at(file);
}

}  // namespace
}  // namespace chartroom::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chartroom;
  if (size == 0) return 0;
  const std::string bytes{data, data + size};
  if (const auto file = record::read_game_file(bytes)) {
    fuzz::look_at(*file);
  } else {
    fuzz::require(!file.error().empty(), "what is wrong with a file is said");
  }
  fuzz::try_changes(data, size);
  return 0;
}
