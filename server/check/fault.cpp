#include "check/fault.hpp"

#include <array>

namespace chartroom::server {
namespace {

struct Words {
  FaultKind kind{};
  std::string_view word;
  std::string_view sentence;
};

constexpr std::array<Words, fault_kinds> all{{
    {FaultKind::gap, "gap", "entries are missing before this one"},
    {FaultKind::chain, "chain", "its hash does not continue the chain"},
    {FaultKind::unreadable, "unreadable", "it cannot be read"},
    {FaultKind::order_twice, "order-twice", "its order was carried out before"},
    {FaultKind::order_key, "order-key", "it says by halves which order it carries out"},
    {FaultKind::stranger, "stranger", "its account holds no seat in the game"},
    {FaultKind::after_end, "after-end", "the game had ended before it"},
    {FaultKind::summary, "summary", "its summary does not fit the game"},
    {FaultKind::status, "status", "the status does not fit the journal"},
    {FaultKind::seats, "seats", "it has begun, and a seat is empty"},
    {FaultKind::terms, "terms", "the terms are missing, cannot be read, or are another game's"},
    {FaultKind::seed, "seed", "the seed is not the one that was committed to"},
    {FaultKind::ruleset, "ruleset", "this program does not know its ruleset or set-up"},
    {FaultKind::fold, "fold", "the rules cannot apply it"},
    {FaultKind::state, "state", "the state after it is not the one it says"},
    {FaultKind::no_game, "no-game", "it belongs to no game"},
    {FaultKind::no_account, "no-account", "it names an account that does not exist"},
    {FaultKind::no_seat, "no-seat", "it belongs to no seat of the game"},
    {FaultKind::chat_gap, "chat-gap", "lines are missing before this one"},
    {FaultKind::cursor, "cursor", "it has seen more than there is"},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (static_cast<std::size_t>(all[i].kind) != i) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

std::string_view word_for(FaultKind kind) {
  return all.at(static_cast<std::size_t>(kind)).word;
}

std::string_view sentence_for(FaultKind kind) {
  return all.at(static_cast<std::size_t>(kind)).sentence;
}

}  // namespace chartroom::server
