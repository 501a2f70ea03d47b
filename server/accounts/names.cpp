#include "accounts/names.hpp"

#include <algorithm>

#include <cstdint>
#include <vector>

namespace chartroom::server {
namespace {

constexpr std::size_t shortest_name = 2;
constexpr std::size_t longest_name = 32;

// The code points of well-formed UTF-8; nothing if it is not.
std::optional<std::vector<char32_t>> code_points(std::string_view text) {
  std::vector<char32_t> out;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || i + length > text.size()) return std::nullopt;
    char32_t point = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xC0U) != 0x80U) return std::nullopt;
      point = (point << 6U) | (next & 0x3FU);
    }
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    if (overlong || (point >= 0xD800 && point < 0xE000) || point > 0x10FFFF) return std::nullopt;
    out.push_back(point);
    i += length;
  }
  return out;
}

// Latin letters of two bytes: Latin-1 and Latin Extended-A, which pairs upper and lower case.
char32_t lower_case(char32_t c) {
  if ((c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7)) return c + 32;
  if (c == 0x130 || c == 0x131 || c == 0x138 || c == 0x149 || c == 0x17F) return c;
  if (c == 0x178) return 0xFF;
  const bool odd_is_lower = (c >= 0x100 && c <= 0x137) || (c >= 0x14A && c <= 0x177);
  if (odd_is_lower) return c | 1U;
  const bool even_is_lower = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
  if (even_is_lower) return c + (c & 1U);
  return c;
}

bool is_name_character(char32_t c) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return true;
  if (c == '-' || c == '_' || c == '.') return true;
  return c >= 0xC0 && c <= 0x17F && c != 0xD7 && c != 0xF7;
}

void add_utf8(std::string& out, char32_t c) {
  if (c < 0x80) {
    out.push_back(static_cast<char>(c));
  } else {  // names hold nothing longer than two bytes
    out.push_back(static_cast<char>(0xC0U | (c >> 6U)));
    out.push_back(static_cast<char>(0x80U | (c & 0x3FU)));
  }
}

}  // namespace

std::optional<std::string> name_key(std::string_view name) {
  if (name.size() > longest_name * 2) return std::nullopt;
  const auto points = code_points(name);
  if (!points || points->size() < shortest_name || points->size() > longest_name) {
    return std::nullopt;
  }
  std::string key;
  for (const auto point : *points) {
    if (!is_name_character(point)) return std::nullopt;
    add_utf8(key, lower_case(point));
  }
  return key;
}

bool has_control_characters(std::string_view text) {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
  });
}

std::size_t characters_in(std::string_view text) {
  const auto points = code_points(text);
  return points ? points->size() : 0;
}

bool is_utf8(std::string_view text) {
  return code_points(text).has_value() && text.find('\0') == std::string_view::npos;
}

}  // namespace chartroom::server
