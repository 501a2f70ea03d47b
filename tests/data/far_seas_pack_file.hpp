// The Far Seas pack for tests: loaded once, and as texts that a test may break.
#pragma once

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/loader/far_seas_loader.hpp"

namespace chartroom::data_test {

// The pack of this tree; a test program without it ends here with the loader's complaint.
[[nodiscard]] const far_seas::Pack& far_seas_pack();

[[nodiscard]] const far_seas::Ship& ship(std::string_view name);

// Of the counters, by whatever is asked of them.
using Names = std::set<std::string>;

template <class Wanted>
[[nodiscard]] Names names_where(Wanted wanted) {
  Names names;
  for (const far_seas::Ship& each : far_seas_pack().ships) {
    if (wanted(each)) names.insert(each.name);
  }
  return names;
}

template <class Wanted>
[[nodiscard]] std::ptrdiff_t count_where(Wanted wanted) {
  return std::ranges::count_if(far_seas_pack().ships, wanted);
}

[[nodiscard]] inline Names names_in_box(far_seas::StartBox box) {
  return names_where([&](const far_seas::Ship& each) { return each.box == box; });
}

// Its files as they stand in the tree, named without their folder.
[[nodiscard]] std::vector<data::PackFile> far_seas_texts();

}  // namespace chartroom::data_test
