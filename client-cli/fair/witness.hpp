// Checks a server while a game is played: that its terms stay what they were, that nothing it has
// told is ever told otherwise, that what is opened is what was sealed, and that it signs for it.
// What it cannot check now it keeps for `chartroom verify`.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "chartroom/v1/lobby.pb.h"
#include "client-cli/fair/keepsake.hpp"
#include "record/terms.hpp"

namespace chartroom::cli {

class Witness {
 public:
  // As this viewer, from the game's first event on.
  Witness(const Profile& profile, const std::string& server, const v1::GameInfo& info,
          core::Viewer viewer);

  // Each event once, in order.
  void hear(const v1::NumberedEvent& event);
  // After the events it is about.
  void receive(const v1::Receipt& receipt);

  // What is wrong, a sentence each, newest last. Empty: nothing that can be seen from here.
  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }
  [[nodiscard]] bool has_terms() const { return terms_.any(); }
  [[nodiscard]] std::size_t sealed() const { return sealed_; }
  [[nodiscard]] std::size_t opened() const { return opened_; }

 private:
  void complain(std::string what);
  void check_opening(const v1::Opened& opened);
  void check_nonce(const v1::TableEvent::NonceGiven& given);
  void keep_receipt(const v1::Receipt& receipt);

  const Profile& profile_;
  std::string game_;
  core::Viewer viewer_;
  record::Terms terms_;
  std::string key_;
  Keepsake kept_;
  std::uint64_t cursor_{};
  std::string told_;
  std::map<std::uint64_t, std::string> told_at_;  // at the cursors of older receipts
  std::map<std::uint32_t, std::string> seals_;    // digests by number
  std::size_t sealed_{};
  std::size_t opened_{};
  std::vector<std::string> complaints_;
};

}  // namespace chartroom::cli
