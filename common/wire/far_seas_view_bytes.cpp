// A whole view as bytes. Most of it is counters, and a message made for each of them would take
// longer than all the rest: they become bytes at once, the same that protobuf would write.
#include <google/protobuf/io/coded_stream.h>

#include <array>

#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_parts.hpp"
#include "wire/scratch.hpp"
#include "wire/wire_bytes.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

namespace {

// The fields of one ShipStatus, in the order of their numbers.
class ShipFields {
 public:
  // Written even if it is 0.
  void present(int field, std::uint64_t value) {
    put(static_cast<std::uint64_t>(field) << 3U);
    put(value);
  }
  void number_if_any(int field, std::uint64_t value) {
    if (value != 0) present(field, value);
  }
  void signed_if_any(int field, std::int8_t value) {
    using google::protobuf::internal::WireFormatLite;
    number_if_any(field, WireFormatLite::ZigZagEncode32(value));
  }
  [[nodiscard]] std::string_view bytes() const {
    return {reinterpret_cast<const char*>(bytes_.data()), size_};
  }

 private:
  void put(std::uint64_t value) {
    if (value < 0x80) {
      bytes_[size_++] = static_cast<std::uint8_t>(value);
      return;
    }
    using google::protobuf::io::CodedOutputStream;
    auto* const here = bytes_.data() + size_;
    size_ += static_cast<std::size_t>(CodedOutputStream::WriteVarint64ToArray(value, here) - here);
  }

  static constexpr std::size_t fields = 23;
  static constexpr std::size_t most_bytes_of_one = 4;
  std::array<std::uint8_t, fields * most_bytes_of_one> bytes_;
  std::size_t size_{};
};

void append_ship(std::string& out, const ShipStatus& status) {
  using F = pb::ShipStatus;
  const auto& [where, area, leader, duty, station, convoy, readiness, damage, combats, moved_in_ob,
               entered, through_panama, discovered, ran, escaped, fought, forced, left_river,
               damaged_this_turn, surprise_used, slowed, penalty_paid, known_in_river, unused] =
      status;
  static_cast<void>(unused);
  ShipFields fields;
  fields.number_if_any(F::kWhereFieldNumber, to_wire(where));
  if (area != no_area) fields.present(F::kAreaFieldNumber, number(area));
  fields.number_if_any(F::kLeaderFieldNumber, number(leader));
  fields.number_if_any(F::kDutyFieldNumber, to_wire(duty));
  if (station != no_station) fields.present(F::kStationFieldNumber, number(station));
  fields.number_if_any(F::kReadinessFieldNumber, to_wire(readiness));
  fields.signed_if_any(F::kDamageFieldNumber, damage);
  fields.signed_if_any(F::kCombatsFieldNumber, combats);
  fields.signed_if_any(F::kMovedInObFieldNumber, moved_in_ob);
  fields.number_if_any(F::kEnteredFieldNumber, entered);
  fields.number_if_any(F::kThroughPanamaFieldNumber, through_panama);
  fields.number_if_any(F::kDiscoveredFieldNumber, discovered);
  fields.number_if_any(F::kRanFieldNumber, ran);
  fields.number_if_any(F::kEscapedFieldNumber, escaped);
  fields.number_if_any(F::kFoughtFieldNumber, fought);
  fields.number_if_any(F::kDamagedThisTurnFieldNumber, damaged_this_turn);
  fields.number_if_any(F::kSurpriseUsedFieldNumber, surprise_used);
  fields.number_if_any(F::kSlowedFieldNumber, slowed);
  fields.number_if_any(F::kPenaltyPaidFieldNumber, penalty_paid);
  if (convoy != no_convoy) fields.present(F::kConvoyFieldNumber, number(convoy));
  fields.number_if_any(F::kForcedFieldNumber, forced);
  fields.number_if_any(F::kLeftRiverFieldNumber, left_river);
  fields.number_if_any(F::kKnownInRiverFieldNumber, known_in_river);
  append_field(out, pb::Board::kShipsFieldNumber, fields.bytes());
}

// Of the fields of a Board that come before its ships.
std::size_t bytes_before_ships(const pb::Board& board, Scratch& scratch) {
  static_assert(pb::Board::kScenarioFieldNumber < pb::Board::kShipsFieldNumber);
  static_assert(pb::Board::kPhaseFieldNumber + 1 == pb::Board::kShipsFieldNumber);
  auto& head = scratch.make<pb::Board>();
  head.set_scenario(board.scenario());
  head.set_turn(board.turn());
  head.set_ob(board.ob());
  head.set_phase(board.phase());
  return head.ByteSizeLong();
}

void append_board(std::string& out, const Board& board, Scratch& scratch) {
  constexpr std::size_t most_ships_take_less = 32;
  auto& table = scratch.make<pb::Board>();
  write_but_for_ships(board, table);
  std::string ships;
  ships.reserve(board.ships.size() * most_ships_take_less);
  for (const auto& ship : board.ships) append_ship(ships, ship);
  const auto rest = bytes_in(table);
  const auto before = bytes_before_ships(table, scratch);
  append_head_of_field(out, pb::View::kBoardFieldNumber, rest.size() + ships.size());
  out.append(rest, 0, before);
  out += ships;
  out.append(rest, before);
}

}  // namespace

std::string FarSeasCodec::write_view(const View& view) {
  Scratch scratch;
  const auto& [side, board, german_secrets, allied_secrets, reports] = view;
  std::string out;
  if (side) {
    append_number_field(out, pb::View::kSideFieldNumber,
                        static_cast<std::uint64_t>(to_wire(*side)));
  }
  append_board(out, board, scratch);
  auto& own = scratch.make<pb::View>();
  if (german_secrets) write(*german_secrets, *own.mutable_german());
  if (allied_secrets) write(*allied_secrets, *own.mutable_allied());
  write(reports, *own.mutable_reports());
  return out += bytes_in(own);
}

}  // namespace chartroom::wire
