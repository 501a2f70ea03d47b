// What PHASE 5 has still to do (4.7): convoys attacked, the way home, the raid on England.
#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const Breakout& breakout, pb::Breakout& out) {
  const auto& [cruisers, reserves, came, squadrons, joined] = breakout;
  write(cruisers, *out.mutable_cruisers());
  write(reserves, *out.mutable_reserves());
  write(came, *out.mutable_came());
  write(squadrons, *out.mutable_squadrons());
  out.set_joined(joined);
}
Breakout read(const pb::Breakout& in, Reader& reader) {
  return {.cruisers = reader.ships(in.cruisers()),
          .reserves = reader.ships(in.reserves()),
          .came = read(in.came(), reader),
          .squadrons = read(in.squadrons(), reader),
          .joined = in.joined()};
}

void write(const EnglandRaid& raid, pb::EnglandRaid& out) {
  const auto& [area, raiders, answer] = raid;
  out.set_area(number(area));
  write(raiders, *out.mutable_raiders());
  write(answer, *out.mutable_answer());
}
EnglandRaid read(const pb::EnglandRaid& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .raiders = reader.ships(in.raiders()),
          .answer = reader.ships(in.answer())};
}

void write(const PhaseFive& phase, pb::PhaseFive& out) {
  const auto& [step, strikes, striking, returns, breakout, raid, england_asked] = phase;
  out.set_step(to_wire(step));
  write(strikes, *out.mutable_strikes());
  if (striking) write(*striking, *out.mutable_striking());
  write(returns, *out.mutable_returns());
  if (breakout) write(*breakout, *out.mutable_breakout());
  if (raid) write(*raid, *out.mutable_raid());
  out.set_england_asked(england_asked);
}
PhaseFive read(const pb::PhaseFive& in, Reader& reader) {
  PhaseFive phase{.step = reader.word<PhaseFive::Step>(in.step()),
                  .strikes = read(in.strikes(), reader),
                  .returns = read(in.returns(), reader),
                  .england_asked = in.england_asked()};
  if (in.has_striking()) phase.striking = read(in.striking(), reader);
  if (in.has_breakout()) phase.breakout = read(in.breakout(), reader);
  if (in.has_raid()) phase.raid = read(in.raid(), reader);
  return phase;
}

}  // namespace chartroom::wire
