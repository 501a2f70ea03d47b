// A genuine file is found genuine, and a forged one forged: by somebody who changes a file, and by
// a server that has the key and makes everything fit again.
#include <doctest/doctest.h>

#include <functional>

#include "fair/fair.hpp"
#include "record/verify.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/record/played_game.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

PlayedGame finished(GameWish wish) {
  PlayedGame game{std::move(wish)};
  game.play_to_the_end();
  return game;
}

std::string words(const record::Verdict& verdict) {
  if (!verdict.broken) return "genuine";
  return std::to_string(verdict.broken->entry) + "/" + std::to_string(verdict.broken->event) + " " +
         verdict.broken->what;
}

}  // namespace

TEST_CASE("a genuine game is genuine: Picket") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto game = finished({.ruleset = picket::ruleset(), .seed = seed});
    const auto verdict = record::verify(game.exported(), game.ruleset_of());
    CAPTURE(words(verdict));
    CHECK(!verdict.broken);
    CHECK(verdict.entries == game.entries().size());
    CHECK(verdict.nonce_of_one);
    CHECK(verdict.nonce_of_two);
    CHECK(verdict.sealings >= 4);
  }
}

TEST_CASE("a genuine game is genuine: The Far Seas, every ruleset of it") {
  const GameWish wishes[] = {
      {.ruleset = far_seas(), .scenario = "basic"},
      {.ruleset = far_seas(), .scenario = "full"},
      {.ruleset = far_seas(), .scenario = "full", .options = {"double-blind"}},
      {.ruleset = far_seas(), .scenario = "coronel"},
  };
  for (const auto& wish : wishes) {
    const auto game = finished(wish);
    const auto file = record::read_game_file(record::write_game_file(game.exported()));
    REQUIRE(file);
    const auto verdict = record::verify(*file, game.ruleset_of());
    CAPTURE(words(verdict));
    CHECK(!verdict.broken);
    CHECK(verdict.dice > 0);
    CHECK(verdict.outcome.has_value());
  }
}

TEST_CASE("a game in which orders were taken back is genuine") {
  PlayedGame game{{.ruleset = picket::ruleset(), .nonces = false}};
  game.open_if_ready();
  REQUIRE(game.play_on());
  REQUIRE(game.act(core::Side::one, record::TakeBackOrder{}).empty());
  game.play_to_the_end();
  const auto verdict = record::verify(game.exported(), game.ruleset_of());
  CAPTURE(words(verdict));
  CHECK(!verdict.broken);
}

TEST_CASE("every byte of the entries matters, whoever changes it") {
  const auto game = finished({.ruleset = picket::ruleset(), .seed = 9});
  const auto good = game.exported();
  int forged = 0, genuine = 0;
  for (int e = 0; e < good.entries_size(); ++e) {
    const auto size = good.entries(e).entry().size();
    for (std::size_t at = 0; at < size; at += 1 + size / 25) {
      auto file = good;
      auto& bytes = *file.mutable_entries(e)->mutable_entry();
      bytes[at] = static_cast<char>(bytes[at] ^ 0x01);
      // By somebody without the key.
      const auto stranger = record::verify(file, game.ruleset_of());
      CAPTURE(e);
      CAPTURE(at);
      CHECK(stranger.broken.has_value());
      if (stranger.broken) CHECK(stranger.broken->entry <= static_cast<std::uint64_t>(e) + 1);
      // By the server, which makes hashes and signature fit. An order may be replaced by another
      // that brings the very same about; nothing else may.
      make_fit(file, game.key());
      const auto server = record::verify(file, game.ruleset_of());
      (server.broken ? forged : genuine) += 1;
      CAPTURE(words(server));
      CHECK(server.broken.has_value());
    }
  }
  CHECK(forged > 100);
  CHECK(genuine == 0);
}

TEST_CASE("a hundred forgeries of a long game, each found where it is") {
  const auto game = finished({.ruleset = far_seas(), .scenario = "full", .seed = 4});
  const auto good = game.exported();
  core::Chooser chance{7};
  for (int i = 0; i < 100; ++i) {
    auto file = good;
    const auto e = static_cast<int>(chance.below(static_cast<std::size_t>(file.entries_size())));
    v1::JournalEntry entry;
    REQUIRE(entry.ParseFromString(file.entries(e).entry()));
    CAPTURE(i);
    CAPTURE(e);
    if (entry.has_rules() && entry.rules().events_size() > 0) {
      auto& rules = *entry.mutable_rules();
      auto& event = *rules.mutable_events(
          static_cast<int>(chance.below(static_cast<std::size_t>(rules.events_size()))));
      switch (chance.below(5)) {
        case 0:  // a die, a ship, a place
          event.mutable_event()->back() = static_cast<char>(event.event().back() ^ 1);
          break;
        case 1: event.set_audience(event.audience() ^ 1U); break;
        case 2: rules.set_dice_rolled(0, rules.dice_rolled(0) + 1); break;
        case 3: rules.mutable_events()->RemoveLast(); break;
        default:  // where there is a digest of the state, another one; else one where none belongs
          if (rules.state().empty()) rules.set_state(std::string(fair::digest_bytes, 'x'));
          (*rules.mutable_state())[3] = static_cast<char>(rules.state()[3] ^ 1);
          break;
      }
      file.mutable_entries(e)->set_entry(entry.SerializeAsString());
    } else {
      file.mutable_entries(e)->mutable_entry()->push_back('x');
    }
    if (chance.below(2) == 0) make_fit(file, game.key());
    const auto verdict = record::verify(file, game.ruleset_of());
    REQUIRE(verdict.broken);
    CAPTURE(words(verdict));
    CHECK(verdict.broken->entry == static_cast<std::uint64_t>(e) + 1);
  }
}

