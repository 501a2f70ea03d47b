// How many connections there may be, in all and from one address, and which are open.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::server {

class Admission {
 public:
  Admission(std::size_t most, std::size_t most_per_address)
      : most_{most}, most_per_address_{most_per_address} {}

  // A place for one connection, given back when it goes.
  class Place {
   public:
    Place(Admission& admission, std::string address)
        : admission_{&admission}, address_{std::move(address)} {}
    Place(Place&& other) noexcept
        : admission_{std::exchange(other.admission_, nullptr)},
          address_{std::move(other.address_)} {}
    Place& operator=(Place&&) = delete;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
      if (admission_ != nullptr) admission_->give_back(address_);
    }
    [[nodiscard]] const std::string& address() const { return address_; }

   private:
    Admission* admission_;
    std::string address_;
  };
  [[nodiscard]] std::optional<Place> admit(const std::string& address);
  [[nodiscard]] std::size_t open() const;

 private:
  void give_back(const std::string& address);

  std::size_t most_;
  std::size_t most_per_address_;
  mutable std::mutex mutex_;
  std::size_t open_{};
  std::map<std::string, std::size_t> by_address_;
};

// Connections that want to be told when the server stops.
class Roster {
 public:
  using GoAway = std::function<void()>;
  void add(std::weak_ptr<const void> alive, GoAway go_away);
  void tell_all();

 private:
  struct Entry {
    std::weak_ptr<const void> alive;
    GoAway go_away;
  };
  std::mutex mutex_;
  std::vector<Entry> entries_;
};

}  // namespace chartroom::server
