// One connection's conversation: what came in, who sent it, what goes back. Knows nothing of
// sockets.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "accounts/accounts.hpp"
#include "base/outlet.hpp"
#include "games/hosts.hpp"
#include "lobby/lobby.hpp"
#include "lobby/presence.hpp"
#include "net/token_bucket.hpp"
#include "notes/notes.hpp"
#include "session/allowances.hpp"
#include "session/limits.hpp"

namespace chartroom::server {

class Metrics;

struct Services {
  Accounts& accounts;
  Lobby& lobby;
  GameHosts& hosts;
  Presence& presence;
  const wire::Rulesets& rulesets;
  Metrics& metrics;
  Allowances& allowances;
  Notes& notes;
};

class Session {
 public:
  // Nothing: already answered.
  using MaybeReply = std::optional<v1::Reply>;
  enum class Next : std::uint8_t { go_on, close };

  Session(const Services& services, const SessionLimits& limits, std::shared_ptr<Outlet> outlet,
          std::string address);

  // One message. Whatever it is, it is answered; what a handler throws is an outage to the sender.
  [[nodiscard]] Awaitable<Next> message(std::string bytes);
  [[nodiscard]] Awaitable<void> end();

 private:
  friend struct SessionAccess;  // of the fuzz target `frame`, which has no database to sign in with

  [[nodiscard]] Awaitable<MaybeReply> answered(const v1::Envelope& envelope);
  [[nodiscard]] Awaitable<MaybeReply> answer(const v1::Envelope& envelope);
  [[nodiscard]] Awaitable<MaybeReply> answer_anybody(const v1::Request& request);
  [[nodiscard]] Awaitable<MaybeReply> answer_player(const v1::Envelope& envelope);
  [[nodiscard]] Awaitable<MaybeReply> answer_in_lobby(const v1::Request& request);
  [[nodiscard]] Awaitable<MaybeReply> answer_at_play(const v1::Envelope& envelope);
  [[nodiscard]] Awaitable<MaybeReply> answer_about_game(const v1::Envelope& envelope, Asker who);

  // Whether the token is of a session that has just begun.
  enum class Token : std::uint8_t { fresh, known };
  [[nodiscard]] Awaitable<MaybeReply> signed_in(std::expected<SignIn, v1::Refused> sign_in,
                                                Token token);
  [[nodiscard]] Awaitable<MaybeReply> log_out();
  [[nodiscard]] v1::Reply rulesets() const;
  [[nodiscard]] v1::Reply pack(const v1::GetPack& wish) const;

  [[nodiscard]] Awaitable<MaybeReply> watch(Asker who, v1::Watch wish, std::uint64_t correlation);
  [[nodiscard]] Awaitable<v1::Reply> unwatch(std::string game_id);
  [[nodiscard]] Awaitable<MaybeReply> submit(Asker who, std::string game_id, std::string order_id,
                                             Act act);
  [[nodiscard]] Awaitable<v1::Reply> say(Asker who, v1::SendChat message);
  [[nodiscard]] Awaitable<void> stop_watching();
  [[nodiscard]] v1::Reply limited(const char* limit, v1::Refused refusal);
  [[nodiscard]] v1::Reply lobby_limited(const char* limit, Answer<v1::GameInfo> answer);
  [[nodiscard]] std::optional<v1::Reply> refused_by_rate(TokenBucket::Clock::time_point now);

  const Services& services_;
  const SessionLimits& limits_;
  std::shared_ptr<Outlet> outlet_;
  std::string address_;
  TokenBucket messages_;
  TokenBucket refusals_;
  std::optional<Account> account_;
  std::string token_;
  std::optional<Allowances::Part> part_;  // while somebody is signed in
  struct Watched {
    std::shared_ptr<GameHost> host;
    std::optional<Allowances::Held> held;
  };
  std::map<std::string, Watched> watched_;
};

// What a handler found, as a reply.
[[nodiscard]] v1::Reply to_reply(v1::Refused refusal);
[[nodiscard]] v1::Reply to_reply(v1::Done done);
[[nodiscard]] v1::Reply to_reply(v1::GameInfo game);
[[nodiscard]] v1::Reply to_reply(v1::OrderDone done);
[[nodiscard]] v1::Reply to_reply(v1::Preview preview);
[[nodiscard]] v1::Reply to_reply(v1::Options options);
[[nodiscard]] v1::Reply to_reply(v1::Events events);
[[nodiscard]] v1::Reply to_reply(v1::ChatLines lines);
[[nodiscard]] v1::Reply to_reply(v1::ExportPart part);
[[nodiscard]] v1::Reply to_reply(v1::Moment moment);
[[nodiscard]] v1::Reply to_reply(v1::StandingOrders orders);
[[nodiscard]] v1::Reply to_reply(v1::Notes notes);
// As if it had taken a wait to find out.
[[nodiscard]] Awaitable<Session::MaybeReply> answer_of(v1::Reply reply);
template <class T>
[[nodiscard]] v1::Reply to_reply(Answer<T> answer) {
  return answer ? to_reply(*std::move(answer)) : to_reply(std::move(answer).error());
}

}  // namespace chartroom::server
