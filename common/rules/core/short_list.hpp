// A list that is usually short: its first N elements are kept in the object itself, so that making
// and copying it does not touch the heap. No limit on its length.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace chartroom::core {

template <class T, std::size_t N>
using ShortList = boost::container::small_vector<T, N>;

// Elements that are equal just when their bytes are.
template <class T>
concept EqualAsBytes = std::has_unique_object_representations_v<T>;

// One that never has more than Most elements, all in the object itself. More are a bug of the
// caller and throw std::bad_alloc.
template <class T, std::size_t Most>
class BoundedList : public boost::container::static_vector<T, Most> {
  using Base = boost::container::static_vector<T, Most>;

 public:
  using Base::Base;

  // Boards are compared all the time, and are mostly such lists.
  friend bool operator==(const BoundedList& a, const BoundedList& b) {
    if constexpr (EqualAsBytes<T>) {
      return a.size() == b.size() &&
             (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
    } else {
      return static_cast<const Base&>(a) == static_cast<const Base&>(b);
    }
  }
};

// What std::erase and std::erase_if are for the lists of the standard library.
template <class List, class Predicate>
std::size_t erase_if(List& list, Predicate predicate) {
  const auto first = std::remove_if(list.begin(), list.end(), predicate);
  const auto count = static_cast<std::size_t>(list.end() - first);
  list.erase(first, list.end());
  return count;
}
template <class List, class T>
std::size_t erase(List& list, const T& value) {
  return erase_if(list, [&](const T& each) { return each == value; });
}

}  // namespace chartroom::core
