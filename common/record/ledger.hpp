// What one viewer has been told, under the viewer's own numbers, and the digest of it that the
// server signs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "rules/core/side.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

// The next digest of what a viewer was told: SHA-256(digest before || kind || the event's bytes),
// where kind is one letter. Clients keep the same.
[[nodiscard]] std::string told_after(const std::string& told, const v1::NumberedEvent& event);

class Ledger {
 public:
  Ledger() = default;
  // `genesis`: of the game's chain; empty if nothing is signed in it.
  explicit Ledger(const std::string& genesis) : told_{genesis}, head_{genesis} {}

  // Event n is at index n - 1.
  void add(v1::NumberedEvent event, std::uint64_t seq);
  // The head of the chain after an entry that told this viewer something. Others leave no trace:
  // who looks on would see that something has happened.
  void note_head(const std::string& head) { head_ = head; }

  [[nodiscard]] std::uint64_t cursor() const { return events_.size(); }
  // As of a journal entry: the newest number told then.
  [[nodiscard]] std::uint64_t cursor_at(std::uint64_t seq) const;
  [[nodiscard]] const v1::NumberedEvent& at(std::uint64_t number) const {
    return events_.at(number - 1);
  }
  // Without its signature.
  [[nodiscard]] v1::Receipt receipt() const;

 private:
  std::vector<v1::NumberedEvent> events_;
  std::vector<std::uint64_t> seqs_;
  std::string told_;
  std::string head_;
};

}  // namespace chartroom::record
