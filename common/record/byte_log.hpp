// Bytes that are only ever added at the end: they take hardly more memory than they are, however
// many there are, and never move.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace chartroom::record {

class ByteLog {
 public:
  [[nodiscard]] std::uint64_t size() const { return size_; }

  void add_byte(std::uint8_t byte) {
    if (size_ % piece_bytes == 0) pieces_.emplace_back();
    pieces_.back()[size_++ % piece_bytes] = static_cast<char>(byte);
  }
  void add(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto at = size_ % piece_bytes;
      if (at == 0) pieces_.emplace_back();
      const auto part = bytes.substr(0, piece_bytes - at);
      std::ranges::copy(part, pieces_.back().begin() + static_cast<std::ptrdiff_t>(at));
      size_ += part.size();
      bytes.remove_prefix(part.size());
    }
  }
  // Seven bits a byte, the lowest first.
  void add_number(std::uint64_t number) {
    for (; number >= 0x80; number >>= 7U) add_byte(static_cast<std::uint8_t>(number | 0x80U));
    add_byte(static_cast<std::uint8_t>(number));
  }

  [[nodiscard]] std::uint8_t at(std::uint64_t place) const {
    return static_cast<std::uint8_t>(pieces_[place / piece_bytes][place % piece_bytes]);
  }
  [[nodiscard]] std::string read(std::uint64_t place, std::size_t count) const {
    std::string out;
    out.reserve(count);
    while (out.size() < count) {
      const auto within = place % piece_bytes;
      const auto part = std::min<std::uint64_t>(count - out.size(), piece_bytes - within);
      out.append(pieces_[place / piece_bytes].data() + within, part);
      place += part;
    }
    return out;
  }
  // Moves `place` behind it.
  [[nodiscard]] std::uint64_t read_number(std::uint64_t& place) const {
    std::uint64_t out = 0;
    for (unsigned shift = 0;; shift += 7) {
      const auto byte = at(place++);
      out |= std::uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) return out;
    }
  }

 private:
  static constexpr std::size_t piece_bytes = 512;
  std::deque<std::array<char, piece_bytes>> pieces_;
  std::uint64_t size_{};
};

}  // namespace chartroom::record
