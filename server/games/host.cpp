#include "games/host.hpp"

#include "app/metrics.hpp"
#include "fair/fair.hpp"
#include "games/messages.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t order_id_bytes = 16;

v1::Refused which_side() {
  return refused(v1::Refused::MALFORMED, "You hold both sides of this game.",
                 "Say in the request as which of them you ask.");
}

v1::Refused not_that_side() {
  return refused(v1::Refused::NOT_YOUR_GAME, "You do not hold that side of this game.",
                 "Ask as your own, or leave the side out.");
}

v1::Refused bad_id(std::string_view what) {
  return refused(v1::Refused::MALFORMED, std::string{what} + " must be 16 random bytes.",
                 "Make a new one for each thing you want done.");
}

}  // namespace

GameHost::GameHost(std::string game_id, const Executor& executor, const HostParts& parts)
    : id_{std::move(game_id)},
      executor_{executor},
      parts_{parts},
      gate_{executor_},
      watchers_{id_, parts.receipt_pace} {}

// Who is it, and is there a game to look at? Holds for the rest of the request; the caller holds
// the gate.
Awaitable<Answer<core::Viewer>> GameHost::admit(Asker who) {
  if (!is_current()) co_await become_current(who);
  co_return viewer_of(who);
}

// Nothing has to be read before somebody can be admitted.
bool GameHost::is_current() const {
  return row_ && row_->status != v1::GameInfo::WAITING && position_ && !in_doubt_;
}

Awaitable<void> GameHost::become_current(Asker who) {
  co_await refresh_row();
  const bool to_be_seen = row_ && row_->visible_to(who.account);
  if (to_be_seen && row_->status != v1::GameInfo::WAITING) co_await be_current();
}

Answer<core::Viewer> GameHost::viewer_of(Asker who) const {
  if (!row_ || !row_->visible_to(who.account)) return std::unexpected(no_such_game());
  if (row_->status == v1::GameInfo::WAITING) {
    return std::unexpected(refused(v1::Refused::NOT_STARTED, "The game has not begun.",
                                   "Wait until both sides are taken."));
  }
  const auto seat = row_->seat_of(who);
  if (!seat && row_->holds_both(who.account)) return std::unexpected(which_side());
  if (!seat && who.side) return std::unexpected(not_that_side());
  return seat ? core::Viewer::of(*seat) : core::Viewer::public_eye();
}

// Seats change until the game begins, and never after.
Awaitable<void> GameHost::refresh_row() {
  if (row_ && row_->status != v1::GameInfo::WAITING) co_return;
  auto query = [this](Database::Reading& tx) { return find_game(tx, id_); };
  row_ = co_await parts_.database.read(std::move(query));
}

Awaitable<void> GameHost::be_current() {
  if (!position_) {
    co_await load();
  } else if (in_doubt_) {
    co_await catch_up();
  }
}

Awaitable<Answer<core::Seat>> GameHost::admit_player(Asker who) {
  if (!is_current()) co_await become_current(who);
  co_return player_of(who);
}

Answer<core::Seat> GameHost::player_of(Asker who) const {
  const auto viewer = viewer_of(who);
  if (!viewer) return std::unexpected(viewer.error());
  if (viewer->kind() != core::Viewer::Kind::seat) {
    return std::unexpected(refused(v1::Refused::NOT_YOUR_GAME, "You hold no seat in this game.",
                                   "Watch it, or play another."));
  }
  return viewer->seat();
}

Awaitable<void> GameHost::load() {
  const auto ruleset = parts_.rulesets.find(row_->ruleset);
  if (ruleset == parts_.rulesets.end()) {
    throw std::runtime_error("this server does not know the ruleset " + row_->ruleset);
  }
  auto umpire = ruleset->second->new_game(row_->setup);
  if (!umpire) throw std::runtime_error("the set-up of game " + id_ + " cannot be read");
  Position position{{*std::move(umpire), row_->seed, id_, record::Terms{row_->terms}}, parts_.key};
  for (const auto& row : co_await parts_.journal.read(id_, 0)) position.take(position.step(row));
  in_doubt_ = false;
  position_.emplace(std::move(position));
  told_turn_ = whose_turn();
  co_await open_if_ready();
  wake_bots();
  wake_standing_orders();
}

