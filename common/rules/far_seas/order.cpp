#include "rules/far_seas/order.hpp"

#include <type_traits>

namespace chartroom::far_seas {

static_assert(std::is_nothrow_move_constructible_v<AnyOrder>);
static_assert(std::is_nothrow_move_assignable_v<AnyOrder>);

Order::Order() = default;
Order::Order(const Order& other) = default;
Order::Order(Order&& other) noexcept = default;
Order& Order::operator=(const Order& other) = default;
Order& Order::operator=(Order&& other) noexcept = default;
Order::~Order() = default;

bool operator==(const Order& one, const Order& other) {
  return static_cast<const AnyOrder&>(one) == static_cast<const AnyOrder&>(other);
}

}  // namespace chartroom::far_seas
