// Fair play over the wire: nonces, receipts, files, moments, and taking back.
#include <doctest/doctest.h>

#include "fair/fair.hpp"
#include "fair/signing.hpp"
#include "record/ledger.hpp"
#include "record/verify.hpp"
#include "support/database.hpp"
#include "support/hidden_ruleset.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

const std::string nonce_of_one(32, '1');
const std::string nonce_of_two(32, '2');

v1::GameInfo create_with_nonce(Player& player, const std::string& nonce, bool against_bot = false) {
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_side(v1::ONE);
  wish.set_against_bot(against_bot);
  wish.set_request_id(new_id());
  wish.set_nonce_commitment(fair::nonce_commitment(nonce));
  const auto reply = player.client.ask(request);
  REQUIRE(reply.has_game());
  return reply.game();
}

v1::Reply take_with_nonce(Player& player, const v1::GameInfo& game, const std::string& nonce) {
  v1::Request request;
  request.mutable_take_side()->set_game_id(game.id());
  request.mutable_take_side()->set_invitation(game.invitation());
  request.mutable_take_side()->set_nonce_commitment(fair::nonce_commitment(nonce));
  return player.client.ask(request);
}

v1::Reply give(Player& player, const std::string& game, const std::string& nonce) {
  v1::Request request;
  request.mutable_give_nonce()->set_game_id(game);
  request.mutable_give_nonce()->set_order_id(new_id());
  request.mutable_give_nonce()->set_nonce(nonce);
  return player.ask(request);
}

v1::Reply take_back(Player& player, const std::string& game) {
  v1::Request request;
  request.mutable_take_back_order()->set_game_id(game);
  request.mutable_take_back_order()->set_order_id(new_id());
  return player.ask(request);
}

v1::GameInfo look(Player& player, const std::string& game) {
  v1::Request request;
  request.mutable_get_game()->set_game_id(game);
  return player.client.ask(request).game();
}

// A whole file, in as many parts as it takes; or the refusal.
v1::Reply part(Player& player, const std::string& game, std::uint64_t offset) {
  v1::Request request;
  request.mutable_get_export()->set_game_id(game);
  request.mutable_get_export()->set_offset(offset);
  return player.ask(request);
}
std::string download(Player& player, const std::string& game) {
  std::string bytes;
  while (true) {
    const auto reply = part(player, game, bytes.size());
    REQUIRE(reply.has_export_part());
    bytes += reply.export_part().content();
    if (bytes.size() >= reply.export_part().size()) return bytes;
    REQUIRE(!reply.export_part().content().empty());
  }
}

// The digest of everything a player was told, as the player works it out.
std::string told_to(Player& player, const v1::GameInfo& info) {
  auto told = record::Terms{info.terms()}.genesis();
  for (const auto& event : player.events(info.id())) told = record::told_after(told, event);
  return told;
}

record::RulesetOf picket_only() {
  return [](const std::string&, const record::PackFiles&)
             -> std::expected<std::shared_ptr<const wire::RulesetEntry>, std::string> {
    return picket::ruleset();
  };
}

// Both sit, have given their nonces and watch.
v1::GameInfo begin_fair_match(Player& one, Player& two) {
  const auto game = create_with_nonce(one, nonce_of_one);
  REQUIRE(take_with_nonce(two, game, nonce_of_two).has_game());
  REQUIRE(give(one, game.id(), nonce_of_one).has_order_done());
  REQUIRE(give(two, game.id(), nonce_of_two).has_order_done());
  for (auto* player : {&one, &two}) REQUIRE(player->watch(game.id()).has_watching());
  one.asked(game.id(), v1::ONE);
  two.asked(game.id(), v1::TWO);
  return look(one, game.id());
}

void play_to_the_end(Player& one, Player& two, const std::string& game) {
  for (int i = 0; i < 40 && !one.seen(game).has_outcome(); ++i) {
    one.take_in();
    const auto awaited = one.seen(game).awaited();
    if (awaited.empty()) break;
    const auto& open = awaited[0];
    for (const int side : open.asked()) {
      auto& player = side == v1::ONE ? one : two;
      const std::string name = side == v1::ONE ? "one" : "two";
      const int square = open.kind() == "guess" ? 5 : 2;
      REQUIRE(
          player.order(game, open.number(), open.kind() + " " + name + " " + std::to_string(square))
              .has_order_done());
    }
    const auto number = open.number();
    one.until(game, [&](const v1::GameUpdate& update) {
      return update.has_outcome() || update.awaited(0).number() != number;
    });
  }
  two.until(game, [](const v1::GameUpdate& update) { return update.has_outcome(); });
}

}  // namespace

