// Two worlds, one view: games that differ only in one side's secrets give everybody else the same
// bytes: contents, count, order, sizes. Compared is what leaves an Umpire for a viewer: events,
// views, what is awaited, options, previews, refusals.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "data/loader/far_seas_loader.hpp"
#include "tests/far_seas/game.hpp"
#include "tests/support/far_seas_secrets.hpp"
#include "tests/support/random_player.hpp"
#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::far_seas::test {
namespace {

using core::Seat;
using core::Side;
using core::Viewer;
using wire::FarSeasCodec;
using wire::Umpire;

int pairs_wanted() {
  if (const char* text = std::getenv("CHARTROOM_WORLD_PAIRS")) return std::atoi(text);
#ifdef __SANITIZE_ADDRESS__
  return 20;
#else
  return 200;
#endif
}

const std::string pack_folder = std::string{CHARTROOM_TEST_PACKS} + "/far_seas";

const wire::RulesetEntry& ruleset() {
  static const auto entry = wire::far_seas_ruleset(pack_folder).value();
  return *entry;
}

// The pack that the ruleset plays with: views are read with no other.
const Pack& pack_played() {
  static const Pack pack = data::load_far_seas(pack_folder).value();
  return pack;
}

std::string text_of(const core::Awaited& awaited) {
  return std::to_string(awaited.number) + awaited.kind + awaited.subject +
         (awaited.asked[Side::one] ? "1" : "-") + (awaited.asked[Side::two] ? "2" : "-");
}

std::string text_of(const core::Refusal& refusal) {
  return std::to_string(static_cast<int>(refusal.code)) + refusal.rule + refusal.what.text() +
         refusal.instead.text();
}

// A game and all the bytes that ever left it for somebody who is not German.
class World {
 public:
  explicit World(std::uint64_t seed)
      : oracle_{seed},
        umpire_{ruleset().new_game(ruleset().setup_for("basic", {}).value()).value()} {
    carry_out(umpire_->opening(oracle_));
  }

  [[nodiscard]] const Umpire& umpire() const { return *umpire_; }
  [[nodiscard]] const std::vector<std::string>& seen() const { return seen_; }

  // An order of either side. What the sender gets back counts as seen if it is no German.
  bool order(Side side, const std::string& bytes) {
    const auto open = umpire_->awaited(Viewer::of(core::admiral_of(side)));
    const std::uint32_t number = open.empty() ? 0 : open.front().number;
    auto decided = umpire_->decide(core::admiral_of(side), number, bytes, oracle_);
    if (!decided) {
      if (side == allied) seen_.push_back("refused " + text_of(decided.error()));
      return false;
    }
    carry_out(*decided);
    return true;
  }

  // The Allied side pokes at the game: whatever it asks, in any phase.
  void allies_ask(const std::vector<std::string>& orders) {
    const Seat seat = core::admiral_of(allied);
    seen_.push_back("options " + umpire_->options(seat));
    for (const std::string& bytes : orders) {
      for (const std::uint32_t number : {umpire_->awaited(Viewer::of(seat)).empty()
                                             ? 0U
                                             : umpire_->awaited(Viewer::of(seat)).front().number,
                                         1U}) {
        const auto preview = umpire_->preview(seat, number, bytes);
        std::string text = preview ? "preview" : "refused " + text_of(preview.error());
        if (preview) {
          for (const auto& c : *preview) text += c.rule + c.text.text() + std::to_string(c.points);
        }
        seen_.push_back(std::move(text));
        const auto decided = umpire_->decide(core::admiral_of(german), number, bytes, oracle_);
        (void)decided;  // what a German would be answered is none of the Allies' business
      }
    }
  }

 private:
  void carry_out(const wire::Decided& entry) {
    umpire_->apply(entry);
    for (const Viewer viewer : {Viewer::of(core::admiral_of(allied)), Viewer::public_eye()}) {
      for (const auto& event : entry.events) {
        if (auto bytes = umpire_->project(event, viewer)) {
          seen_.push_back("event " + std::string{*bytes});
        }
      }
      seen_.push_back("view " + umpire_->view(viewer));
      for (const auto& awaited : umpire_->awaited(viewer)) {
        seen_.push_back("awaited " + text_of(awaited));
      }
    }
  }

