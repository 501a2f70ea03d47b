// How a player stays connected.
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>

#include "torture/player.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::torture {

namespace asio = boost::asio;
using std::chrono::milliseconds;

namespace {

struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

constexpr std::string_view password = "a password of somebody";

}  // namespace

milliseconds Player::about(milliseconds most) {
  return milliseconds{
      static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(most.count() + 1))};
}

void Player::fault(const std::string& what) {
  room_.notebook.faults.push_back(name_ + ": " + what);
}

Player::Awaitable<void> Player::pause(milliseconds time) {
  asio::steady_timer timer{room_.context, time};
  co_await timer.async_wait(asio::use_awaitable);
}

Player::Awaitable<void> Player::hear_until(Clock::time_point deadline) {
  boost::system::error_code rung;
  bell_.expires_at(deadline);
  co_await bell_.async_wait(asio::redirect_error(asio::use_awaitable, rung));
}

// An eighth of a second, doubled with each try up to two, and up to a half more.
Player::Awaitable<void> Player::wait_before_connecting() {
  const milliseconds base{125 << std::min(tries_++, 4)};
  const auto time = base + about(base / 2);
  co_await pause(time);
}

// My own node, or the next if it is not there.
Player::Awaitable<void> Player::connect() {
  const auto mine = static_cast<std::size_t>(role_) + table_.number;
  const auto port = room_.ports[(mine + static_cast<std::size_t>(tries_)) % room_.ports.size()];
  link_ = std::make_shared<Link>(
      room_.context,
      Link::Handlers{.message = [this](const v1::Envelope& envelope) { take(envelope); },
                     .broken = [this] { ring(); }});
  watching_ = false;
  co_await link_->open(port);
  if (away_since_) ++room_.tally.connections;
  co_await sign_in();
}

Player::Awaitable<void> Player::sign_in() {
  v1::Request request;
  if (!token_.empty()) {
    request.mutable_resume()->set_token(token_);
  } else {
    request.mutable_register_()->set_name(name_);
    request.mutable_register_()->set_password(std::string{password});
  }
  auto reply = co_await ask(request);
  // The registration of an earlier try may have been done.
  if (reply.refused().code() == v1::Refused::NAME_TAKEN) {
    request.mutable_login()->set_name(name_);
    request.mutable_login()->set_password(std::string{password});
    reply = co_await ask(request);
  }
  if (reply.has_signed_in()) {
    token_ = reply.signed_in().token();
    co_return;
  }
  if (!busy(reply)) {
    fault("cannot sign in: " + reply.refused().what());
    token_.clear();
  }
  throw Broken{"not signed in"};
}

// The server cannot do it now; the same may be asked again later.
bool Player::busy(const v1::Reply& reply) {
  const auto code = reply.refused().code();
  if (code != v1::Refused::UNAVAILABLE && code != v1::Refused::TOO_MANY) return false;
  ++room_.tally.busy_answers;
  return true;
}

Player::Awaitable<v1::Reply> Player::ask(v1::Request request) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(++last_correlation_);
  *envelope.mutable_request() = std::move(request);
  reply_.reset();
  const auto link = link_;
  auto bytes = envelope.SerializeAsString();
  co_await link->send(std::move(bytes));
  const auto deadline = Clock::now() + room_.reply_patience;
  while (!reply_) {
    if (link->broken()) throw Broken{"the connection broke before the answer"};
    if (Clock::now() >= deadline) throw Broken{"no answer in time"};
    co_await hear_until(deadline);
  }
  auto reply = *std::move(reply_);
  reply_.reset();
  co_return reply;
}

void Player::take(const v1::Envelope& envelope) {
  if (envelope.has_reply()) {
    if (envelope.correlation() != last_correlation_) return fault("an answer to no question");
    reply_ = envelope.reply();
    if (reply_->has_game()) take(reply_->game());
  } else if (envelope.push().has_game_update()) {
    take(envelope.push().game_update());
  } else if (envelope.push().has_game()) {
    take(envelope.push().game());
  }
  ring();
}

void Player::take(const v1::GameUpdate& update) {
  if (update.game_id() != game_id_) return;
  ++progress_;
  auto whole = update;
  if (!update.more() && update.view().empty()) {
    whole.set_view(seen_.view());
    try {
      if (!update.view_changes().empty()) {
        whole.set_view(wire::FarSeasCodec::changed_view(seen_.view(), update.view_changes()));
      }
    } catch (const std::exception& error) {
      fault("changes of a view that do not fit it: " + std::string{error.what()});
    }
    whole.clear_view_changes();
  }
  sight().take(whole);
  if (update.more()) return;
  seen_ = std::move(whole);
  seen_.clear_events();
}

void Player::take(const v1::GameInfo& info) {
  if (!info.seed().empty() && info.status() != v1::GameInfo::ENDED) {
    fault("shown the seed of game " + info.id() + ", which has not ended");
  }
  if (info.id() == game_id_ && info.status() != v1::GameInfo::WAITING) begun_ = true;
}

void Player::note_back() {
  tries_ = 0;
  if (!away_since_) return;
  const auto away = std::chrono::duration_cast<milliseconds>(Clock::now() - *away_since_);
  room_.tally.longest_away = std::max(room_.tally.longest_away, away);
  away_since_.reset();
}

}  // namespace chartroom::torture
