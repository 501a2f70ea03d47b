#include "client-cli/text/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <utility>

namespace chartroom::cli {

namespace {

constexpr char escape = '\033';

bool continues_letter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Calls `letter` with each UTF-8 letter, and leaves out colour codes.
template <class Use>
void each_letter(std::string_view text, Use use) {
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == escape) {
      const auto end = text.find('m', at);
      at = end == std::string_view::npos ? text.size() : end + 1;
      continue;
    }
    std::size_t next = at + 1;
    while (next < text.size() && continues_letter(text[next])) ++next;
    if (!use(text.substr(at, next - at))) return;
    at = next;
  }
}

// The plain letters that stand for the accented ones in ships' and places' names.
std::string plain(std::string_view letter) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> accents{{
      {"ä", "a"},
      {"ö", "o"},
      {"ü", "u"},
      {"Ä", "a"},
      {"Ö", "o"},
      {"Ü", "u"},
      {"ß", "ss"},
      {"é", "e"},
      {"è", "e"},
      {"ê", "e"},
      {"É", "e"},
      {"à", "a"},
      {"ç", "c"},
      {"ô", "o"},
  }};
  const auto found = std::ranges::find(accents, letter, [](const auto& row) { return row.first; });
  return std::string{found == accents.end() ? letter : found->second};
}

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  each_letter(text, [&](std::string_view) { return ++width, true; });
  return width;
}

std::string pad_right(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  if (has < width) text.append(width - has, ' ');
  return text;
}

std::string pad_left(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  return has < width ? std::string(width - has, ' ') + text : text;
}

std::string cut(std::string_view text, std::size_t width) {
  if (width_of(text) <= width) return std::string{text};
  std::string out;
  std::size_t taken = 0;
  each_letter(text, [&](std::string_view letter) {
    if (taken + 1 >= width) return false;
    out += letter;
    ++taken;
    return true;
  });
  return width == 0 ? std::string{} : out + "…";
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& word : split(text, ' ')) {
    if (word.empty()) continue;
    if (!line.empty() && width_of(line) + 1 + width_of(word) > width) {
      lines.push_back(std::exchange(line, {}));
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

std::string folded(std::string_view text) {
  std::string out;
  each_letter(text, [&](std::string_view letter) {
    if (letter.size() > 1) {
      if (letter != "’") out += plain(letter);
    } else if (std::isalnum(static_cast<unsigned char>(letter[0])) != 0) {
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(letter[0])));
    }
    return true;
  });
  return out;
}

std::string trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return std::string{text};
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  while (true) {
    const auto to = text.find(separator, from);
    parts.emplace_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) out += between;
    out += part;
  }
  return out;
}

std::string listed(const std::vector<std::string>& parts, std::string_view last) {
  if (parts.size() < 2) return joined(parts, "");
  const std::vector<std::string> head(parts.begin(), parts.end() - 1);
  return joined(head, ", ") + " " + std::string{last} + " " + parts.back();
}

std::string counted(int count, std::string_view noun) {
  return std::to_string(count) + " " + std::string{noun} + (count == 1 ? "" : "s");
}

std::string with_sign(int value) {
  return value > 0 ? "+" + std::to_string(value) : std::to_string(value);
}

std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string harmless(std::string_view text) {
  std::string out;
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    out += (code < 0x20 && byte != '\n') || code == 0x7F ? ' ' : byte;
  }
  return out;
}

}  // namespace chartroom::cli
