// From the seam's types to the wire's, and back: what journal, server and clients say alike.
#pragma once

#include <optional>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "rules/core/ruleset.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

[[nodiscard]] v1::Side to_wire(core::Side side);
[[nodiscard]] std::optional<core::Side> from_wire(v1::Side side);
[[nodiscard]] v1::Awaited to_wire(const core::Awaited& awaited);
[[nodiscard]] v1::Outcome to_wire(const core::Outcome& outcome);
[[nodiscard]] v1::Said to_wire(const core::Said& said);
// Into a message that has a list of them.
template <class Message>
void add_awaited(Message& message, const std::vector<core::Awaited>& open) {
  for (const auto& awaited : open) *message.add_awaited() = to_wire(awaited);
}

}  // namespace chartroom::record
