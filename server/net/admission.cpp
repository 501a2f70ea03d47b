#include "net/admission.hpp"

namespace chartroom::server {

std::optional<Admission::Place> Admission::admit(const std::string& address) {
  const std::lock_guard lock{book_->mutex};
  auto& here = book_->by_address[address];
  if (book_->open >= most_ || here >= most_per_address_) {
    if (here == 0) book_->by_address.erase(address);
    return std::nullopt;
  }
  ++book_->open;
  ++here;
  return std::optional<Place>{std::in_place, book_, address};
}

std::size_t Admission::open() const {
  const std::lock_guard lock{book_->mutex};
  return book_->open;
}

void Admission::Book::give_back(const std::string& address) {
  const std::lock_guard lock{mutex};
  --open;
  const auto here = by_address.find(address);
  if (--here->second == 0) by_address.erase(here);
}

void Roster::add(std::weak_ptr<const void> alive, GoAway go_away) {
  const std::lock_guard lock{mutex_};
  std::erase_if(entries_, [](const Entry& entry) { return entry.alive.expired(); });
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
