#include "client-cli/arena/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chartroom::cli {
namespace {

constexpr double z = 1.959964;  // 95 % of a normal distribution lie within so many deviations

}  // namespace

Mean mean_of(const std::vector<int>& values) {
  if (values.empty()) return {};
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  if (values.size() < 2) return {mean, 0};
  double squares = 0;
  for (const int value : values) squares += (value - mean) * (value - mean);
  return {mean, z * std::sqrt(squares / (n - 1) / n)};
}

Share share_of(int count, int games) {
  if (games <= 0) return {};
  const double n = games;
  const double p = count / n;
  const double scale = 1 + z * z / n;
  const double middle = (p + z * z / (2 * n)) / scale;
  const double width = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
  return {count, p, std::max(0.0, middle - width), std::min(1.0, middle + width)};
}

}  // namespace chartroom::cli
