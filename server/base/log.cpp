#include "base/log.hpp"

#include <fmt/chrono.h>
#include <spdlog/formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>

namespace chartroom::server::log {
namespace {

std::atomic<Format> chosen{Format::text};

// As JSON has it. What is not ASCII came from a library, in some encoding: it is left out.
std::string quoted(std::string_view text) {
  std::string out{"\""};
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += ' ';
    } else {
      out += byte < 0x7f ? c : '?';
    }
  }
  return out + '"';
}

bool is_a_word(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return c > ' ' && c < 0x7f && c != '"' && c != '=' && c != '\\';
  });
}

std::string value_of(Format format, const Field& field) {
  if (const auto* number = std::get_if<std::int64_t>(&field.value)) return std::to_string(*number);
  if (const auto* number = std::get_if<double>(&field.value)) return fmt::format("{:.6f}", *number);
  const auto text = std::get<std::string_view>(field.value);
  return format == Format::text && is_a_word(text) ? std::string{text} : quoted(text);
}

class Line final : public spdlog::formatter {
 public:
  explicit Line(Format format) : format_{format} {}

  void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
    using namespace std::chrono;
    const auto since = message.time.time_since_epoch();
    const auto time = fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                                  fmt::gmtime(system_clock::to_time_t(message.time)),
                                  duration_cast<milliseconds>(since).count() % 1000);
    const auto level = spdlog::level::to_string_view(message.level);
    const std::string_view words{message.payload.data(), message.payload.size()};
    const auto line =
        format_ == Format::json
            ? fmt::format(R"({{"time":"{}","level":"{}",{}}})", time,
                          std::string_view{level.data(), level.size()}, words)
            : fmt::format("{} {} {}", time, std::string_view{level.data(), level.size()}, words);
    out.append(line);
    out.push_back('\n');
  }
  [[nodiscard]] std::unique_ptr<spdlog::formatter> clone() const override {
    return std::make_unique<Line>(format_);
  }

 private:
  Format format_;
};

spdlog::level::level_enum to_spdlog(Level level) {
  switch (level) {
    case Level::debug: return spdlog::level::debug;
    case Level::info: return spdlog::level::info;
    case Level::warn: return spdlog::level::warn;
    case Level::error: break;
  }
  return spdlog::level::err;
}

}  // namespace

void set_up(const std::string& level, Format format) {
  chosen = format;
  const spdlog::sink_ptr sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  sink->set_formatter(std::make_unique<Line>(format));
  auto to = std::make_shared<spdlog::logger>("", sink);
  to->set_level(spdlog::level::from_str(level));
  to->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(to));
}

void write(Level level, Event event, Fields fields) {
  auto* to = spdlog::default_logger_raw();
  if (!to->should_log(to_spdlog(level))) return;
  to->log(to_spdlog(level), "{}", words_of(chosen, event.name(), fields));
}

std::string words_of(Format format, std::string_view event, Fields fields) {
  std::string out = format == Format::json ? R"("event":)" + quoted(event) : std::string{event};
  for (const auto& field : fields) {
    const auto value = value_of(format, field);
    out += format == Format::json ? "," + quoted(field.name) + ":" + value
                                  : " " + std::string{field.name} + "=" + value;
  }
  return out;
}

}  // namespace chartroom::server::log
