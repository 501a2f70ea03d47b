// Which request is answered by whom, and which need a player.
#include "session/session.hpp"

namespace chartroom::server {

v1::Reply to_reply(v1::Refused refusal) {
  v1::Reply reply;
  *reply.mutable_refused() = std::move(refusal);
  return reply;
}
v1::Reply to_reply(v1::Done done) {
  v1::Reply reply;
  *reply.mutable_done() = std::move(done);
  return reply;
}
v1::Reply to_reply(v1::GameInfo game) {
  v1::Reply reply;
  *reply.mutable_game() = std::move(game);
  return reply;
}
v1::Reply to_reply(v1::OrderDone done) {
  v1::Reply reply;
  *reply.mutable_order_done() = std::move(done);
  return reply;
}
v1::Reply to_reply(v1::Preview preview) {
  v1::Reply reply;
  *reply.mutable_preview() = std::move(preview);
  return reply;
}
v1::Reply to_reply(v1::Options options) {
  v1::Reply reply;
  *reply.mutable_options() = std::move(options);
  return reply;
}
v1::Reply to_reply(v1::Events events) {
  v1::Reply reply;
  *reply.mutable_events() = std::move(events);
  return reply;
}
v1::Reply to_reply(v1::ChatLines lines) {
  v1::Reply reply;
  *reply.mutable_chat() = std::move(lines);
  return reply;
}

v1::Reply to_reply(v1::ExportPart part) {
  v1::Reply reply;
  *reply.mutable_export_part() = std::move(part);
  return reply;
}
v1::Reply to_reply(v1::Moment moment) {
  v1::Reply reply;
  *reply.mutable_moment() = std::move(moment);
  return reply;
}

v1::Reply to_reply(v1::StandingOrders orders) {
  v1::Reply reply;
  *reply.mutable_standing_orders() = std::move(orders);
  return reply;
}

v1::Reply to_reply(v1::Notes notes) {
  v1::Reply reply;
  *reply.mutable_notes() = std::move(notes);
  return reply;
}

Awaitable<Session::MaybeReply> answer_of(v1::Reply reply) {
  co_return reply;
}

// Neither this nor what it hands a player's request on to is a coroutine: an order goes through.
Awaitable<Session::MaybeReply> Session::answer(const v1::Envelope& envelope) {
  switch (envelope.request().of_case()) {
    case v1::Request::kPing:
    case v1::Request::kRegister:
    case v1::Request::kLogin:
    case v1::Request::kResume:
    case v1::Request::kListRulesets:
    case v1::Request::kGetPack: return answer_anybody(envelope.request());
    default: break;
  }
  if (account_) return answer_player(envelope);
  return answer_of(to_reply(
      refused(v1::Refused::NOT_SIGNED_IN, "Sign in first.", "Register, Login or Resume.")));
}

Awaitable<Session::MaybeReply> Session::answer_anybody(const v1::Request& request) {
  switch (request.of_case()) {
    case v1::Request::kRegister: {
      const auto& wish = request.register_();
      auto result = co_await services_.accounts.sign_up(wish.name(), wish.password(), address_);
      co_return co_await signed_in(std::move(result), Token::fresh);
    }
    case v1::Request::kLogin: {
      const auto& wish = request.login();
      auto result = co_await services_.accounts.log_in(wish.name(), wish.password(), address_);
      co_return co_await signed_in(std::move(result), Token::fresh);
    }
    case v1::Request::kResume: {
      auto result = co_await services_.accounts.resume(request.resume().token(), address_);
      co_return co_await signed_in(std::move(result), Token::known);
    }
    case v1::Request::kListRulesets: co_return rulesets();
    case v1::Request::kGetPack: co_return pack(request.get_pack());
    default: break;
  }
  v1::Reply reply;
  reply.mutable_pong();
  co_return reply;
}

Awaitable<Session::MaybeReply> Session::answer_player(const v1::Envelope& envelope) {
  const auto kind = envelope.request().of_case();
  if (kind == v1::Request::kLogout) return log_out();
  if (kind < v1::Request::kWatch) return answer_in_lobby(envelope.request());
  return answer_at_play(envelope);
}

}  // namespace chartroom::server
