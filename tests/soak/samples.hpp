// Memory over time: sampled, judged and drawn.
#pragma once

#include <string>
#include <vector>

namespace chartroom::soak {

struct Sample {
  double at_s{};
  long rss_kib{};
};
using Samples = std::vector<Sample>;

// Whether it has stopped growing: the last third is not above the third before by more than a tenth
// and 4 MiB.
[[nodiscard]] bool is_flat(const Samples& samples);
// A line of blocks, for a terminal.
[[nodiscard]] std::string as_line(const Samples& samples);
[[nodiscard]] std::string as_svg(const Samples& samples, const std::string& title);

}  // namespace chartroom::soak
