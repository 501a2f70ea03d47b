// The lobby's news: a game was made, joined, left, began or ended, and whoever is here and
// concerned is told, once. Notes between nodes tell of it at once; what notes are lost costs
// seconds, for the games themselves say when they changed.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "journal/database.hpp"
#include "lobby/presence.hpp"

namespace chartroom::server {

// In the transaction that changes what the lobby shows of a game: the mark by which it is found,
// and a note to all nodes.
void write_news(pqxx::work& tx, const std::string& game_id);

class News {
 public:
  // What has changed by now is nobody's news any more: made before anybody can be here.
  News(Database& database, const Presence& presence);

  // A note came.
  [[nodiscard]] Awaitable<void> note(std::string game_id);
  // Notes may have been missed: whatever has changed since the last look is told.
  [[nodiscard]] Awaitable<void> look_for_more();

 private:
  using Mark = std::int64_t;  // when it changed, by the database's clock, in microseconds
  struct Look {
    Mark now{};
    std::map<std::string, Mark> changed;
  };
  [[nodiscard]] static Look look(pqxx::work& tx, Mark after);
  void tell_if_new(const GameRow& game, Mark mark);
  void forget_before(Mark mark);

  Database& database_;
  const Presence& presence_;
  std::mutex mutex_;
  Mark looked_{};                     // when, last
  std::map<std::string, Mark> told_;  // of what the next look will find again
};

}  // namespace chartroom::server
