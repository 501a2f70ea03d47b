#include "base/memory.hpp"

// Of mimalloc; null where the program goes with another allocator (cmake/ChartroomLibraries.cmake).
extern "C" [[gnu::weak]] void mi_collect(bool force) noexcept;

namespace chartroom::server {

void give_back_unused_memory() {
  if (mi_collect != nullptr) mi_collect(true);
}

}  // namespace chartroom::server
