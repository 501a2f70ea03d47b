// The judge must be able to fail: true records of a game, and records in which one thing is wrong.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "fair/fair.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/record/played_game.hpp"
#include "torture/judge.hpp"

using namespace chartroom;
using namespace chartroom::torture;

namespace {

const auto one = core::Viewer::of(core::admiral_of(core::Side::one));
const auto two = core::Viewer::of(core::admiral_of(core::Side::two));
const auto everybody = core::Viewer::public_eye();

const char* name_of_player(core::Side side) {
  return side == core::Side::one ? "Spee" : "Cradock";
}

// A game as it was played, as the database has it, and as the clients saw it.
struct Case {
  Case();
  [[nodiscard]] Verdict verdict() const { return judge(*picket::ruleset(), {stored}, notebook); }
  void order(const std::string& words, core::Side side, std::uint32_t decision);
  void show();
  Sight& sight(core::Viewer viewer) { return notebook.sights[{stored.id, viewer}]; }

  testing::PlayedGame game{testing::GameWish{.ruleset = picket::ruleset()}};
  StoredGame stored;
  Notebook notebook;
};

// Everything that is new, to everybody who watches.
void Case::show() {
  for (const auto viewer : record::Record::viewers()) {
    auto& seen = sight(viewer);
    const auto& ledger = game.record().ledger(viewer);
    v1::GameUpdate update;
    for (auto number = seen.cursor() + 1; number <= ledger.cursor(); ++number) {
      *update.add_events() = ledger.at(number);
    }
    update.set_cursor(ledger.cursor());
    update.set_view(game.record().umpire().view(viewer));
    record::add_awaited(update, game.record().umpire().awaited(viewer));
    *update.mutable_receipt() = game.receipt(viewer);
    seen.take(update);
  }
}

void Case::order(const std::string& words, core::Side side, std::uint32_t decision) {
  const record::Act act = record::RulesOrder{decision, words};
  REQUIRE(game.act(side, act) == "");
  SentOrder sent{.game_id = testing::a_game_id,
                 .player = name_of_player(side),
                 .side = side,
                 .id = fair::sha256(words).substr(0, 16),
                 .digest = record::digest_of(act),
                 .sent = 1};
  const auto viewer = core::Viewer::of(core::admiral_of(side));
  sent.acknowledgements.push_back(game.record().ledger(viewer).cursor());
  notebook.orders.push_back(sent);
  stored.rows.push_back({.order_id = sent.id, .player = sent.player, .order_digest = sent.digest});
  show();
}

Case::Case() {
  for (const auto side : core::both_sides) {
    REQUIRE(game.act(side, record::GiveNonceOrder{game.nonce(side)}) == "");
  }
  stored.id = testing::a_game_id;
  stored.rows.resize(game.entries().size());
  show();
  order("hide one 3", core::Side::one, 1);
  order("hide two 4", core::Side::two, 1);
  order("guess one 1", core::Side::one, 2);
  order("guess two 2", core::Side::two, 2);
  const auto exported = game.exported();
  stored.setup = exported.setup();
  stored.seed = exported.seed();
  stored.terms = exported.terms();
  for (std::size_t i = 0; i < stored.rows.size(); ++i) {
    stored.rows[i].seq = i + 1;
    stored.rows[i].entry = game.entries()[i].first;
    stored.rows[i].hash = game.entries()[i].second;
  }
}

// The number of the first event that this viewer alone was told.
std::uint64_t own_event(Case& at, core::Viewer viewer, core::Viewer other) {
  for (const auto& [number, versions] : at.sight(viewer).events) {
    v1::NumberedEvent event;
    REQUIRE(event.ParseFromString(*versions.begin()));
    const auto known = [&](const auto& told) {
      v1::NumberedEvent theirs;
      REQUIRE(theirs.ParseFromString(*told.second.begin()));
      return theirs.ruleset_event() == event.ruleset_event();
    };
    const auto& others = at.sight(other).events;
    if (event.has_ruleset_event() && std::ranges::none_of(others, known)) return number;
  }
  FAIL("no secret in this game");
  return 0;
}

struct Wrong {
  const char* what;
  std::function<void(Case&)> doctor;
  const char* finding;  // a part of it
};

void replace_event(Sight& sight, std::uint64_t number,
                   const std::function<void(v1::NumberedEvent&)>& change) {
  v1::NumberedEvent event;
  REQUIRE(event.ParseFromString(*sight.events.at(number).begin()));
  change(event);
  sight.events[number] = {event.SerializeAsString()};
}

const std::vector<Wrong>& wrongs() {
  static const std::vector<Wrong> all{
      {"an event altered",
       [](Case& at) {
         replace_event(at.sight(one), 4, [](auto& event) { event.set_ruleset_event("0 0 5 0 0"); });
       },
       "was shown otherwise than the journal has it"},
      {"an event that two connections told differently",
       [](Case& at) {
         v1::NumberedEvent other;
         other.set_number(4);
         other.set_ruleset_event("another");
         at.sight(two).events[4].insert(other.SerializeAsString());
       },
       "was shown otherwise than the journal has it"},
      {"an event undone",
       [](Case& at) {
         v1::NumberedEvent event;
         event.set_number(at.sight(everybody).cursor() + 1);
         event.set_ruleset_event("the end");
         at.sight(everybody).events[event.number()].insert(event.SerializeAsString());
       },
       "it was undone"},
      {"an acknowledged order undone with all that followed",
       [](Case& at) { at.stored.rows.pop_back(); }, "was acknowledged and is not in the journal"},
      {"another viewer's event",
       [](Case& at) {
         v1::NumberedEvent event;
         const auto number = own_event(at, one, two);
         REQUIRE(event.ParseFromString(*at.sight(one).events.at(number).begin()));
         at.sight(two).events[number] = {event.SerializeAsString()};
       },
       "a secret has crossed"},
      {"another viewer's view",
       [](Case& at) { at.sight(everybody).looks.insert(*at.sight(one).looks.rbegin()); },
       "is none that the journal gives"},
      {"a gap in the numbers",
       [](Case& at) {
         v1::GameUpdate update;
         update.add_events()->set_number(at.sight(one).cursor() + 2);
         update.set_cursor(at.sight(one).cursor() + 2);
         at.sight(one).take(update);
       },
       "was due"},
      {"a server that knows fewer events than it had shown",
       [](Case& at) {
         v1::Watching watching;
         watching.set_cursor(3);
         at.sight(one).watching(watching, 5);
       },
       "were shown"},
      {"an acknowledged order that is missing",
       [](Case& at) {
         auto order = at.notebook.orders.front();
         order.id = std::string(16, 'x');
         at.notebook.orders.push_back(order);
       },
       "was acknowledged and is not in the journal"},
      {"an order there twice",
       [](Case& at) { at.stored.rows.back().order_id = at.notebook.orders.front().id; },
       "is in the journal 2 times"},
      {"an order of another player", [](Case& at) { at.stored.rows.back().player = "Sturdee"; },
       "with another game, player or content"},
      {"another order under the same id",
       [](Case& at) { at.notebook.orders.front().changed_was_done = true; },
       "acknowledged anew with another content"},
      {"an order repeated and answered otherwise",
       [](Case& at) { at.notebook.orders.front().acknowledgements.push_back(77); },
       "was acknowledged with event 77"},
      {"an order refused and carried out",
       [](Case& at) {
         at.notebook.orders.back().acknowledgements.clear();
         at.notebook.orders.back().refusal = "no";
       },
       "was refused (no) and is in the journal"},
      {"an order that nobody sent", [](Case& at) { at.notebook.orders.pop_back(); },
       "an order that nobody sent"},
      {"a receipt without a signature",
       [](Case& at) {
         v1::Receipt receipt = at.game.receipt(one);
         receipt.set_signature(std::string(64, 's'));
         at.sight(one).receipts.insert(receipt.SerializeAsString());
       },
       "is not signed"},
      {"another viewer's receipt",
       [](Case& at) { at.sight(two).receipts = at.sight(one).receipts; }, "is not signed"},
      {"an entry altered", [](Case& at) { at.stored.rows.back().entry += "x"; },
       "the journal does not hold"},
      {"an entry missing", [](Case& at) { at.stored.rows.erase(at.stored.rows.begin() + 4); },
       "the journal does not hold"},
      {"what a client finds by itself",
       [](Case& at) { at.notebook.faults.push_back("something else"); }, "something else"},
  };
  return all;
}

}  // namespace

