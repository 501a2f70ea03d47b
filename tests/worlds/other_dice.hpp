// Secret dice of a world's own: what a seed alone cannot give two worlds that share it.
#pragma once

#include <memory>

#include "wire/umpire.hpp"

namespace chartroom::worlds {

// The same umpire; in other worlds than number 0 its secret dice fall otherwise, the open ones as
// ever.
[[nodiscard]] std::unique_ptr<wire::Umpire> with_other_dice(std::unique_ptr<wire::Umpire> umpire,
                                                            std::uint64_t world);

}  // namespace chartroom::worlds
