#include "tests/fuzz/positions.hpp"

#include <array>
#include <map>
#include <vector>

#include "data/loader/far_seas_loader.hpp"
#include "data/loader/packs.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/support/random_player.hpp"
#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::fuzz {
namespace {

struct Kind {
  const char* scenario;
  std::vector<std::string> options;
};

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all{
      {"basic", {}},
      {"advanced", {}},
      {"full", {}},
      {"coronel", {}},
      {"falklands", {}},
      {"basic", {"rufiji", "breakout", "raid-on-england"}},
      {"full", {"double-blind"}},
      {"full", {"solitaire-1"}},
      {"full", {"solitaire-2"}},
      {"advanced", {"solitaire-3"}},
  };
  return all;
}

constexpr std::size_t games_of_a_kind = 2;
// Of one kind of decision in one game: early ones, and one for good.
constexpr int most_of_a_decision = 3;
constexpr int longest_game = 5000;

std::filesystem::path pack_folder() {
  return data::default_packs() / "far_seas";
}

void keep(std::vector<Position>& kept, std::map<std::string, int>& seen, const wire::Umpire& game,
          const core::Awaited& decision, core::Side side) {
  if (seen[decision.kind + (side == core::Side::one ? "1" : "2")]++ < most_of_a_decision)
    kept.push_back({game.clone(), decision});
}

// A whole random game, and the moments of it that are worth trying orders on.
std::vector<Position> moments_of(const Kind& kind, std::uint64_t seed) {
  const auto setup = ruleset().setup_for(kind.scenario, kind.options);
  require(setup.has_value(), "there is such a set-up");
  auto game = *ruleset().new_game(*setup);
  const core::SeededOracle oracle{seed};
  core::Chooser chooser{seed};
  std::vector<Position> kept;
  std::map<std::string, int> seen;
  game->apply(game->opening(oracle));
  for (int orders = 0; orders < longest_game && !game->outcome(); ++orders) {
    const core::Awaited open = game->awaited(core::Viewer::public_eye()).front();
    const core::Seat seat = asked_seat(open, false);
    keep(kept, seen, *game, open, seat.side);
    const auto decided = game->decide(seat, open.number, legal_order(*game, seat, chooser), oracle);
    require(decided.has_value(), "a random player's order is legal");
    game->apply(*decided);
  }
  return kept;
}

const std::vector<Position>& moments(std::uint8_t game) {
  static std::map<std::size_t, std::vector<Position>> played;
  const std::size_t number = game % (kinds().size() * games_of_a_kind);
  auto& found = played[number];
  if (found.empty()) found = moments_of(kinds()[number % kinds().size()], number);
  return found;
}

}  // namespace

const far_seas::Pack& pack() {
  static const auto loaded = data::load_far_seas(pack_folder());
  return loaded.value();
}

const wire::RulesetEntry& ruleset() {
  static const auto entry = wire::far_seas_ruleset(pack_folder());
  return *entry.value();
}

std::size_t kinds_of_games() {
  return kinds().size();
}

void play_all_games() {
  for (std::size_t game = 0; game < kinds().size() * games_of_a_kind; ++game)
    static_cast<void>(moments(static_cast<std::uint8_t>(game)));
}

std::size_t positions_in(std::uint8_t game) {
  return moments(game).size();
}

const Position& position(std::uint8_t game, std::uint8_t moment) {
  const auto& all = moments(game);
  return all[moment % all.size()];
}

core::Seat asked_seat(const core::Awaited& decision, bool second) {
  const bool both = decision.asked[core::Side::one] && decision.asked[core::Side::two];
  const bool two = both ? second : decision.asked[core::Side::two];
  return core::admiral_of(two ? core::Side::two : core::Side::one);
}

std::string legal_order(const wire::Umpire& game, core::Seat seat, core::Chooser& chooser) {
  const auto view = wire::FarSeasCodec::read_view(game.view(core::Viewer::of(seat)), pack());
  return wire::FarSeasCodec::write_order(test::random_order(view, seat, chooser));
}

}  // namespace chartroom::fuzz
