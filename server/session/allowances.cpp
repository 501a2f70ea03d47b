#include "session/allowances.hpp"

namespace chartroom::server {

Allowances::Allowances(const AccountLimits& limits) : state_{std::make_shared<State>()} {
  state_->limits = limits;
}

std::optional<Allowances::Part> Allowances::join(AccountId account, Clock::time_point now) {
  const std::lock_guard lock{state_->mutex};
  forget_idle(*state_, now);
  const auto& limits = state_->limits;
  auto& use = state_->uses[account];
  if (!use) {
    use = std::make_shared<Use>(
        Use{.messages = {limits.messages_per_second, limits.messages_burst, now}});
  }
  if (use->connections >= limits.most_connections) return std::nullopt;
  ++use->connections;
  return Part{Held{state_, use, &Use::connections}};
}

std::size_t Allowances::known() const {
  const std::lock_guard lock{state_->mutex};
  return state_->uses.size();
}

// An empty bucket is full again after `refill`; looking at all of them more often would add up.
void Allowances::forget_idle(State& state, Clock::time_point now) {
  if (now < state.sweep_at) return;
  const std::chrono::duration<double> refill{state.limits.messages_burst /
                                             state.limits.messages_per_second};
  state.sweep_at = now + std::chrono::duration_cast<Clock::duration>(refill);
  std::erase_if(state.uses, [now](const auto& entry) {
    return entry.second->connections == 0 && entry.second->messages.full(now);
  });
}

Allowances::Held::~Held() {
  if (!state_) return;
  const std::lock_guard lock{state_->mutex};
  --((*use_).*count_);
}

bool Allowances::Part::message(Clock::time_point now) {
  const std::lock_guard lock{connection_.state_->mutex};
  return connection_.use_->messages.take(now);
}

std::optional<Allowances::Held> Allowances::Part::watch() {
  auto& use = *connection_.use_;
  const std::lock_guard lock{connection_.state_->mutex};
  if (use.watched >= connection_.state_->limits.most_watched) return std::nullopt;
  ++use.watched;
  return std::optional<Held>{std::in_place, connection_.state_, connection_.use_, &Use::watched};
}

}  // namespace chartroom::server
