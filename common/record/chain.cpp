#include "record/chain.hpp"

#include "fair/fair.hpp"

namespace chartroom::record {

Chain::Chain(const Terms& terms, std::string seed, std::string game_id)
    : salted_{terms.any()},
      seed_{std::move(seed)},
      game_id_{std::move(game_id)},
      genesis_{salted_ ? terms.genesis() : fair::commitment(seed_, game_id_)} {}

std::string Chain::after(std::string_view head, std::uint64_t seq, std::string_view entry) const {
  if (!salted_) return fair::chain(head, entry);
  // The chain is over salted digests: a head is shown to players who could else guess at an entry
  // and try.
  const auto salt = fair::derive(seed_, game_id_, "salt of an entry", seq);
  return fair::chain(head, fair::salted(salt, entry));
}

}  // namespace chartroom::record
