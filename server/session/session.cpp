#include "session/session.hpp"

#include "app/metrics.hpp"
#include "base/log.hpp"

namespace chartroom::server {
namespace {

v1::Reply unavailable() {
  return to_reply(refused(v1::Refused::UNAVAILABLE, "The server cannot reach its database.",
                          "Send it again with the same id; it acts at most once."));
}

// What is wrong with an envelope itself.
std::optional<v1::Refused> fault_of(const v1::Envelope& envelope) {
  if (envelope.protocol() != protocol_version) {
    return refused(v1::Refused::UNSUPPORTED_VERSION,
                   "This server speaks version 1 of the protocol.", "Use a client of version 1.");
  }
  if (envelope.correlation() == 0) {
    return refused(v1::Refused::MALFORMED, "A request needs a correlation other than 0.");
  }
  if (!envelope.has_request() || envelope.request().of_case() == v1::Request::OF_NOT_SET) {
    return refused(v1::Refused::UNKNOWN_REQUEST, "This server does not know such a request.");
  }
  return std::nullopt;
}

}  // namespace

Session::Session(const Services& services, const SessionLimits& limits,
                 std::shared_ptr<Outlet> outlet, std::string address)
    : services_{services},
      limits_{limits},
      outlet_{std::move(outlet)},
      address_{std::move(address)},
      messages_{limits.messages_per_second, limits.messages_burst, TokenBucket::Clock::now()},
      refusals_{limits.messages_per_second, limits.refused_burst, TokenBucket::Clock::now()} {}

Awaitable<Session::Next> Session::message(std::string bytes) {
  const auto now = TokenBucket::Clock::now();
  auto too_fast = refused_by_rate(now);
  const bool far_too_many = too_fast && !refusals_.take(now);
  v1::Envelope envelope;
  const bool parsed = envelope.ParseFromString(bytes);
  MaybeReply reply;
  if (too_fast) {
    reply = std::move(too_fast);
  } else if (!parsed) {
    reply = to_reply(refused(v1::Refused::MALFORMED, "These bytes are not an Envelope."));
  } else if (auto fault = fault_of(envelope)) {
    reply = to_reply(*std::move(fault));
  } else {
    reply = co_await answered(envelope);
  }
  if (reply && reply->has_refused()) {
    services_.metrics.refused(envelope.request(), reply->refused().code());
  }
  if (reply) outlet_->send(frame_of(*reply, parsed ? envelope.correlation() : 0));
  co_return far_too_many ? Next::close : Next::go_on;
}

v1::Reply Session::limited(const char* limit, v1::Refused refusal) {
  services_.metrics.limited(limit);
  return to_reply(std::move(refusal));
}

std::optional<v1::Reply> Session::refused_by_rate(TokenBucket::Clock::time_point now) {
  if (!messages_.take(now)) {
    return limited("messages",
                   refused(v1::Refused::TOO_MANY, "Too many messages.", "Send them slower."));
  }
  if (part_ && !part_->message(now)) {
    return limited("account_messages",
                   refused(v1::Refused::TOO_MANY, "Too many messages over all your connections.",
                           "Send them slower."));
  }
  return std::nullopt;
}

// The one place where outages become refusals.
Awaitable<Session::MaybeReply> Session::answered(const v1::Envelope& envelope) {
  MaybeReply reply;
  try {
    reply = co_await answer(envelope);
  } catch (const Unavailable& error) {
    log::warn("request_met_outage",
              {{"account", account_ ? account_->id : 0}, {"error", one_line(error)}});
    reply = unavailable();
  } catch (const std::exception& error) {
    log::error("request_failed", {{"kind", static_cast<int>(envelope.request().of_case())},
                                  {"account", account_ ? account_->id : 0},
                                  {"error", one_line(error)}});
    reply = unavailable();
  }
  co_return reply;
}

Awaitable<void> Session::end() {
  if (account_) services_.presence.leave(account_->id, outlet_.get());
  account_.reset();
  token_.clear();
  part_.reset();
  co_await stop_watching();
}

Awaitable<void> Session::stop_watching() {
  const auto watched = std::exchange(watched_, {});
  for (const auto& [id, game] : watched) {
    co_await run_on(game.host, game.host->unwatch(outlet_.get()));
  }
}

}  // namespace chartroom::server
