// Whole games for tests of the record: laid out, with nonces, played by a ruleset's own bot, and
// kept as a server would keep them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "fair/signing.hpp"
#include "record/game_file.hpp"
#include "record/record.hpp"

namespace chartroom::testing {

namespace v1 = chartroom::v1;

inline constexpr const char* a_game_id = "11111111-2222-4333-8444-555555555555";

// With the data of this project (CHARTROOM_SOURCE_DIR).
[[nodiscard]] std::shared_ptr<const wire::RulesetEntry> far_seas();

// What a server could do that has forged entries: all hashes and its signature are made to fit.
void make_fit(v1::GameExport& file, const fair::SigningKey& key);

struct GameWish {
  std::shared_ptr<const wire::RulesetEntry> ruleset;
  std::string scenario;
  std::vector<std::string> options;
  std::uint64_t seed{1};
  bool nonces{true};
  // What a seat does where it is asked; default: what the bot would. `turn` counts orders.
  std::function<std::string(const wire::Umpire&, core::Seat, std::uint64_t turn)> player;
};

using Entries = std::vector<std::pair<std::string, std::string>>;

class PlayedGame {
 public:
  explicit PlayedGame(GameWish wish);

  // Carries out an act; the refusal's words, or nothing.
  std::string act(core::Side side, const record::Act& act);
  void open_if_ready();
  // One order by whoever is asked first. False if nobody is.
  bool play_on();
  void play_to_the_end();

  [[nodiscard]] const record::Record& record() const { return record_; }
  [[nodiscard]] const Entries& entries() const { return entries_; }
  [[nodiscard]] const std::string& nonce(core::Side side) const { return nonces_[side]; }
  [[nodiscard]] const fair::SigningKey& key() const { return key_; }
  [[nodiscard]] record::Beginning beginning() const;
  // Signed; the game must have ended.
  [[nodiscard]] v1::GameExport exported() const;
  [[nodiscard]] v1::Receipt receipt(core::Viewer viewer) const;
  [[nodiscard]] record::RulesetOf ruleset_of() const;

  // Called after each step that was taken.
  std::function<void(const record::Record&)> look;

 private:
  void take(record::Record::Step step);

  GameWish wish_;
  fair::SigningKey key_;
  core::BySide<std::string> nonces_;
  std::string setup_;
  std::string seed_;
  record::Terms terms_;
  record::Record record_;
  Entries entries_;
  std::uint64_t turn_{};
};

}  // namespace chartroom::testing
