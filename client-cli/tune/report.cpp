// What tuning prints and draws.
#include <fmt/format.h>

#include <algorithm>

#include "client-cli/tune/tune.hpp"

namespace chartroom::cli {
namespace {

constexpr int bin = 5;  // victory points of a bar
constexpr int from_points = 0;
constexpr int to_points = 100;
constexpr int bins = (to_points - from_points) / bin;

std::vector<int> histogram(const std::vector<int>& points) {
  std::vector<int> counts(bins);
  for (const int vp : points) {
    const int at = std::clamp((vp - from_points) / bin, 0, bins - 1);
    ++counts[static_cast<std::size_t>(at)];
  }
  return counts;
}

// Quantiles, then how many of a hundred games end in each band of 8.0; above the last band counts
// as the last.
std::string line(const far_seas::Pack& pack, std::string_view label,
                 const std::vector<int>& points) {
  std::string text = fmt::format("  {:<8}", label);
  for (const int percent : {5, 25, 50, 75, 95}) {
    text += fmt::format("{:>5}", quantile(points, percent));
  }
  std::vector<int> games(pack.victory_bands.size());
  for (const int vp : points) {
    ++games.at(static_cast<std::size_t>(&pack.band_of(vp) - pack.victory_bands.data()));
  }
  text += "  ";
  for (const int count : games) {
    text += fmt::format("{:>6.1f}", 100.0 * count / static_cast<double>(points.size()));
  }
  return text + "\n";
}

std::string heading(const far_seas::Pack& pack) {
  std::string text =
      fmt::format("  {:<8}{:>5}{:>5}{:>5}{:>5}{:>5}  ", "", "p5", "p25", "p50", "p75", "p95");
  for (std::size_t i = 0; i < pack.victory_bands.size(); ++i) {
    const bool last = i + 1 == pack.victory_bands.size();
    text += fmt::format("{:>6}", last ? fmt::format("{}+", pack.victory_bands[i - 1].up_to + 1)
                                      : fmt::format("-{}", pack.victory_bands[i].up_to));
  }
  return text + "\n";
}

constexpr double bar_width = 26, row_height = 110, bar_height = 80, left = 110, top = 40;

double x_of(double points) {
  return left + (points - from_points) / bin * bar_width;
}

// Bars of one distribution, drawn with `look`; one lies over the other.
std::string bars(const std::vector<int>& points, double base, std::string_view look) {
  const std::vector<int> counts = histogram(points);
  const double games = std::max(1.0, static_cast<double>(points.size()));
  std::string svg;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const double height = std::min(bar_height, counts[i] / games * 3 * bar_height);
    svg += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" {}>"
        "<title>{}-{}: {} games</title></rect>\n",
        x_of(static_cast<double>(i) * bin) + 1, base - height, bar_width - 2, height, look, i * bin,
        i * bin + bin - 1, counts[i]);
  }
  return svg;
}

std::string band_marks(const far_seas::Pack& pack, double height) {
  std::string svg;
  for (const far_seas::VictoryBand& band : pack.victory_bands) {
    const double x = x_of(band.up_to + 1);
    svg += fmt::format(
        "<line x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{0:.1f}\" y2=\"{2:.1f}\" stroke=\"#999\" "
        "stroke-dasharray=\"2 3\"/>\n<text x=\"{0:.1f}\" y=\"{3:.1f}\" font-size=\"9\" "
        "text-anchor=\"middle\" fill=\"#555\">{4}</text>\n",
        x, top - 5, height - 25, height - 12, band.up_to);
  }
  return svg;
}

}  // namespace

std::string tuning_text(const Tuning& tuning, const TuneWishes& wishes) {
  std::string text = fmt::format(
      "Victory points of {} games each, {} against {}, seed {}; percent of games in each band\n",
      tuning.before.points.front().size(), to_string(wishes.players[far_seas::german]),
      to_string(wishes.players[far_seas::allied]), wishes.seed);
  text += heading(tuning.pack);
  for (std::size_t i = 0; i < tuned_games.size(); ++i) {
    text += fmt::format("{}\n", tuned_games[i]) +
            line(tuning.pack, "before", tuning.before.points[i]) +
            line(tuning.pack, "after", tuning.after.points[i]);
  }
  text +=
      fmt::format("distance from balance: {:.1f} before, {:.1f} after\n",
                  distance_of(tuning.pack, tuning.before), distance_of(tuning.pack, tuning.after));
  for (const Turned& one : tuning.turned) {
    text += fmt::format("  {}: {} -> {}\n", one.what, one.from, one.to);
  }
  return text;
}

std::string tuning_svg(const Tuning& tuning) {
  const double width = x_of(to_points) + 20;
  const double height = top + row_height * tuned_games.size() + 30;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{:.0f}\" height=\"{:.0f}\" "
      "font-family=\"sans-serif\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      "<text x=\"10\" y=\"20\" font-size=\"13\">Victory points before (grey) and after "
      "(outlined); dashed: the bands of 8.0</text>\n",
      width, height);
  svg += band_marks(tuning.pack, height);
  for (std::size_t i = 0; i < tuned_games.size(); ++i) {
    const double base = top + row_height * static_cast<double>(i + 1) - 10;
    svg += fmt::format(
        "<text x=\"10\" y=\"{:.1f}\" font-size=\"12\">{}</text>\n"
        "<text x=\"10\" y=\"{:.1f}\" font-size=\"10\" fill=\"#555\">median {} to {}</text>\n",
        base - 14, tuned_games[i], base, quantile(tuning.before.points[i], 50),
        quantile(tuning.after.points[i], 50));
    svg += bars(tuning.before.points[i], base, "fill=\"#c8c8c8\"");
    svg += bars(tuning.after.points[i], base,
                "fill=\"#2f6db3\" fill-opacity=\"0.15\" stroke=\"#2f6db3\" stroke-width=\"1.5\"");
  }
  return svg + "</svg>\n";
}

}  // namespace chartroom::cli
