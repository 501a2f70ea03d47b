#include "support/player.hpp"

#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::testing {

std::string new_id() {
  return fair::random_bytes(16);
}

Player::Player(std::uint16_t port, const std::string& the_name, Tls tls)
    : client{port, tls}, name{the_name} {
  const std::string password = "a password of " + name;
  v1::Request request;
  request.mutable_register_()->set_name(name);
  request.mutable_register_()->set_password(password);
  auto reply = client.ask(request);
  if (reply.refused().code() == v1::Refused::NAME_TAKEN) {
    request.mutable_login()->set_name(name);
    request.mutable_login()->set_password(password);
    reply = client.ask(request);
  }
  if (!reply.has_signed_in()) throw std::runtime_error(reply.ShortDebugString());
  token = reply.signed_in().token();
}

v1::GameInfo Player::create(v1::Side side, bool against_bot) {
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_side(side);
  wish.set_against_bot(against_bot);
  wish.set_request_id(new_id());
  const auto reply = client.ask(request);
  if (!reply.has_game()) throw std::runtime_error(reply.ShortDebugString());
  return reply.game();
}

v1::Reply Player::take(const v1::GameInfo& game, v1::Side side) {
  v1::Request request;
  request.mutable_take_side()->set_game_id(game.id());
  request.mutable_take_side()->set_side(side);
  request.mutable_take_side()->set_invitation(game.invitation());
  return client.ask(request);
}

v1::Reply Player::watch(const std::string& game_id, std::uint64_t after) {
  v1::Request request;
  request.mutable_watch()->set_game_id(game_id);
  request.mutable_watch()->set_after(after);
  return ask(request);
}

void Player::go_on_at(std::uint16_t port) {
  take_in();
  client.connect_again(port);
  v1::Request request;
  request.mutable_resume()->set_token(token);
  const auto reply = client.ask(request);
  if (!reply.has_signed_in()) throw std::runtime_error(reply.ShortDebugString());
  for (const auto& [game_id, events] : events_) {
    const auto watching = watch(game_id, events.size());
    if (!watching.has_watching()) throw std::runtime_error(watching.ShortDebugString());
  }
}

v1::Reply Player::order(const std::string& game_id, std::uint32_t decision,
                        const std::string& order, const std::string& order_id) {
  v1::Request request;
  auto& wish = *request.mutable_submit_order();
  wish.set_game_id(game_id);
  wish.set_order_id(order_id);
  wish.set_decision(decision);
  wish.set_order(order);
  return ask(request);
}

void Player::take_in() {
  while (auto push = client.push([](const v1::Push& p) { return p.has_game_update(); }, 0ms)) {
    const auto& update = push->game_update();
    auto& events = events_[update.game_id()];
    for (const auto& event : update.events()) {
      if (event.number() <= events.size()) continue;  // watched again from an earlier number
      if (event.number() != events.size() + 1) throw std::runtime_error("a gap in the numbers");
      events.push_back(event);
    }
    if (update.cursor() != events.size()) throw std::runtime_error("a cursor that does not fit");
    seen_[update.game_id()] = update;
  }
}

v1::GameUpdate Player::until(const std::string& game_id,
                             const std::function<bool(const v1::GameUpdate&)>& fits, Wait wait) {
  const auto end = std::chrono::steady_clock::now() + wait;
  while (true) {
    take_in();
    if (seen_.contains(game_id) && fits(seen_[game_id])) return seen_[game_id];
    if (std::chrono::steady_clock::now() > end || !client.connected()) {
      throw std::runtime_error(name +
                               " waited in vain; last: " + seen_[game_id].ShortDebugString());
    }
    client.listen(5ms);
  }
}

v1::Awaited Player::asked(const std::string& game_id, v1::Side side) {
  v1::Awaited found;
  until(game_id, [&](const v1::GameUpdate& update) {
    for (const auto& open : update.awaited()) {
      for (const auto asked : open.asked()) {
        if (asked != side) continue;
        found = open;
        return true;
      }
    }
    return false;
  });
  return found;
}

Match begin_match(Player& one, Player& two) {
  Match match{one.create(v1::ONE)};
  const auto taken = two.take(match.game);
  if (!taken.has_game()) throw std::runtime_error(taken.ShortDebugString());
  for (auto* player : {&one, &two}) {
    const auto watching = player->watch(match.id());
    if (!watching.has_watching()) throw std::runtime_error(watching.ShortDebugString());
  }
  one.asked(match.id(), v1::ONE);
  two.asked(match.id(), v1::TWO);
  return match;
}

}  // namespace chartroom::testing
