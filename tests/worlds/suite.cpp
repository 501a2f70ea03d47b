#include "tests/worlds/suite.hpp"

#include <cstdlib>
#include <optional>

#include "chartroom/v1/journal.pb.h"

namespace chartroom::worlds {
namespace {

// Among so many numbers the shortest game is looked for.
constexpr int tries_to_shorten = 300;

struct Shown {
  PairWish wish;
  std::unique_ptr<Pair> pair;
  [[nodiscard]] std::size_t length() const { return pair->one().journal().size(); }
};

std::optional<Shown> shown(const PairKind& kind, PairWish wish) {
  auto pair = kind.play(wish);
  if (!pair || !pair->difference()) return std::nullopt;
  return Shown{std::move(wish), std::move(pair)};
}

// The fewest orders first: the game of a pair ends where the difference shows, so that the prefix
// is as short as it can be. Then without what was only tried.
Shown shortened(const PairKind& kind, Shown found) {
  const auto better = [&](const PairWish& wish) {
    auto other = shown(kind, wish);
    if (other && other->length() < found.length()) found = *std::move(other);
  };
  const auto tampering = found.wish.tampering;
  for (std::uint64_t number = 0; number < tries_to_shorten; ++number) {
    better({.number = number, .pokes = true, .tampering = tampering});
  }
  for (std::uint64_t number = 0; number < tries_to_shorten; ++number) {
    PairWish wish{.number = number, .pokes = false, .tampering = tampering};
    auto other = shown(kind, wish);
    if (!other || other->length() > found.length()) continue;
    if (other->length() < found.length() || found.wish.pokes) found = *std::move(other);
  }
  return found;
}

std::string side_name(Side side) {
  return side == Side::one ? "side one" : "side two";
}

std::string name_of(Viewer viewer) {
  return viewer.kind() == Viewer::Kind::seat ? side_name(viewer.seat().side) : "the public";
}

// What both worlds share: the journal of the first, up to what was done in the pair.
std::string prefix_of(const PairKind& kind, const Pair& pair) {
  std::string text;
  std::size_t own = 0;
  for (const Deed& deed : pair.deeds()) own += deed.what == "tries" ? 0 : 1;
  const auto& journal = pair.one().journal();
  for (std::size_t i = 0; i + own < journal.size(); ++i) {
    v1::JournalEntry entry;
    if (!entry.ParseFromString(journal[i].entry)) continue;
    if (!entry.has_rules() || entry.rules().side() == v1::SIDE_UNSPECIFIED) continue;
    const bool one = entry.rules().side() == v1::ONE;
    text += std::string{"  "} + (one ? "side one" : "side two") + " orders " +
            kind.in_words(entry.rules().order()) + "\n";
  }
  return text;
}

std::string deeds_of(const PairKind& kind, const Pair& pair) {
  std::string text;
  for (const Deed& deed : pair.deeds()) {
    const auto line = [&](const std::optional<std::string>& order, const char* where) {
      if (!order) return;
      text += "  " + std::string{where} + side_name(deed.side) + " " + std::string{deed.what};
      text += deed.what == "takes its order back" ? "\n" : " " + kind.in_words(*order) + "\n";
    };
    if (deed.in_one == deed.in_two) {
      line(deed.in_one, "");
    } else {
      line(deed.in_one, "in world one ");
      line(deed.in_two, "in world two ");
    }
  }
  return text;
}

std::string report_of(const PairKind& kind, const Shown& shown) {
  const Difference& difference = *shown.pair->difference();
  return kind.name + ", pair " + std::to_string(shown.wish.number) + ": " + difference.what +
         " in frame " + std::to_string(difference.frame) + " for " + name_of(difference.viewer) +
         "\nThe game, as short as it was found:\n" + prefix_of(kind, *shown.pair) +
         "Where the worlds part (the secrets are those of " + side_name(shown.pair->owner()) +
         "):\n" + deeds_of(kind, *shown.pair) + "World one:\n" + difference.one + "\nWorld two:\n" +
         difference.two;
}

struct Found {
  Tally tally;
  std::optional<Shown> first;
};

Found look(const PairKind& kind, std::uint64_t first, int count,
           const std::shared_ptr<const Tampering>& tampering) {
  Found out;
  for (int i = 0; i < count; ++i) {
    PairWish wish{
        .number = first + static_cast<std::uint64_t>(i), .pokes = true, .tampering = tampering};
    auto pair = kind.play(wish);
    if (!pair) {
      ++out.tally.empty;
      continue;
    }
    out.tally.orders += static_cast<int>(pair->orders());
    out.tally.frames += static_cast<int>(pair->heard());
    out.tally.pairs += pair->differs() ? 1 : 0;
    if (!pair->difference()) continue;
    out.tally.what = pair->difference()->what;
    out.first = Shown{std::move(wish), std::move(pair)};
    break;
  }
  return out;
}

}  // namespace

int pairs_wanted() {
  if (const char* text = std::getenv("CHARTROOM_WORLD_PAIRS")) return std::atoi(text);
#ifdef __SANITIZE_ADDRESS__
  return 150;
#else
  return 3000;
#endif
}

Tally run(const PairKind& kind, std::uint64_t first, int count,
          std::shared_ptr<const Tampering> tampering) {
  return look(kind, first, count, tampering).tally;
}

Tally run_and_report(const PairKind& kind, std::uint64_t first, int count,
                     std::shared_ptr<const Tampering> tampering) {
  auto found = look(kind, first, count, tampering);
  if (found.first) {
    found.tally.report = report_of(kind, shortened(kind, *std::move(found.first)));
  }
  return found.tally;
}

}  // namespace chartroom::worlds
