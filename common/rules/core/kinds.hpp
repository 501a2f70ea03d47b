// Types of which there are many kinds: orders, events.
#pragma once

#include <type_traits>
#include <variant>

namespace chartroom::core {

// Whether Kind is one of the alternatives of a std::variant.
template <class Kind, class Variant>
inline constexpr bool is_kind_of = false;
template <class Kind, class... Kinds>
inline constexpr bool is_kind_of<Kind, std::variant<Kinds...>> = (std::is_same_v<Kind, Kinds> ||
                                                                  ...);

}  // namespace chartroom::core