TEST_CASE("forgeries of what stands around the entries") {
  const auto game = finished({.ruleset = picket::ruleset(), .seed = 5});
  struct Forgery {
    const char* name;
    std::function<void(v1::GameExport&)> make;
  };
  const Forgery forgeries[] = {
      {"another seed", [](auto& f) { (*f.mutable_seed())[0] ^= 1; }},
      {"another game", [](auto& f) { f.set_game_id("11111111-2222-4333-8444-555555555556"); }},
      {"another ruleset", [](auto& f) { f.set_ruleset("salvo"); }},
      {"other data", [](auto& f) { f.mutable_pack(0)->mutable_content()->push_back(' '); }},
      {"data missing", [](auto& f) { f.clear_pack(); }},
      {"another set-up", [](auto& f) { f.set_setup("alone"); }},
      {"an entry missing at the end", [](auto& f) { f.mutable_entries()->RemoveLast(); }},
      {"an entry missing in the middle",
       [](auto& f) { f.mutable_entries()->DeleteSubrange(4, 1); }},
      {"an entry twice", [](auto& f) { *f.add_entries() = f.entries(f.entries_size() - 1); }},
      {"entries exchanged", [](auto& f) { f.mutable_entries()->SwapElements(3, 4); }},
      {"no terms", [](auto& f) { f.clear_terms(); }},
      {"other terms",
       [](auto& f) {
         v1::GameTerms terms;
         terms.ParseFromString(f.terms());
         terms.mutable_nonces()->RemoveLast();
         f.set_terms(terms.SerializeAsString());
       }},
  };
  for (const auto& forgery : forgeries) {
    CAPTURE(forgery.name);
    auto file = game.exported();
    forgery.make(file);
    CHECK(record::verify(file, game.ruleset_of()).broken.has_value());
    if (file.terms().empty()) continue;
    make_fit(file, game.key());
    CHECK(record::verify(file, game.ruleset_of()).broken.has_value());
  }
  auto file = game.exported();
  file.set_title("Another title");
  CHECK(record::verify(file, game.ruleset_of()).broken.has_value());
  file = game.exported();
  file.clear_signature();
  CHECK(record::verify(file, game.ruleset_of()).broken.has_value());
}

TEST_CASE("a server that plays a second game, with everything fitting, is found by what was kept") {
  PlayedGame real{{.ruleset = picket::ruleset(), .seed = 11}};
  record::Kept kept;
  real.look = [&](const record::Record& record) {
    for (const auto viewer : record::Record::viewers()) {
      if (record.ledger(viewer).cursor() > 0)
        kept.receipts.push_back({viewer, real.receipt(viewer)});
    }
  };
  real.play_to_the_end();
  kept.terms = real.record().terms().bytes();
  kept.public_key = real.key().public_key;
  const auto fits = record::verify(real.exported(), real.ruleset_of(), kept);
  CAPTURE(words(fits));
  CHECK(!fits.broken);
  CHECK(fits.receipts == kept.receipts.size());

  // The same seed and terms, but other orders: genuine in itself.
  auto second =
      finished({.ruleset = picket::ruleset(),
                .seed = 11,
                .player = [](const wire::Umpire& umpire, core::Seat seat, std::uint64_t turn) {
                  return umpire.bot_order(seat, core::Strength::midshipman, turn + 77);
                }});
  CHECK(!record::verify(second.exported(), second.ruleset_of()).broken);
  const auto found = record::verify(second.exported(), second.ruleset_of(), kept);
  REQUIRE(found.broken);
  CHECK(found.broken->what.find("event") != std::string::npos);

  // Another key, another set of terms.
  auto other_key = kept;
  other_key.public_key[0] ^= 1;
  CHECK(record::verify(real.exported(), real.ruleset_of(), other_key).broken.has_value());
  auto other_terms = kept;
  other_terms.terms.back() ^= 1;
  CHECK(record::verify(real.exported(), real.ruleset_of(), other_terms).broken.has_value());
  auto unsigned_receipt = kept;
  unsigned_receipt.receipts.front().receipt.clear_signature();
  CHECK(record::verify(real.exported(), real.ruleset_of(), unsigned_receipt).broken.has_value());
}

TEST_CASE("a file that is no game file is refused in words") {
  const auto game = finished({.ruleset = picket::ruleset()});
  const auto good = record::write_game_file(game.exported());
  CHECK(record::read_game_file(good).has_value());
  CHECK(!record::read_game_file("").has_value());
  CHECK(!record::read_game_file("CHARTROOM-GAME-1\n\xff\xff").has_value());
  CHECK(!record::read_game_file("CHARTROOM-GAME-2\n" + good.substr(17)).has_value());
  for (std::size_t cut = 1; cut < good.size(); cut += 1 + good.size() / 50) {
    const auto file = record::read_game_file(good.substr(0, good.size() - cut));
    if (file) CHECK(record::verify(*file, game.ruleset_of()).broken.has_value());
  }
  CHECK(!record::read_game_file(good + std::string{"\x98\x06\x01", 3}).has_value());  // field 99
}