TEST_CASE("a game opens when both nonces are in; until then it can be looked at") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto game = create_with_nonce(one, nonce_of_one);
  CHECK(game.terms().empty());
  const auto begun = take_with_nonce(two, game, nonce_of_two);
  REQUIRE(begun.has_game());
  CHECK(begun.game().status() == v1::GameInfo::PLAYING);
  CHECK(begun.game().nonces_missing_size() == 2);
  const record::Terms terms{begun.game().terms()};
  CHECK(fair::hex(terms.message().seed_commitment()) == game.seed_commitment());
  CHECK(terms.nonce_commitment(core::Side::one) == fair::nonce_commitment(nonce_of_one));
  CHECK(terms.nonce_commitment(core::Side::two) == fair::nonce_commitment(nonce_of_two));

  REQUIRE(one.watch(game.id()).has_watching());
  CHECK(one.order(game.id(), 1, "hide one 2").refused().code() == v1::Refused::STALE);
  CHECK(give(one, game.id(), nonce_of_two).refused().code() == v1::Refused::AGAINST_THE_RULES);
  CHECK(give(one, game.id(), "short").refused().code() == v1::Refused::AGAINST_THE_RULES);
  REQUIRE(give(one, game.id(), nonce_of_one).has_order_done());
  CHECK(look(two, game.id()).nonces_missing_size() == 1);
  REQUIRE(give(two, game.id(), nonce_of_two).has_order_done());
  CHECK(look(two, game.id()).nonces_missing_size() == 0);
  CHECK(one.asked(game.id(), v1::ONE).kind() == "hide");
}

TEST_CASE("a commitment that is none is refused, and costs nothing") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_request_id(new_id());
  wish.set_nonce_commitment("not a digest");
  CHECK(one.client.ask(request).refused().code() == v1::Refused::MALFORMED);
  const auto game = one.create(v1::ONE);
  Player two{node.port(), "Cradock"};
  v1::Request taking;
  taking.mutable_take_side()->set_invitation(game.invitation());
  taking.mutable_take_side()->set_nonce_commitment("not a digest");
  CHECK(two.client.ask(taking).refused().code() == v1::Refused::MALFORMED);
  CHECK(look(one, game.id()).seats_size() == 1);
}

TEST_CASE("against the bot a game waits for the person's nonce only") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  const auto game = create_with_nonce(one, nonce_of_one, true);
  CHECK(game.status() == v1::GameInfo::PLAYING);
  CHECK(game.nonces_missing_size() == 1);
  REQUIRE(give(one, game.id(), nonce_of_one).has_order_done());
  REQUIRE(one.watch(game.id()).has_watching());
  CHECK(one.asked(game.id(), v1::ONE).kind() == "hide");
}

TEST_CASE(
    "every update has a signed receipt for all that was told, and reconnecting changes none") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto game = begin_fair_match(one, two);
  const record::Terms terms{game.terms()};
  REQUIRE(one.order(game.id(), 1, "hide one 2").has_order_done());
  REQUIRE(two.order(game.id(), 1, "hide two 1").has_order_done());
  for (auto* player : {&one, &two}) {
    const auto side = player == &one ? core::Side::one : core::Side::two;
    const auto update = player->until(game.id(), [](const v1::GameUpdate& u) {
      return u.awaited_size() > 0 && u.awaited(0).number() == 2;
    });
    REQUIRE(update.has_receipt());
    CHECK(update.receipt().cursor() == update.cursor());
    CHECK(update.receipt().told() == told_to(*player, game));
    const auto statement = record::receipt_statement(
        game.id(), core::Viewer::of(core::admiral_of(side)), update.receipt());
    CHECK(fair::signed_by(terms.message().signing_key(), statement, update.receipt().signature()));
    const auto other = record::receipt_statement(
        game.id(), core::Viewer::of(core::admiral_of(core::other(side))), update.receipt());
    CHECK(!fair::signed_by(terms.message().signing_key(), other, update.receipt().signature()));

    Player again{node.port(), player->name};
    REQUIRE(again.watch(game.id()).has_watching());
    const auto same = again.until(game.id(), [](const v1::GameUpdate&) { return true; });
    CHECK(same.receipt().SerializeAsString() == update.receipt().SerializeAsString());
  }
}

