// Notes between nodes that get lost: PostgreSQL is asked to notify, and nobody is.
#pragma once

#include <string>

#include "support/database.hpp"

namespace chartroom::testing {

// On a database to which no node is connected yet; on the whole it loses nothing.
class LostNotes {
 public:
  explicit LostNotes(const TestDatabase& database);

  // From the next transaction on, no note arrives anywhere.
  void lose_all() const;
  // How many have been lost that begin so: "J" of a journal, "c" of a chat, "l" of the lobby.
  [[nodiscard]] int lost(const std::string& beginning) const;

 private:
  const TestDatabase& database_;
};

}  // namespace chartroom::testing
