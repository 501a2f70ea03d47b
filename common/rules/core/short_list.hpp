// A list that is usually short: its first N elements are kept in the object itself, so that making
// and copying it does not touch the heap. No limit on its length.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#include <cstddef>

namespace chartroom::core {

template <class T, std::size_t N>
using ShortList = boost::container::small_vector<T, N>;

// One that never has more than Most elements, all in the object itself. More are a bug of the
// caller and throw std::bad_alloc.
template <class T, std::size_t Most>
using BoundedList = boost::container::static_vector<T, Most>;

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
