// The log: one line for each event, for people or for programs. An event has a name and fields, and
// reads the same in both; nothing without a name can be written, and docs/operating.md lists them
// all. Fields are ids of games and accounts, numbers, and what a library says
// went wrong: never an order, a view, a player's name, a token or a password.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace chartroom::server::log {

enum class Format : std::uint8_t { text, json };
enum class Level : std::uint8_t { debug, info, warn, error };

// An event's name: words in lower case, known when the program is compiled.
class Event {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor)
  consteval Event(const char* name) : name_{name} {
    bool good = !name_.empty() && name_.front() != '_' && name_.back() != '_';
    for (const char c : name_) good = good && ((c >= 'a' && c <= 'z') || c == '_');
    if (!good) throw "an event's name is words in lower case";
  }
  [[nodiscard]] constexpr std::string_view name() const { return name_; }

 private:
  std::string_view name_;
};

struct Field {
  std::string_view name;
  std::variant<std::int64_t, double, std::string_view> value;

  Field(std::string_view the_name, std::integral auto number)
      : name{the_name}, value{static_cast<std::int64_t>(number)} {}
  Field(std::string_view the_name, double number) : name{the_name}, value{number} {}
  Field(std::string_view the_name, std::string_view text) : name{the_name}, value{text} {}
  Field(std::string_view the_name, const std::string& text)
      : name{the_name}, value{std::string_view{text}} {}
  Field(std::string_view the_name, const char* text)
      : name{the_name}, value{std::string_view{text}} {}
};
using Fields = std::initializer_list<Field>;

// To stderr. `level`: "debug", "info", "warn", "error" or "off".
void set_up(const std::string& level, Format format);

void write(Level level, Event event, Fields fields = {});
inline void debug(Event event, Fields fields = {}) {
  write(Level::debug, event, fields);
}
inline void info(Event event, Fields fields = {}) {
  write(Level::info, event, fields);
}
inline void warn(Event event, Fields fields = {}) {
  write(Level::warn, event, fields);
}
inline void error(Event event, Fields fields = {}) {
  write(Level::error, event, fields);
}

// The line without its time and level: `event name=value` or `"event":"...","name":value`.
[[nodiscard]] std::string words_of(Format format, std::string_view event, Fields fields);

}  // namespace chartroom::server::log
