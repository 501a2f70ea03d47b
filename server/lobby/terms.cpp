#include "lobby/terms.hpp"

#include "record/terms.hpp"

namespace chartroom::server {

std::string terms_of(const House& house, const GameRow& game) {
  v1::GameTerms out;
  out.set_scheme(record::fair_scheme);
  out.set_game_id(game.id);
  out.set_ruleset(game.ruleset);
  out.set_setup(game.setup);
  const auto ruleset = house.rulesets.find(game.ruleset);
  if (ruleset != house.rulesets.end()) out.set_pack_digest(ruleset->second->pack_digest());
  out.set_seed_commitment(game.seed_commitment);
  for (const auto& row : game.seats) {
    if (row.nonce_commitment.empty()) continue;
    auto& nonce = *out.add_nonces();
    nonce.set_side(record::to_wire(row.seat.side));
    nonce.set_digest(row.nonce_commitment);
  }
  out.set_signing_key(house.key.public_key);
  return out.SerializeAsString();
}

}  // namespace chartroom::server