// The server's own first step, once every side that wanted to has had its part in the dice.
Awaitable<void> GameHost::open_if_ready() {
  while (position_->may_open()) {
    auto step = position_->step(position_->opening(), std::nullopt);
    const bool written = co_await persist(step);
    if (written) {
      publish(std::move(step));
    } else {
      co_await catch_up();
    }
  }
}

Awaitable<void> GameHost::catch_up() {
  const auto rows = co_await parts_.journal.read(id_, position_->seq());
  for (const auto& row : rows) publish(position_->step(row));
  in_doubt_ = false;
}

// The way of an order: who is it (admit_player), what does it bring (decide), make it durable
// (persist), and only then tell (publish).
Awaitable<Answer<v1::OrderDone>> GameHost::submit(Asker who, std::string order_id, Act act) {
  if (order_id.size() != order_id_bytes) co_return std::unexpected(bad_id("An order's id"));
  auto turn = gate_.try_enter();
  if (!turn) turn = co_await gate_.enter();
  if (!is_current()) co_await become_current(who);
  const auto seat = player_of(who);
  if (!seat) co_return std::unexpected(seat.error());
  OrderKey key{order_id, who.account, digest_of(act)};
  // The same words of one's two sides are two orders.
  if (row_->holds_both(who.account) && seat->side == core::Side::two) {
    key.digest = fair::sha256("as two " + key.digest);
  }
  const auto seq = co_await carry_out(*seat, std::move(key), std::move(act));
  if (!seq) co_return std::unexpected(seq.error());
  v1::OrderDone done;
  done.set_game_id(id_);
  done.set_order_id(std::move(order_id));
  done.set_cursor(position_->ledger(core::Viewer::of(*seat)).cursor_at(*seq));
  co_return done;
}

// The entry that the order became, now or when it was sent before.
Awaitable<Answer<std::uint64_t>> GameHost::carry_out(core::Seat seat, OrderKey key, Act act) {
  while (true) {
    if (const auto before = position_->order(key)) {
      if (before->same) co_return before->seq;
      co_return std::unexpected(refused(v1::Refused::MALFORMED,
                                        "This order id was used for something else.",
                                        "Make a new one for each order."));
    }
    const Stopwatch deciding;
    auto decision = position_->decide(seat, act);
    if (!decision) {
      // Another node may have written what makes it right.
      const auto before = position_->seq();
      if (parts_.others_write && parts_.others_write()) co_await catch_up();
      if (position_->seq() > before) continue;
      co_return std::unexpected(to_wire(decision.error()));
    }
    auto step = position_->step(*std::move(decision), key);
    deciding.note(parts_.metrics, Stage::decide);
    const auto seq = step.record.seq;
    const bool written = co_await persist(step);
    if (written) {
      publish(std::move(step));
      co_await open_if_ready();
      co_return seq;
    }
    co_await catch_up();
  }
}

// False if another node was first. Throws Unavailable if the outcome is unknown; then whoever comes
// next reads the journal before anything else. The journal has the step's row after it.
Awaitable<bool> GameHost::persist(Position::Step& step) {
  const auto summary = position_->summary_after(step);
  Append append{.game_id = id_,
                .row = std::move(step.row),
                .summary = summary.SerializeAsString(),
                .ends_game = summary.has_outcome()};
  if (parts_.at) parts_.at("before commit");
  in_doubt_ = true;
  const auto appended = co_await parts_.journal.append(std::move(append));
  in_doubt_ = appended != Appended::written;
  if (parts_.at) parts_.at("after commit");
  co_return appended == Appended::written;
}

void GameHost::publish(Position::Step step) {
  const Timed telling{parts_.metrics, Stage::tell};
  position_->take(std::move(step));
  watchers_.publish(*position_, parts_.clock->now());
  tell_whose_turn();
  wake_receipts();
  wake_bots();
  wake_standing_orders();
}

