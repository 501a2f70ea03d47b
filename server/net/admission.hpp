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

 private:
  // Outlives the Admission: at the end of a process connections are dropped after it.
  struct Book {
    std::mutex mutex;
    std::size_t open{};
    std::map<std::string, std::size_t> by_address;
    void give_back(const std::string& address);
  };

 public:
  // A place for one connection, given back when it goes.
  class Place {
   public:
    Place(std::shared_ptr<Book> book, std::string address)
        : book_{std::move(book)}, address_{std::move(address)} {}
    Place(Place&&) noexcept = default;
    Place& operator=(Place&&) = delete;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
      if (book_) book_->give_back(address_);
    }
    [[nodiscard]] const std::string& address() const { return address_; }

   private:
    std::shared_ptr<Book> book_;
    std::string address_;
  };
  [[nodiscard]] std::optional<Place> admit(const std::string& address);
  [[nodiscard]] std::size_t open() const;

 private:
  std::size_t most_;
  std::size_t most_per_address_;
  std::shared_ptr<Book> book_{std::make_shared<Book>()};
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
