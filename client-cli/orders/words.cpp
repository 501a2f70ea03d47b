#include "client-cli/orders/words.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// "4-Stn-Fi" -> "4", "Stn", "Fi"; "good-hope" stays whole.
void add_word(std::vector<std::string>& words, std::string word) {
  if (word.empty()) return;
  const auto hyphen = word.find('-');
  const bool log_notation =
      hyphen != std::string::npos && hyphen > 0 &&
      std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(hyphen), is_digit);
  if (!log_notation) {
    // "-att" is written on the Ship Log as well.
    const auto first = word.find_first_not_of('-');
    if (first == std::string::npos) return;
    words.push_back(word.substr(first));
    return;
  }
  for (std::string& part : split(word, '-'))
    if (!part.empty()) words.push_back(std::move(part));
}

}  // namespace

bool is_sign(std::string_view word) {
  return word == "+" || word == ">" || word == ";" || word == ",";
}

std::optional<int> number_in(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto finish = [&] { add_word(words, std::exchange(word, {})); };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool arrow = (c == '-' || c == '=') && at + 1 < text.size() && text[at + 1] == '>';
    if (arrow) continue;  // its head follows
    if (text.substr(at).starts_with("→")) {
      finish();
      words.emplace_back(">");
      at += std::string_view{"→"}.size() - 1;
    } else if (c == ';' || c == '\n') {
      finish();
      words.emplace_back(";");
    } else if (c == '+' || c == '&') {
      finish();
      words.emplace_back("+");
    } else if (c == '>' || c == ',') {
      finish();
      words.emplace_back(1, c);
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '"' || c == ':') {
      finish();
    } else {
      word += c;
    }
  }
  finish();
  return words;
}

std::string_view Cursor::peek(std::size_t ahead) const {
  return at_ + ahead < words_.size() ? std::string_view{words_[at_ + ahead]} : std::string_view{};
}

std::size_t Cursor::words_ahead() const {
  std::size_t count = 0;
  while (!peek(count).empty() && !is_sign(peek(count))) ++count;
  return count;
}

std::string Cursor::phrase(std::size_t count) const {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out += ' ';
    out += peek(i);
  }
  return out;
}

std::string Cursor::take() {
  return at_end() ? std::string{} : words_[at_++];
}

bool Cursor::next_is(std::initializer_list<std::string_view> any) const {
  if (at_end()) return false;
  const std::string_view next = peek();
  if (is_sign(next)) return std::ranges::find(any, next) != any.end();
  return std::ranges::find(any, folded(next)) != any.end();
}

bool Cursor::accept(std::initializer_list<std::string_view> any) {
  if (!next_is(any)) return false;
  skip();
  return true;
}

}  // namespace chartroom::cli
