#include "app/health.hpp"

#include "journal/journal.hpp"

namespace chartroom::server {
namespace {

constexpr std::chrono::seconds good_for{1};
// While somebody looks and hears nothing, what was known is believed for so long.
constexpr std::chrono::seconds believed_for{3};

}  // namespace

bool Movement::stands_still(const Seen& seen, Clock::time_point now) {
  const bool moved = seen.queued == 0 || seen.commits != commits_;
  commits_ = seen.commits;
  if (moved) since_.reset();
  if (seen.queued > 0 && !since_) since_ = now;
  const bool queue_waits = since_ && now - *since_ >= patience_;
  const bool batch_hangs = seen.writing_since && now - *seen.writing_since >= patience_;
  return queue_waits || batch_hangs;
}

std::string_view Health::State::word() const {
  if (draining) return "not ready: stopping";
  if (!database) return "not ready: the database is away";
  return journal_moves ? "ready" : "not ready: the journal stands still";
}

std::optional<Health::State> Health::known() {
  const std::lock_guard lock{mutex_};
  const auto now = Clock::now();
  if (looked_at_ && now - *looked_at_ < good_for) return last_;
  if (!looking_) {
    looking_ = true;
    return std::nullopt;
  }
  if (looked_at_ && now - *looked_at_ < believed_for) return last_;
  return State{};
}

Awaitable<Health::State> Health::state() {
  auto state = known();
  if (!state) state = co_await look();
  state->draining = draining_;
  co_return *state;
}

Awaitable<Health::State> Health::look() {
  State found;
  try {
    auto query = [](pqxx::work& tx) {
      return tx.exec1("SELECT count(*) FROM nodes WHERE seen_at > now() - interval '60 seconds'")[0]
          .as<std::size_t>();
    };
    found.nodes = co_await database_.run(std::move(query));
    found.database = true;
  } catch (const std::exception&) {
    found.database = false;
  }
  const std::lock_guard lock{mutex_};
  const auto now = Clock::now();
  const Movement::Seen seen{journal_.queued(), metrics_.commits(), journal_.writing_since()};
  found.journal_moves = !movement_.stands_still(seen, now);
  last_ = found;
  looked_at_ = now;
  looking_ = false;
  co_return found;
}

}  // namespace chartroom::server
