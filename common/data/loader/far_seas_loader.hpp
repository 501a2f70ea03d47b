// Loads the data pack of The Far Seas: reads its TOML files, checks them, and returns what the
// rules play with, or the first thing wrong with them.
//
// "First" is first in file order (far_seas_files), then by line. Files are checked twice over: that
// every line has the right fields with values of the right kind and a source for each; and, only if
// all have, that the lines fit each other and the rulebook.
#pragma once

#include <expected>
#include <filesystem>
#include <span>
#include <string_view>

#include "data/loader/pack_error.hpp"
#include "rules/far_seas/pack.hpp"

namespace chartroom::data {

// The files of a pack, all needed; no other *.toml may lie beside them.
[[nodiscard]] std::span<const std::string_view> far_seas_files() noexcept;

[[nodiscard]] std::expected<far_seas::Pack, PackError> load_far_seas(
    const std::filesystem::path& directory);

// The same from memory, in any order.
[[nodiscard]] std::expected<far_seas::Pack, PackError> load_far_seas(
    std::span<const PackFile> files);

}  // namespace chartroom::data
