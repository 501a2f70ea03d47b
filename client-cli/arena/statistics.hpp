// What a number of games says, and how surely.
#pragma once

#include <vector>

namespace chartroom::cli {

// A mean with the half-width of its 95 % confidence interval (normal; 0 for fewer than two values).
struct Mean {
  double value{};
  double margin{};
};
[[nodiscard]] Mean mean_of(const std::vector<int>& values);

// A share of `games` with its 95 % Wilson interval. All in 0 to 1.
struct Share {
  int count{};
  double value{};
  double low{};
  double high{};
};
[[nodiscard]] Share share_of(int count, int games);

}  // namespace chartroom::cli
