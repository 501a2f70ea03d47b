// The Far Seas pack for tests: loaded once, and as texts that a test may break.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/loader/far_seas_loader.hpp"

namespace chartroom::data_test {

// The pack of this tree; a test program without it ends here with the loader's complaint.
[[nodiscard]] const far_seas::Pack& far_seas_pack();

[[nodiscard]] const far_seas::Ship& ship(std::string_view name);

// Its files as they stand in the tree, named without their folder.
[[nodiscard]] std::vector<data::PackFile> far_seas_texts();

}  // namespace chartroom::data_test
