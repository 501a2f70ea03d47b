// What can be wrong with what the database holds. Kinds, ids and numbers: a fault is printed, and
// says nothing of what is in a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::server {

enum class FaultKind : std::uint8_t {
  // Of entries.
  gap,
  chain,
  unreadable,
  order_twice,
  order_key,
  stranger,
  after_end,
  summary,
  // Of games.
  status,
  seats,
  terms,
  seed,
  // Found by playing the rules.
  ruleset,
  fold,
  state,
  // Of any table.
  no_game,
  no_account,
  no_seat,
  chat_gap,
  cursor,
};

inline constexpr std::size_t fault_kinds = static_cast<std::size_t>(FaultKind::cursor) + 1;

[[nodiscard]] std::string_view word_for(FaultKind kind);      // "order-twice", for programs
[[nodiscard]] std::string_view sentence_for(FaultKind kind);  // for people

struct Fault {
  FaultKind kind{};
  std::string_view table;              // where it lies
  std::string game;                    // empty: of none
  std::optional<std::int64_t> number;  // of the entry, the line or the side
  std::optional<std::int64_t> account;
};

}  // namespace chartroom::server
