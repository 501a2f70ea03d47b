#include "record/wire.hpp"

namespace chartroom::record {

v1::Side to_wire(core::Side side) {
  return side == core::Side::one ? v1::ONE : v1::TWO;
}

std::optional<core::Side> from_wire(v1::Side side) {
  if (side == v1::ONE) return core::Side::one;
  if (side == v1::TWO) return core::Side::two;
  return std::nullopt;
}

v1::Awaited to_wire(const core::Awaited& awaited) {
  v1::Awaited out;
  out.set_number(awaited.number);
  out.set_kind(awaited.kind);
  out.set_subject(awaited.subject);
  for (const auto side : core::both_sides) {
    if (awaited.asked[side]) out.add_asked(to_wire(side));
  }
  return out;
}

v1::Outcome to_wire(const core::Outcome& outcome) {
  v1::Outcome out;
  if (outcome.winner) out.set_winner(to_wire(*outcome.winner));
  out.set_level(outcome.level);
  out.set_reason(outcome.reason);
  out.set_points(outcome.points);
  return out;
}

v1::Said to_wire(const core::Said& said) {
  v1::Said out;
  out.set_pattern(said.pattern);
  out.set_verbatim(said.verbatim);
  for (const core::Said& value : said.values) *out.add_values() = to_wire(value);
  return out;
}

}  // namespace chartroom::record
