#include "tests/fuzz/orders.hpp"

#include "tests/fuzz/require.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::fuzz {

using core::Viewer;
using wire::FarSeasCodec;

namespace {

std::vector<Viewer> viewers() {
  std::vector<Viewer> all{Viewer::public_eye()};
  for (const core::Side side : core::both_sides) all.push_back(Viewer::of(core::admiral_of(side)));
  return all;
}

// What the wire took for an order is one, and stays the same one.
void require_same_when_written(std::string_view bytes) {
  const auto order = FarSeasCodec::parse_order(bytes);
  if (!order) return;
  const auto again = FarSeasCodec::parse_order(FarSeasCodec::write_order(*order));
  require(again == order, "an order that is written and read is the same");
}

void require_told(const core::Refusal& refusal) {
  require(!refusal.what.empty(), "a refusal says what is wrong");
  require(refusal.what.text().size() < 1000 && refusal.instead.text().size() < 1000,
          "a refusal is short", refusal.what.text());
}

// All that a server would send after the events.
void require_can_be_sent(const wire::Umpire& game, const wire::Decided& decided) {
  for (const Viewer viewer : viewers()) {
    for (const auto& event : decided.events) static_cast<void>(game.project(event, viewer));
    const std::string view = game.view(viewer);
    require(FarSeasCodec::write_view(FarSeasCodec::read_view(view, pack())) == view,
            "a view that is read and written is the same");
    static_cast<void>(game.awaited(viewer));
    if (viewer.kind() == Viewer::Kind::seat) static_cast<void>(game.options(viewer.seat()));
  }
  const bool asks = !game.awaited(Viewer::public_eye()).empty();
  require(asks != game.outcome().has_value(), "a game asks somebody until it has ended");
}

}  // namespace

OrderInput read_input(std::span<const std::uint8_t> bytes) {
  OrderInput input;
  if (bytes.size() < order_header_bytes) return input;
  input = {bytes[0], bytes[1], bytes[2], bytes[3], {}};
  input.order.assign(bytes.begin() + order_header_bytes, bytes.end());
  return input;
}

std::string write_input(const OrderInput& input) {
  std::string bytes;
  for (const auto byte : {input.game, input.moment, input.sender, input.dice})
    bytes += static_cast<char>(byte);
  return bytes + input.order;
}

Sender sender_of(const OrderInput& input, const Position& position) {
  Sender sender{asked_seat(position.decision, (input.sender & 8U) != 0), position.decision.number};
  const unsigned strange = input.sender & 7U;
  if (strange == 5) sender.seat.number = static_cast<std::uint8_t>(input.sender >> 4U);
  if (strange == 6) sender.seat = core::admiral_of(core::other(sender.seat.side));
  if (strange == 7) sender.number += input.sender;
  return sender;
}

void try_order(const OrderInput& input) {
  require_same_when_written(input.order);
  const Position& here = position(input.game, input.moment);
  const wire::Umpire& game = *here.game;
  const auto [seat, number] = sender_of(input, here);
  const core::SeededOracle oracle{input.dice};
  const std::string before = game.state_bytes();
  const auto preview = game.preview(seat, number, input.order);
  const auto decided = game.decide(seat, number, input.order, oracle);
  require(game.state_bytes() == before, "a decision alone changes nothing");
  require(preview.has_value() == decided.has_value(), "a preview refuses what is refused");
  if (!decided) {
    require_told(decided.error());
    require(preview.error() == decided.error(), "a preview refuses for the same reason",
            preview.error().what.text() + "\n" + decided.error().what.text());
    return;
  }
  const auto after = game.clone();
  after->apply(*decided);
  require_can_be_sent(*after, *decided);
  require(game.state_bytes() == before, "a game that is copied stays as it was");
}

}  // namespace chartroom::fuzz
