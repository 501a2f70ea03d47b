// Notes between nodes through LISTEN/NOTIFY: "there is something new about this game". A note
// carries no content, so a lost one costs time, never truth; after a reconnection everything is
// looked at again.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "journal/database.hpp"

namespace chartroom::server {

struct Note {
  enum class Kind : char { journal = 'j', chat = 'c', lobby = 'l' };
  Kind kind{};
  std::string game_id;
  std::uint64_t seq{};  // of the newest entry or line
};

// Sent when the transaction commits.
void send_note(pqxx::transaction_base& tx, const Note& note);
[[nodiscard]] std::optional<Note> parse_note(std::string_view text);

class Listener {
 public:
  struct Handlers {
    std::function<void(const Note&)> note;
    std::function<void()> reconnected;  // notes may have been missed
  };
  Listener(std::string url, Handlers handlers);
  ~Listener();
  void stop();

 private:
  void listen_until_stopped();
  void listen_once();

  std::string url_;
  Handlers handlers_;
  std::atomic<bool> stopping_{};
  std::thread thread_;
};

}  // namespace chartroom::server
