// Standing orders, which strangers write as they write orders.
#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const StandingOrder& order, pb::StandingOrder& out) {
  const auto& [decision, ships, met, against, answer] = order;
  out.set_decision(to_wire(decision));
  write(ships, *out.mutable_ships());
  out.set_met(to_wire(met));
  for (const ShipType type : against) out.add_against(to_wire(type));
  out.set_answer(to_wire(answer));
}

void write(const Standing& standing, pb::StandingOrders& out) {
  const auto& [orders] = standing;
  for (const StandingOrder& order : orders) write(order, *out.add_orders());
}

StandingOrder read(const pb::StandingOrder& in, Reader& reader) {
  StandingOrder order{.decision = reader.word<Decision>(in.decision()),
                      .ships = reader.ships(in.ships()),
                      .met = reader.word<Met>(in.met()),
                      .against = {},
                      .answer = reader.word<StandingAnswer>(in.answer())};
  if (!reader.may_read_list(in.against_size())) return order;
  for (const int type : in.against()) {
    order.against.push_back(reader.word<ShipType>(static_cast<pb::ShipType>(type)));
  }
  return order;
}

Standing read(const pb::StandingOrders& in, Reader& reader) {
  Standing standing;
  if (!reader.may_read_list(in.orders_size())) return standing;
  for (const pb::StandingOrder& order : in.orders()) standing.orders.push_back(read(order, reader));
  return standing;
}

}  // namespace chartroom::wire