GameHost::WhoseTurn GameHost::whose_turn() const {
  return {.awaited = position_->awaited(core::Viewer::public_eye()),
          .nonces_missing = position_->table().nonces_missing()};
}

// The players who are here and do not watch: as the public sees it, when it has changed. What
// begins or ends a game is the lobby's news.
void GameHost::tell_whose_turn() {
  if (parts_.presence == nullptr || position_->outcome()) return;
  auto now = whose_turn();
  auto& summary = row_->summary;
  summary.set_cursor_public(position_->ledger(core::Viewer::public_eye()).cursor());
  if (now == told_turn_) return;
  told_turn_ = std::move(now);
  summary.clear_awaited();
  add_awaited(summary, told_turn_.awaited);
  summary.clear_nonces_missing();
  for (const auto side : told_turn_.nonces_missing) summary.add_nonces_missing(to_wire(side));
  parts_.presence->tell(*row_, [this](const Outlet* outlet) { return !watchers_.has(outlet); });
}

void GameHost::wake_receipts() {
  if (receipts_are_coming_ || !watchers_.receipt_due()) return;
  receipts_are_coming_ = true;
  start_on(executor_, give_receipts(shared_from_this()));
}

// Until none is put off any more. Not through the gate: a receipt that waited for what somebody
// else is doing would tell that they do something. Between two waits the position is always one
// that is committed and told.
Awaitable<void> GameHost::give_receipts(std::shared_ptr<GameHost> self) {
  const Counted under_way{self->thoughts_};
  while (const auto due = self->watchers_.receipt_due()) {
    co_await self->parts_.clock->wait_until(*due);
    self->watchers_.send_receipts(*self->position_, *due);
  }
  self->receipts_are_coming_ = false;
}

Awaitable<std::optional<v1::Refused>> GameHost::watch(Asker who, v1::Watch wish,
                                                      std::shared_ptr<Outlet> outlet,
                                                      std::uint64_t correlation) {
  const auto turn = co_await gate_.enter();
  const auto viewer = co_await admit(who);
  if (!viewer) co_return viewer.error();
  if (watchers_.size() >= parts_.most_watchers) {
    co_return refused(v1::Refused::TOO_MANY, "Too many people watch this game.", "Try later.");
  }
  // They have seen more than this node has read: it goes after them, rather than show them the
  // past.
  if (wish.after() > position_->ledger(*viewer).cursor()) co_await catch_up();
  // Lines are told from now on. What was said before is there to be read (ReadChat); it would else
  // come with whatever is said next, which may be for the other side's ears alone.
  // Read each time: that somebody else watches here already must not be felt in the time that it
  // takes.
  co_await refresh_chat();
  watchers_.begin(*position_,
                  {.viewer = *viewer,
                   .after = wish.after(),
                   .view = wish.changes() ? ViewAs::changes : ViewAs::whole,
                   .correlation = correlation},
                  std::move(outlet));
  co_return std::nullopt;
}

Awaitable<void> GameHost::unwatch(const Outlet* outlet) {
  watchers_.remove(outlet);
  co_return;
}

Awaitable<Answer<v1::Preview>> GameHost::preview(Asker who, RulesOrder order) {
  const auto turn = co_await gate_.enter();
  const auto seat = co_await admit_player(who);
  if (!seat) co_return std::unexpected(seat.error());
  co_return preview_for(*position_, *seat, order);
}

Awaitable<Answer<v1::Options>> GameHost::options(Asker who) {
  const auto turn = co_await gate_.enter();
  const auto seat = co_await admit_player(who);
  if (!seat) co_return std::unexpected(seat.error());
  co_return options_for(*position_, *seat);
}

Awaitable<Answer<v1::Events>> GameHost::history(Asker who, std::uint64_t after,
                                                std::uint32_t limit) {
  const auto turn = co_await gate_.enter();
  const auto viewer = co_await admit(who);
  if (!viewer) co_return std::unexpected(viewer.error());
  co_return events_after(id_, *position_, *viewer, after, limit);
}

