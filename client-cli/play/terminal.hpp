// Where play reads lines from and prints to: a terminal with a prompt that news do not disturb, or
// a plain stream of lines.
#pragma once

#include <termios.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <deque>
#include <optional>
#include <string>

#include "client-cli/play/line_editor.hpp"

namespace chartroom::cli {

class Terminal {
 public:
  explicit Terminal(boost::asio::io_context& loop);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void prompt(std::string text);
  void know(std::vector<std::string> words) { editor_.know(std::move(words)); }
  // Above the prompt; a newline is added where the text ends without one.
  void print(const std::string& text);
  void ring();

  [[nodiscard]] bool has_line() const { return !lines_.empty(); }
  [[nodiscard]] std::string take_line();
  // No further line will come.
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  void read();
  void take_in(std::string_view bytes);
  void key(char byte);
  void draw() const;
  void clear() const;

  boost::asio::posix::stream_descriptor in_;
  bool interactive_ = false;
  bool ended_ = false;
  std::optional<termios> before_;
  LineEditor editor_;
  std::string prompt_;
  std::string partial_;  // of a plain stream
  std::deque<std::string> lines_;
  std::array<char, 4096> buffer_{};
};

}  // namespace chartroom::cli
