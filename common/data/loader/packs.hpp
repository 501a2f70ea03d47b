// Where the data packs lie when nobody says: beside an installed program, or in the tree it was
// built from.
#pragma once

#include <filesystem>

namespace chartroom::data {

// The folder that holds one folder per ruleset ("far_seas"). CHARTROOM_PACKS names another one. If
// none exists, the path returned is where an installed program would have it, and loading will say
// so.
[[nodiscard]] std::filesystem::path default_packs();

}  // namespace chartroom::data
