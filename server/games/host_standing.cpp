// How a host answers for people who have left standing orders: at a moment that hangs on when the
// question was put and on nothing else, by an order that goes the way of a person's.
#include "base/log.hpp"
#include "fair/fair.hpp"
#include "games/host.hpp"
#include "games/messages.hpp"
#include "games/standing.hpp"

namespace chartroom::server {

Awaitable<Answer<v1::StandingOrders>> GameHost::standing_orders(Asker who) {
  const auto turn = co_await gate_.enter();
  const auto seat = co_await admit_player(who);
  if (!seat) co_return std::unexpected(seat.error());
  auto query = [this, seat = *seat](Database::Reading& tx) { return read_standing(tx, id_, seat); };
  v1::StandingOrders out;
  out.set_game_id(id_);
  out.set_orders(co_await parts_.database.read(std::move(query)));
  out.set_defaults(position_->umpire().default_standing(seat->side));
  co_return out;
}

Awaitable<Answer<v1::Done>> GameHost::set_standing_orders(Asker who, std::string orders) {
  const auto turn = co_await gate_.enter();
  const auto seat = co_await admit_player(who);
  if (!seat) co_return std::unexpected(seat.error());
  if (!orders.empty()) {
    if (const auto refusal = position_->umpire().check_standing(seat->side, orders)) {
      co_return std::unexpected(to_wire(*refusal));
    }
  }
  auto write = [this, seat = *seat, &orders](pqxx::work& tx) {
    write_standing(tx, id_, seat, orders);
  };
  co_await parts_.database.run(std::move(write));
  // What is open now may be answered by them.
  stood_in_for_[seat->side].clear();
  wake_standing_orders();
  co_return v1::Done{};
}

// Each open question of each person once: whether there are standing orders at all is looked at
// when the time has come, the same time in any case.
void GameHost::wake_standing_orders() {
  if (!position_ || position_->outcome()) return;
  for (const auto side : core::both_sides) {
    if (row_->bot_of(side)) continue;
    for (const auto& open : position_->awaited(core::Viewer::of(core::admiral_of(side)))) {
      if (!open.asked[side]) continue;
      auto& woken = stood_in_for_[side];
      // An order was taken back: what comes now is put anew.
      if (open.number < woken.above_the_highest() && !woken.contains(open.number)) woken.clear();
      if (!woken.insert(open.number)) continue;
      auto& put = put_[side];
      put.waiting.push_back({open.number, parts_.clock->now() + parts_.standing_pace});
      if (std::exchange(put.somebody_waits, true)) continue;
      start_on(executor_, stand_in(shared_from_this(), side));
    }
  }
}

bool GameHost::still_asked(core::Side side, std::uint32_t decision) const {
  const auto open = position_->awaited(core::Viewer::of(core::admiral_of(side)));
  const auto* still = core::find_decision(open, decision);
  return !position_->outcome() && still != nullptr && still->asked[side];
}

// One for all questions of a side: most are answered long before their time, and cost no wait of
// their own.
Awaitable<void> GameHost::stand_in(std::shared_ptr<GameHost> self, core::Side side) {
  const Counted under_way{self->thoughts_};
  auto& put = self->put_[side];
  while (!put.waiting.empty()) {
    const auto question = put.waiting.front();
    put.waiting.pop_front();
    if (!self->in_doubt_ && !self->still_asked(side, question.decision)) continue;
    co_await self->parts_.clock->wait_until(question.answered_at);
    co_await self->stand_in_for(side, question.decision);
  }
  put.somebody_waits = false;
}

Awaitable<void> GameHost::stand_in_for(core::Side side, std::uint32_t decision) {
  bool away = true;  // the database, or not tried yet
  while (away) {
    try {
      const auto turn = co_await gate_.enter();
      co_await answer_by_standing_orders(side, decision);
      away = false;
    } catch (const Unavailable&) {
      // Else a game would wait for somebody who is not there.
    } catch (const std::exception& error) {
      // The question stays open, and the person is asked.
      log::warn("standing_orders_failed", {{"game", id_}, {"error", one_line(error)}});
      away = false;
    }
    if (away) co_await parts_.clock->wait_until(parts_.clock->now() + parts_.standing_pace);
  }
}

Awaitable<void> GameHost::answer_by_standing_orders(core::Side side, std::uint32_t decision) {
  if (in_doubt_) co_await catch_up();
  const auto seat = core::admiral_of(side);
  if (!still_asked(side, decision)) co_return;
  // Else they would give the order again that was just taken back.
  if (position_->thinks_again(side)) co_return;
  auto query = [this, seat](Database::Reading& tx) { return read_standing(tx, id_, seat); };
  const auto standing = co_await parts_.database.read(std::move(query));
  if (standing.empty()) co_return;
  const auto secret = position_->standing_secret(side);
  const auto order =
      position_->umpire().standing_order(seat, decision, standing, fair::first_64_bits(secret));
  if (!order) co_return;
  const Act act = RulesOrder{decision, *order};
  OrderKey key{.id = secret.substr(secret.size() / 2), .account = {}, .digest = digest_of(act)};
  const auto done = co_await carry_out(seat, std::move(key), act);
  if (!done) log::warn("standing_order_refused", {{"game", id_}});
}

}  // namespace chartroom::server
