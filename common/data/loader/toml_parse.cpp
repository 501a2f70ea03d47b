#include "data/loader/toml_parse.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace chartroom::data {

namespace {

// Walks through a text and keeps track of what is quoted and what is comment.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  // What the parser must not be given: toml++ 3.3 reaches undefined behaviour at a letter beyond
  // ASCII that stands in neither quotes nor comment. Multi-line strings would hide one from us.
  std::optional<std::string_view> find_unfit(Place& at) {
    for (std::size_t i = 0; i < text_.size(); ++i, ++at.column) {
      const char c = text_[i];
      if (state_ != State::comment && opens_multi_line(i))
        return "multi-line strings are not taken";
      if (state_ == State::plain && static_cast<unsigned char>(c) >= 0x80)
        return "a letter beyond ASCII must stand in quotes";
      if (c == '\n') {
        at.column = 0;
        ++at.line;
      }
      if (state_ == State::quotes && c == '\\' && i + 1 < text_.size() && text_[i + 1] != '\n') {
        ++i;  // whatever is escaped closes nothing
        ++at.column;
        continue;
      }
      state_ = after(c);
    }
    return std::nullopt;
  }

 private:
  enum class State { plain, quotes, apostrophes, comment };

  [[nodiscard]] bool opens_multi_line(std::size_t i) const {
    const std::string_view three = text_.substr(i, 3);
    return three == R"(""")" || three == "'''";
  }

  [[nodiscard]] State after(char c) const {
    if (c == '\n') return State::plain;
    switch (state_) {
      case State::plain:
        return c == '"'    ? State::quotes
               : c == '\'' ? State::apostrophes
               : c == '#'  ? State::comment
                           : State::plain;
      case State::quotes: return c == '"' ? State::plain : State::quotes;
      case State::apostrophes: return c == '\'' ? State::plain : State::apostrophes;
      case State::comment: return State::comment;
    }
    return State::plain;
  }

  std::string_view text_;
  State state_ = State::plain;
};

}  // namespace

toml::table parse_toml(const PackFile& file, std::size_t file_index, Problems& problems) {
  Place at{file_index, 1, 1};
  if (const auto unfit = Scanner(file.text).find_unfit(at)) {
    problems.add(at, "", "is not TOML: " + std::string(*unfit));
    return {};
  }
  try {
    return toml::parse(file.text, file.name);
  } catch (const toml::parse_error& error) {
    const toml::source_position where = error.source().begin;
    at = {file_index, static_cast<int>(where.line), static_cast<int>(where.column)};
    problems.add(at, "", "is not TOML: " + std::string(error.description()));
    return {};
  }
}

}  // namespace chartroom::data
