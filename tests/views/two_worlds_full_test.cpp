// Two worlds, one view, in the full game: coal, who has the credit of a capture, and the accident
// are the German side's alone. Two whole games are played side by side in which all that lies open
// goes alike while these secrets differ; the Allied side and the public are told the same, step
// for step, until the accident shows.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "rules/far_seas/accident.hpp"
#include "tests/far_seas/game.hpp"
#include "tests/support/far_seas_secrets.hpp"
#include "tests/support/random_player.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::far_seas::test {
namespace {

using core::Seat;
using core::Side;
using core::Viewer;

int pairs_wanted() {
  if (const char* text = std::getenv("CHARTROOM_WORLD_PAIRS")) return std::atoi(text);
#ifdef __SANITIZE_ADDRESS__
  return 10;
#else
  return 80;
#endif
}

std::string bytes_of(const Event& event) {
  return wire::FarSeasCodec::write_event(event);
}

// Open dice that both worlds share, and secret ones of each world's own.
class WorldDice final : public core::RollOracle {
 public:
  WorldDice(std::uint64_t open, std::uint64_t secret) : open_{open}, secret_{secret} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view what) const override {
    const bool in_the_open = counter >> 56 == 0;
    return (in_the_open ? open_ : secret_).draw(counter, what);
  }

 private:
  core::SeededOracle open_, secret_;
};

// What one step has told somebody.
struct Told {
  std::vector<std::string> events;
  View view;
  std::vector<core::Awaited> awaited;
  friend bool operator==(const Told&, const Told&) = default;
};

