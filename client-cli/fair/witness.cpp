#include "client-cli/fair/witness.hpp"

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "fair/signing.hpp"
#include "record/ledger.hpp"

namespace chartroom::cli {

namespace {

// The newest are enough to hold a server to: the digest in each is of everything before it.
constexpr std::size_t most_receipts = 500;

}  // namespace

Witness::Witness(const Profile& profile, const std::string& server, const v1::GameInfo& info,
                 core::Viewer viewer)
    : profile_{profile}, game_{info.id()}, viewer_{viewer}, kept_{kept_of(profile, game_, viewer)} {
  if (info.terms().empty()) {
    if (!kept_.terms.empty()) complain("The server does not show the terms of this game any more.");
    return;
  }
  if (kept_.terms.empty()) {
    kept_.terms = info.terms();
    keep(profile_, game_, viewer_, kept_);
  } else if (kept_.terms != info.terms()) {
    complain("The terms of this game are not those that you were shown first.");
  }
  try {
    terms_ = record::Terms{kept_.terms};
  } catch (const std::runtime_error& error) {
    complain(error.what());
    return;
  }
  if (!kept_.seed_commitment.empty() &&
      kept_.seed_commitment != terms_.message().seed_commitment()) {
    complain("The terms name another seed than the one that was committed to first.");
  }
  if (viewer_.kind() == core::Viewer::Kind::seat &&
      terms_.nonce_commitment(viewer_.seat().side) != kept_.nonce_commitment &&
      !kept_.nonce_commitment.empty()) {
    complain("Your part in the dice is not in the terms.");
  }
  key_ = pinned_key(profile_, server, terms_.message().signing_key());
  if (key_ != terms_.message().signing_key())
    complain("The server signs with another key than when you first met it.");
  told_ = terms_.genesis();
}

void Witness::complain(std::string what) {
  if (std::ranges::find(complaints_, what) == complaints_.end())
    complaints_.push_back(std::move(what));
}

void Witness::hear(const v1::NumberedEvent& event) {
  if (!has_terms()) return;
  if (event.number() != cursor_ + 1) {
    if (event.number() > cursor_ + 1) complain("Events are missing from what the server tells.");
    return;
  }
  cursor_ = event.number();
  told_ = record::told_after(told_, event);
  told_at_[cursor_] = told_;
  if (event.has_sealed()) {
    ++sealed_;
    seals_[event.sealed().number()] = event.sealed().digest();
  } else if (event.has_opened()) {
    check_opening(event.opened());
  } else if (event.table_event().has_nonce_given()) {
    check_nonce(event.table_event().nonce_given());
  }
}

// Each side's nonce is the one that the terms promise; that mine was lost, only I can say.
void Witness::check_nonce(const v1::TableEvent::NonceGiven& given) {
  const auto side = record::from_wire(given.side());
  if (!side) return complain("A nonce came from no side.");
  if (!given.nonce().empty() &&
      fair::nonce_commitment(given.nonce()) != terms_.nonce_commitment(*side)) {
    complain("A part in the dice is not the one that was committed to.");
  }
  const bool mine = viewer_.belongs_to(*side) && !kept_.nonce_commitment.empty();
  if (mine && given.nonce().empty() && nonce_behind(profile_, kept_.nonce_commitment)) {
    complain("The server says that your part in the dice is lost. It is not.");
  }
}

void Witness::check_opening(const v1::Opened& opened) {
  const auto seal = seals_.find(opened.number());
  if (seal == seals_.end()) return complain("Something was opened that had never been sealed.");
  ++opened_;
  if (seal->second != fair::salted(opened.salt(), opened.content())) {
    complain("What was opened (no. " + std::to_string(opened.number()) +
             ") is not what had been sealed.");
  }
  seals_.erase(seal);
}

void Witness::receive(const v1::Receipt& receipt) {
  if (!has_terms() || receipt.cursor() != cursor_) return;
  const auto statement = record::receipt_statement(game_, viewer_, receipt);
  if (!fair::signed_by(key_, statement, receipt.signature()))
    complain("A receipt of the server is not signed by its key.");
  if (receipt.told() != told_)
    complain("The server's receipt is for something else than it has told you.");
  for (const auto& older : kept_.receipts) {
    const auto now = told_at_.find(older.cursor());
    const bool same = older.cursor() == cursor_
                          ? older.told() == receipt.told() && older.head() == receipt.head()
                          : now != told_at_.end() && now->second == older.told();
    if (older.cursor() > cursor_ || (older.cursor() > 0 && !same))
      complain("The server tells the game's past otherwise than before (event " +
               std::to_string(older.cursor()) + ").");
  }
  keep_receipt(receipt);
}

void Witness::keep_receipt(const v1::Receipt& receipt) {
  if (!complaints_.empty()) return;  // what was kept is the better evidence
  if (!kept_.receipts.empty() && kept_.receipts.back().cursor() >= receipt.cursor()) return;
  kept_.receipts.push_back(receipt);
  if (kept_.receipts.size() > most_receipts) kept_.receipts.erase(kept_.receipts.begin());
  keep(profile_, game_, viewer_, kept_);
}

}  // namespace chartroom::cli
