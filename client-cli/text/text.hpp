// Small things done to text: how wide it is on a terminal, cutting and padding it, spelling it so
// that what people type can be compared.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::cli {

// Columns a terminal needs: UTF-8 letters count one, colour codes nothing.
[[nodiscard]] std::size_t width_of(std::string_view text);

// Filled up with blanks to `width` columns; longer text stays as it is.
[[nodiscard]] std::string pad_right(std::string text, std::size_t width);
[[nodiscard]] std::string pad_left(std::string text, std::size_t width);
// At most `width` columns, the last an ellipsis if something was cut. For text without colours.
[[nodiscard]] std::string cut(std::string_view text, std::size_t width);
// Broken at blanks into lines of at most `width` columns.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width);

// As names are compared: lower case, accents off (ö and oe alike are not: an alias says that),
// without blanks, hyphens, dots and apostrophes. "St. John's" = "stjohns".
[[nodiscard]] std::string folded(std::string_view text);

[[nodiscard]] std::string trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
// "a", "a and b", "a, b and c".
[[nodiscard]] std::string listed(const std::vector<std::string>& parts,
                                 std::string_view last = "and");
// "1 ship", "2 ships".
[[nodiscard]] std::string counted(int count, std::string_view noun);
// "+2", "-1", "0".
[[nodiscard]] std::string with_sign(int value);

// How many letters must be changed, added or taken away to turn one into the other.
[[nodiscard]] std::size_t edits_between(std::string_view a, std::string_view b);

// Text from other people or from a server, without the control characters a terminal would obey.
[[nodiscard]] std::string harmless(std::string_view text);

}  // namespace chartroom::cli
