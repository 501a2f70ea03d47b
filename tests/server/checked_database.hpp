// A database with games of all kinds in it, to plant faults in and to put back as it was.
#pragma once

#include <string>

#include "support/database.hpp"

namespace chartroom::testing {

class CheckedDatabase {
 public:
  CheckedDatabase();

  [[nodiscard]] const std::string& url() const { return database_.url(); }
  [[nodiscard]] std::string value(const std::string& sql) const { return database_.value(sql); }

  // Every column as a test planted it, in `sql`; ENDED, PLAYING, WAITING, OLD, FIRST_SCHEME and
  // OTHER in it stand for games. Foreign keys are gone.
  void plant(const std::string& sql) const;
  void restore() const;
  // Replaces the newest entry of a game by these bytes, with the hash that they should have.
  void replace_newest(const std::string& game, const std::string& entry) const;
  [[nodiscard]] std::string newest(const std::string& game, const std::string& column) const;

  std::string ended;
  std::string playing;
  std::string waiting;
  std::string old;           // without terms; its summary stands with the game alone
  std::string first_scheme;  // every entry has the digest of the state
  std::string other;         // against a bot

 private:
  void lay_out();

  TestDatabase database_;
};

}  // namespace chartroom::testing
