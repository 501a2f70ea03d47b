// Who watches a game, and what each is told when it moves on.
#pragma once

#include <chrono>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/outlet.hpp"
#include "chat/chat.hpp"
#include "games/position.hpp"

namespace chartroom::server {

// Everything above `after` for one viewer, in as many updates as it takes; the last has the view.
[[nodiscard]] std::vector<v1::GameUpdate> updates_after(const std::string& game_id,
                                                        const Position& position,
                                                        core::Viewer viewer, std::uint64_t after);
// Events above `after`, at most `limit` and no more than fit in one answer.
[[nodiscard]] v1::Events events_after(const std::string& game_id, const Position& position,
                                      core::Viewer viewer, std::uint64_t after,
                                      std::uint32_t limit);

// What the seat may choose from now; what an order would bring, or why it would be refused.
[[nodiscard]] v1::Options options_for(const Position& position, core::Seat seat);
[[nodiscard]] std::expected<v1::Preview, v1::Refused> preview_for(const Position& position,
                                                                  core::Seat seat,
                                                                  const RulesOrder& order);

// What a watcher wants to have of a view that has changed.
enum class ViewAs : std::uint8_t { whole, changes };

class Watchers {
 public:
  // A viewer who is told much in a short time has a receipt for it after `receipt_pace` at the
  // latest, and not for each update: a signature takes longer than the rest of an order.
  Watchers(std::string game_id, std::chrono::milliseconds receipt_pace)
      : game_id_{std::move(game_id)}, receipt_pace_{receipt_pace} {}

  // Answers the wish to watch, tells everything above `after`, and goes on from there.
  struct Wish {
    core::Viewer viewer;
    std::uint64_t after{};
    ViewAs view{};
    std::uint64_t correlation{};
  };
  void begin(const Position& position, const Wish& wish, std::shared_ptr<Outlet> outlet);
  void remove(const Outlet* outlet);
  [[nodiscard]] bool empty() const { return watchers_.empty(); }
  [[nodiscard]] std::size_t size() const { return watchers_.size(); }
  [[nodiscard]] bool has(const Outlet* outlet) const;

  // Tells everybody for whom something is new since they were told last. Whoever learns nothing
  // gets nothing.
  void publish(const Position& position, Clock::Point now);
  // When a receipt that was put off is due; nothing if none was.
  [[nodiscard]] std::optional<Clock::Point> receipt_due() const;
  void send_receipts(const Position& position, Clock::Point now);
  // The lines that each viewer has numbered above what it had when `before` were all.
  void publish(const ChatLog& log, const std::map<core::Viewer, std::uint64_t>& before);

 private:
  struct Watcher {
    const Outlet* key;
    core::Viewer viewer;
    ViewAs view{};
    std::shared_ptr<Outlet> outlet;
  };
  struct Told {
    std::uint64_t cursor{};
    std::string rest;  // the update without its events and its view, as bytes
    std::optional<Clock::Point> receipt_due;  // of one that was put off
    Clock::Point last_receipt;
  };
  // `changes` of the viewer's view, as wire::Umpire has them.
  void tell(const Position& position, core::Viewer viewer,
            const std::optional<std::string>& changes, Told& told, Clock::Point now);
  // The receipt that this viewer's next update has, if it is time for one.
  [[nodiscard]] std::optional<v1::Receipt> receipt_now(const Position& position,
                                                       core::Viewer viewer, Told& told,
                                                       Clock::Point now) const;
  void send(core::Viewer viewer, ViewAs view, const Frame& frame) const;
  [[nodiscard]] bool anybody(core::Viewer viewer, ViewAs view) const;

  std::string game_id_;
  std::chrono::milliseconds receipt_pace_;
  std::vector<Watcher> watchers_;
  std::map<core::Viewer, Told> told_;
  std::shared_ptr<const wire::Umpire> told_game_;  // as everybody was told of it
};

}  // namespace chartroom::server
