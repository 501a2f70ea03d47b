// From the seam's types to the wire's, and back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chartroom/v1/envelope.pb.h"
#include "record/wire.hpp"

namespace chartroom::server {

namespace v1 = chartroom::v1;

// One message as it leaves: made once, shared by everybody it is sent to.
using Frame = std::shared_ptr<const std::string>;
inline constexpr std::uint32_t protocol_version = 1;

using record::add_awaited;
using record::from_wire;
using record::to_wire;
using OpenDecisions = std::vector<core::Awaited>;
[[nodiscard]] v1::Refused to_wire(const core::Refusal& refusal);
// The side of a viewer; unspecified for the public.
[[nodiscard]] v1::Side side_of(core::Viewer viewer);

[[nodiscard]] v1::Refused refused(v1::Refused::Code code, std::string what,
                                  std::string instead = {});
// The same whether there is none or it is not for them.
[[nodiscard]] v1::Refused no_such_game();

[[nodiscard]] Frame frame_of(const v1::Reply& reply, std::uint64_t correlation);
[[nodiscard]] Frame frame_of(const v1::Push& push);
// A push of a GameUpdate whose bytes are the one behind the other.
[[nodiscard]] Frame frame_of_update(std::string_view update, std::string_view rest_of_it);

}  // namespace chartroom::server
