// How many connections there may be, in all and from one address, and which are open.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace chartroom::server {

// Files that are no connections: the database's, the log's, the event loops', and of those who are
// told that there is no place.
inline constexpr std::size_t files_kept_for_others = 128;
inline constexpr std::size_t most_refusals_said = 48;

// As many connections as wanted, or as open files allow. Accepting must never fail for want of one.
[[nodiscard]] constexpr std::size_t connections_within(std::size_t wanted, std::size_t open_files) {
  const auto room = open_files > files_kept_for_others ? open_files - files_kept_for_others : 1;
  return wanted < room ? wanted : room;
}

// Why there is no place.
enum class Full : std::uint8_t { node, address };

class Admission {
 public:
  Admission(std::size_t most, std::size_t most_per_address)
      : most_{most}, most_per_address_{most_per_address} {}

 private:
  // Outlives the admission as long as somebody has a place: at the end of a process connections go
  // in any order.
  struct Count {
    mutable std::mutex mutex;
    std::size_t open{};
    std::map<std::string, std::size_t> by_address;
    void give_back(const std::string& address);
  };

 public:
  // A place for one connection, given back when it goes.
  class Place {
   public:
    Place(std::shared_ptr<Count> count, std::string address)
        : count_{std::move(count)}, address_{std::move(address)} {}
    Place(Place&& other) noexcept = default;
    Place& operator=(Place&&) = delete;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
      if (count_) count_->give_back(address_);
    }
    [[nodiscard]] const std::string& address() const { return address_; }

   private:
    std::shared_ptr<Count> count_;
    std::string address_;
  };
  [[nodiscard]] std::expected<Place, Full> admit(const std::string& address);
  [[nodiscard]] std::size_t open() const;

 private:
  std::size_t most_;
  std::size_t most_per_address_;
  std::shared_ptr<Count> count_{std::make_shared<Count>()};
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
  std::size_t sweep_at_{64};
};

}  // namespace chartroom::server
