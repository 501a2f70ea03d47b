#include "accounts/accounts.hpp"

#include "accounts/names.hpp"
#include "fair/fair.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t token_bytes = 32;
constexpr std::size_t shortest_password = 8;
constexpr std::size_t longest_password = 256;
constexpr Statement find_session{
    "find_session",
    "SELECT a.id, a.name FROM sessions s JOIN accounts a ON a.id = s.account_id"
    " WHERE s.token_digest = $1 AND s.expires_at > now()"};

v1::Refused too_many() {
  return refused(v1::Refused::TOO_MANY, "Too many attempts to sign in.", "Wait a minute.");
}

// One answer for a name that does not exist and for a password that is wrong.
v1::Refused bad_credentials() {
  return refused(v1::Refused::BAD_CREDENTIALS, "Name and password do not fit together.",
                 "Check both, or register.");
}

struct Stored {
  Account account;
  std::string hash;
};

std::optional<Stored> find_stored(pqxx::work& tx, const std::string& key) {
  const auto rows =
      tx.exec_params("SELECT id, name, password_hash FROM accounts WHERE name_key = $1", key);
  if (rows.empty()) return std::nullopt;
  return Stored{{rows[0][0].as<AccountId>(), rows[0][1].as<std::string>()},
                rows[0][2].as<std::string>()};
}

}  // namespace

std::optional<Account> find_account(pqxx::work& tx, std::string_view name) {
  const auto key = name_key(name);
  if (!key) return std::nullopt;
  auto stored = find_stored(tx, *key);
  if (!stored) return std::nullopt;
  return std::move(stored->account);
}

Accounts::Accounts(Database& database, const AccountSettings& settings)
    : database_{database},
      passwords_{settings.argon2},
      session_lasts_{settings.session_lasts},
      most_sessions_{settings.most_sessions},
      by_address_{settings.attempts_per_minute, settings.attempts_burst},
      by_name_{settings.attempts_per_minute, settings.attempts_burst},
      slow_{settings.argon2_threads} {}

Awaitable<Accounts::Answer<SignIn>> Accounts::sign_up(std::string name, std::string password,
                                                      std::string address) {
  if (!by_address_.take(address)) co_return std::unexpected(too_many());
  const auto key = name_key(name);
  if (!key) {
    co_return std::unexpected(refused(v1::Refused::BAD_NAME, "This cannot be a name.",
                                      "Use 2 to 32 letters, digits, '-', '_' and '.'."));
  }
  if (password.size() < shortest_password || password.size() > longest_password) {
    co_return std::unexpected(refused(v1::Refused::BAD_PASSWORD,
                                      "The password is too short or too long.",
                                      "Use 8 to 256 bytes."));
  }
  auto compute = [this, &password] { return passwords_.hash(password); };
  const auto hash = co_await offload(slow_, std::move(compute));
  auto insert = [name, key = *key, hash](pqxx::work& tx) -> std::optional<AccountId> {
    const auto rows = tx.exec_params(
        "INSERT INTO accounts (name, name_key, password_hash) VALUES ($1, $2, $3)"
        " ON CONFLICT (name_key) DO NOTHING RETURNING id",
        name, key, hash);
    if (rows.empty()) return std::nullopt;
    return rows[0][0].as<AccountId>();
  };
  const auto id = co_await database_.run(std::move(insert));
  if (!id) {
    co_return std::unexpected(
        refused(v1::Refused::NAME_TAKEN, "This name is taken.", "Choose another."));
  }
  Account account{*id, std::move(name)};
  co_return co_await begin_session(std::move(account));
}

Awaitable<Accounts::Answer<SignIn>> Accounts::log_in(std::string name, std::string password,
                                                     std::string address) {
  const auto key = name_key(name);
  const bool name_may = by_name_.take(key.value_or(""));
  if (!by_address_.take(address) || !name_may) co_return std::unexpected(too_many());
  if (password.size() > longest_password) co_return std::unexpected(bad_credentials());
  auto query = [key = key.value_or("")](pqxx::work& tx) { return find_stored(tx, key); };
  auto stored = co_await database_.run(std::move(query));
  auto compare = [this, &stored, &password] {
    return stored ? passwords_.matches(stored->hash, password)
                  : passwords_.matches_nobody(password);
  };
  const bool matches = co_await offload(slow_, std::move(compare));
  if (!matches) co_return std::unexpected(bad_credentials());
  co_return co_await begin_session(std::move(stored->account));
}

Awaitable<SignIn> Accounts::begin_session(Account account) {
  SignIn out{std::move(account), fair::hex(fair::random_bytes(token_bytes))};
  auto insert = [digest = fair::sha256(out.token), id = out.account.id,
                 hours = session_lasts_.count(), most = most_sessions_](pqxx::work& tx) {
    tx.exec_params0("DELETE FROM sessions WHERE expires_at < now()");
    tx.exec_params0(
        "INSERT INTO sessions (token_digest, account_id, expires_at)"
        " VALUES ($1, $2, now() + $3 * interval '1 hour')",
        to_bytea(digest), id, hours);
    tx.exec_params0(
        "DELETE FROM sessions WHERE token_digest IN (SELECT token_digest FROM sessions"
        " WHERE account_id = $1 ORDER BY created_at DESC, token_digest OFFSET $2)",
        id, most);
  };
  co_await database_.run(std::move(insert));
  co_return out;
}

Awaitable<Accounts::Answer<SignIn>> Accounts::resume(std::string token, std::string address) {
  auto query = [digest = fair::sha256(token)](Database::Reading& tx) -> std::optional<Account> {
    const auto rows = exec_known(tx, find_session, to_bytea(digest));
    if (rows.empty()) return std::nullopt;
    return Account{rows[0][0].as<AccountId>(), rows[0][1].as<std::string>()};
  };
  auto account = co_await database_.read(std::move(query));
  if (account) co_return SignIn{*std::move(account), std::move(token)};
  // Only failures count: a token cannot be guessed, and people reconnect often.
  if (!by_address_.take(address)) co_return std::unexpected(too_many());
  co_return std::unexpected(refused(v1::Refused::BAD_CREDENTIALS,
                                    "This session has ended or never was.", "Log in again."));
}

Awaitable<void> Accounts::log_out(std::string token) {
  auto remove = [digest = fair::sha256(token)](pqxx::work& tx) {
    tx.exec_params0("DELETE FROM sessions WHERE token_digest = $1", to_bytea(digest));
  };
  co_await database_.run(std::move(remove));
}

}  // namespace chartroom::server
