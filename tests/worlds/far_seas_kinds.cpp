// The Far Seas: plots, assignments, the rest of the Ship Log, and sealed orders of fights.
#include <algorithm>

#include "tests/support/far_seas_secrets.hpp"
#include "tests/worlds/far_seas_course.hpp"
#include "tests/worlds/far_seas_kinds.hpp"

namespace chartroom::worlds {

using namespace far_seas;
namespace test = chartroom::test;
using Maybe = std::unique_ptr<Pair>;

namespace {

constexpr int longest_log = 60;  // orders for which coal and credits are followed
constexpr int longest_fight = 15;
constexpr std::uint64_t late = 8;  // plots, or the accident would be far off

// Two plots that look alike until PHASE 3.
std::optional<std::pair<order::Plot, order::Plot>> two_plots(Course& course) {
  const View view = course.view(german);
  for (int tries = 0; tries < 20; ++tries) {
    auto first = std::get<order::Plot>(course.any_order(german));
    auto second = test::other_secrets(view, first, course.chooser(), false);
    second.amcs = first.amcs;
    const bool hidden = test::coal_all(view, first) && test::coal_all(view, second);
    if (!hidden || first == second) continue;
    if (test::called_out(view, first) == test::called_out(view, second)) {
      return std::pair{std::move(first), std::move(second)};
    }
  }
  return std::nullopt;
}

// [FS 4.3] The names are called out; the rest comes in PHASE 3.
template <Sea sea>
Maybe plots(const PairWish& wish) {
  const House* from = stem(sea, Fork::plot, wish);
  if (from == nullptr) return nullptr;
  Course course = parted(*from, wish, german, told_in_both<event::PlotExecuted>);
  const auto both = two_plots(course);
  if (!both) return course.given_up();
  course.poke();
  if (!course.give(german, both->first, both->second)) return course.given_up();
  course.poke();
  return course.over();
}

// The same destinations, and assignments that show nothing before PHASE 5.
std::optional<std::pair<order::Plot, order::Plot>> two_assignments(Course& course) {
  const View view = course.view(german);
  for (int tries = 0; tries < 20; ++tries) {
    auto first = std::get<order::Plot>(course.any_order(german));
    // -Int is shown by the attack, the river by the move.
    const bool shows = std::ranges::any_of(first.groups, [](const PlottedGroup& group) {
      return group.assignment == Assignment::intervene || group.assignment == Assignment::river;
    });
    auto second = test::other_secrets(view, first, course.chooser(), true);
    second.amcs = first.amcs;
    second.piles = first.piles;
    if (!shows && first != second) return std::pair{std::move(first), std::move(second)};
  }
  return std::nullopt;
}

// [FS 4.7] Through searches, runs and combats.
template <Sea sea>
Maybe assignments(const PairWish& wish) {
  const House* from = stem(sea, Fork::plot, wish);
  if (from == nullptr) return nullptr;
  Course course = parted(*from, wish, german, told_in_both<event::AssignmentsRevealed>);
  const auto both = two_assignments(course);
  if (!both || !course.give(german, both->first, both->second)) return course.given_up();
  while (!course.pair().done()) {
    course.poke();
    if (course.both_are_asked() && course.chooser().chance(30)) course.seal_and_take_back(german);
    const Side side = course.asked();
    if (!course.give(side, course.any_order(side))) break;
  }
  return course.over();
}

// Whether several cruisers go for merchants together: the credit can be given to either.
bool shares_captures(const order::Plot& plot) {
  return std::ranges::any_of(plot.groups, [](const PlottedGroup& group) {
    return group.ships.size() > 1 && group.assignment == Assignment::merchants;
  });
}

// An order that is the same for all to see: coal and credits are each world's own, and it is sought
// where they can be.
bool give_alike(Course& course, Side side) {
  constexpr int tries_for_more = 20;
  for (int tries = 0; tries < 50 && !course.pair().done(); ++tries) {
    Order first = course.any_order(side, tries % 2 == 1);
    Order second = first;
    if (auto* plot = std::get_if<order::Plot>(&first)) {
      if (tries < tries_for_more && !shares_captures(*plot)) continue;
      if (!test::coal_both(course.view(german), course.view(german, true), *plot,
                           std::get<order::Plot>(second), course.chooser())) {
        continue;
      }
    } else if (const auto* hit = std::get_if<order::HitAndGoHome>(&first)) {
      auto other = test::other_credits(course.view(german).board, *hit, course.chooser());
      if (tries < tries_for_more && *hit == other) continue;
      second = std::move(other);
    }
    if (course.give(side, first, second)) return true;
  }
  return false;
}

// In one world a cruiser is shown that the other has not lost.
bool shows_the_accident(const Position::Step& in_one, const Position::Step& in_two) {
  return has_event<event::AccidentRevealed>(in_one) || has_event<event::AccidentRevealed>(in_two);
}

// [FS 6.1] [FS 4.7.1] [FS 7.3.2] Coal, who has the credit, and what the accident has done.
template <Sea sea, std::uint64_t early>
Maybe ship_logs(const PairWish& wish) {
  const House* from = stem(sea, Fork::plot, wish, early);
  if (from == nullptr) return nullptr;
  Course course = parted(*from, wish, german, shows_the_accident, true);
  for (int i = 0; i < longest_log; ++i) {
    course.poke();
    if (!give_alike(course, course.asked())) break;
  }
  return course.over();
}

// [FS 4.6.4] What was answered in secret, taken back and answered anew, before the other answers.
template <Sea sea>
Maybe sealed(const PairWish& wish) {
  const House* from = stem(sea, Fork::sealed, wish);
  if (from == nullptr) return nullptr;
  const Side owner = wish.tampering || wish.number % 2 == 0 ? german : allied;
  Course course = parted(*from, wish, owner, told_in_both<event::GameEnded>);
  for (int orders = 0; orders < longest_fight && !course.pair().done(); ++orders) {
    if (course.both_are_asked()) course.seal_and_take_back(owner);
    // In the end both worlds answer alike, now the one side first, now the other.
    const Side side = course.asked();
    if (!course.give(side, course.any_order(side))) break;
  }
  return course.over();
}

}  // namespace

std::span<const PairKind> far_seas_kinds() {
  static const std::vector<PairKind> kinds{
      {"plots, basic", plots<Sea::basic>, in_words, 110},
      {"plots, advanced", plots<Sea::advanced>, in_words, 80},
      {"plots, full", plots<Sea::full>, in_words, 80},
      {"plots, double-blind", plots<Sea::double_blind>, in_words, 60},
      {"plots, full and double-blind", plots<Sea::full_double_blind>, in_words, 60},
      {"assignments, basic", assignments<Sea::basic>, in_words, 60},
      {"assignments, full", assignments<Sea::full>, in_words, 60},
      {"assignments, double-blind", assignments<Sea::double_blind>, in_words, 40},
      {"coal and credits, advanced", ship_logs<Sea::advanced, 0>, in_words, 25},
      {"coal, credits and accident, full", ship_logs<Sea::full, late>, in_words, 35},
      {"sealed answers, basic", sealed<Sea::basic>, in_words, 60},
      {"sealed answers, full", sealed<Sea::full>, in_words, 30},
      {"sealed answers, full and double-blind", sealed<Sea::full_double_blind>, in_words, 20},
      {"German dispositions, double-blind", german_dispositions, in_words, 15},
      {"Allied dispositions, double-blind", allied_dispositions, in_words, 15, true}};
  return kinds;
}

}  // namespace chartroom::worlds
