// What the rules say to a person: an English pattern and what stands in its gaps, apart. Whoever
// shows it in another language looks the pattern up, and what has no translation is still English.
//
//   say("{} cannot go from {} to {}.", name, text_of(board, from), text_of(board, to))
//
// The pattern is a literal and names itself: there is no key beside it that could go astray. A
// value is a name or a number, the same in every language, or something said in turn ("area {}").
// So no English hides in a value, and no sentence is glued together from halves.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chartroom::core {

struct Said {
  std::string pattern;       // with {} where a value goes; of a name: the name as it is
  std::vector<Said> values;  // one for each {}
  bool verbatim{};           // a name or a number: nothing to translate, no gaps

  [[nodiscard]] bool empty() const { return pattern.empty(); }

  // In English.
  [[nodiscard]] std::string text() const {
    if (verbatim) return pattern;
    std::string out;
    std::string_view rest = pattern;
    for (const Said& value : values) {
      const std::size_t gap = rest.find("{}");
      out += rest.substr(0, gap);
      out += value.text();
      rest.remove_prefix(gap + 2);
    }
    return out.append(rest);
  }

  friend bool operator==(const Said&, const Said&) = default;
};

// What is the same in every language: a name, a number, words that somebody else has put together.
[[nodiscard]] inline Said verbatim(std::string words) {
  const bool any = !words.empty();
  return {.pattern = std::move(words), .values = {}, .verbatim = any};
}

// A literal with as many gaps as there are values, or it does not compile.
template <std::size_t Values>
struct Pattern {
  std::string_view text;

  // NOLINTNEXTLINE(google-explicit-constructor): so that say("...") takes a literal
  consteval Pattern(const char* literal) : text{literal} {
    std::size_t gaps = 0;
    for (std::size_t at = text.find("{}"); at != text.npos; at = text.find("{}", at + 2)) ++gaps;
    if (gaps != Values) throw "a pattern has one {} for each value";
  }
};

[[nodiscard]] inline Said value_of(Said said) {
  return said;
}
[[nodiscard]] inline Said value_of(std::string_view name) {
  return verbatim(std::string{name});
}
[[nodiscard]] inline Said value_of(const std::string& name) {
  return verbatim(name);
}
[[nodiscard]] Said value_of(std::integral auto number) {
  return verbatim(std::to_string(number));
}
// A literal among the values would be English in every language: it is part of the pattern.
Said value_of(const char*) = delete;

template <class... V>
[[nodiscard]] Said say(Pattern<sizeof...(V)> pattern, const V&... values) {
  return {.pattern = std::string{pattern.text}, .values = {value_of(values)...}, .verbatim = false};
}

// One after another, e.g. with "{}, {}" between and "{} and {}" before the last: "A, B and C". By
// halves, so that as many as an order may name are not nested deeper than messages may be.
[[nodiscard]] inline Said say_all(std::span<const Said> parts, Pattern<2> between,
                                  Pattern<2> last) {
  if (parts.empty()) return {};
  if (parts.size() == 1) return parts.front();
  if (parts.size() == 2) return say(last, parts.front(), parts.back());
  const auto half = parts.size() / 2;
  return say(between, say_all(parts.first(half), between, between),
             say_all(parts.subspan(half), between, last));
}

}  // namespace chartroom::core
