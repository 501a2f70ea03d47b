#include "client-cli/play/terminal.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <iostream>
#include <iterator>

#include "client-cli/commands/desk.hpp"

namespace chartroom::cli {

namespace {

bool is_file() {
  struct stat about {};
  return fstat(STDIN_FILENO, &about) == 0 && S_ISREG(about.st_mode);
}

}  // namespace

Terminal::Terminal(boost::asio::io_context& loop) : in_{loop} {
  if (is_file()) {  // is always ready, and no event loop waits for it
    take_in(std::string{std::istreambuf_iterator<char>{std::cin}, {}});
    take_in("\n");
    ended_ = true;
    return;
  }
  interactive_ = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
  termios now{};
  if (interactive_ && tcgetattr(STDIN_FILENO, &now) == 0) {
    before_ = now;
    now.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | ISIG | IEXTEN);
    now.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &now);
  }
  in_.assign(dup(STDIN_FILENO));
  read();
}

Terminal::~Terminal() {
  if (!before_) return;
  clear();
  std::cout << std::flush;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &*before_);
}

void Terminal::read() {
  in_.async_read_some(boost::asio::buffer(buffer_),
                      [this](boost::system::error_code code, std::size_t count) {
                        if (code == boost::asio::error::operation_aborted) return;
                        if (code) {
                          ended_ = true;
                          return;
                        }
                        take_in({buffer_.data(), count});
                        read();
                      });
}

void Terminal::take_in(std::string_view bytes) {
  for (const char byte : bytes) {
    if (interactive_) {
      key(byte);
    } else if (byte == '\n') {
      lines_.push_back(std::exchange(partial_, {}));
    } else {
      partial_ += byte;
    }
  }
  draw();
}

void Terminal::key(char byte) {
  switch (editor_.feed(byte)) {
    case LineEditor::Key::none: break;
    case LineEditor::Key::line:
      draw();
      std::cout << "\n";
      lines_.push_back(editor_.take());
      break;
    case LineEditor::Key::interrupt:
    case LineEditor::Key::end_of_input: ended_ = true; break;
  }
}

void Terminal::draw() const {
  if (interactive_ && !prompt_.empty())
    std::cout << editor_.picture(prompt_, terminal_width()) << std::flush;
}

void Terminal::clear() const {
  if (interactive_) std::cout << "\r\033[K";
}

void Terminal::prompt(std::string text) {
  prompt_ = std::move(text);
  draw();
}

void Terminal::print(const std::string& text) {
  if (text.empty()) return;
  clear();
  std::cout << text;
  if (!text.ends_with('\n')) std::cout << '\n';
  std::cout << std::flush;
  draw();
}

void Terminal::ring() {
  if (interactive_) std::cout << '\a' << std::flush;
}

std::string Terminal::take_line() {
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

}  // namespace chartroom::cli
