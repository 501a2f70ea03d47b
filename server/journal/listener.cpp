#include "journal/listener.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "base/log.hpp"

namespace chartroom::server {
namespace {

constexpr std::chrono::milliseconds first_pause{50};
constexpr const char* channel_name = "chartroom";

// PostgreSQL takes less than 8000 bytes.
constexpr std::size_t longest_payload = 7900;
constexpr std::size_t uuid_size = 36;
constexpr char journal_letter = 'J';
constexpr char node_letter = 'n';
// How often a node says that it is there, and for how long it is believed.
constexpr std::chrono::seconds alive_every{5};

class Receiver final : public pqxx::notification_receiver {
 public:
  Receiver(pqxx::connection_base& connection, const std::string& node,
           const Listener::Handlers& handlers, std::atomic<bool>& others)
      : notification_receiver{connection, channel_name},
        node_{node},
        handlers_{handlers},
        others_{others} {}
  void operator()(const std::string& payload, int) override {
    if (payload.starts_with(node_letter) && payload.substr(2) != node_) others_ = true;
    for (const auto& note : parse_notes(payload, node_)) handlers_.note(note);
  }

 private:
  const std::string& node_;
  const Listener::Handlers& handlers_;
  std::atomic<bool>& others_;
};

// "UUID SEPARATOR NUMBER"; what is left of the text goes on after it.
std::optional<Note> read_note(std::string_view& text, Note::Kind kind, char separator) {
  if (text.size() < uuid_size + 2 || text[uuid_size] != separator) return std::nullopt;
  Note note{.kind = kind, .game_id = std::string{text.substr(0, uuid_size)}};
  text.remove_prefix(uuid_size + 1);
  const auto read = std::from_chars(text.data(), text.data() + text.size(), note.seq);
  if (read.ec != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return note;
}

std::vector<Note> read_journal_notes(std::string_view text, std::string_view reader) {
  std::vector<Note> out;
  const auto blank = text.find(' ');
  if (blank == std::string_view::npos || text.substr(0, blank) == reader) return out;
  text.remove_prefix(blank);
  while (text.starts_with(' ')) {
    text.remove_prefix(1);
    auto note = read_note(text, Note::Kind::journal, ':');
    if (!note) break;
    out.push_back(*std::move(note));
  }
  return out;
}

}  // namespace

void JournalNotes::add(const std::string& game_id, std::uint64_t seq) {
  const auto word = " " + game_id + ":" + std::to_string(seq);
  if (payloads_.empty() || payloads_.back().size() + word.size() > longest_payload) {
    payloads_.push_back(std::string{journal_letter, ' '} + node_);
  }
  payloads_.back() += word;
}

std::string text_of(const Note& note) {
  return std::string{static_cast<char>(note.kind)} + " " + note.game_id + " " +
         std::to_string(note.seq);
}

void send_note(pqxx::transaction_base& tx, const Note& note) {
  tx.exec_params1("SELECT pg_notify($1, $2)", channel_name, text_of(note));
}

std::vector<Note> parse_notes(std::string_view payload, std::string_view reader) {
  if (payload.size() < 2 || payload[1] != ' ') return {};
  const char letter = payload[0];
  auto rest = payload.substr(2);
  if (letter == journal_letter) return read_journal_notes(rest, reader);
  if (std::string_view{"jcl"}.find(letter) == std::string_view::npos) return {};
  auto note = read_note(rest, Note::Kind{letter}, ' ');
  if (!note) return {};
  return {*std::move(note)};
}

Listener::Listener(std::string url, std::string node, Handlers handlers)
    : url_{std::move(url)}, node_{std::move(node)}, handlers_{std::move(handlers)}, thread_{[this] {
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
  auto pause = first_pause;
  while (!stopping_) {
    const auto begun = std::chrono::steady_clock::now();
    try {
      listen_once();
    } catch (const std::exception& error) {
      log::write(pause == first_pause ? log::Level::warn : log::Level::debug, "listener_failed",
                 {{"error", one_line(error)}});
    }
    if (std::chrono::steady_clock::now() - begun > std::chrono::seconds{5}) {
      pause = first_pause;
    }
    for (auto slept = std::chrono::milliseconds{0}; slept < pause && !stopping_;
         slept += std::chrono::milliseconds{50}) {
      std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    pause = std::min(pause * 2, std::chrono::milliseconds{2000});
  }
}

void Listener::listen_once() {
  const auto connection = connect(url_, watchdog_);
  const Receiver receiver{*connection, node_, handlers_, others_};
  auto said = std::chrono::steady_clock::now();
  say_alive(*connection);
  handlers_.reconnected();
  while (!stopping_) {
    connection->await_notification(0, 100'000);
    if (!connection->is_open()) throw std::runtime_error("the connection was closed");
    if (std::chrono::steady_clock::now() - said < alive_every) continue;
    said = std::chrono::steady_clock::now();
    say_alive(*connection);
  }
  say_good_bye(*connection);
}

// The others tell this node of what they write as long as they believe it to be there, and this one
// learns whether there is anybody to tell.
void Listener::say_alive(pqxx::connection& connection) {
  const auto watch = watchdog_.over(connection.sock(), longest_silence);
  pqxx::work tx{connection};
  tx.exec_params0(
      "INSERT INTO nodes (id, seen_at) VALUES ($1, now())"
      " ON CONFLICT (id) DO UPDATE SET seen_at = now()",
      node_);
  tx.exec0("DELETE FROM nodes WHERE seen_at < now() - interval '1 hour'");
  const auto others = tx.exec_params1(
      "SELECT count(*) FROM nodes WHERE id <> $1 AND seen_at > now() - interval '60 seconds'",
      node_);
  tx.exec_params1("SELECT pg_notify($1, $2)", channel_name, std::string{node_letter, ' '} + node_);
  tx.commit();
  others_ = others[0].as<int>() > 0;
}

void Listener::say_good_bye(pqxx::connection& connection) {
  const auto watch = watchdog_.over(connection.sock(), std::chrono::seconds{2});
  pqxx::work tx{connection};
  tx.exec_params0("DELETE FROM nodes WHERE id = $1", node_);
  tx.commit();
}

}  // namespace chartroom::server
