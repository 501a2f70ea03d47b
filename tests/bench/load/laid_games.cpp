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

namespace {

class Layer {
 public:
  explicit Layer(const std::string& database_url)
      : database_{database_url, 1}, connection_{server::connect(database_url)}, tx_{*connection_} {}

  [[nodiscard]] Account account() { return new_account(tx_, name_ + std::to_string(++accounts_)); }

  [[nodiscard]] LaidGame game(const core::BySide<Account>& players) {
    const auto scenario = ruleset_->scenarios().front();
    server::GameRow game{.id = new_uuid(),
                         .ruleset = ruleset_->id(),
                         .scenario = scenario,
                         .setup = ruleset_->setup_for(scenario, {}).value(),
                         .title = "load",
                         .status = v1::GameInfo::PLAYING,
                         .open = true,
                         .invitation = new_uuid(),
                         .seed = fair::random_bytes(fair::seed_bytes)};
    game.seed_commitment = fair::commitment(game.seed, game.id);
    for (const auto side : core::both_sides) {
      game.seats.push_back({.seat = core::admiral_of(side), .account = players[side].id});
    }
    game.terms = server::terms_of(house_, game);
    server::insert_game(tx_, game, players[core::Side::one].id, fair::random_bytes(16), "");
    tx_.exec_params0("UPDATE games SET terms = $2 WHERE id = $1", game.id,
                     server::to_bytea(game.terms));
    for (const auto& seat : game.seats) server::insert_seat(tx_, game.id, seat);
    return {game.id, played(*ruleset_, game)};
  }

  void commit() { tx_.commit(); }

 private:
  std::shared_ptr<const wire::RulesetEntry> ruleset_ =
      wire::far_seas_ruleset(CHARTROOM_LOAD_PACKS "/far_seas").value();
  wire::Rulesets rulesets_{{ruleset_->id(), ruleset_}};
  server::Database database_;
  fair::SigningKey key_ = server::signing_key(database_);
  server::House house_{rulesets_, key_};
  std::unique_ptr<pqxx::connection> connection_;
  pqxx::work tx_;
  std::string name_ = "load" + fair::hex(fair::random_bytes(4)) + "-";
  std::size_t accounts_{};
};

}  // namespace

Laid lay_games(const std::string& database_url, std::size_t tables, std::size_t turns) {
  Layer layer{database_url};
  Laid out{.tables = std::vector<LaidTable>(tables), .eyes = layer.account().token};
  std::vector<core::BySide<Account>> players;
  for (auto& table : out.tables) {
    players.emplace_back(layer.account(), layer.account());
    for (const auto side : core::both_sides) table.token[side] = players.back()[side].token;
  }
  std::size_t games = 0;
  std::size_t laid = 0;
  const auto tell = [&](const char* end) {
    std::fprintf(stderr, "\r%zu games laid out, %zu orders%s", games, laid, end);
  };
  for (; games < tables || laid < turns; ++games) {
    auto& table = out.tables[games % tables];
    table.games.push_back(layer.game(players[games % tables]));
    laid += table.games.back().turns.size();
    if (games % 100 == 99) tell("");
  }
  layer.commit();
  tell("\n");
  return out;
}

}  // namespace chartroom::load
