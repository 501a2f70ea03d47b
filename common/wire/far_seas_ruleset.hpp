// The Far Seas as the lobby sees it.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "wire/umpire.hpp"

namespace chartroom::wire {

// Loads the data pack in `pack_dir` and makes a ruleset that plays with it; or says, in one line
// with file and place, why not. Games keep the pack alive, whatever becomes of the entry.
[[nodiscard]] std::expected<std::shared_ptr<const RulesetEntry>, std::string> far_seas_ruleset(
    const std::filesystem::path& pack_dir);
// The same from files that were read already, by their names in the folder: a pack that came with a
// game. `from` is what a complaint calls it.
[[nodiscard]] std::expected<std::shared_ptr<const RulesetEntry>, std::string> far_seas_ruleset(
    const std::map<std::string, std::string>& files, const std::string& from);

}  // namespace chartroom::wire
