// Who watches a game, and what each is told when it moves on.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <string>
#include <vector>

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

class Watchers {
 public:
  explicit Watchers(std::string game_id) : game_id_{std::move(game_id)} {}

  // Answers the wish to watch, tells everything above `after`, and goes on from there.
  void begin(const Position& position, core::Viewer viewer, std::uint64_t after,
             std::shared_ptr<Outlet> outlet, std::uint64_t correlation);
  void remove(const Outlet* outlet);
  [[nodiscard]] bool empty() const { return watchers_.empty(); }
  [[nodiscard]] std::size_t size() const { return watchers_.size(); }

  // Tells everybody for whom something is new since they were told last. Whoever learns nothing
  // gets nothing.
  void publish(const Position& position);
  // The lines that each viewer has numbered above what it had when `before` were all.
  void publish(const ChatLog& log, const std::map<core::Viewer, std::uint64_t>& before);

 private:
  void add(const Position& position, core::Viewer viewer, std::shared_ptr<Outlet> outlet);
  struct Watcher {
    core::Viewer viewer;
    std::shared_ptr<Outlet> outlet;
  };
  struct Told {
    std::uint64_t cursor{};
    std::string rest;  // the update without its events, as bytes
  };
  [[nodiscard]] Told as_told(const Position& position, core::Viewer viewer) const;
  void send(core::Viewer viewer, const Frame& frame) const;

  std::string game_id_;
  std::map<const Outlet*, Watcher> watchers_;
  std::map<core::Viewer, Told> told_;
};

}  // namespace chartroom::server
