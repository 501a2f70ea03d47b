// What the arena prints.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "client-cli/arena/arena.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

std::string percent(const Share& share) {
  return fmt::format("{:5.1f} %  ({:.1f}-{:.1f} %)", share.value * 100, share.low * 100,
                     share.high * 100);
}

std::string bar(const std::string& label, int count, int games) {
  const int share = count * 100 / std::max(1, games);
  return fmt::format("  {:<48}{:>6}{:>5} %  {}\n", label, count, share,
                     std::string(static_cast<std::size_t>((share + 1) / 2), '#'));
}

// The victory bands of 8.0, and what is above the last.
std::string histogram(const far_seas::Pack& pack, const Verdict& verdict, int games) {
  std::string text;
  int from = 0;
  for (std::size_t i = 0; i < pack.victory_bands.size(); ++i) {
    const far_seas::VictoryBand& band = pack.victory_bands[i];
    const std::string range =
        i == 0 ? fmt::format("to {}", band.up_to) : fmt::format("{}-{}", from, band.up_to);
    text += bar(fmt::format("{:<7}{}", range, band.title), verdict.bands[i], games);
    from = band.up_to + 1;
  }
  return text + bar(fmt::format("{:<7}sudden end", "more"), verdict.sudden_ends.count, games);
}

std::string block(const far_seas::Pack& pack, const Pairing& pairing) {
  const Verdict v = verdict_of(pack, pairing.result);
  const int games = static_cast<int>(pairing.result.games.size());
  std::string text =
      fmt::format("German {} against Allied {}: {} games, {:.1f} s\n",
                  to_string(pairing.players[far_seas::german]),
                  to_string(pairing.players[far_seas::allied]), games, pairing.result.seconds);
  text += fmt::format("  victory points  {:.1f} +- {:.1f}  (least {}, median {}, most {})\n",
                      v.points.value, v.points.margin, v.least, v.median, v.most);
  text += "  Allied wins     " + percent(v.allied_wins) + "\n";
  text += "  draws           " + percent(v.draws) + "\n";
  text += "  German wins     " + percent(v.german_wins) + "\n";
  text += "  sudden ends     " + percent(v.sudden_ends) + "\n";
  text += histogram(pack, v, games);
  text += "  points a game:";
  for (const auto& [kind, points] : points_by_kind(pairing.result)) {
    text += fmt::format(" {} {:.1f}", kind, points);
  }
  return text + "\n\n";
}

const Pairing& pairing_of(const std::vector<Pairing>& pairings, Players players) {
  return *std::ranges::find(pairings, players, &Pairing::players);
}

std::string table(const far_seas::Pack& pack, const ArenaWishes& wishes,
                  const std::vector<Pairing>& pairings) {
  std::string text =
      "Victory points, and wins of the Germans/draws/wins of the Allies in percent\n";
  text += fmt::format("{:<22}", "German \\ Allied");
  for (const core::Strength allied : wishes.allies)
    text += fmt::format("{:<26}", to_string(allied));
  text += "\n";
  for (const core::Strength german : wishes.germans) {
    text += fmt::format("{:<22}", to_string(german));
    for (const core::Strength allied : wishes.allies) {
      const Verdict v = verdict_of(pack, pairing_of(pairings, {german, allied}).result);
      text += fmt::format(
          "{:<26}",
          fmt::format("{:.1f} +- {:.1f}  {:.0f}/{:.0f}/{:.0f}", v.points.value, v.points.margin,
                      v.german_wins.value * 100, v.draws.value * 100, v.allied_wins.value * 100));
    }
    text += "\n";
  }
  return text;
}

boost::json::object json_of(const Share& share) {
  return {{"count", share.count}, {"share", share.value}, {"low", share.low}, {"high", share.high}};
}

boost::json::object json_of(const far_seas::Pack& pack, const Pairing& pairing) {
  const Verdict v = verdict_of(pack, pairing.result);
  boost::json::array bands;
  for (std::size_t i = 0; i < pack.victory_bands.size(); ++i) {
    bands.push_back(boost::json::object{{"up_to", pack.victory_bands[i].up_to},
                                        {"title", pack.victory_bands[i].title},
                                        {"games", v.bands[i]}});
  }
  boost::json::object points;
  for (const auto& [kind, value] : points_by_kind(pairing.result)) points[kind] = value;
  return {{"german", to_string(pairing.players[far_seas::german])},
          {"allied", to_string(pairing.players[far_seas::allied])},
          {"seconds", pairing.result.seconds},
          {"vp",
           {{"mean", v.points.value},
            {"margin", v.points.margin},
            {"min", v.least},
            {"p50", v.median},
            {"max", v.most}}},
          {"allied_wins", json_of(v.allied_wins)},
          {"draws", json_of(v.draws)},
          {"german_wins", json_of(v.german_wins)},
          {"sudden_ends", json_of(v.sudden_ends)},
          {"bands", std::move(bands)},
          {"points", std::move(points)}};
}

}  // namespace

std::string arena_text(const far_seas::Pack& pack, const ArenaWishes& wishes,
                       const std::vector<Pairing>& pairings) {
  std::string text = fmt::format("The Far Seas, {}, seed {}; intervals of 95 %\n\n",
                                 set_up_in_words(wishes.games.setup), wishes.games.seed);
  for (const Pairing& pairing : pairings) text += block(pack, pairing);
  if (pairings.size() > 1) text += table(pack, wishes, pairings);
  return text;
}

std::string arena_json(const far_seas::Pack& pack, const ArenaWishes& wishes,
                       const std::vector<Pairing>& pairings) {
  boost::json::array played;
  for (const Pairing& pairing : pairings) played.push_back(json_of(pack, pairing));
  return boost::json::serialize(boost::json::object{
             {"ruleset", "far-seas"},
             {"scenario", wire::far_seas_scenario(wishes.games.setup)},
             {"options", boost::json::value_from(wire::far_seas_option_names(wishes.games.setup))},
             {"seed", wishes.games.seed},
             {"games", wishes.games.games},
             {"pairings", std::move(played)}}) +
         "\n";
}

}  // namespace chartroom::cli