TEST_CASE("the judge finds nothing in true records") {
  const Case at;
  const auto verdict = at.verdict();
  CHECK(verdict.findings.empty());
  CHECK(verdict.checks.games == 1);
  CHECK(verdict.checks.orders == 4);
  CHECK(verdict.checks.events > 20);
  CHECK(verdict.checks.looks > 6);
  CHECK(verdict.checks.receipts > 6);
}

TEST_CASE("the judge finds whatever is wrong in doctored records") {
  for (const auto& wrong : wrongs()) {
    CAPTURE(wrong.what);
    Case at;
    wrong.doctor(at);
    const auto findings = at.verdict().findings;
    for (const auto& finding : findings) CAPTURE(finding);
    CHECK(std::ranges::any_of(findings, [&](const std::string& finding) {
      return finding.find(wrong.finding) != std::string::npos;
    }));
  }
}

TEST_CASE("orders that were never answered may be there once or not at all") {
  Case at;
  auto& there = at.notebook.orders.back();
  there.acknowledgements.clear();
  there.unanswered = 1;
  auto not_there = there;
  not_there.id = std::string(16, 'n');
  at.notebook.orders.push_back(not_there);
  const auto verdict = at.verdict();
  CHECK(verdict.findings.empty());
  CHECK(verdict.doubts.open_done == 1);
  CHECK(verdict.doubts.open_undone == 1);
}
