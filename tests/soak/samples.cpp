#include "soak/samples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chartroom::soak {
namespace {

constexpr double slack_kib = 4096;
constexpr int width = 720;
constexpr int height = 240;
constexpr int margin = 40;

double median_of(const Samples& samples, std::size_t from, std::size_t to) {
  std::vector<long> values;
  for (std::size_t i = from; i < to; ++i) values.push_back(samples[i].rss_kib);
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return static_cast<double>(*middle);
}

long most_of(const Samples& samples) {
  return samples.empty() ? 1 : std::ranges::max(samples, {}, &Sample::rss_kib).rss_kib;
}

}  // namespace

bool is_flat(const Samples& samples) {
  const auto third = samples.size() / 3;
  const auto before = median_of(samples, third, 2 * third);
  const auto last = median_of(samples, 2 * third, samples.size());
  return last <= before * 1.1 + slack_kib;
}

std::string as_line(const Samples& samples) {
  static constexpr std::array<const char*, 8> blocks{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr std::size_t columns = 60;
  const auto most = most_of(samples);
  std::string out;
  const auto shown = std::min(columns, samples.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& sample = samples[i * samples.size() / shown];
    out += blocks.at(static_cast<std::size_t>(sample.rss_kib * 7 / most));
  }
  return out;
}

std::string as_svg(const Samples& samples, const std::string& title) {
  const auto most = static_cast<double>(most_of(samples)) * 1.1;
  const auto end = samples.empty() ? 1 : samples.back().at_s;
  std::string points;
  for (const auto& sample : samples) {
    points += fmt::format(
        "{:.1f},{:.1f} ", margin + sample.at_s / end * (width - 2 * margin),
        height - margin - static_cast<double>(sample.rss_kib) / most * (height - 2 * margin));
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"sans-serif\" "
      "font-size=\"12\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"white\"/>\n"
      "<text x=\"{2}\" y=\"20\">{3}</text>\n"
      "<polyline points=\"{2},{2} {2},{4} {5},{4}\" fill=\"none\" stroke=\"#888\"/>\n"
      "<polyline points=\"{6}\" fill=\"none\" stroke=\"#1f4e79\" stroke-width=\"2\"/>\n"
      "<text x=\"{2}\" y=\"{7}\">0 s</text><text x=\"{5}\" y=\"{7}\" text-anchor=\"end\">{8:.0f} "
      "s</text>\n"
      "<text x=\"{2}\" y=\"36\" fill=\"#888\">{9:.0f} MiB</text>\n</svg>\n",
      width, height, margin, title, height - margin, width - margin, points, height - margin + 18,
      end, most / 1024);
}

}  // namespace chartroom::soak
