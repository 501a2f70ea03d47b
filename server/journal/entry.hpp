// What the journal keeps of a game, entry by entry.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace chartroom::server {

// Which order an entry carries out: what tells a repeated order from a new one.
struct OrderKey {
  std::string id;                       // 16 bytes
  std::optional<std::int64_t> account;  // none: a bot
  std::string digest;                   // of what was ordered
  friend bool operator==(const OrderKey&, const OrderKey&) = default;
};

// One row, as read and as written.
struct JournalRow {
  std::uint64_t seq{};
  std::string entry;  // JournalEntry bytes
  std::string hash;
  std::optional<OrderKey> order;
};

struct Append {
  std::string game_id;
  JournalRow row;
  std::string summary;  // GameSummary bytes: the game after this entry
  bool ends_game{};
};

enum class Appended : std::uint8_t {
  written,      // durable: tell whom it concerns
  lost,         // another writer was there first: reload and decide again
  unavailable,  // unknown; the entry's key tells later
};

}  // namespace chartroom::server
