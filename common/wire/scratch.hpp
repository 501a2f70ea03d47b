// Protobuf messages that live for a moment: in memory that each thread keeps, and not one by one on
// the heap.
#pragma once

#include <google/protobuf/arena.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace chartroom::wire {

class Scratch {
 public:
  Scratch() : arena_{options()} {}
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  // Lives as long as this.
  template <class Message>
  [[nodiscard]] Message& make() {
    return *google::protobuf::Arena::CreateMessage<Message>(&arena_);
  }

 private:
  // Enough for all but the longest games' views; what does not fit is allocated.
  static constexpr std::size_t kept_bytes = 128 * 1024;

  [[nodiscard]] static bool& in_use() {
    thread_local bool used = false;
    return used;
  }
  static google::protobuf::ArenaOptions options() {
    thread_local const std::unique_ptr<char[]> kept{new char[kept_bytes]};
    google::protobuf::ArenaOptions out;
    if (in_use()) return out;
    out.initial_block = kept.get();
    out.initial_block_size = kept_bytes;
    return out;
  }
  // One at a time has what the thread keeps.
  class Hold {
   public:
    Hold() : first_{!std::exchange(in_use(), true)} {}
    ~Hold() {
      if (first_) in_use() = false;
    }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;

   private:
    bool first_;
  };

  google::protobuf::Arena arena_;
  Hold hold_;  // after the arena has asked for it
};

template <class Message>
[[nodiscard]] std::string bytes_in(const Message& message) {
  std::string bytes(message.ByteSizeLong(), '\0');
  message.SerializeWithCachedSizesToArray(reinterpret_cast<std::uint8_t*>(bytes.data()));
  return bytes;
}

}  // namespace chartroom::wire
