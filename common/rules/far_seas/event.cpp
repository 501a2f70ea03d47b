#include "rules/far_seas/event.hpp"

#include <type_traits>

namespace chartroom::far_seas {

static_assert(std::is_nothrow_move_constructible_v<AnyEvent>);
static_assert(std::is_nothrow_move_assignable_v<AnyEvent>);

Event::Event() = default;
Event::Event(const Event& other) = default;
Event::Event(Event&& other) noexcept = default;
Event& Event::operator=(const Event& other) = default;
Event& Event::operator=(Event&& other) noexcept = default;
Event::~Event() = default;

}  // namespace chartroom::far_seas
