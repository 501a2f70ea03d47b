#include "client-cli/play/line_editor.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

constexpr char escape = '\033';
constexpr char control_key(char letter) {
  return static_cast<char>(letter - 'A' + 1);
}
constexpr char backspace = 127;
constexpr std::size_t most_remembered = 500;

bool continues_letter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

std::size_t LineEditor::letter_before(std::size_t at) const {
  if (at == 0) return 0;
  --at;
  while (at > 0 && continues_letter(text_[at])) --at;
  return at;
}

std::size_t LineEditor::letter_after(std::size_t at) const {
  if (at < text_.size()) ++at;
  while (at < text_.size() && continues_letter(text_[at])) ++at;
  return at;
}

void LineEditor::insert(char byte) {
  text_.insert(at_, 1, byte);
  ++at_;
}

void LineEditor::erase_before() {
  const std::size_t from = letter_before(at_);
  text_.erase(from, at_ - from);
  at_ = from;
}

void LineEditor::erase_at() {
  text_.erase(at_, letter_after(at_) - at_);
}

void LineEditor::word_back() {
  while (at_ > 0 && text_[at_ - 1] == ' ') erase_before();
  while (at_ > 0 && text_[at_ - 1] != ' ') erase_before();
}

void LineEditor::recall(bool older) {
  if (older ? recalled_ == 0 : recalled_ == history_.size()) return;
  if (recalled_ == history_.size()) typed_ = text_;
  recalled_ += older ? std::size_t(-1) : 1;
  text_ = recalled_ == history_.size() ? typed_ : history_[recalled_];
  at_ = text_.size();
}

// The word before the cursor, as far as all that begin like it agree.
void LineEditor::complete() {
  const auto start = text_.find_last_of(" +>,;", at_ == 0 ? 0 : at_ - 1);
  const std::size_t from = start == std::string::npos || at_ == 0 ? 0 : start + 1;
  const std::string begun = folded(std::string_view{text_}.substr(from, at_ - from));
  if (begun.empty()) return;
  std::string common;
  int fitting = 0;
  for (const std::string& word : words_) {
    if (!folded(word).starts_with(begun)) continue;
    if (fitting++ == 0) {
      common = word;
      continue;
    }
    std::size_t same = 0;
    while (same < common.size() && same < word.size() && common[same] == word[same]) ++same;
    common.resize(same);
  }
  if (fitting == 0 || folded(common).size() < begun.size()) return;
  text_.replace(from, at_ - from, common);
  at_ = from + common.size();
}

// The end of an escape sequence: arrows, Home, End, Delete.
void LineEditor::sequence(char last) {
  switch (last) {
    case 'A': recall(true); break;
    case 'B': recall(false); break;
    case 'C': at_ = letter_after(at_); break;
    case 'D': at_ = letter_before(at_); break;
    case 'H': at_ = 0; break;
    case 'F': at_ = text_.size(); break;
    case '~':
      if (escape_ == "[3") erase_at();
      if (escape_ == "[1" || escape_ == "[7") at_ = 0;
      if (escape_ == "[4" || escape_ == "[8") at_ = text_.size();
      break;
    default: break;
  }
}

LineEditor::Key LineEditor::control(char byte) {
  switch (byte) {
    case '\r':
    case '\n': return Key::line;
    case '\t': complete(); break;
    case backspace:
    case '\b': erase_before(); break;
    case control_key('A'): at_ = 0; break;
    case control_key('B'): at_ = letter_before(at_); break;
    case control_key('C'):
      if (text_.empty()) return Key::interrupt;
      text_.clear();
      at_ = 0;
      break;
    case control_key('D'):
      if (text_.empty()) return Key::end_of_input;
      erase_at();
      break;
    case control_key('E'): at_ = text_.size(); break;
    case control_key('F'): at_ = letter_after(at_); break;
    case control_key('K'): text_.erase(at_); break;
    case control_key('N'): recall(false); break;
    case control_key('P'): recall(true); break;
    case control_key('U'):
      text_.erase(0, at_);
      at_ = 0;
      break;
    case control_key('W'): word_back(); break;
    case escape: escape_ = escape; break;
    default: break;
  }
  return Key::none;
}

LineEditor::Key LineEditor::feed(char byte) {
  if (!escape_.empty()) {
    const bool begins = escape_.front() == escape;
    if (begins && (byte == '[' || byte == 'O')) {
      escape_ = "[";
    } else if (!begins && (byte == ';' || (byte >= '0' && byte <= '9'))) {
      escape_ += byte;
    } else {
      if (!begins) sequence(byte);
      escape_.clear();
    }
    return Key::none;
  }
  if (static_cast<unsigned char>(byte) < 0x20 || byte == backspace) return control(byte);
  insert(byte);
  return Key::none;
}

std::string LineEditor::take() {
  std::string line = std::exchange(text_, {});
  at_ = 0;
  if (!trimmed(line).empty() && (history_.empty() || history_.back() != line))
    history_.push_back(line);
  if (history_.size() > most_remembered) history_.erase(history_.begin());
  recalled_ = history_.size();
  return line;
}

std::string LineEditor::picture(std::string_view prompt, std::size_t width) const {
  const std::size_t taken = width_of(prompt);
  const std::size_t room = width > taken + 2 ? width - taken - 1 : 1;
  const std::string_view text{text_};
  // A window of the line that has the cursor in it.
  std::size_t from = 0;
  while (width_of(text.substr(from, at_ - from)) >= room) from = letter_after(from);
  std::size_t to = from;
  std::size_t shown = 0;
  while (to < text.size() && shown < room) {
    to = letter_after(to);
    ++shown;
  }
  std::string out = "\r\033[K" + std::string{prompt} + std::string{text.substr(from, to - from)};
  const std::size_t back = width_of(text.substr(at_, to - at_));
  if (back > 0) out += "\033[" + std::to_string(back) + "D";
  return out;
}

}  // namespace chartroom::cli
