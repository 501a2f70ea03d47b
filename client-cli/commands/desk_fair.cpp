// The desk's part in the dice.
#include <iostream>

#include "client-cli/commands/desk.hpp"
#include "client-cli/fair/keepsake.hpp"
#include "fair/fair.hpp"
#include "record/terms.hpp"

namespace chartroom::cli {

namespace {

core::Viewer eyes_of(v1::Side side) {
  return core::Viewer::of(core::admiral_of(side_from(side)));
}

}  // namespace

void Desk::remember(const v1::GameInfo& info, const std::string& nonce_commitment) const {
  const auto session = profile_.session(server_);
  const auto commitment = fair::unhex(info.seed_commitment());
  if (!session || !commitment) return;
  for (const auto& seat : info.seats()) {
    if (seat.player() != session->name) continue;
    auto kept = kept_of(profile_, info.id(), eyes_of(seat.side()));
    if (!kept.seed_commitment.empty()) continue;
    kept.seed_commitment = *commitment;
    kept.nonce_commitment = nonce_commitment;
    keep(profile_, info.id(), eyes_of(seat.side()), kept);
    break;  // who holds both sides has one nonce, for the first
  }
}

// Not before the terms are seen to be what was agreed: a nonce that is given too early could be
// chosen against.
bool Desk::give_nonces(const v1::GameInfo& info) {
  if (info.nonces_missing().empty() || info.terms().empty()) return false;
  const auto session = profile_.session(server_);
  const record::Terms terms{info.terms()};
  bool given = false;
  for (const auto& seat : info.seats()) {
    const bool mine = session && seat.player() == session->name;
    if (!mine || std::ranges::count(info.nonces_missing(), seat.side()) == 0) continue;
    const auto kept = kept_of(profile_, info.id(), eyes_of(seat.side()));
    if (!kept.seed_commitment.empty() &&
        kept.seed_commitment != terms.message().seed_commitment()) {
      std::cerr
          << "chartroom: the terms name another seed than was committed to first; your part in "
             "the dice is not given.\n";
      continue;
    }
    const auto nonce = nonce_behind(profile_, terms.nonce_commitment(side_from(seat.side())));
    if (!nonce) {
      std::cerr
          << "chartroom: your part in the dice is not in this profile. Use the one in which you "
             "took your side, or go without: chartroom nonce "
          << info.id().substr(0, 8) << " --lost\n";
      continue;
    }
    give_nonce(info.id(), seat.side(), *nonce);
    given = true;
  }
  return given;
}

void Desk::give_nonce(const std::string& game, v1::Side side, const std::string& nonce) {
  client_.use_side(side);
  v1::Request request;
  request.mutable_give_nonce()->set_game_id(game);
  request.mutable_give_nonce()->set_order_id(random_id());
  request.mutable_give_nonce()->set_nonce(nonce);
  (void)must(request);
}

}  // namespace chartroom::cli
