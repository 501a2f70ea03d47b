// A line being typed: edited by the usual keys, with a history and completion of names. It knows no
// terminal: bytes go in, lines and a picture come out.
//
// Of our own making because the news of a game are printed while somebody types, and because the
// libraries for it are either under a licence that ours does not go with or do not know such lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::cli {

class LineEditor {
 public:
  enum class Key : std::uint8_t { none, line, interrupt, end_of_input };

  // Takes one byte of what the terminal sent. After `line`, take() has it.
  [[nodiscard]] Key feed(char byte);
  [[nodiscard]] std::string take();

  // Words to complete with, by the Tab key.
  void know(std::vector<std::string> words) { words_ = std::move(words); }

  [[nodiscard]] const std::string& text() const { return text_; }
  // What to write so that the terminal shows prompt and line in its last line, cursor in place.
  [[nodiscard]] std::string picture(std::string_view prompt, std::size_t width) const;

 private:
  Key control(char byte);
  void sequence(char last);
  void insert(char byte);
  void erase_before();
  void erase_at();
  void word_back();
  void recall(bool older);
  void complete();
  [[nodiscard]] std::size_t letter_before(std::size_t at) const;
  [[nodiscard]] std::size_t letter_after(std::size_t at) const;

  std::string text_;
  std::size_t at_ = 0;  // byte before which the cursor stands
  std::string escape_;  // an escape sequence that has begun
  std::vector<std::string> history_;
  std::size_t recalled_ = 0;  // == history_.size(): the line that is typed
  std::string typed_;         // while an older one is shown
  std::vector<std::string> words_;
};

}  // namespace chartroom::cli
