// Notes between nodes through LISTEN/NOTIFY: "there is something new about this game". A note
// carries no content, so a lost one costs time, never truth: after a reconnection, and now and then
// in any case, everything is looked at again.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "journal/database.hpp"

namespace chartroom::server {

struct Note {
  enum class Kind : char { journal = 'j', chat = 'c', lobby = 'l' };
  Kind kind{};
  std::string game_id;
  std::uint64_t seq{};  // of the newest entry or line
  friend bool operator==(const Note&, const Note&) = default;
};

// What a group commit tells: many games at once, with the node that wrote them, which need not be
// told. No payload is longer than PostgreSQL takes.
class JournalNotes {
 public:
  explicit JournalNotes(std::string node) : node_{std::move(node)} {}
  void add(const std::string& game_id, std::uint64_t seq);
  [[nodiscard]] const std::vector<std::string>& payloads() const { return payloads_; }

 private:
  std::string node_;
  std::vector<std::string> payloads_;
};

[[nodiscard]] std::string text_of(const Note& note);
// Sent when the transaction commits.
void send_note(pqxx::transaction_base& tx, const Note& note);
// What a payload says to the node `reader`: nothing if it is its own word on the journal, or no
// note at all.
[[nodiscard]] std::vector<Note> parse_notes(std::string_view payload, std::string_view reader);

class Listener {
 public:
  struct Handlers {
    std::function<void(const Note&)> note;
    std::function<void()> reconnected;  // notes may have been missed
  };
  Listener(std::string url, std::string node, Handlers handlers);
  ~Listener();
  void stop();

  // Whether another node has been heard of lately. True as long as nobody knows.
  [[nodiscard]] bool others() const { return others_; }

 private:
  void listen_until_stopped();
  void listen_once();
  void say_alive(pqxx::connection& connection);
  void say_good_bye(pqxx::connection& connection);

  std::string url_;
  std::string node_;
  Handlers handlers_;
  std::atomic<bool> stopping_{};
  std::atomic<bool> others_{true};
  Watchdog watchdog_;
  std::thread thread_;
};

}  // namespace chartroom::server
