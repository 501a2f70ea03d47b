// Who is it: registration, login, sessions. Only digests of tokens and hashes of passwords are
// kept.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "accounts/attempts.hpp"
#include "accounts/passwords.hpp"
#include "accounts/settings.hpp"
#include "games/messages.hpp"
#include "lobby/games.hpp"

namespace chartroom::server {

struct Account {
  AccountId id{};
  std::string name;
};

struct SignIn {
  Account account;
  std::string token;
};

class Accounts {
 public:
  template <class T>
  using Answer = std::expected<T, v1::Refused>;

  Accounts(Database& database, const AccountSettings& settings);

  // `address` is where the request came from: attempts are counted by it.
  [[nodiscard]] Awaitable<Answer<SignIn>> sign_up(std::string name, std::string password,
                                                  std::string address);
  [[nodiscard]] Awaitable<Answer<SignIn>> log_in(std::string name, std::string password,
                                                 std::string address);
  [[nodiscard]] Awaitable<Answer<SignIn>> resume(std::string token, std::string address);
  [[nodiscard]] Awaitable<void> log_out(std::string token);
  void stop() { slow_.join(); }

 private:
  [[nodiscard]] Awaitable<SignIn> begin_session(Account account);

  Database& database_;
  Passwords passwords_;
  std::chrono::hours session_lasts_;
  std::size_t most_sessions_;
  Attempts by_address_;
  Attempts by_name_;
  asio::thread_pool slow_;
};

// The account of a name, compared as names are.
[[nodiscard]] std::optional<Account> find_account(pqxx::work& tx, std::string_view name);

}  // namespace chartroom::server
