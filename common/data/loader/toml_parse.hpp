// From a file's text to its TOML, or to the problem that keeps it from being TOML.
#pragma once

#include <toml++/toml.h>

#include <cstddef>

#include "data/loader/pack_error.hpp"
#include "data/loader/toml_row.hpp"

namespace chartroom::data {

// Empty after a problem. Multi-line strings are not taken: no pack needs them.
[[nodiscard]] toml::table parse_toml(const PackFile& file, std::size_t file_index,
                                     Problems& problems);

}  // namespace chartroom::data