TEST_CASE("a finished game is taken home, verified with its receipts, and seen by every eye") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto game = begin_fair_match(one, two);
  CHECK(part(one, game.id(), 0).refused().code() == v1::Refused::NOT_ENDED);
  v1::Request moment;
  moment.mutable_get_moment()->set_game_id(game.id());
  moment.mutable_get_moment()->mutable_eye()->set_kind(v1::Eye::UMPIRE);
  CHECK(one.ask(moment).refused().code() == v1::Refused::NOT_ENDED);

  play_to_the_end(one, two, game.id());
  record::Kept kept{.terms = game.terms()};
  for (auto* player : {&one, &two}) {
    const auto side = player == &one ? core::Side::one : core::Side::two;
    kept.receipts.push_back(
        {core::Viewer::of(core::admiral_of(side)), player->seen(game.id()).receipt()});
  }
  const auto file = record::read_game_file(download(one, game.id()));
  REQUIRE(file);
  const auto verdict = record::verify(*file, picket_only(), kept);
  CAPTURE((verdict.broken ? verdict.broken->what : ""));
  CHECK(!verdict.broken);
  CHECK(verdict.receipts == 2);
  CHECK(verdict.nonce_of_one);
  CHECK(verdict.nonce_of_two);
  CHECK(download(two, game.id()) == record::write_game_file(*file));
  CHECK(part(one, game.id(), 1U << 30U).export_part().content().empty());

  const auto at = [&](v1::Eye::Kind kind, v1::Side side, std::uint64_t number) {
    auto& wish = *moment.mutable_get_moment();
    wish.mutable_eye()->set_kind(kind);
    wish.mutable_eye()->set_side(side);
    wish.set_number(number);
    return one.ask(moment);
  };
  // The other side's eye as well: there is nothing to hide any more.
  const auto seen = at(v1::Eye::SEAT, v1::TWO, two.events(game.id()).size()).moment();
  CHECK(seen.view() == two.seen(game.id()).view());
  CHECK(seen.last() == two.events(game.id()).size());
  CHECK(at(v1::Eye::UMPIRE, v1::SIDE_UNSPECIFIED, 9999).moment().view().find("boats") !=
        std::string::npos);
  CHECK(at(v1::Eye::PUBLIC, v1::SIDE_UNSPECIFIED, 0).moment().number() == 0);
  CHECK(at(v1::Eye::SEAT, v1::SIDE_UNSPECIFIED, 0).refused().code() == v1::Refused::UNKNOWN_THING);

  Player stranger{node.port(), "Sturdee"};
  CHECK(part(stranger, game.id(), 0).refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(stranger.ask(moment).refused().code() == v1::Refused::NO_SUCH_GAME);
}

TEST_CASE("taking back: freely, by consent, and never across a die; the bot consents") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto game = begin_fair_match(one, two);
  CHECK(take_back(one, game.id()).refused().code() == v1::Refused::AGAINST_THE_RULES);
  REQUIRE(one.order(game.id(), 1, "hide one 2").has_order_done());
  one.until(game.id(), [](const auto& u) { return u.take_back() == v1::GameUpdate::FREELY; });
  REQUIRE(take_back(one, game.id()).has_order_done());
  one.until(game.id(), [](const auto& u) { return u.take_back() == v1::GameUpdate::CANNOT; });
  REQUIRE(one.order(game.id(), 1, "hide one 3").has_order_done());
  REQUIRE(two.order(game.id(), 1, "hide two 1").has_order_done());
  one.until(game.id(), [](const auto& u) { return u.take_back() == v1::GameUpdate::BY_CONSENT; });
  REQUIRE(take_back(one, game.id()).has_order_done());
  two.until(game.id(), [](const auto& u) { return u.take_back_asked_by() == v1::ONE; });
  v1::Request allow;
  allow.mutable_answer_take_back()->set_game_id(game.id());
  allow.mutable_answer_take_back()->set_order_id(new_id());
  allow.mutable_answer_take_back()->set_accept(true);
  CHECK(one.ask(allow).has_refused());
  allow.mutable_answer_take_back()->set_order_id(new_id());
  REQUIRE(two.ask(allow).has_order_done());
  one.until(game.id(), [](const v1::GameUpdate& update) {
    return update.awaited(0).kind() == "hide" && update.awaited(0).asked_size() == 2;
  });

  const auto with_bot = create_with_nonce(one, nonce_of_one, true);
  REQUIRE(give(one, with_bot.id(), nonce_of_one).has_order_done());
  REQUIRE(one.watch(with_bot.id()).has_watching());
  one.asked(with_bot.id(), v1::ONE);
  REQUIRE(one.order(with_bot.id(), 1, "hide one 2").has_order_done());
  // The bot hides too, before or after.
  one.until(with_bot.id(), [](const auto& u) { return u.take_back() != v1::GameUpdate::CANNOT; });
  REQUIRE(take_back(one, with_bot.id()).has_order_done());
  one.until(with_bot.id(), [](const v1::GameUpdate& update) {
    return update.take_back_asked_by() == v1::SIDE_UNSPECIFIED && update.awaited_size() > 0 &&
           update.awaited(0).number() == 1 && update.take_back() == v1::GameUpdate::CANNOT;
  });
}
