// Games of The Far Seas for pairs of worlds: what they begin with, and orders for them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/dice.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "tests/worlds/kinds.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::worlds {

enum class Sea : std::uint8_t { basic, advanced, full, double_blind, full_double_blind };

[[nodiscard]] const far_seas::Pack& pack_played();
[[nodiscard]] far_seas::View view_in(const House& house, Side side);
[[nodiscard]] far_seas::Decision asked_in(const House& house);
[[nodiscard]] std::string in_words(const std::string& order);

// Where a game can part into two worlds.
enum class Fork : std::uint8_t { plot, allied_movement, sealed };
// A game played at random until it has come to such a question so often (`early`, and more for
// other pairs); nothing if it ends before. Stems are kept: a few pairs grow from each.
[[nodiscard]] const House* stem(Sea sea, Fork fork, const PairWish& wish, std::uint64_t early = 0);

// One pair while it is played.
class Course {
 public:
  Course(const PairWish& wish, std::unique_ptr<Pair> pair, std::uint64_t seed);

  [[nodiscard]] Pair& pair() const { return *pair_; }
  [[nodiscard]] core::Chooser& chooser() { return chooser_; }
  [[nodiscard]] std::unique_ptr<Pair> over() { return std::move(pair_); }
  // Nothing has come of it, unless there is a difference already.
  [[nodiscard]] std::unique_ptr<Pair> given_up() {
    return pair_->difference() ? std::move(pair_) : nullptr;
  }
  [[nodiscard]] far_seas::View view(Side side, bool second = false) const {
    return view_in(pair_->world(second), side);
  }
  [[nodiscard]] far_seas::Order any_order(Side side, bool second = false) {
    return test_order(view(side, second), side);
  }
  bool give(Side side, const far_seas::Order& order) { return give(side, order, order); }
  bool give(Side side, const far_seas::Order& in_one, const far_seas::Order& in_two);
  // The side that has to answer next. Of two, now the one, now the other.
  [[nodiscard]] Side asked();
  [[nodiscard]] bool both_are_asked() const {
    return pair_->asks(far_seas::german) && pair_->asks(far_seas::allied);
  }
  // Both sides try and ask things, if that is wanted: what the owner does, nobody else may hear of.
  void poke();
  // The owner gives a sealed order, its own in each world, takes it back, gives another, takes that
  // back too: as often as it likes.
  void seal_and_take_back(Side side);

 private:
  [[nodiscard]] far_seas::Order test_order(const far_seas::View& view, Side side);

  bool pokes_;
  std::unique_ptr<Pair> pair_;
  core::Chooser chooser_;
};

// Two worlds that part where the stem is now; `dice` where the second rolls secret dice of its own.
[[nodiscard]] Course parted(const House& stem, const PairWish& wish, Side owner, Tells tells,
                            bool dice = false);

// Whether a step has an event of one of these kinds.
template <class... Kinds>
bool has_event(const Position::Step& step) {
  const auto& events = step.record.entry.rules.events;
  return std::ranges::any_of(events, [](const auto& event) {
    const auto read = wire::FarSeasCodec::read_event(event.bytes);
    return (std::holds_alternative<Kinds>(read) || ...);
  });
}
// An event that both worlds come to at once, or not at all.
template <class... Kinds>
bool told_in_both(const Position::Step& in_one, const Position::Step& in_two) {
  return has_event<Kinds...>(in_one) && has_event<Kinds...>(in_two);
}

}  // namespace chartroom::worlds
