// The hash chain over a game's entries (docs/fair-play.md): what each entry's hash must be.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/terms.hpp"

namespace chartroom::record {

// Of one game. It has no head of its own: a record that tries a step has the old one and the new.
class Chain {
 public:
  Chain(const Terms& terms, std::string seed, std::string game_id);

  // The head before the first entry.
  [[nodiscard]] const std::string& genesis() const { return genesis_; }
  // The head after entry number `seq`.
  [[nodiscard]] std::string after(std::string_view head, std::uint64_t seq,
                                  std::string_view entry) const;

 private:
  bool salted_{};
  std::string seed_;
  std::string game_id_;
  std::string genesis_;
};

}  // namespace chartroom::record
