#include "journal/keys.hpp"

namespace chartroom::server {

fair::SigningKey signing_key(Database& database) {
  const auto fresh = fair::new_signing_key();
  return database.transact([&fresh](pqxx::work& tx) {
    tx.exec_params0(
        "INSERT INTO signing_keys (id, secret, public_key) VALUES (1, $1, $2)"
        " ON CONFLICT DO NOTHING",
        to_bytea(fresh.secret), to_bytea(fresh.public_key));
    const auto row = tx.exec_params1("SELECT secret, public_key FROM signing_keys WHERE id = 1");
    return fair::SigningKey{from_bytea(row[0]), from_bytea(row[1])};
  });
}

}  // namespace chartroom::server
