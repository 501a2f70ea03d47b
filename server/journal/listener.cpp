#include "journal/listener.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <chrono>

namespace chartroom::server {
namespace {

constexpr std::chrono::milliseconds shortest_pause{50};
constexpr const char* channel_name = "chartroom";

class Receiver final : public pqxx::notification_receiver {
 public:
  Receiver(pqxx::connection_base& connection, const Listener::Handlers& handlers)
      : notification_receiver{connection, channel_name}, handlers_{handlers} {}
  void operator()(const std::string& payload, int) override {
    if (const auto note = parse_note(payload)) handlers_.note(*note);
  }

 private:
  const Listener::Handlers& handlers_;
};

}  // namespace

void send_note(pqxx::transaction_base& tx, const Note& note) {
  const std::string payload = std::string{static_cast<char>(note.kind)} + " " + note.game_id + " " +
                              std::to_string(note.seq);
  tx.exec_params1("SELECT pg_notify($1, $2)", channel_name, payload);
}

std::optional<Note> parse_note(std::string_view text) {
  constexpr std::size_t uuid_size = 36;
  if (text.size() < uuid_size + 4 || text[1] != ' ' || text[uuid_size + 2] != ' ') {
    return std::nullopt;
  }
  if (std::string_view{"jcl"}.find(text[0]) == std::string_view::npos) return std::nullopt;
  Note note{.kind = Note::Kind{text[0]}, .game_id = std::string{text.substr(2, uuid_size)}};
  const auto number = text.substr(uuid_size + 3);
  const auto read = std::from_chars(number.data(), number.data() + number.size(), note.seq);
  if (read.ec != std::errc{}) return std::nullopt;
  return note;
}

Listener::Listener(std::string url, Handlers handlers)
    : url_{std::move(url)}, handlers_{std::move(handlers)}, thread_{[this] {
        listen_until_stopped();
      }} {}

Listener::~Listener() {
  stop();
}

void Listener::stop() {
  stopping_ = true;
  if (thread_.joinable()) thread_.join();
}

void Listener::listen_until_stopped() {
  auto pause = shortest_pause;
  while (!stopping_) {
    const auto begun = std::chrono::steady_clock::now();
    try {
      listen_once();
    } catch (const std::exception& error) {
      const auto level = pause == shortest_pause ? spdlog::level::warn : spdlog::level::debug;
      spdlog::log(level, "listening for notes from other nodes failed: {}", one_line(error));
    }
    if (std::chrono::steady_clock::now() - begun > std::chrono::seconds{5}) {
      pause = shortest_pause;
    }
    for (auto slept = std::chrono::milliseconds{0}; slept < pause && !stopping_;
         slept += std::chrono::milliseconds{50}) {
      std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    pause = std::min(pause * 2, std::chrono::milliseconds{2000});
  }
}

void Listener::listen_once() {
  const auto connection = connect(url_);
  const Receiver receiver{*connection, handlers_};
  handlers_.reconnected();
  while (!stopping_) {
    connection->await_notification(0, 100'000);
    if (!connection->is_open()) throw std::runtime_error("the connection was closed");
  }
}

}  // namespace chartroom::server
