#include "support/same_game.hpp"

#include "fair/fair.hpp"

namespace chartroom::testing {

void same_key_everywhere(const TestDatabase& database) {
  // RFC 8032, 7.1, test 2.
  database.exec(
      "INSERT INTO signing_keys (id, secret, public_key) VALUES (1,"
      " '\\x4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',"
      " '\\x3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')");
}

v1::GameInfo same_game_everywhere(const TestDatabase& database, Player& somebody) {
  (void)somebody.create(v1::SIDE_UNSPECIFIED);
  const std::string seed(32, 's');
  // Its maker, who took no side, is invited under the old id.
  database.exec("DELETE FROM invitations");
  database.exec("UPDATE games SET id = '" + std::string{same_game_id} +
                "', invitation = 'the same in both', created_at = 'epoch', seed = '\\x" +
                fair::hex(seed) + "', seed_commitment = '\\x" +
                fair::hex(fair::commitment(seed, same_game_id)) + "'");
  v1::GameInfo out;
  out.set_id(same_game_id);
  out.set_invitation("the same in both");
  return out;
}

}  // namespace chartroom::testing
