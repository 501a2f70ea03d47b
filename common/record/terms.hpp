// What a game is played on, as its players were shown it before it opened (docs/fair-play.md).
#pragma once

#include <string>
#include <string_view>

#include "chartroom/v1/fair.pb.h"
#include "record/wire.hpp"

namespace chartroom::record {

class Terms {
 public:
  // Of a game from before there were terms: no nonces, no sealings, no signatures.
  Terms() = default;
  // Throws std::runtime_error if the bytes are no terms that this program knows how to check.
  explicit Terms(std::string bytes);

  [[nodiscard]] bool any() const { return !bytes_.empty(); }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }
  [[nodiscard]] const v1::GameTerms& message() const { return message_; }
  // What this side committed to; empty if it goes without a nonce.
  [[nodiscard]] std::string nonce_commitment(core::Side side) const;
  // The head of the chain before the first entry.
  [[nodiscard]] std::string genesis() const;

 private:
  std::string bytes_;
  v1::GameTerms message_;
};

// Of new games. Games of scheme 1 have the digest of the state in every entry of the rules; since
// scheme 2 it is in those with which the number of events told to the public passes a multiple, and
// in the last (docs/fair-play.md).
inline constexpr std::uint32_t fair_scheme = 2;
inline constexpr std::uint32_t scheme_of_few_states = 2;
inline constexpr std::uint64_t events_between_states = 64;

// What a server signs. Fields have their lengths before them: no two statements are the same bytes.
[[nodiscard]] std::string receipt_statement(std::string_view game_id, core::Viewer viewer,
                                            const v1::Receipt& receipt);
[[nodiscard]] std::string export_statement(const v1::GameExport& exported);

}  // namespace chartroom::record
