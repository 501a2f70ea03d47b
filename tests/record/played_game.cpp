#include "tests/record/played_game.hpp"

#include <cstdlib>
#include <stdexcept>

#include "fair/fair.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::testing {
namespace {

std::string bytes_of(const std::string& what, std::uint64_t seed) {
  return fair::sha256(what + std::to_string(seed));
}

fair::SigningKey test_key() {
  static const fair::SigningKey key = fair::new_signing_key();
  return key;
}

std::string setup_of(const GameWish& wish) {
  const auto scenario = wish.scenario.empty() ? wish.ruleset->scenarios().front() : wish.scenario;
  auto setup = wish.ruleset->setup_for(scenario, wish.options);
  if (!setup) throw std::runtime_error(setup.error().what.text());
  return *std::move(setup);
}

record::Terms terms_for(const GameWish& wish, const std::string& setup, const std::string& seed,
                        const core::BySide<std::string>& nonces, const fair::SigningKey& key) {
  v1::GameTerms out;
  out.set_scheme(record::fair_scheme);
  out.set_game_id(a_game_id);
  out.set_ruleset(wish.ruleset->id());
  out.set_setup(setup);
  out.set_pack_digest(wish.ruleset->pack_digest());
  out.set_seed_commitment(fair::commitment(seed, a_game_id));
  for (const auto side : core::both_sides) {
    if (!wish.nonces) continue;
    auto& nonce = *out.add_nonces();
    nonce.set_side(record::to_wire(side));
    nonce.set_digest(fair::nonce_commitment(nonces[side]));
  }
  out.set_signing_key(key.public_key);
  return record::Terms{out.SerializeAsString()};
}

}  // namespace

std::shared_ptr<const wire::RulesetEntry> far_seas() {
  const char* source = std::getenv("CHARTROOM_SOURCE_DIR");
  if (source == nullptr) throw std::runtime_error("CHARTROOM_SOURCE_DIR is not set");
  static const auto ruleset =
      wire::far_seas_ruleset(std::string{source} + "/common/data/far_seas").value();
  return ruleset;
}

void make_fit(v1::GameExport& file, const fair::SigningKey& key) {
  auto hash = record::Terms{file.terms()}.genesis();
  std::uint64_t number = 0;
  for (auto& entry : *file.mutable_entries()) {
    const auto salt = fair::derive(file.seed(), file.game_id(), "salt of an entry", ++number);
    hash = fair::chain(hash, fair::salted(salt, entry.entry()));
    entry.set_hash(hash);
  }
  file.set_signature(fair::sign(key, record::export_statement(file)));
}

PlayedGame::PlayedGame(GameWish wish)
    : wish_{std::move(wish)},
      key_{test_key()},
      nonces_{bytes_of("nonce of one", wish_.seed), bytes_of("nonce of two", wish_.seed)},
      setup_{setup_of(wish_)},
      seed_{bytes_of("seed", wish_.seed)},
      terms_{terms_for(wish_, setup_, seed_, nonces_, key_)},
      record_{beginning()} {}

record::Beginning PlayedGame::beginning() const {
  auto umpire = wish_.ruleset->new_game(setup_);
  if (!umpire) throw std::runtime_error(umpire.error().what.text());
  return {*std::move(umpire), seed_, a_game_id, terms_};
}

void PlayedGame::take(record::Record::Step step) {
  entries_.emplace_back(step.bytes, step.hash);
  record_.take(std::move(step));
  if (look) look(record_);
}

void PlayedGame::open_if_ready() {
  if (record_.may_open()) take(record_.step(record_.opening()));
}

std::string PlayedGame::act(core::Side side, const record::Act& act) {
  auto entry = record_.decide(core::admiral_of(side), act);
  if (!entry) return entry.error().what.text();
  take(record_.step(*std::move(entry)));
  open_if_ready();
  return {};
}

bool PlayedGame::play_on() {
  for (const auto side : core::both_sides) {
    const auto seat = core::admiral_of(side);
    for (const auto& open : record_.umpire().awaited(core::Viewer::of(seat))) {
      if (!open.asked[side]) continue;
      const auto turn = turn_++;
      const auto order = wish_.player ? wish_.player(record_.umpire(), seat, turn)
                                      : record_.umpire().bot_order(seat, core::Strength::midshipman,
                                                                   wish_.seed * 1000003 + turn);
      const auto refusal = act(side, record::RulesOrder{open.number, order});
      if (!refusal.empty()) throw std::runtime_error("refused: " + refusal);
      return true;
    }
  }
  return false;
}

void PlayedGame::play_to_the_end() {
  if (wish_.nonces) {
    for (const auto side : core::both_sides) {
      if (!record_.table().nonces_missing().empty())
        (void)act(side, record::GiveNonceOrder{nonces_[side]});
    }
  }
  open_if_ready();
  while (play_on()) {
  }
  if (!record_.outcome()) throw std::runtime_error("the game has not ended");
}

v1::GameExport PlayedGame::exported() const {
  v1::GameExport out;
  out.set_terms(terms_.bytes());
  out.set_seed(seed_);
  for (const auto& [bytes, hash] : entries_) {
    auto& entry = *out.add_entries();
    entry.set_entry(bytes);
    entry.set_hash(hash);
  }
  for (const auto& [name, content] : wish_.ruleset->pack_files()) {
    auto& file = *out.add_pack();
    file.set_name(name);
    file.set_content(content);
  }
  out.set_game_id(a_game_id);
  out.set_ruleset(wish_.ruleset->id());
  out.set_title("A game");
  out.set_setup(setup_);
  out.set_signature(fair::sign(key_, record::export_statement(out)));
  return out;
}

v1::Receipt PlayedGame::receipt(core::Viewer viewer) const {
  auto out = record_.ledger(viewer).receipt();
  out.set_signature(fair::sign(key_, record::receipt_statement(a_game_id, viewer, out)));
  return out;
}

record::RulesetOf PlayedGame::ruleset_of() const {
  return [ruleset = wish_.ruleset](const std::string& id, const record::PackFiles& files)
             -> std::expected<std::shared_ptr<const wire::RulesetEntry>, std::string> {
    if (id != ruleset->id()) return std::unexpected("no such ruleset");
    if (files != ruleset->pack_files()) return std::unexpected("other data");
    return ruleset;
  };
}

}  // namespace chartroom::testing
