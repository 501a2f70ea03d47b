// Protobuf messages that live for a moment: in memory that each thread keeps, and not one by one on
// the heap.
#pragma once

#include <google/protobuf/arena.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace chartroom::wire {

// One within another uses the other's memory: who makes many messages one after the other has a
// Scratch around them all.
class Scratch {
 public:
  Scratch() {
    if (current() == nullptr) current() = &own_.emplace(options());
    arena_ = current();
  }
  ~Scratch() {
    if (own_) current() = nullptr;
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  // Lives as long as this.
  template <class Message>
  [[nodiscard]] Message& make() {
    return *google::protobuf::Arena::CreateMessage<Message>(arena_);
  }

 private:
  // Enough for all but the longest games' views; what does not fit is allocated.
  static constexpr std::size_t kept_bytes = 128 * 1024;

  [[nodiscard]] static google::protobuf::Arena*& current() {
    thread_local google::protobuf::Arena* arena = nullptr;
    return arena;
  }
  static google::protobuf::ArenaOptions options() {
    thread_local const std::unique_ptr<char[]> kept{new char[kept_bytes]};
    google::protobuf::ArenaOptions out;
    out.initial_block = kept.get();
    out.initial_block_size = kept_bytes;
    return out;
  }

  std::optional<google::protobuf::Arena> own_;  // of the outermost
  google::protobuf::Arena* arena_{};
};

template <class Message>
[[nodiscard]] std::string bytes_in(const Message& message) {
  std::string bytes(message.ByteSizeLong(), '\0');
  message.SerializeWithCachedSizesToArray(reinterpret_cast<std::uint8_t*>(bytes.data()));
  return bytes;
}

}  // namespace chartroom::wire
