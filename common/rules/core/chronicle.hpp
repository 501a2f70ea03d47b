// A list that only grows, of which many copies are made: the entries are shared between the copies,
// so that a copy costs the same however long the game has lasted. An entry more makes the last few
// anew.
//
// Copies may be used in several threads at once; one object, like a vector, by one at a time if it
// changes.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace chartroom::core {

template <class T>
class Chronicle {
  static constexpr std::size_t chunk = 32;
  using Chunk = std::vector<T>;                             // of `chunk` entries
  using Bound = std::vector<std::shared_ptr<const Chunk>>;  // all that is full

 public:
  using value_type = T;

  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = const T&;
    using pointer = const T*;
    using iterator_category = std::random_access_iterator_tag;
    Iterator() = default;
    Iterator(const Chronicle& list, std::size_t at) : list_{&list}, at_{at} {}
    reference operator*() const { return (*list_)[at_]; }
    pointer operator->() const { return &(*list_)[at_]; }
    reference operator[](difference_type n) const { return *(*this + n); }
    Iterator& operator++() { return *this += 1; }
    Iterator& operator--() { return *this += -1; }
    Iterator operator++(int) { return std::exchange(*this, *this + 1); }
    Iterator operator--(int) { return std::exchange(*this, *this + -1); }
    Iterator& operator+=(difference_type n) {
      at_ = static_cast<std::size_t>(static_cast<difference_type>(at_) + n);
      return *this;
    }
    Iterator& operator-=(difference_type n) { return *this += -n; }
    friend Iterator operator+(Iterator it, difference_type n) { return it += n; }
    friend Iterator operator+(difference_type n, Iterator it) { return it += n; }
    friend Iterator operator-(Iterator it, difference_type n) { return it += -n; }
    friend difference_type operator-(Iterator a, Iterator b) {
      return static_cast<difference_type>(a.at_) - static_cast<difference_type>(b.at_);
    }
    friend bool operator==(Iterator a, Iterator b) { return a.at_ == b.at_; }
    friend auto operator<=>(Iterator a, Iterator b) { return a.at_ <=> b.at_; }

   private:
    const Chronicle* list_{};
    std::size_t at_{};
  };

  Chronicle() = default;
  Chronicle(std::initializer_list<T> entries) { append(entries); }
  Chronicle(const std::vector<T>& entries) { append(entries); }  // NOLINT: a list is a list

  void push_back(T entry) {
    Chunk last = last_entries();
    last.push_back(std::move(entry));
    keep(std::move(last));
  }
  template <class Entries>
  void append(const Entries& entries) {
    if (std::ranges::empty(entries)) return;
    Chunk last = last_entries();
    for (const T& entry : entries) {
      last.push_back(entry);
      if (last.size() == chunk) keep(std::exchange(last, {}));
    }
    if (!last.empty()) keep(std::move(last));
  }
  void clear() { *this = {}; }

  [[nodiscard]] std::size_t size() const { return full() + (tail_ ? tail_->size() : 0); }
  [[nodiscard]] bool empty() const { return size() == 0; }
  // The place must exist.
  [[nodiscard]] const T& operator[](std::size_t i) const {
    return i < full() ? (*(*bound_)[i / chunk])[i % chunk] : (*tail_)[i - full()];
  }
  [[nodiscard]] const T& front() const { return (*this)[0]; }
  [[nodiscard]] const T& back() const { return (*this)[size() - 1]; }
  [[nodiscard]] Iterator begin() const { return {*this, 0}; }
  [[nodiscard]] Iterator end() const { return {*this, size()}; }

  // How many of their first entries are the same.
  [[nodiscard]] friend std::size_t common_prefix(const Chronicle& a, const Chronicle& b) {
    if (a.bound_ == b.bound_ && a.tail_ == b.tail_) return a.size();
    std::size_t same = 0;
    const std::size_t chunks = std::min(a.full(), b.full()) / chunk;
    if (a.bound_ == b.bound_) {
      same = chunks * chunk;
    } else {
      while (same < chunks * chunk && (*a.bound_)[same / chunk] == (*b.bound_)[same / chunk]) {
        same += chunk;
      }
    }
    const std::size_t most = std::min(a.size(), b.size());
    while (same < most && a[same] == b[same]) ++same;
    return same;
  }
  friend bool operator==(const Chronicle& a, const Chronicle& b) {
    return a.size() == b.size() && common_prefix(a, b) == a.size();
  }

 private:
  [[nodiscard]] std::size_t full() const { return bound_ ? bound_->size() * chunk : 0; }
  // Of the tail, with room for one more.
  [[nodiscard]] Chunk last_entries() const {
    Chunk last;
    if (!tail_) return last;
    last.reserve(tail_->size() + 1);
    last.assign(tail_->begin(), tail_->end());
    return last;
  }
  // As the tail, or to the full ones if it is full.
  void keep(Chunk last) {
    auto entries = std::make_shared<const Chunk>(std::move(last));
    if (entries->size() < chunk) {
      tail_ = std::move(entries);
      return;
    }
    auto bound = bound_ ? std::make_shared<Bound>(*bound_) : std::make_shared<Bound>();
    bound->push_back(std::move(entries));
    bound_ = std::move(bound);
    tail_.reset();
  }

  std::shared_ptr<const Bound> bound_;  // null: nothing yet
  std::shared_ptr<const Chunk> tail_;   // fewer than `chunk`; null: none
};

}  // namespace chartroom::core
