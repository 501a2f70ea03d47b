// Which orders of one game have been carried out, by their ids: what was sent twice acts once.
// Sixteen bytes for each.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "journal/entry.hpp"

namespace chartroom::server {

class Orders {
 public:
  // An order as it is kept. 64 bits of the id and 32 of what was ordered and by whom are enough:
  // who finds two orders that have them alike gains a wrong answer to one of his own.
  struct Carried {
    std::uint64_t id{};
    std::uint32_t what{};
    std::uint32_t seq{};
  };
  [[nodiscard]] static Carried carried(const OrderKey& key, std::uint64_t seq);
  void add(const Carried& order);

  struct Found {
    std::uint64_t seq{};  // of the entry it became
    bool same{};          // false: something else was ordered under this id, or by somebody else
  };
  // What was ordered under the id of this key.
  [[nodiscard]] std::optional<Found> find(const OrderKey& key) const;

 private:
  std::vector<Carried> by_id_;
};

}  // namespace chartroom::server
