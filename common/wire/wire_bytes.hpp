// Fields of protobuf messages as bytes: where the parts of a message are bytes already, they are
// put side by side and never become objects.
#pragma once

#include <google/protobuf/io/coded_stream.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace chartroom::wire {

// A varint.
inline void append_number(std::string& out, std::uint64_t number) {
  if (number < 0x80) {  // as most are
    out.push_back(static_cast<char>(number));
    return;
  }
  std::array<std::uint8_t, 10> bytes{};
  const auto* end =
      google::protobuf::io::CodedOutputStream::WriteVarint64ToArray(number, bytes.data());
  out.append(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::size_t>(end - bytes.data()));
}

// Leaves 0 out, as proto3 does.
inline void append_number_field(std::string& out, int field, std::uint64_t number) {
  if (number == 0) return;
  append_number(out, static_cast<std::uint64_t>(field) << 3U);
  append_number(out, number);
}

// What comes before so many bytes of the field: a string, bytes or a message.
inline void append_head_of_field(std::string& out, int field, std::size_t bytes) {
  constexpr std::uint64_t with_its_length = 2;
  append_number(out, static_cast<std::uint64_t>(field) << 3U | with_its_length);
  append_number(out, bytes);
}
inline void append_field(std::string& out, int field, std::string_view bytes) {
  append_head_of_field(out, field, bytes.size());
  out += bytes;
}

}  // namespace chartroom::wire
