// An order as it was typed, cut into words and signs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chartroom::cli {

// Signs are kept apart from words however they were spaced: + > ; and ",". "->" and "=>" are ">";
// a line's end is ";". A number glued to words by hyphens, as on the Ship Log ("4-Stn-Fi"), is
// taken apart; other hyphens belong to their word.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

// A place in the words of an order.
class Cursor {
 public:
  explicit Cursor(std::vector<std::string> words) : words_{std::move(words)} {}

  [[nodiscard]] bool at_end() const { return at_ == words_.size(); }
  // The word `ahead` words on; empty past the end.
  [[nodiscard]] std::string_view peek(std::size_t ahead = 0) const;
  // How many words follow before the next sign or the end.
  [[nodiscard]] std::size_t words_ahead() const;
  // The next `count` words, joined by blanks.
  [[nodiscard]] std::string phrase(std::size_t count) const;
  void skip(std::size_t count = 1) { at_ += count; }
  std::string take();

  // Takes the next word if it is one of these, however it is spelt.
  bool accept(std::initializer_list<std::string_view> any);
  [[nodiscard]] bool next_is(std::initializer_list<std::string_view> any) const;

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 0;
};

[[nodiscard]] bool is_sign(std::string_view word);
[[nodiscard]] std::optional<int> number_in(std::string_view word);

}  // namespace chartroom::cli
