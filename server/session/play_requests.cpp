#include "accounts/names.hpp"
#include "app/metrics.hpp"
#include "session/session.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t longest_chat_bytes = 1000;

// The game a request is about; empty if it is about none.
const std::string& game_of(const v1::Request& request) {
  static const std::string none;
  switch (request.of_case()) {
    case v1::Request::kWatch: return request.watch().game_id();
    case v1::Request::kUnwatch: return request.unwatch().game_id();
    case v1::Request::kSubmitOrder: return request.submit_order().game_id();
    case v1::Request::kPreviewOrder: return request.preview_order().game_id();
    case v1::Request::kGetOptions: return request.get_options().game_id();
    case v1::Request::kHistory: return request.history().game_id();
    case v1::Request::kResign: return request.resign().game_id();
    case v1::Request::kOfferDraw: return request.offer_draw().game_id();
    case v1::Request::kAnswerDraw: return request.answer_draw().game_id();
    case v1::Request::kSendChat: return request.send_chat().game_id();
    case v1::Request::kReadChat: return request.read_chat().game_id();
    case v1::Request::kAcknowledge: return request.acknowledge().game_id();
    case v1::Request::kGiveNonce: return request.give_nonce().game_id();
    case v1::Request::kTakeBackOrder: return request.take_back_order().game_id();
    case v1::Request::kAnswerTakeBack: return request.answer_take_back().game_id();
    case v1::Request::kGetExport: return request.get_export().game_id();
    case v1::Request::kGetMoment: return request.get_moment().game_id();
    case v1::Request::kGetStandingOrders: return request.get_standing_orders().game_id();
    case v1::Request::kSetStandingOrders: return request.set_standing_orders().game_id();
    default: return none;
  }
}

record::Answer answer(bool accept) {
  return accept ? record::Answer::accept : record::Answer::decline;
}

// The order that a request carries, with its id; nothing if it carries none.
struct WithId {
  std::string order_id;
  Act act;
};
std::optional<WithId> order_in(const v1::Request& request) {
  switch (request.of_case()) {
    case v1::Request::kSubmitOrder: {
      const auto& order = request.submit_order();
      return WithId{order.order_id(), RulesOrder{order.decision(), order.order()}};
    }
    case v1::Request::kResign: return WithId{request.resign().order_id(), ResignOrder{}};
    case v1::Request::kOfferDraw: return WithId{request.offer_draw().order_id(), OfferDrawOrder{}};
    case v1::Request::kAnswerDraw: {
      const auto& order = request.answer_draw();
      return WithId{order.order_id(), AnswerDrawOrder{answer(order.accept())}};
    }
    case v1::Request::kGiveNonce: {
      const auto& order = request.give_nonce();
      return WithId{order.order_id(), GiveNonceOrder{order.nonce()}};
    }
    case v1::Request::kTakeBackOrder:
      return WithId{request.take_back_order().order_id(), TakeBackOrder{}};
    case v1::Request::kAnswerTakeBack: {
      const auto& order = request.answer_take_back();
      return WithId{order.order_id(), AnswerTakeBackOrder{answer(order.accept())}};
    }
    default: return std::nullopt;
  }
}

}  // namespace

Awaitable<Session::MaybeReply> Session::answer_at_play(const v1::Envelope& envelope) {
  const auto& request = envelope.request();
  const auto& game_id = game_of(request);
  if (!is_uuid(game_id)) return answer_of(to_reply(no_such_game()));
  const Asker who{account_->id, from_wire(request.side())};
  if (auto order = order_in(request)) {
    return submit(who, game_id, std::move(order->order_id), std::move(order->act));
  }
  return answer_about_game(envelope, who);
}

