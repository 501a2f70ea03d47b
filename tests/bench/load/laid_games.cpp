#include "load/laid_games.hpp"

#include <cstdio>
#include <pqxx/pqxx>

#include "fair/fair.hpp"
#include "fair/signing.hpp"
#include "journal/database.hpp"
#include "journal/keys.hpp"
#include "lobby/games.hpp"
#include "lobby/terms.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::load {
namespace {

std::string new_uuid() {
  auto text = fair::hex(fair::random_bytes(16));
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return text;
}

std::vector<Turn> played(const wire::RulesetEntry& ruleset, const server::GameRow& game) {
  auto umpire = ruleset.new_game(game.setup).value();
  const fair::HmacOracle oracle{game.seed, game.id};
  umpire->apply(umpire->opening(oracle));
  std::vector<Turn> turns;
  while (!umpire->outcome()) {
    const auto open = umpire->awaited(core::Viewer::public_eye());
    const auto& decision = open.front();
    const auto side = decision.asked[core::Side::one] ? core::Side::one : core::Side::two;
    const auto seat = core::admiral_of(side);
    Turn turn{side, decision.number,
              umpire->bot_order(seat, core::Strength::midshipman, turns.size())};
    auto decided = umpire->decide(seat, turn.decision, turn.order, oracle);
    // A bot's order answers the first decision that takes it.
    for (std::size_t i = 1; !decided && i < open.size(); ++i) {
      turn.decision = open[i].number;
      decided = umpire->decide(seat, turn.decision, turn.order, oracle);
    }
    umpire->apply(decided.value());
    turns.push_back(std::move(turn));
  }
  return turns;
}

struct Account {
  std::int64_t id{};
  std::string token;
};

Account new_account(pqxx::work& tx, const std::string& name) {
  Account out{.id = tx.exec_params1("INSERT INTO accounts (name, name_key, password_hash)"
                                    " VALUES ($1, $1, 'none') RETURNING id",
                                    name)[0]
                        .as<std::int64_t>(),
              .token = fair::hex(fair::random_bytes(32))};
  tx.exec_params0(
      "INSERT INTO sessions (token_digest, account_id, expires_at)"
      " VALUES ($1, $2, now() + interval '1 day')",
      server::to_bytea(fair::sha256(out.token)), out.id);
  return out;
}

}  // namespace

Laid lay_games(const std::string& database_url, std::size_t games, std::size_t turns) {
  const auto ruleset = wire::far_seas_ruleset(CHARTROOM_LOAD_PACKS "/far_seas").value();
  const wire::Rulesets rulesets{{ruleset->id(), ruleset}};
  server::Database database{database_url, 1};
  const auto key = server::signing_key(database);
  const server::House house{rulesets, key};
  const auto connection = server::connect(database_url);
  pqxx::work tx{*connection};
  const auto name = "load" + fair::hex(fair::random_bytes(4));
  const auto one = new_account(tx, name + "1");
  const auto two = new_account(tx, name + "2");
  const auto eyes = new_account(tx, name + "3");

  Laid out{.people = {.token = {one.token, two.token}, .eyes = eyes.token}, .games = {}};
  std::size_t laid = 0;
  while (out.games.size() < games || laid < turns) {
    server::GameRow game{.id = new_uuid(),
                         .ruleset = ruleset->id(),
                         .scenario = ruleset->scenarios().front(),
                         .setup = ruleset->setup_for(ruleset->scenarios().front(), {}).value(),
                         .title = "load",
                         .status = v1::GameInfo::PLAYING,
                         .open = true,
                         .invitation = new_uuid(),
                         .seed = fair::random_bytes(fair::seed_bytes)};
    game.seed_commitment = fair::commitment(game.seed, game.id);
    game.seats = {{.seat = core::admiral_of(core::Side::one), .account = one.id},
                  {.seat = core::admiral_of(core::Side::two), .account = two.id}};
    game.terms = server::terms_of(house, game);
    server::insert_game(tx, game, one.id, fair::random_bytes(16), "");
    tx.exec_params0("UPDATE games SET terms = $2 WHERE id = $1", game.id,
                    server::to_bytea(game.terms));
    for (const auto& seat : game.seats) server::insert_seat(tx, game.id, seat);
    out.games.push_back({game.id, played(*ruleset, game)});
    laid += out.games.back().turns.size();
    if (out.games.size() % 100 == 0) {
      std::fprintf(stderr, "\r%zu games laid out, %zu orders", out.games.size(), laid);
    }
  }
  tx.commit();
  std::fprintf(stderr, "\r%zu games laid out, %zu orders\n", out.games.size(), laid);
  return out;
}

}  // namespace chartroom::load
