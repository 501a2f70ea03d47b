// What this player keeps of a game so that the server can be held to its word (docs/fair-play.md):
// what was shown of it first, the nonces of one's own, and every receipt. In the profile, one file
// for each game and side.
//
//   fair/GAME-SIDE.json   terms, seed commitment, sealings not opened yet, receipts; all in hex
//   fair/nonces.txt       every nonce that was ever committed to, a line each
//   fair/keys.json        {"ws://host:port": the key that the server signs with}
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "client-cli/profile/profile.hpp"
#include "rules/core/side.hpp"

namespace chartroom::cli {

namespace v1 = chartroom::v1;

struct Keepsake {
  std::string terms;                  // GameTerms
  std::string seed_commitment;        // as first seen
  std::string nonce_commitment;       // mine, as I sent it
  std::vector<v1::Receipt> receipts;  // by cursor, rising
};

// Whose eyes: "one", "two" or "public".
[[nodiscard]] std::string name_of_eyes(core::Viewer viewer);

[[nodiscard]] Keepsake kept_of(const Profile& profile, const std::string& game,
                               core::Viewer viewer);
void keep(const Profile& profile, const std::string& game, core::Viewer viewer,
          const Keepsake& keepsake);

// A new nonce of mine, kept before anybody sees its commitment.
struct Nonce {
  std::string bytes;
  std::string commitment;
};
[[nodiscard]] Nonce new_nonce(const Profile& profile);
// The one that was committed to so; nothing if it is not in this profile.
[[nodiscard]] std::optional<std::string> nonce_behind(const Profile& profile,
                                                      const std::string& commitment);

// The key that a server signed with when it was first seen; kept if it is new. Empty bytes are not
// kept.
[[nodiscard]] std::string pinned_key(const Profile& profile, const std::string& server,
                                     const std::string& key);

}  // namespace chartroom::cli
