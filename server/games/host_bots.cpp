// How a host has its bots play: an order of theirs goes the way of a person's.
#include "base/log.hpp"
#include "games/host.hpp"

namespace chartroom::server {
namespace {

constexpr std::chrono::seconds bot_waits_for_the_database{2};

}  // namespace

void GameHost::wake_bots() {
  if (!position_ || position_->outcome()) return;
  for (const auto side : core::both_sides) {
    if (!row_->bot_of(side)) continue;
    if (position_->table().take_back_asked_by() == core::other(side)) {
      start_on(executor_, let_take_back(shared_from_this(), side));
    }
    if (bot_is_thinking_[side]) continue;
    if (!position_->asks(core::admiral_of(side))) continue;
    bot_is_thinking_[side] = true;
    start_on(executor_, play_bot(shared_from_this(), side));
  }
}

// A bot has nothing against it: no die and no secret has been shown. Sent twice, it acts once.
Awaitable<void> GameHost::let_take_back(std::shared_ptr<GameHost> self, core::Side bot) {
  const auto turn = co_await self->gate_.enter();
  try {
    if (self->in_doubt_) co_await self->catch_up();
    if (self->position_->table().take_back_asked_by() != core::other(bot)) co_return;
    const Act act = AnswerTakeBackOrder{record::Answer::accept};
    OrderKey key{
        .id = self->position_->bot_consent_id(bot), .account = {}, .digest = digest_of(act)};
    const auto done = co_await self->carry_out(core::admiral_of(bot), std::move(key), act);
    if (!done) log::warn("bot_consent_refused", {{"game", self->id_}});
  } catch (const std::exception& error) {
    // Whoever asks next wakes it again.
    log::warn("bot_consent_failed", {{"game", self->id_}, {"error", one_line(error)}});
  }
}

// Plays until its side owes no answer. A bot that cannot play stays marked as thinking: asking it
// again would give the same.
Awaitable<void> GameHost::play_bot(std::shared_ptr<GameHost> self, core::Side side) {
  auto move = BotMove::made;
  while (move == BotMove::made || move == BotMove::too_late) {
    bool wait = false;
    try {
      move = co_await self->move_bot(side);
    } catch (const Unavailable&) {
      wait = true;
    } catch (const std::exception& error) {
      log::error("bot_cannot_play", {{"game", self->id_}, {"error", one_line(error)}});
      move = BotMove::impossible;
    }
    if (wait) {
      co_await self->parts_.clock->wait_until(self->parts_.clock->now() +
                                              bot_waits_for_the_database);
    }
  }
  self->bot_is_thinking_[side] = move == BotMove::impossible;
  if (move == BotMove::not_asked) self->wake_bots();  // in case it was asked just now
}

// What the bot is to think about now; nothing if its side is not asked.
Awaitable<std::optional<BotThought>> GameHost::thought_for(core::Side side) {
  const auto turn = co_await gate_.enter();
  if (in_doubt_) co_await catch_up();
  if (position_->outcome() || !position_->asks(core::admiral_of(side))) co_return std::nullopt;
  co_return position_->bot_thought(side, row_->bot_of(side).value_or(default_bot));
}

// The rest of the pace that it is on since `began`: how long a bot thought would tell how many
// choices it had, and that hangs on what only its side knows.
// An admiral, who thinks longer, is given a longer one, so that it is hardly ever passed.
Awaitable<void> GameHost::keep_pace(Clock::Point began, core::Strength strength) {
  if (parts_.bot_pace.count() == 0) co_return;
  const auto pace = parts_.bot_pace * (strength == core::Strength::admiral ? 4 : 1);
  const auto thought = parts_.clock->now() - began;
  co_await parts_.clock->wait_until(began + (thought / pace + 1) * pace);
}

// It thinks on another thread, while the game goes on without it; its order goes the way of a
// person's.
Awaitable<GameHost::BotMove> GameHost::move_bot(core::Side side) {
  auto thought = co_await thought_for(side);
  if (!thought) co_return BotMove::not_asked;
  const auto strength = thought->strength;
  auto think = [thought = *std::move(thought)] { return thought_out(thought); };
  const Counted under_way{thoughts_};
  const auto began = parts_.clock->now();
  BotOrder out = co_await offload(parts_.thinking, std::move(think));
  co_await keep_pace(began, strength);
  const auto turn = co_await gate_.enter();
  if (in_doubt_) co_await catch_up();
  const auto seat = core::admiral_of(side);
  const auto open = position_->awaited(core::Viewer::of(seat));
  if (position_->outcome() || core::find_decision(open, out.order.decision) == nullptr) {
    co_return BotMove::too_late;
  }
  const auto done = co_await carry_out(seat, std::move(out.key), std::move(out.order));
  if (done) co_return BotMove::made;
  log::error("bot_order_refused", {{"game", id_}});
  co_return BotMove::impossible;
}

}  // namespace chartroom::server