class World {
 public:
  // `piles`: of coal, one number a cruiser, in turn.
  World(std::uint64_t seed, std::uint64_t secret, const std::vector<int>& piles)
      : rules_{real_pack()}, oracle_{seed, secret}, dice_{oracle_, {}} {
    state_ = rules_.initial(Setup{Scenario::campaign, full_rules});
    for (std::size_t i = 0; i < state_.german.coal.size(); ++i) {
      state_.german.coal[i].piles = piles[i % piles.size()];
    }
    keep(rules_.opening(state_, dice_));
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Board& board() const { return state_.board; }
  [[nodiscard]] View view(Side side) const {
    return rules_.view(state_, Viewer::of(core::admiral_of(side)));
  }
  [[nodiscard]] bool legal(Side side, const Order& order) const {
    const Seat seat = core::admiral_of(side);
    return !rules_.check(view(side), seat, {}, order);
  }
  void order(Side side, const Order& order) {
    auto events =
        core::decide(rules_, state_, core::admiral_of(side), state_.board.decisions, order, dice_);
    REQUIRE(events);
    keep(*std::move(events));
  }

  [[nodiscard]] bool over() const { return state_.board.outcome.has_value(); }
  [[nodiscard]] bool accident_shown() const { return shown_; }
  [[nodiscard]] const Told& allied_told() const { return told_[0]; }
  [[nodiscard]] const Told& public_told() const { return told_[1]; }
  // The dice that all know of.
  [[nodiscard]] std::uint64_t open_dice() const { return dice_.rolled()[0]; }

 private:
  void keep(core::Emitted<FarSeas> events) {
    const Viewer viewers[] = {Viewer::of(core::admiral_of(allied)), Viewer::public_eye()};
    for (Told& told : told_) told.events.clear();
    for (const auto& recorded : events) {
      rules_.apply(state_, recorded.event);
      shown_ |= std::holds_alternative<event::AccidentRevealed>(recorded.event);
      for (std::size_t i = 0; i < 2; ++i) {
        if (!recorded.audience.includes(viewers[i])) continue;
        told_[i].events.push_back(bytes_of(recorded.event));
      }
    }
    for (std::size_t i = 0; i < 2; ++i) {
      told_[i].view = rules_.view(state_, viewers[i]);
      told_[i].awaited = rules_.awaited(state_, viewers[i]);
    }
  }

  FarSeas rules_;
  WorldDice oracle_;
  core::Dice dice_;
  State state_;
  Told told_[2];
  bool shown_{};
};

struct Orders {
  Order first, second;
};

// An order of the side that is asked, legal in both worlds: the same for all to see. Nothing if
// there is none to be found: what one cruiser may do in one world the other forbids.
std::optional<Orders> next_orders(const World& one, const World& two, Side side,
                                  core::Chooser& chooser) {
  const Seat seat = core::admiral_of(side);
  for (int tries = 0; tries < 60; ++tries) {
    const World& source = tries % 2 == 0 ? one : two;
    Orders orders;
    orders.first = chartroom::test::random_order(source.view(side), seat, chooser);
    orders.second = orders.first;
    if (auto* plot = std::get_if<order::Plot>(&orders.first)) {
      if (!chartroom::test::coal_both(one.view(german), two.view(german), *plot,
                                      std::get<order::Plot>(orders.second), chooser)) {
        continue;
      }
    } else if (const auto* hit = std::get_if<order::HitAndGoHome>(&orders.first)) {
      orders.second = chartroom::test::other_credits(one.board(), *hit, chooser);
    }
    if (one.legal(side, orders.first) && two.legal(side, orders.second)) return orders;
  }
  return std::nullopt;
}

struct Outcome {
  int steps{};
  bool coal_differed{};
  bool credits_differed{};
  bool accident_differed{};  // another ship, or another fate
  bool somebody_lost{};      // in one world, and not in the other, while both went on
};

void note_differences(const World& one, const World& two, Outcome& outcome) {
  const GermanSecrets &a = one.state().german, &b = two.state().german;
  outcome.coal_differed |= a.coal != b.coal;
  outcome.credits_differed |= a.credits != b.credits;
  outcome.accident_differed |= a.accident != b.accident;
  outcome.somebody_lost |= lost_cruiser(a) != lost_cruiser(b);
}

Outcome play(std::uint64_t seed) {
  World one{seed, seed * 2 + 1, {3}}, two{seed, seed * 3 + 2, {2, 3, 1}};
  core::Chooser chooser{seed ^ 0xf011};
  Outcome outcome;
  while (true) {
    if (one.accident_shown() || two.accident_shown()) break;
    CAPTURE(outcome.steps);
    REQUIRE(one.allied_told() == two.allied_told());
    REQUIRE(one.public_told() == two.public_told());
    REQUIRE(one.open_dice() == two.open_dice());
    REQUIRE(one.over() == two.over());
    note_differences(one, two, outcome);
    if (one.over()) break;
    const Side side = one.board().question->asked[german] ? german : allied;
    const auto orders = next_orders(one, two, side, chooser);
    if (!orders) break;
    one.order(side, orders->first);
    two.order(side, orders->second);
    ++outcome.steps;
  }
  return outcome;
}

TEST_CASE("[FS 6.1] [FS 4.7.1] [FS 7.3.2] coal, credits and the accident show nothing to others") {
  int coal = 0, credits = 0, accident = 0, lost = 0;
  for (int i = 0; i < pairs_wanted(); ++i) {
    CAPTURE(i);
    const Outcome outcome = play(static_cast<std::uint64_t>(i) * 41 + 3);
    CHECK(outcome.steps > 20);
    coal += outcome.coal_differed ? 1 : 0;
    credits += outcome.credits_differed ? 1 : 0;
    accident += outcome.accident_differed ? 1 : 0;
    lost += outcome.somebody_lost ? 1 : 0;
  }
  // The worlds did differ.
  CHECK(coal == pairs_wanted());
  CHECK(credits > pairs_wanted() / 8);
  CHECK(accident > pairs_wanted() / 4);
  CHECK(lost > pairs_wanted() / 8);
}

}  // namespace
}  // namespace chartroom::far_seas::test
