// Secret dice of a world's own: what a seed alone cannot give two worlds that share it.
#pragma once

#include <memory>

#include "wire/umpire.hpp"

namespace chartroom::worlds {

// Whose secret dice fall otherwise, in which world; number 0 has those of the seed.
struct SecretDice {
  core::Side of{};
  std::uint64_t world{};
};

// The same umpire with these dice; the open ones and the other side's fall as ever.
[[nodiscard]] std::unique_ptr<wire::Umpire> with_other_dice(std::unique_ptr<wire::Umpire> umpire,
                                                            SecretDice dice);

}  // namespace chartroom::worlds
