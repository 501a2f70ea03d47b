#include "games/publish.hpp"

#include <algorithm>

#include "games/messages.hpp"

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

// Everything in an update but its events, its cursor and the receipt for them.
v1::GameUpdate rest_of_update(const std::string& game_id, const Position& position,
                              core::Viewer viewer) {
  v1::GameUpdate out;
  out.set_game_id(game_id);
  out.set_view(position.umpire().view(viewer));
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
  while (last < ledger.cursor() && last - after < most) {
    bytes += ledger.at(last + 1).ByteSizeLong() + 4;
    if (bytes > most_event_bytes && last > after) break;
    ++last;
  }
  return last;
}

template <class Message>
void add_events(Message& message, const Ledger& ledger, std::uint64_t after, std::uint64_t last) {
  for (auto number = after + 1; number <= last; ++number) *message.add_events() = ledger.at(number);
  message.set_cursor(last);
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
    line.set_text(consequence.text);
    line.set_points(consequence.points);
  }
  return out;
}

void Watchers::begin(const Position& position, core::Viewer viewer, std::uint64_t after,
                     std::shared_ptr<Outlet> outlet, std::uint64_t correlation) {
  const auto cursor = position.ledger(viewer).cursor();
  v1::Reply reply;
  reply.mutable_watching()->set_game_id(game_id_);
  reply.mutable_watching()->set_cursor(cursor);
  reply.mutable_watching()->set_side(side_of(viewer));
  outlet->send(frame_of(reply, correlation));
  // A client that has more than there is has another game's numbers: it gets everything.
  for (auto& update : updates_after(game_id_, position, viewer, after > cursor ? 0 : after)) {
    v1::Push push;
    *push.mutable_game_update() = std::move(update);
    outlet->send(frame_of(push));
  }
  add(position, viewer, std::move(outlet));
}

void Watchers::add(const Position& position, core::Viewer viewer, std::shared_ptr<Outlet> outlet) {
  const auto* key = outlet.get();
  remove(key);  // who watches again may see with other eyes now
  told_[viewer] = as_told(position, viewer);
  watchers_[key] = {viewer, std::move(outlet)};
}

void Watchers::remove(const Outlet* outlet) {
  watchers_.erase(outlet);
  std::erase_if(told_, [this](const auto& told) {
    return std::ranges::none_of(watchers_,
                                [&](const auto& w) { return w.second.viewer == told.first; });
  });
}

Watchers::Told Watchers::as_told(const Position& position, core::Viewer viewer) const {
  return {position.ledger(viewer).cursor(),
          rest_of_update(game_id_, position, viewer).SerializeAsString()};
}

void Watchers::publish(const Position& position) {
  for (auto& [viewer, told] : told_) {
    auto now = as_told(position, viewer);
    if (now.cursor == told.cursor && now.rest == told.rest) continue;
    for (auto& update : updates_after(game_id_, position, viewer, told.cursor)) {
      v1::Push push;
      *push.mutable_game_update() = std::move(update);
      send(viewer, frame_of(push));
    }
    told = std::move(now);
  }
}

void Watchers::publish(const ChatLog& log, const std::map<core::Viewer, std::uint64_t>& before) {
  for (const auto& [viewer, told] : told_) {
    for (auto& line : log.lines(game_id_, viewer, before.at(viewer))) {
      v1::Push push;
      *push.mutable_chat() = std::move(line);
      send(viewer, frame_of(push));
    }
  }
}

void Watchers::send(core::Viewer viewer, const Frame& frame) const {
  for (const auto& [key, watcher] : watchers_) {
    if (watcher.viewer == viewer) watcher.outlet->send(frame);
  }
}

}  // namespace chartroom::server
