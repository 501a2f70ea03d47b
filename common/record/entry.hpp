// One entry of the journal as the server works with it: what a v1::JournalEntry says, without a
// protobuf object for each event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "chartroom/v1/play.pb.h"
#include "rules/core/side.hpp"
#include "wire/umpire.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

struct Entry {
  std::optional<v1::TableEvent> table;  // nothing: it is of the rules
  wire::Decided rules;
  // What was decided, and by whom; of the opening nobody.
  std::optional<core::Side> side;
  std::uint32_t seat{};
  std::uint32_t decision{};
  std::string order;
  std::string state;  // digest of the umpire's state after it; empty: it does not say

  [[nodiscard]] bool has_rules() const { return !table; }
};

// As protobuf writes the message.
[[nodiscard]] std::string bytes_of(const Entry& entry);
// Nothing if the bytes are no entry.
[[nodiscard]] std::optional<Entry> entry_in(const std::string& bytes);

}  // namespace chartroom::record