Awaitable<Session::MaybeReply> Session::answer_about_game(const v1::Envelope& envelope, Asker who) {
  const auto& request = envelope.request();
  const auto game_id = game_of(request);
  const auto host = services_.hosts.get(game_id);
  switch (request.of_case()) {
    case v1::Request::kWatch:
      co_return co_await watch(who, request.watch(), envelope.correlation());
    case v1::Request::kUnwatch: co_return co_await unwatch(game_id);
    case v1::Request::kPreviewOrder: {
      RulesOrder order{request.preview_order().decision(), request.preview_order().order()};
      auto preview = co_await run_on(host, host->preview(who, std::move(order)));
      co_return to_reply(std::move(preview));
    }
    case v1::Request::kGetOptions: {
      auto options = co_await run_on(host, host->options(who));
      co_return to_reply(std::move(options));
    }
    case v1::Request::kHistory: {
      const auto& wish = request.history();
      auto events = co_await run_on(host, host->history(who, wish.after(), wish.limit()));
      co_return to_reply(std::move(events));
    }
    case v1::Request::kGetExport: {
      auto part = co_await run_on(host, host->export_part(who, request.get_export().offset()));
      co_return to_reply(std::move(part));
    }
    case v1::Request::kGetMoment: {
      const auto& wish = request.get_moment();
      auto moment = co_await run_on(host, host->moment(who, wish.eye(), wish.number()));
      co_return to_reply(std::move(moment));
    }
    case v1::Request::kGetStandingOrders: {
      auto orders = co_await run_on(host, host->standing_orders(who));
      co_return to_reply(std::move(orders));
    }
    case v1::Request::kSetStandingOrders: {
      auto done = co_await run_on(
          host, host->set_standing_orders(who, request.set_standing_orders().orders()));
      co_return to_reply(std::move(done));
    }
    case v1::Request::kSendChat: co_return co_await say(who, request.send_chat());
    case v1::Request::kReadChat: {
      auto lines = co_await run_on(host, host->read_chat(who, request.read_chat().after()));
      co_return to_reply(std::move(lines));
    }
    case v1::Request::kAcknowledge: {
      auto done =
          co_await services_.lobby.acknowledge(who, game_id, request.acknowledge().cursor());
      co_return to_reply(std::move(done));
    }
    default: break;
  }
  co_return to_reply(
      refused(v1::Refused::UNKNOWN_REQUEST, "This server does not know such a request."));
}

Awaitable<Session::MaybeReply> Session::watch(Asker who, v1::Watch wish,
                                              std::uint64_t correlation) {
  std::optional<Allowances::Held> held;
  if (!watched_.contains(wish.game_id())) {
    if (watched_.size() >= limits_.most_watched) {
      co_return limited(
          "watched", refused(v1::Refused::TOO_MANY, "You watch too many games on this connection.",
                             "Stop watching another."));
    }
    held = part_->watch();
    if (!held) {
      co_return limited(
          "account_watched",
          refused(v1::Refused::TOO_MANY, "You watch too many games over all your connections.",
                  "Stop watching another."));
    }
  }
  const auto host = services_.hosts.get(wish.game_id());
  auto refusal = co_await run_on(host, host->watch(who, wish, outlet_, correlation));
  if (refusal) co_return to_reply(*std::move(refusal));
  auto& watched = watched_[wish.game_id()];
  watched.host = host;
  if (held) watched.held = std::move(held);
  if (wish.after() > 0) {
    // The answer is out already: that the cursor was not kept costs a number in a list.
    try {
      auto done = co_await services_.lobby.acknowledge(who, wish.game_id(), wish.after());
      static_cast<void>(done);
    } catch (const Unavailable&) {
    }
  }
  co_return std::nullopt;
}

Awaitable<v1::Reply> Session::unwatch(std::string game_id) {
  const auto found = watched_.find(game_id);
  if (found != watched_.end()) {
    const auto host = found->second.host;
    watched_.erase(found);
    co_await run_on(host, host->unwatch(outlet_.get()));
  }
  co_return to_reply(v1::Done{});
}

Awaitable<Session::MaybeReply> Session::submit(Asker who, std::string game_id, std::string order_id,
                                               Act act) {
  const Stopwatch watch;
  const auto host = services_.hosts.get(game_id);
  auto done = co_await run_on(host, host->submit(who, std::move(order_id), std::move(act)));
  // Not of refused ones: their number is not for others.
  if (done) watch.note(&services_.metrics, Stage::order);
  co_return to_reply(std::move(done));
}

Awaitable<v1::Reply> Session::say(Asker who, v1::SendChat message) {
  const auto& text = message.text();
  if (text.empty() || text.size() > longest_chat_bytes || !is_utf8(text)) {
    co_return to_reply(refused(v1::Refused::MALFORMED, "A message is 1 to 1000 bytes of UTF-8."));
  }
  const auto host = services_.hosts.get(message.game_id());
  auto done = co_await run_on(host, host->say(who, std::move(message)));
  co_return to_reply(std::move(done));
}

}  // namespace chartroom::server