  core::SeededOracle oracle_;
  std::unique_ptr<Umpire> umpire_;
  std::vector<std::string> seen_;
};

View view_in(const World& world, Side side) {
  return FarSeasCodec::read_view(world.umpire().view(Viewer::of(core::admiral_of(side))),
                                 pack_played());
}

Side asked_side(const World& world) {
  const auto open = world.umpire().awaited(Viewer::public_eye());
  return open.front().asked[german] ? german : allied;
}

bool over(const World& world) {
  return world.umpire().outcome().has_value();
}

// Plays both worlds alike with random orders until the next plot, `skip` plots on. False if the
// game ended before.
bool play_to_plot(World& one, World& two, core::Chooser& chooser, std::size_t skip) {
  std::size_t plots = 0;
  while (!over(one)) {
    const Side side = asked_side(one);
    const View view = view_in(one, side);
    if (view.board.question->kind == Decision::plot && plots++ == skip) return true;
    const std::string bytes = FarSeasCodec::write_order(
        chartroom::test::random_order(view, core::admiral_of(side), chooser));
    if (!one.order(side, bytes) || !two.order(side, bytes)) return false;
  }
  return false;
}

void require_same(const World& one, const World& two) {
  REQUIRE(one.seen().size() == two.seen().size());
  for (std::size_t i = 0; i < one.seen().size(); ++i) {
    if (one.seen()[i] == two.seen()[i]) continue;
    FAIL("message ", i, " differs: ", one.seen()[i].substr(0, 60), " / ",
         two.seen()[i].substr(0, 60));
  }
}

// Orders of every kind, and what an Allied player might try to find something out.
std::vector<std::string> pokes(const World& world, core::Chooser& chooser) {
  std::vector<std::string> orders{
      "",
      "garbage",
      FarSeasCodec::write_order(order::Search{}),
      FarSeasCodec::write_order(order::Approach{false}),
      FarSeasCodec::write_order(order::ChooseArea{AreaId{30}}),
      FarSeasCodec::write_order(order::Plot{{{{ShipId{80}}, AreaId{30}, Assignment::merchants}}})};
  const View view = view_in(world, allied);
  if (view.board.question && view.board.question->asked[allied]) {
    for (int i = 0; i < 3; ++i) {
      orders.push_back(FarSeasCodec::write_order(
          chartroom::test::random_order(view, core::admiral_of(allied), chooser)));
    }
  }
  return orders;
}

struct Pair {
  World one, two;
  bool plotted{};
};

Pair plotted_apart(std::uint64_t seed, core::Chooser& chooser, bool same_destinations) {
  Pair pair{World{seed}, World{seed}, false};
  if (!play_to_plot(pair.one, pair.two, chooser, chooser.below(12))) return pair;
  const View view = view_in(pair.one, german);
  const Order first = chartroom::test::random_order(view, core::admiral_of(german), chooser);
  const order::Plot second = chartroom::test::other_secrets(view, std::get<order::Plot>(first),
                                                            chooser, same_destinations);
  const auto before = pokes(pair.one, chooser);
  pair.one.allies_ask(before);
  pair.two.allies_ask(before);
  pair.plotted = pair.one.order(german, FarSeasCodec::write_order(first)) &&
                 pair.two.order(german, FarSeasCodec::write_order(second));
  return pair;
}

TEST_CASE("[FS 4.3] two plots with the same names look the same to all others until PHASE 3") {
  int compared = 0;
  for (int i = 0; i < pairs_wanted(); ++i) {
    core::Chooser chooser{static_cast<std::uint64_t>(i)};
    Pair pair = plotted_apart(static_cast<std::uint64_t>(i) * 31, chooser, false);
    if (!pair.plotted) continue;
    ++compared;
    const auto after = pokes(pair.one, chooser);
    pair.one.allies_ask(after);
    pair.two.allies_ask(after);
    CAPTURE(i);
    require_same(pair.one, pair.two);
  }
  CHECK(compared > pairs_wanted() / 2);
}

TEST_CASE("[FS 4.7] assignments show nothing before PHASE 5, through searches, runs and combats") {
  int compared = 0;
  for (int i = 0; i < pairs_wanted(); ++i) {
    core::Chooser chooser{static_cast<std::uint64_t>(i) + 7000};
    Pair pair = plotted_apart(static_cast<std::uint64_t>(i) * 37 + 5, chooser, true);
    if (!pair.plotted) continue;
    CAPTURE(i);
    ++compared;
    while (!over(pair.one)) {
      const auto questions = pokes(pair.one, chooser);
      pair.one.allies_ask(questions);
      pair.two.allies_ask(questions);
      require_same(pair.one, pair.two);
      const Side side = asked_side(pair.one);
      const View view = view_in(pair.one, side);
      if (view.board.phase < 2 || view.board.phase == 5) break;
      const std::string bytes = FarSeasCodec::write_order(
          chartroom::test::random_order(view, core::admiral_of(side), chooser));
      // The step that reveals the assignments ends the comparison.
      const auto peek = pair.one.umpire().clone();
      const auto number = peek->awaited(Viewer::public_eye()).front().number;
      const auto next = peek->decide(core::admiral_of(side), number, bytes,
                                     core::SeededOracle{static_cast<std::uint64_t>(i) * 37 + 5});
      REQUIRE(next);
      const bool reveals = std::ranges::any_of(next->events, [](const wire::JournalEvent& e) {
        return std::holds_alternative<event::AssignmentsRevealed>(
            FarSeasCodec::read_event(e.bytes));
      });
      if (reveals) break;
      REQUIRE(pair.one.order(side, bytes));
      REQUIRE(pair.two.order(side, bytes));
    }
  }
  CHECK(compared > pairs_wanted() / 2);
}

TEST_CASE("a journal replayed gives each viewer the same view, to the byte") {
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    const core::SeededOracle oracle{seed};
    const auto umpire = ruleset().new_game(ruleset().setup_for("basic", {}).value()).value();
    std::vector<wire::Decided> journal{umpire->opening(oracle)};
    umpire->apply(journal.back());
    core::Chooser chooser{seed};
    while (!umpire->outcome()) {
      const auto open = umpire->awaited(Viewer::public_eye()).front();
      const Side side = open.asked[german] ? german : allied;
      const Seat seat = core::admiral_of(side);
      const View view = FarSeasCodec::read_view(umpire->view(Viewer::of(seat)), pack_played());
      const auto order =
          FarSeasCodec::write_order(chartroom::test::random_order(view, seat, chooser));
      journal.push_back(umpire->decide(seat, open.number, order, oracle).value());
      umpire->apply(journal.back());
    }
    const auto again = ruleset().new_game(ruleset().setup_for("basic", {}).value()).value();
    for (const wire::Decided& entry : journal) again->apply(entry);
    CAPTURE(seed);
    CHECK(again->state_bytes() == umpire->state_bytes());
    for (const Viewer viewer :
         {Viewer::public_eye(), Viewer::of(core::admiral_of(german)),
          Viewer::of(core::admiral_of(allied)), Viewer::umpire_after_the_end()}) {
      CHECK(again->view(viewer) == umpire->view(viewer));
    }
  }
}

}  // namespace
}  // namespace chartroom::far_seas::test
