// The data pack that all benchmarks of The Far Seas play with.
#pragma once

#include "rules/far_seas/pack.hpp"
#include "wire/umpire.hpp"

namespace chartroom::bench {

[[nodiscard]] const far_seas::Pack& pack();
[[nodiscard]] std::shared_ptr<const wire::RulesetEntry> ruleset();

}  // namespace chartroom::bench
