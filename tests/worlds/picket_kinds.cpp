// Picket: where a boat is hidden, where it shifts and drifts, and what a side will search.
#include <algorithm>
#include <sstream>

#include "fair/fair.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/worlds/kinds.hpp"

namespace chartroom::worlds {
namespace {

using core::Chooser;

std::string name_of(Side side) {
  return side == Side::one ? "one" : "two";
}

std::string order_of(std::string_view kind, Side side, int square) {
  return std::string{kind} + " " + name_of(side) + " " + std::to_string(square);
}

int any_square(Chooser& chooser) {
  return 1 + static_cast<int>(chooser.below(picket::squares));
}

// "... boat 3 ...": where the side's own boat is.
int boat_in(const House& house, Side side) {
  std::istringstream words{house.umpire().view(Viewer::of(core::admiral_of(side)))};
  std::string word;
  int square = 0;
  while (words >> word) {
    if (word == "boat" && words >> square) break;
  }
  return square;
}

struct Play {
  Pair& pair;
  Chooser& chooser;
  bool pokes;

  [[nodiscard]] std::string phase() const {
    const auto open = pair.one().umpire().awaited(Viewer::of(core::admiral_of(pair.owner())));
    return open.empty() ? "over" : open.front().kind;
  }
  void poke() const {
    if (!pokes) return;
    const auto side = pair.other();
    pair.look_around({"", "shift " + name_of(side) + " 2", order_of("guess", side, 5),
                      order_of("hide", pair.owner(), 3)});
    pair.try_in_vain({}, {"shift two 9", order_of("shift", pair.owner(), 3)});
    if (chooser.chance(20)) pair.watch_again(chooser.below(6));
  }
  // An order by the owner: its own in each world; sometimes taken back, and given anew.
  void apart(std::string_view kind) const {
    const auto own = [&](const House& house) {
      const int from = boat_in(house, pair.owner());
      const bool shifts = kind == "shift";
      const int to = shifts ? from + static_cast<int>(chooser.below(3)) - 1 : any_square(chooser);
      return order_of(kind, pair.owner(), std::clamp(to, 1, picket::squares));
    };
    pair.order(pair.owner(), own(pair.one()), own(pair.two()));
    poke();
    if (!chooser.chance(30) || !pair.take_back(pair.owner())) return;
    poke();
    pair.order(pair.owner(), own(pair.one()), own(pair.two()));
  }
  // A search that finds nothing in either world.
  [[nodiscard]] std::string harmless_guess() const {
    int square = any_square(chooser);
    const auto finds = [&](const House& house) { return boat_in(house, pair.owner()) == square; };
    while (finds(pair.one()) || finds(pair.two())) square = square % picket::squares + 1;
    return order_of("guess", pair.other(), square);
  }
  // What the owner will search is opened by the searches: so it is the same in the end, after other
  // ones that were taken back.
  void guess() const {
    const auto final = order_of("guess", pair.owner(), any_square(chooser));
    if (chooser.chance(50)) {
      pair.order(pair.owner(), order_of("guess", pair.owner(), any_square(chooser)),
                 order_of("guess", pair.owner(), any_square(chooser)));
      poke();
      pair.take_back(pair.owner());
      poke();
    }
    const bool owner_first = chooser.chance(50);
    if (owner_first) pair.order(pair.owner(), final);
    poke();
    pair.order(pair.other(), harmless_guess());
    if (!owner_first) pair.order(pair.owner(), final);
  }
  void step() const {
    const auto now = phase();
    poke();
    if (now == "guess") return guess();
    const bool both = now == "hide";
    const auto theirs =
        order_of(now, pair.other(), both ? any_square(chooser) : boat_in(pair.one(), pair.other()));
    const bool other_first = both && chooser.chance(50);
    if (other_first) pair.order(pair.other(), theirs);
    if (pair.asks(pair.owner())) return apart(now);
    pair.order(pair.other(), theirs);
  }
};

std::unique_ptr<Pair> played(const PairWish& wish, Side owner) {
  HouseWish house{.ruleset = picket::ruleset(),
                  .scenario = "basic",
                  .options = {},
                  .seed = wish.number,
                  .secret_dice = {},
                  .tampering = wish.tampering};
  auto one = std::make_unique<House>(house);
  house.secret_dice = {.of = owner, .world = 1};
  auto pair = std::make_unique<Pair>(std::move(one), std::make_unique<House>(house), owner,
                                     [](const auto&, const auto&) { return false; });
  Chooser chooser{wish.number * 7 + 1};
  const Play play{*pair, chooser, wish.pokes};
  pair->begin();
  for (int i = 0; i < 20 && !pair->done(); ++i) play.step();
  return pair;
}

std::unique_ptr<Pair> boats_of_one(const PairWish& wish) {
  return played(wish, Side::one);
}
std::unique_ptr<Pair> boats_of_two(const PairWish& wish) {
  return played(wish, Side::two);
}

std::string in_words(const std::string& order) {
  return '"' + order + '"';
}

}  // namespace

std::span<const PairKind> picket_kinds() {
  static const std::vector<PairKind> kinds{
      {"Picket: boats, searches and drift of side one", boats_of_one, in_words, 150},
      {"Picket: boats and searches of side two", boats_of_two, in_words, 100, true}};
  return kinds;
}

}  // namespace chartroom::worlds
