#include "games/publish.hpp"

#include <algorithm>

#include "games/messages.hpp"
#include "wire/wire_bytes.hpp"

namespace chartroom::server {
namespace {

// Soft: an update ends before the event that would pass it, so that clients can bound what they
// read.
constexpr std::size_t most_event_bytes = 192U * 1024U;

v1::GameUpdate::TakeBack word_for(TakeBack how) {
  switch (how) {
    case TakeBack::cannot: break;
    case TakeBack::freely: return v1::GameUpdate::FREELY;
    case TakeBack::by_consent: return v1::GameUpdate::BY_CONSENT;
  }
  return v1::GameUpdate::CANNOT;
}

// Everything in an update but its events, its cursor, the receipt for them, and the view.
v1::GameUpdate rest_of_update(const std::string& game_id, const Position& position,
                              core::Viewer viewer) {
  v1::GameUpdate out;
  out.set_game_id(game_id);
  add_awaited(out, position.awaited(viewer));
  if (const auto outcome = position.outcome()) *out.mutable_outcome() = to_wire(*outcome);
  if (const auto by = position.table().draw_offered_by()) out.set_draw_offered_by(to_wire(*by));
  if (const auto by = position.table().take_back_asked_by()) {
    out.set_take_back_asked_by(to_wire(*by));
  }
  if (viewer.kind() == core::Viewer::Kind::seat) {
    out.set_take_back(word_for(position.take_back(viewer.seat().side)));
  }
  return out;
}

// The number of the last event that fits after `after`; at least one if there is any.
std::uint64_t last_that_fits(const Ledger& ledger, std::uint64_t after, std::uint64_t most) {
  std::size_t bytes = 0;
  std::uint64_t last = after;
  if (after >= ledger.cursor()) return last;
  const auto all = ledger.cursor() - after;
  if (all <= most && ledger.most_bytes_above(after) <= most_event_bytes) return ledger.cursor();
  for (auto reader = ledger.read(after); last - after < most && reader.next();) {
    bytes += reader.size() + 4;
    if (bytes > most_event_bytes && last > after) break;
    last = reader.number();
  }
  return last;
}

template <class Message>
void add_events(Message& message, const Ledger& ledger, std::uint64_t after, std::uint64_t last) {
  message.set_cursor(last);
  if (after >= last) return;
  for (auto reader = ledger.read(after); reader.number() < last && reader.next();) {
    *message.add_events() = reader.event();
  }
}

// The same, of a GameUpdate that is bytes.
void append_events(std::string& update, const Ledger& ledger, std::uint64_t after,
                   std::uint64_t last) {
  wire::append_number_field(update, v1::GameUpdate::kCursorFieldNumber, last);
  if (after >= last) return;
  for (auto reader = ledger.read(after); reader.number() < last && reader.next();) {
    wire::append_head_of_field(update, v1::GameUpdate::kEventsFieldNumber, reader.size());
    reader.append_to(update);
  }
}

}  // namespace

std::vector<v1::GameUpdate> updates_after(const std::string& game_id, const Position& position,
                                          core::Viewer viewer, std::uint64_t after) {
  const auto& ledger = position.ledger(viewer);
  std::vector<v1::GameUpdate> out;
  while (true) {
    const auto last = last_that_fits(ledger, after, ledger.cursor());
    const bool more = last < ledger.cursor();
    v1::GameUpdate update;
    if (more) {
      update.set_game_id(game_id);
      update.set_more(true);
    } else {
      update = rest_of_update(game_id, position, viewer);
      update.set_view(position.umpire().view(viewer));
      if (auto receipt = position.receipt(viewer)) *update.mutable_receipt() = *std::move(receipt);
    }
    add_events(update, ledger, after, last);
    out.push_back(std::move(update));
    if (!more) return out;
    after = last;
  }
}

v1::Events events_after(const std::string& game_id, const Position& position, core::Viewer viewer,
                        std::uint64_t after, std::uint32_t limit) {
  const auto& ledger = position.ledger(viewer);
  after = std::min(after, ledger.cursor());
  const std::uint64_t most = limit == 0 ? ledger.cursor() : limit;
  v1::Events out;
  out.set_game_id(game_id);
  add_events(out, ledger, after, last_that_fits(ledger, after, most));
  return out;
}

v1::Options options_for(const Position& position, core::Seat seat) {
  v1::Options out;
  add_awaited(out, position.awaited(core::Viewer::of(seat)));
  if (position.asks(seat)) out.set_options(position.umpire().options(seat));
  return out;
}

std::expected<v1::Preview, v1::Refused> preview_for(const Position& position, core::Seat seat,
                                                    const RulesOrder& order) {
  if (position.outcome()) {
    return std::unexpected(refused(v1::Refused::GAME_OVER, "The game has ended."));
  }
  const auto consequences = position.umpire().preview(seat, order.decision, order.order);
  if (!consequences) return std::unexpected(to_wire(consequences.error()));
  v1::Preview out;
  for (const auto& consequence : *consequences) {
    auto& line = *out.add_consequences();
    line.set_rule(consequence.rule);
    line.set_text(consequence.text.text());
    *line.mutable_said() = record::to_wire(consequence.text);
    line.set_points(consequence.points);
  }
  return out;
}

void Watchers::begin(const Position& position, const Wish& wish, std::shared_ptr<Outlet> outlet) {
  const auto viewer = wish.viewer;
  const auto cursor = position.ledger(viewer).cursor();
  v1::Reply reply;
  reply.mutable_watching()->set_game_id(game_id_);
  reply.mutable_watching()->set_cursor(cursor);
  reply.mutable_watching()->set_side(side_of(viewer));
  outlet->send(frame_of(reply, wish.correlation));
  // A client that has more than there is has another game's numbers: it gets everything.
  const auto after = wish.after > cursor ? 0 : wish.after;
  for (auto& update : updates_after(game_id_, position, viewer, after)) {
    v1::Push push;
    *push.mutable_game_update() = std::move(update);
    outlet->send(frame_of(push));
  }
  remove(outlet.get());  // who watches again may see with other eyes now
  if (!told_.contains(viewer)) {
    told_[viewer] = {
        .cursor = cursor,
        .rest = rest_of_update(game_id_, position, viewer).SerializeAsString(),
    };
  }
  told_game_ = position.shared_umpire();
  watchers_.push_back({outlet.get(), viewer, wish.view, std::move(outlet)});
}

void Watchers::remove(const Outlet* outlet) {
  std::erase_if(watchers_, [outlet](const auto& watcher) { return watcher.key == outlet; });
  std::erase_if(told_, [this](const auto& told) {
    return std::ranges::find(watchers_, told.first, &Watcher::viewer) == watchers_.end();
  });
  if (watchers_.empty()) told_game_.reset();
}

bool Watchers::has(const Outlet* outlet) const {
  return std::ranges::find(watchers_, outlet, &Watcher::key) != watchers_.end();
}

void Watchers::publish(const Position& position, Clock::Point now) {
  if (watchers_.empty()) return;
  std::vector<core::Viewer> viewers;
  for (const auto& [viewer, told] : told_) viewers.push_back(viewer);
  const auto changes = position.umpire().view_changes(*told_game_, viewers);
  auto of_viewer = changes.begin();
  for (auto& [viewer, told] : told_) tell(position, viewer, *of_viewer++, told, now);
  told_game_ = position.shared_umpire();
}

void Watchers::tell(const Position& position, core::Viewer viewer,
                    const std::optional<std::string>& changes, Told& told, Clock::Point now) {
  const auto& umpire = position.umpire();
  const auto& ledger = position.ledger(viewer);
  auto rest = rest_of_update(game_id_, position, viewer).SerializeAsString();
  if (ledger.cursor() == told.cursor && rest == told.rest && !changes) return;
  told.rest = rest;
  auto after = std::exchange(told.cursor, ledger.cursor());
  // What does not fit in one update goes before it.
  for (auto last = last_that_fits(ledger, after, ledger.cursor()); last < ledger.cursor();
       last = last_that_fits(ledger, after, ledger.cursor())) {
    v1::GameUpdate head;
    head.set_game_id(game_id_);
    head.set_more(true);
    auto part = head.SerializeAsString();
    append_events(part, ledger, after, last);
    const auto frame = frame_of_update(part, {});
    send(viewer, ViewAs::whole, frame);
    send(viewer, ViewAs::changes, frame);
    after = last;
  }
  auto update = std::move(rest);
  append_events(update, ledger, after, ledger.cursor());
  if (const auto receipt = receipt_now(position, viewer, told, now)) {
    wire::append_field(update, v1::GameUpdate::kReceiptFieldNumber, receipt->SerializeAsString());
  }
  const bool can_tell_changes = !changes || !changes->empty();
  if (can_tell_changes && anybody(viewer, ViewAs::changes)) {
    std::string tail;
    if (changes) {
      wire::append_field(tail, v1::GameUpdate::kViewChangesFieldNumber, *changes);
    }
    send(viewer, ViewAs::changes, frame_of_update(update, tail));
  }
  if (can_tell_changes && !anybody(viewer, ViewAs::whole)) return;
  std::string tail;
  wire::append_field(tail, v1::GameUpdate::kViewFieldNumber, umpire.view(viewer));
  const auto frame = frame_of_update(update, tail);
  send(viewer, ViewAs::whole, frame);
  if (!can_tell_changes) send(viewer, ViewAs::changes, frame);
}

// When it comes hangs on when this viewer was told something, and on nothing else.
std::optional<v1::Receipt> Watchers::receipt_now(const Position& position, core::Viewer viewer,
                                                 Told& told, Clock::Point now) const {
  if (!position.gives_receipts()) return std::nullopt;
  if (now - told.last_receipt < receipt_pace_) {
    if (!told.receipt_due) told.receipt_due = told.last_receipt + receipt_pace_;
    return std::nullopt;
  }
  told.last_receipt = now;
  told.receipt_due.reset();
  return position.receipt(viewer);
}

std::optional<Clock::Point> Watchers::receipt_due() const {
  std::optional<Clock::Point> first;
  for (const auto& [viewer, told] : told_) {
    if (told.receipt_due && (!first || *told.receipt_due < *first)) first = told.receipt_due;
  }
  return first;
}

void Watchers::send_receipts(const Position& position, Clock::Point now) {
  for (auto& [viewer, told] : told_) {
    if (!told.receipt_due || *told.receipt_due > now) continue;
    v1::Push push;
    auto& update = *push.mutable_game_update();
    update = rest_of_update(game_id_, position, viewer);
    update.set_cursor(told.cursor);
    if (auto receipt = receipt_now(position, viewer, told, now)) {
      *update.mutable_receipt() = *std::move(receipt);
    }
    if (anybody(viewer, ViewAs::changes)) send(viewer, ViewAs::changes, frame_of(push));
    if (!anybody(viewer, ViewAs::whole)) continue;
    update.set_view(position.umpire().view(viewer));
    send(viewer, ViewAs::whole, frame_of(push));
  }
}

void Watchers::publish(const ChatLog& log, const std::map<core::Viewer, std::uint64_t>& before) {
  for (const auto& [viewer, told] : told_) {
    for (auto& line : log.lines(game_id_, viewer, before.at(viewer))) {
      v1::Push push;
      *push.mutable_chat() = std::move(line);
      const auto frame = frame_of(push);
      send(viewer, ViewAs::whole, frame);
      send(viewer, ViewAs::changes, frame);
    }
  }
}

void Watchers::send(core::Viewer viewer, ViewAs view, const Frame& frame) const {
  for (const auto& watcher : watchers_) {
    if (watcher.viewer == viewer && watcher.view == view) watcher.outlet->send(frame);
  }
}

bool Watchers::anybody(core::Viewer viewer, ViewAs view) const {
  return std::ranges::any_of(watchers_, [&](const Watcher& watcher) {
    return watcher.viewer == viewer && watcher.view == view;
  });
}

}  // namespace chartroom::server
