#include "journal/binary.hpp"

#include <array>
#include <stdexcept>
#include <utility>

#include "fair/fair.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t null_flag_at = 4;
constexpr std::size_t count_at = 12;
constexpr std::uint32_t null_length = 0xffffffff;

void put(char* to, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *to++ = static_cast<char>(value >> shift);
}

void append(std::string& bytes, std::uint32_t value) {
  std::array<char, 4> big_endian{};
  put(big_endian.data(), value);
  bytes.append(big_endian.data(), big_endian.size());
}

}  // namespace

void BinaryArray::clear() {
  bytes_.clear();
  count_ = 0;
  append(bytes_, 1);  // dimensions
  append(bytes_, 0);  // whether there are nulls
  append(bytes_, std::to_underlying(element_));
  append(bytes_, 0);  // elements
  append(bytes_, 1);  // the first one's number
}

void BinaryArray::count_one() {
  put(bytes_.data() + count_at, ++count_);
}

void BinaryArray::add(std::string_view bytes) {
  append(bytes_, static_cast<std::uint32_t>(bytes.size()));
  bytes_ += bytes;
  count_one();
}

void BinaryArray::add(std::int64_t number) {
  append(bytes_, 8);
  append(bytes_, static_cast<std::uint32_t>(static_cast<std::uint64_t>(number) >> 32U));
  append(bytes_, static_cast<std::uint32_t>(number));
  count_one();
}

void BinaryArray::add_uuid(std::string_view uuid) {
  std::string digits;
  for (const char c : uuid) {
    if (c != '-') digits += c;
  }
  const auto bytes = fair::unhex(digits);
  if (!bytes || bytes->size() != 16) throw std::invalid_argument("this is no UUID");
  add(*bytes);
}

void BinaryArray::add_null() {
  append(bytes_, null_length);
  put(bytes_.data() + null_flag_at, 1);
  count_one();
}

std::string uuid_text(std::string_view sixteen_bytes) {
  auto text = fair::hex(sixteen_bytes);
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return text;
}

}  // namespace chartroom::server
