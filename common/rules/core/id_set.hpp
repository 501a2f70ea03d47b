// A set of small ids (ships, areas, stations of a data pack), as bits: made, copied and asked
// without touching the heap, and gone through in ascending order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <utility>
#include <vector>

namespace chartroom::core {

// Ids are enumerations over 0 .. Most - 1; a greater one is a bug of the caller and throws
// std::out_of_range when inserted, and is contained in no set.
template <class Id, std::size_t Most>
class IdSet {
  static constexpr std::size_t bits = 64;
  static constexpr std::size_t words = (Most + bits - 1) / bits;

 public:
  using value_type = Id;
  static constexpr std::size_t most = Most;

  class Iterator {
   public:
    using value_type = Id;
    using difference_type = std::ptrdiff_t;
    using reference = Id;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;
    using iterator_concept = std::forward_iterator_tag;
    constexpr Iterator() = default;
    constexpr Iterator(const std::array<std::uint64_t, words>& left, std::size_t word)
        : left_{left}, word_{word} {
      skip();
    }
    constexpr Id operator*() const {
      return static_cast<Id>(word_ * bits +
                             static_cast<std::size_t>(std::countr_zero(left_[word_])));
    }
    constexpr Iterator& operator++() {
      left_[word_] &= left_[word_] - 1;
      skip();
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    constexpr void skip() {
      while (word_ < words && left_[word_] == 0) ++word_;
    }
    std::array<std::uint64_t, words> left_{};  // all that are past are cleared
    std::size_t word_{words};
  };

  constexpr IdSet() = default;
  constexpr IdSet(std::initializer_list<Id> ids) {
    for (const Id id : ids) insert(id);
  }

  constexpr void insert(Id id) {
    const auto i = static_cast<std::size_t>(id);
    if (i >= Most) throw std::out_of_range("an id beyond its set");
    words_[i / bits] |= bit(i);
  }
  constexpr void erase(Id id) {
    const auto i = static_cast<std::size_t>(id);
    if (i < Most) words_[i / bits] &= ~bit(i);
  }
  [[nodiscard]] constexpr bool contains(Id id) const {
    const auto i = static_cast<std::size_t>(id);
    return i < Most && (words_[i / bits] & bit(i)) != 0;
  }
  [[nodiscard]] constexpr std::size_t size() const {
    std::size_t count = 0;
    for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
    return count;
  }
  [[nodiscard]] constexpr bool empty() const { return words_ == decltype(words_){}; }
  // The lowest; the set must not be empty.
  [[nodiscard]] constexpr Id front() const { return *begin(); }

  [[nodiscard]] constexpr Iterator begin() const { return {words_, 0}; }
  [[nodiscard]] constexpr Iterator end() const { return {decltype(words_){}, words}; }

  template <class Predicate>
  constexpr void erase_if(Predicate predicate) {
    for (const Id id : *this) {
      if (predicate(id)) erase(id);
    }
  }

  constexpr IdSet& operator|=(const IdSet& more) {
    for (std::size_t i = 0; i < words; ++i) words_[i] |= more.words_[i];
    return *this;
  }
  constexpr IdSet& operator&=(const IdSet& those) {
    for (std::size_t i = 0; i < words; ++i) words_[i] &= those.words_[i];
    return *this;
  }
  constexpr IdSet& operator-=(const IdSet& those) {
    for (std::size_t i = 0; i < words; ++i) words_[i] &= ~those.words_[i];
    return *this;
  }
  friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

 private:
  [[nodiscard]] static constexpr std::uint64_t bit(std::size_t i) {
    return std::uint64_t{1} << (i % bits);
  }
  std::array<std::uint64_t, words> words_{};
};

}  // namespace chartroom::core
