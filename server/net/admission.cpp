#include "net/admission.hpp"

namespace chartroom::server {

std::expected<Admission::Place, Full> Admission::admit(const std::string& address) {
  const std::lock_guard lock{count_->mutex};
  if (count_->open >= most_) return std::unexpected(Full::node);
  auto& here = count_->by_address[address];
  if (here >= most_per_address_) return std::unexpected(Full::address);
  ++count_->open;
  ++here;
  return std::expected<Place, Full>{std::in_place, count_, address};
}

std::size_t Admission::open() const {
  const std::lock_guard lock{count_->mutex};
  return count_->open;
}

void Admission::Count::give_back(const std::string& address) {
  const std::lock_guard lock{mutex};
  --open;
  const auto here = by_address.find(address);
  if (--here->second == 0) by_address.erase(here);
}

void Roster::add(std::weak_ptr<const void> alive, GoAway go_away) {
  const std::lock_guard lock{mutex_};
  // Those that are gone are swept out as the list doubles: looking at all for each would add up.
  if (entries_.size() >= sweep_at_) {
    std::erase_if(entries_, [](const Entry& entry) { return entry.alive.expired(); });
    sweep_at_ = 2 * entries_.size() + 64;
  }
  entries_.push_back({std::move(alive), std::move(go_away)});
}

void Roster::tell_all() {
  std::vector<Entry> entries;
  {
    const std::lock_guard lock{mutex_};
    entries.swap(entries_);
  }
  for (const auto& entry : entries) {
    if (const auto alive = entry.alive.lock()) entry.go_away();
  }
}

}  // namespace chartroom::server
