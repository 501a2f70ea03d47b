#include "session/session.hpp"

namespace chartroom::server {

// A connection that signs in anew is somebody else: nothing of the former player's reaches it any
// more.
Awaitable<Session::MaybeReply> Session::signed_in(std::expected<SignIn, v1::Refused> sign_in,
                                                  Token token) {
  if (!sign_in) co_return to_reply(sign_in.error());
  // The same person again needs no second place.
  if (account_ && account_->id == sign_in->account.id) co_await end();
  auto part = services_.allowances.join(sign_in->account.id, TokenBucket::Clock::now());
  if (!part) {
    // Nobody is told this token.
    if (token == Token::fresh) co_await services_.accounts.log_out(sign_in->token);
    co_return limited("account_connections",
                      refused(v1::Refused::TOO_MANY, "You have too many connections at once.",
                              "Close another first."));
  }
  co_await end();
  part_.emplace(*std::move(part));
  account_ = sign_in->account;
  token_ = sign_in->token;
  services_.presence.arrive(account_->id, outlet_);
  v1::Reply reply;
  reply.mutable_signed_in()->set_name(account_->name);
  reply.mutable_signed_in()->set_token(token_);
  co_return reply;
}

Awaitable<Session::MaybeReply> Session::log_out() {
  co_await services_.accounts.log_out(token_);
  co_await end();
  co_return to_reply(v1::Done{});
}

}  // namespace chartroom::server
