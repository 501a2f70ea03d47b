// What a player orders, and how an order is settled.
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "bots/far_seas/bots.hpp"
#include "fair/fair.hpp"
#include "torture/player.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::torture {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds most_after_a_busy_answer{400};
constexpr std::uint64_t repeats_one_in = 10;
constexpr std::uint64_t changes_one_in = 20;

double unix_s() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

}  // namespace

const v1::Awaited* Player::my_decision() const {
  if (role_ == Role::spectator || seen_.cursor() < cursor_wanted_) return nullptr;
  const auto side = role_ == Role::host ? v1::ONE : v1::TWO;
  for (const auto& open : seen_.awaited()) {
    for (const auto asked : open.asked()) {
      if (asked == side && open.number() != decided_) return &open;
    }
  }
  return nullptr;
}

void Player::hold(v1::Request request, const std::string& id, const record::Act& act) {
  const auto side = role_ == Role::host ? core::Side::one : core::Side::two;
  pending_ = Pending{
      .request = std::move(request), .number = room_.notebook.orders.size(), .since = Clock::now()};
  room_.notebook.orders.push_back({.game_id = game_id_,
                                   .player = name_,
                                   .side = side,
                                   .id = id,
                                   .digest = record::digest_of(act)});
}

void Player::order_nonce() {
  const auto id = random_id();
  v1::Request request;
  auto& order = *request.mutable_give_nonce();
  order.set_game_id(game_id_);
  order.set_order_id(id);
  order.set_nonce(nonce_);
  hold(std::move(request), id, record::GiveNonceOrder{nonce_});
}

void Player::order_what_the_bot_says(const v1::Awaited& decision) {
  const auto view = wire::FarSeasCodec::read_view(seen_.view(), room_.pack);
  const auto order =
      far_seas::bots::bot_order(view, viewer().seat(), core::Strength::midshipman, random_());
  const auto id = random_id();
  const auto bytes = wire::FarSeasCodec::write_order(order);
  v1::Request request;
  auto& wish = *request.mutable_submit_order();
  wish.set_game_id(game_id_);
  wish.set_order_id(id);
  wish.set_decision(decision.number());
  wish.set_order(bytes);
  hold(std::move(request), id, record::RulesOrder{decision.number(), bytes});
  pending_->decision = decision.number();
}

// Sends the order that is out, until it is answered for good. If the connection breaks, the next
// one begins here again, with the same id.
Player::Awaitable<void> Player::settle() {
  co_await send_pending();
  if (pending_) {
    const auto time = about(most_after_a_busy_answer);
    co_await pause(time);
  } else {
    co_await try_again_what_was_done();
  }
}

Player::Awaitable<void> Player::send_pending() {
  const auto number = pending_->number;
  {
    auto& order = room_.notebook.orders[number];
    ++order.sent;
    ++order.unanswered;  // until it is
    order.last_sent_unix_s = unix_s();
  }
  const auto reply = co_await ask(pending_->request);
  if (busy(reply)) co_return;
  auto& order = room_.notebook.orders[number];
  --order.unanswered;
  ++progress_;
  const auto took = std::chrono::duration_cast<milliseconds>(Clock::now() - pending_->since);
  room_.tally.longest_unsettled = std::max(room_.tally.longest_unsettled, took);
  if (reply.has_order_done()) {
    order.acknowledgements.push_back(reply.order_done().cursor());
    ++room_.acknowledged;
    cursor_wanted_ = reply.order_done().cursor();
    if (pending_->decision != 0) decided_ = pending_->decision;
    if (pending_->request.has_give_nonce()) nonce_given_ = true;
    done_ = std::move(pending_);
  } else {
    order.refusal = reply.has_refused() ? reply.refused().what() : "another answer";
    // The bot orders what is legal: a refusal is news. It is not asked again.
    decided_ = pending_->decision;
    fault("order refused in game " + game_id_ + ": " + order.refusal);
  }
  pending_.reset();
}

// Sent twice, it acts once and gets the same answer; with another content it is refused.
Player::Awaitable<void> Player::try_again_what_was_done() {
  if (!done_) co_return;
  const auto number = done_->number;
  if (random_() % repeats_one_in == 0) {
    const auto reply = co_await ask(done_->request);
    ++room_.tally.repeats;
    if (reply.has_order_done()) {
      room_.notebook.orders[number].acknowledgements.push_back(reply.order_done().cursor());
    } else if (!busy(reply)) {
      fault("order refused when repeated: " + reply.refused().what());
    }
  }
  if (random_() % changes_one_in == 0 && done_->request.has_submit_order()) {
    auto request = done_->request;
    request.mutable_submit_order()->set_decision(done_->decision + 1);
    const auto reply = co_await ask(request);
    ++room_.tally.changed;
    if (reply.has_order_done()) room_.notebook.orders[number].changed_was_done = true;
  }
}

}  // namespace chartroom::torture
