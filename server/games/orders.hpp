// Which orders of one game have been carried out, by their ids: what was sent twice acts once. A
// few dozen bytes for each.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "journal/entry.hpp"

namespace chartroom::server {

class Orders {
 public:
  void add(const OrderKey& key, std::uint64_t seq);

  struct Found {
    std::uint64_t seq{};  // of the entry it became
    bool same{};          // false: something else was ordered under this id, or by somebody else
  };
  // What was ordered under the id of this key.
  [[nodiscard]] std::optional<Found> find(const OrderKey& key) const;

 private:
  // Of a digest of what was ordered and by whom, 64 bits are enough: who finds two orders that have
  // them alike gains a wrong answer to one of his own.
  struct Carried {
    std::array<char, 16> id{};
    std::uint64_t what{};
    std::uint64_t seq{};
  };
  [[nodiscard]] static Carried carried(const OrderKey& key, std::uint64_t seq);

  std::deque<Carried> carried_;       // as they came
  std::vector<std::uint32_t> by_id_;  // their places, in the order of the ids
};

}  // namespace chartroom::server