// Made when somebody first asks for it: reading the journal again is work.
Awaitable<Answer<const Archive*>> GameHost::archive_for(Asker who) {
  const auto viewer = co_await admit(who);
  // Whoever holds both sides of a finished game need not say as which they ask.
  const bool both = position_ && row_->holds_both(who.account);
  if (!viewer && !both) co_return std::unexpected(viewer.error());
  if (!position_->outcome()) {
    co_return std::unexpected(
        refused(v1::Refused::NOT_ENDED, "The game has not ended.", "Ask again when it has."));
  }
  if (!archive_) {
    auto rows = co_await parts_.journal.read(id_, 0);
    auto make = [this, rows = std::move(rows)] {
      return std::make_unique<const Archive>(*row_, *parts_.rulesets.find(row_->ruleset)->second,
                                             rows, parts_.key);
    };
    archive_ = co_await offload(parts_.thinking, std::move(make));
  }
  co_return archive_.get();
}

Awaitable<Answer<v1::ExportPart>> GameHost::export_part(Asker who, std::uint64_t offset) {
  const auto turn = co_await gate_.enter();
  const auto archive = co_await archive_for(who);
  if (!archive) co_return std::unexpected(archive.error());
  co_return (*archive)->part(offset);
}

Awaitable<Answer<v1::Moment>> GameHost::moment(Asker who, v1::Eye eye, std::uint64_t number) {
  const auto turn = co_await gate_.enter();
  const auto archive = co_await archive_for(who);
  if (!archive) co_return std::unexpected(archive.error());
  auto moment = (*archive)->moment(eye, number);
  if (!moment) {
    co_return std::unexpected(refused(v1::Refused::UNKNOWN_THING, "Nobody sat there.",
                                      "Look as the public, a side or the umpire."));
  }
  co_return *std::move(moment);
}

Awaitable<Answer<v1::Done>> GameHost::say(Asker who, v1::SendChat message) {
  if (message.message_id().size() != order_id_bytes) {
    co_return std::unexpected(bad_id("A message's id"));
  }
  const auto turn = co_await gate_.enter();
  const auto seat = co_await admit_player(who);
  if (!seat) co_return std::unexpected(seat.error());
  ChatDraft draft{.game_id = id_,
                  .account = who.account,
                  .text = message.text(),
                  .message_id = message.message_id()};
  if (message.side_only()) draft.side = seat->side;
  auto write = [&draft](pqxx::work& tx) { write_chat(tx, draft); };
  co_await parts_.database.run(std::move(write));
  co_await refresh_chat();
  co_return v1::Done{};
}

Awaitable<Answer<v1::ChatLines>> GameHost::read_chat(Asker who, std::uint64_t after) {
  const auto turn = co_await gate_.enter();
  const auto viewer = co_await admit(who);
  if (!viewer) co_return std::unexpected(viewer.error());
  co_await refresh_chat();  // each time, as for watch()
  v1::ChatLines out;
  out.set_game_id(id_);
  for (auto& line : chat_.lines(id_, *viewer, after)) *out.add_lines() = std::move(line);
  co_return out;
}

Awaitable<void> GameHost::refresh_chat() {
  auto query = [id = id_, after = chat_.newest()](Database::Reading& tx) {
    return server::read_chat(tx, id, after);
  };
  auto rows = co_await parts_.database.read(std::move(query));
  std::map<core::Viewer, std::uint64_t> before;
  for (const auto viewer : Position::viewers()) before[viewer] = chat_.count(viewer);
  for (auto& row : rows) chat_.add(std::move(row));
  watchers_.publish(chat_, before);
}

Awaitable<void> GameHost::look_again(std::uint64_t seq) {
  const auto turn = co_await gate_.enter();
  if (!position_ || position_->seq() >= seq) co_return;
  co_await catch_up();
  co_await open_if_ready();
}

Awaitable<void> GameHost::look_at_chat(std::uint64_t seq) {
  const auto turn = co_await gate_.enter();
  if (!watchers_.empty() && chat_.newest() < seq) co_await refresh_chat();
}

Awaitable<void> GameHost::wake() {
  const auto turn = co_await gate_.enter();
  co_await refresh_row();
  if (row_ && row_->status != v1::GameInfo::WAITING) co_await be_current();
}

}  // namespace chartroom::server
