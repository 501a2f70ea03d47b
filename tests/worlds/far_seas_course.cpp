#include "tests/worlds/far_seas_course.hpp"

#include <algorithm>

#include "chartroom/v1/far_seas.pb.h"
#include "data/loader/far_seas_loader.hpp"
#include "fair/fair.hpp"
#include "tests/support/random_player.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::worlds {

using namespace far_seas;
using core::Chooser;
using wire::FarSeasCodec;

namespace {

const std::string pack_folder = std::string{CHARTROOM_TEST_PACKS} + "/far_seas";

// Pairs that grow from one stem, and how many questions lie between them.
constexpr std::uint64_t pairs_a_stem = 10;
constexpr int longest_stem = 900;

struct Wanted {
  std::string scenario;
  std::vector<std::string> options;
};

Wanted wanted(Sea sea) {
  switch (sea) {
    case Sea::basic: return {"basic", {}};
    case Sea::advanced: return {"advanced", {}};
    case Sea::full: return {"full", {}};
    case Sea::double_blind: return {"basic", {"double-blind"}};
    case Sea::full_double_blind: return {"full", {"double-blind"}};
  }
  return {};
}

// A game that is played at random, one order after another.
class Stem {
 public:
  Stem(Sea sea, std::uint64_t seed, std::shared_ptr<const Tampering> tampering)
      : sea_{sea}, seed_{seed}, tampering_{std::move(tampering)}, chooser_{seed * 31 + 7} {
    static const auto ruleset = wire::far_seas_ruleset(pack_folder).value();
    const auto wish = wanted(sea);
    house_ = std::make_unique<House>(HouseWish{.ruleset = ruleset,
                                               .scenario = wish.scenario,
                                               .options = wish.options,
                                               .seed = seed,
                                               .secret_dice = {},
                                               .tampering = tampering_});
  }
  [[nodiscard]] bool is(Sea sea, std::uint64_t seed, const Tampering* tampering) const {
    return sea_ == sea && seed_ == seed && tampering_.get() == tampering;
  }
  // From now on, or after the next order: until a question of that kind.
  [[nodiscard]] const House* until(Fork fork, std::uint64_t nth) {
    for (; taken_ < nth; ++taken_) {
      if (!go_to(fork) || !step()) return nullptr;
    }
    return go_to(fork) ? house_.get() : nullptr;
  }
  [[nodiscard]] std::uint64_t taken() const { return taken_; }

 private:
  [[nodiscard]] bool asked(Side side) const {
    for (const auto& open : house_->umpire().awaited(Viewer::of(core::admiral_of(side)))) {
      if (open.asked[side]) return true;
    }
    return false;
  }
  [[nodiscard]] bool at(Fork fork) const {
    if (fork == Fork::sealed) return asked(german) && asked(allied);
    const auto decision = asked_in(*house_);
    return decision == (fork == Fork::plot ? Decision::plot : Decision::allied_movement);
  }
  bool step() {
    const Side side = asked(german) ? german : allied;
    const auto open = house_->umpire().awaited(Viewer::of(core::admiral_of(german)));
    if (open.empty()) return false;
    const auto number = open.front().number;
    for (int tries = 0; tries < 20; ++tries) {
      const Order order =
          chartroom::test::random_order(view_in(*house_, side), core::admiral_of(side), chooser_);
      const server::RulesOrder rules_order{number, FarSeasCodec::write_order(order)};
      if (house_->submit(side, rules_order)) return ++length_ < longest_stem;
    }
    return false;
  }
  bool go_to(Fork fork) {
    while (!house_->over()) {
      if (at(fork)) return true;
      if (!step()) return false;
    }
    return false;
  }

  Sea sea_;
  std::uint64_t seed_;
  std::shared_ptr<const Tampering> tampering_;
  Chooser chooser_;
  std::unique_ptr<House> house_;
  std::uint64_t taken_{};
  int length_{};
};

}  // namespace

const Pack& pack_played() {
  static const Pack pack = data::load_far_seas(pack_folder).value();
  return pack;
}

View view_in(const House& house, Side side) {
  return FarSeasCodec::read_view(house.umpire().view(Viewer::of(core::admiral_of(side))),
                                 pack_played());
}

Decision asked_in(const House& house) {
  return view_in(house, german).board.question->kind;
}

std::string in_words(const std::string& order) {
  v1::far_seas::Order message;
  const bool known = message.ParseFromString(order);
  return fair::hex(order) + " " + (known ? message.ShortDebugString() : "(no order)");
}

const House* stem(Sea sea, Fork fork, const PairWish& wish, std::uint64_t early) {
  struct Kept {
    Fork fork{};
    std::unique_ptr<Stem> stem;
  };
  static thread_local Kept kept;
  const auto seed = wish.number / pairs_a_stem;
  // Every second question, so that late turns are reached.
  const auto nth = early + wish.number % pairs_a_stem * 2 + seed % 2;
  const bool goes_on = kept.stem && kept.fork == fork &&
                       kept.stem->is(sea, seed, wish.tampering.get()) && kept.stem->taken() <= nth;
  if (!goes_on) kept = {fork, std::make_unique<Stem>(sea, seed, wish.tampering)};
  return kept.stem->until(fork, nth);
}

Course::Course(const PairWish& wish, std::unique_ptr<Pair> pair, std::uint64_t seed)
    : pokes_{wish.pokes}, pair_{std::move(pair)}, chooser_{seed} {}

Order Course::test_order(const View& view, Side side) {
  return chartroom::test::random_order(view, core::admiral_of(side), chooser_);
}

bool Course::give(Side side, const Order& in_one, const Order& in_two) {
  return pair_->order(side, FarSeasCodec::write_order(in_one), FarSeasCodec::write_order(in_two));
}

Side Course::asked() {
  if (both_are_asked()) return chooser_.chance(50) ? german : allied;
  return pair_->asks(german) ? german : allied;
}

void Course::poke() {
  if (!pokes_ || pair_->done()) return;
  const Side other = pair_->other();
  std::vector<std::string> tried{"garbage", FarSeasCodec::write_order(order::Search{}),
                                 FarSeasCodec::write_order(order::ChooseArea{AreaId{30}})};
  if (pair_->asks(other)) tried.push_back(FarSeasCodec::write_order(any_order(other)));
  pair_->look_around(tried);
  if (chooser_.chance(25)) pair_->watch_again(chooser_.below(8));
  if (!chooser_.chance(40)) return;
  std::vector<std::string> in_vain{FarSeasCodec::write_order(order::Approach{false})};
  if (pair_->asks(pair_->owner())) {
    in_vain.push_back(FarSeasCodec::write_order(any_order(pair_->owner(), true)));
  }
  pair_->try_in_vain({}, in_vain);
}

void Course::seal_and_take_back(Side side) {
  for (int times = 0; times < 3 && pair_->asks(side); ++times) {
    const Order first = any_order(side), second = any_order(side, true);
    if (!give(side, first, chooser_.chance(20) ? first : second)) return;
    poke();
    if (!pair_->take_back(side)) return;
    poke();
  }
}

Course parted(const House& stem, const PairWish& wish, Side owner, Tells tells, bool dice) {
  auto one = dice ? stem.fork({.of = owner, .world = 1}) : stem.fork();
  auto two = dice ? stem.fork({.of = owner, .world = 2}) : stem.fork();
  Course out{wish, std::make_unique<Pair>(std::move(one), std::move(two), owner, std::move(tells)),
             wish.number * 13 + 5};
  out.pair().begin();
  return out;
}

}  // namespace chartroom::worlds
