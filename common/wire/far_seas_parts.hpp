// Inside the codec of The Far Seas: how each part of a message is written and read. Nobody but the
// codec includes this.
//
// write() takes its struct apart by a structured binding, so that a field added to the struct does
// not compile until it travels. read() notes what is wrong in the Reader and goes on with a
// harmless value; who called it asks the Reader once, at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "chartroom/v1/far_seas.pb.h"
#include "rules/far_seas/far_seas.hpp"
#include "wire/far_seas_words.hpp"

namespace chartroom::wire {

using Numbers = google::protobuf::RepeatedField<std::uint32_t>;

// Checks what it hands over. Well formed means: every id exists, every word is an enumerator, no
// list is longer than `longest_list`.
class Reader {
 public:
  explicit Reader(std::size_t longest_list) : longest_list_{longest_list} {}

  [[nodiscard]] bool well_formed() const { return well_formed_; }
  void fail() { well_formed_ = false; }

  [[nodiscard]] far_seas::ShipId ship(std::uint32_t number);
  [[nodiscard]] far_seas::AreaId area(std::uint32_t number);
  [[nodiscard]] far_seas::StationId station(std::uint32_t number);
  [[nodiscard]] far_seas::ConvoyId convoy(std::uint32_t number);
  [[nodiscard]] far_seas::ColonyId colony(std::uint32_t number);
  // In the order given.
  [[nodiscard]] far_seas::ShipList ships(const Numbers& numbers);
  [[nodiscard]] std::vector<far_seas::AreaId> areas(const Numbers& numbers);
  [[nodiscard]] std::vector<far_seas::ConvoyId> convoys(const Numbers& numbers);
  // A number of things a player names, which the rules will add up.
  [[nodiscard]] int count(std::int32_t number);

  [[nodiscard]] core::BySide<bool> sides(const google::protobuf::RepeatedField<int>& sides);
  template <class Enum>
  [[nodiscard]] Enum word(decltype(to_wire(Enum{})) word) {
    const auto known = from_wire<Enum>(word);
    if (!known) fail();
    return known.value_or(Enum{});
  }

  // What a counter keeps in a byte: damage, combats, an OB.
  [[nodiscard]] std::int8_t small(std::int32_t number);

  // False, and not well formed, if a list is too long to be read.
  [[nodiscard]] bool may_read_list(int size);
  // As a core::BoundedList; empty, and not well formed, if it has no room for them.
  template <class List, class Items>
  [[nodiscard]] List bounded(const Items& items) {
    if (static_cast<std::size_t>(items.size()) <= List::static_capacity) {
      return List(items.begin(), items.end());
    }
    fail();
    return {};
  }

 private:
  std::size_t longest_list_;
  bool well_formed_{true};
};

[[nodiscard]] std::uint32_t number(far_seas::ShipId id);
[[nodiscard]] std::uint32_t number(far_seas::AreaId id);
[[nodiscard]] std::uint32_t number(far_seas::StationId id);
[[nodiscard]] std::uint32_t number(far_seas::ConvoyId id);
[[nodiscard]] std::uint32_t number(far_seas::ColonyId id);
void write(const far_seas::ShipList& ships, Numbers& out);
void write(const std::vector<far_seas::AreaId>& areas, Numbers& out);
void write(const std::vector<far_seas::ConvoyId>& convoys, Numbers& out);
void write(const core::BySide<bool>& sides, google::protobuf::RepeatedField<int>& out);

// far_seas_parts.cpp
void write(const far_seas::Group& group, pb::Group& out);
void write(const far_seas::Aim& aim, pb::Aim& out);
void write(const far_seas::Pursuit& pursuit, pb::Pursuit& out);
void write(const far_seas::PlottedGroup& group, pb::PlottedGroup& out);
void write(const far_seas::AmcMove& move, pb::AmcMove& out);
void write(const far_seas::ConvoyStrike& strike, pb::ConvoyStrike& out);
void write(const far_seas::Credit& credit, pb::Credit& out);
void write(const far_seas::Modifier& modifier, pb::Modifier& out);
void write(const far_seas::VpEntry& entry, pb::VpEntry& out);
void write(const far_seas::OpenMove& move, pb::OpenMove& out);
void write(const far_seas::Conflict& conflict, pb::Conflict& out);
void write(const far_seas::AssignedShip& ship, pb::AssignedShip& out);
void write(const far_seas::PlotRecord& record, pb::PlotRecord& out);
void write(const core::Outcome& outcome, v1::Outcome& out);
[[nodiscard]] far_seas::Group read(const pb::Group& in, Reader& reader);
[[nodiscard]] far_seas::Aim read(const pb::Aim& in, Reader& reader);
[[nodiscard]] far_seas::Pursuit read(const pb::Pursuit& in, Reader& reader);
[[nodiscard]] far_seas::PlottedGroup read(const pb::PlottedGroup& in, Reader& reader);
[[nodiscard]] far_seas::AmcMove read(const pb::AmcMove& in, Reader& reader);
[[nodiscard]] far_seas::ConvoyStrike read(const pb::ConvoyStrike& in, Reader& reader);
[[nodiscard]] far_seas::Credit read(const pb::Credit& in, Reader& reader);
[[nodiscard]] far_seas::Modifier read(const pb::Modifier& in, Reader& reader);
[[nodiscard]] far_seas::VpEntry read(const pb::VpEntry& in, Reader& reader);
[[nodiscard]] far_seas::OpenMove read(const pb::OpenMove& in, Reader& reader);
[[nodiscard]] far_seas::Conflict read(const pb::Conflict& in, Reader& reader);
[[nodiscard]] far_seas::AssignedShip read(const pb::AssignedShip& in, Reader& reader);
[[nodiscard]] far_seas::PlotRecord read(const pb::PlotRecord& in, Reader& reader);
[[nodiscard]] core::Outcome read(const v1::Outcome& in, Reader& reader);

// far_seas_orders.cpp
void write(const far_seas::Order& order, pb::Order& out);
void write(const far_seas::SealedOrder& order, pb::SealedOrder& out);
void write(const far_seas::order::AlliedMove& move, pb::Order::AlliedMove& out);
void write(const far_seas::order::Entry& entry, pb::Order::Entry& out);
void write(const far_seas::order::ToColony& order, pb::Order::ToColony& out);
void write(const far_seas::order::Strike& strike, pb::Order::Strike& out);
void write(const far_seas::order::Flight& flight, pb::Order::Flight& out);
[[nodiscard]] far_seas::order::AlliedMove read(const pb::Order::AlliedMove& in, Reader& reader);
[[nodiscard]] far_seas::order::Entry read(const pb::Order::Entry& in, Reader& reader);
[[nodiscard]] far_seas::order::ToColony read(const pb::Order::ToColony& in, Reader& reader);
[[nodiscard]] far_seas::order::Strike read(const pb::Order::Strike& in, Reader& reader);
[[nodiscard]] far_seas::order::Flight read(const pb::Order::Flight& in, Reader& reader);
[[nodiscard]] far_seas::Order read(const pb::Order& in, Reader& reader);
[[nodiscard]] far_seas::SealedOrder read(const pb::SealedOrder& in, Reader& reader);

// far_seas_fights.cpp
void write(const far_seas::Caught& caught, pb::Caught& out);
void write(const far_seas::OpenConflict& conflict, pb::OpenConflict& out);
void write(const far_seas::Encounter& encounter, pb::Encounter& out);
void write(const far_seas::RunAttempt& attempt, pb::RunAttempt& out);
void write(const far_seas::Fight& fight, pb::Fight& out);
void write(const far_seas::Fighter& fighter, pb::Fighter& out);
void write(const far_seas::Veteran& veteran, pb::Veteran& out);
void write(const far_seas::Combat& combat, pb::Combat& out);
[[nodiscard]] far_seas::Caught read(const pb::Caught& in, Reader& reader);
[[nodiscard]] far_seas::OpenConflict read(const pb::OpenConflict& in, Reader& reader);
[[nodiscard]] far_seas::Encounter read(const pb::Encounter& in, Reader& reader);
[[nodiscard]] far_seas::RunAttempt read(const pb::RunAttempt& in, Reader& reader);
[[nodiscard]] far_seas::Fight read(const pb::Fight& in, Reader& reader);
[[nodiscard]] far_seas::Fighter read(const pb::Fighter& in, Reader& reader);
[[nodiscard]] far_seas::Veteran read(const pb::Veteran& in, Reader& reader);
[[nodiscard]] far_seas::Combat read(const pb::Combat& in, Reader& reader);

// far_seas_phase_five.cpp
void write(const far_seas::Breakout& breakout, pb::Breakout& out);
void write(const far_seas::EnglandRaid& raid, pb::EnglandRaid& out);
void write(const far_seas::PhaseFive& phase, pb::PhaseFive& out);
[[nodiscard]] far_seas::Breakout read(const pb::Breakout& in, Reader& reader);
[[nodiscard]] far_seas::EnglandRaid read(const pb::EnglandRaid& in, Reader& reader);
[[nodiscard]] far_seas::PhaseFive read(const pb::PhaseFive& in, Reader& reader);

// far_seas_solitaire.cpp
void write(const far_seas::Temptation& temptation, pb::Temptation& out);
void write(const far_seas::DrawnGroup& group, pb::DrawnGroup& out);
void write(const far_seas::CruiserNote& note, pb::CruiserNote& out);
void write(const far_seas::SolitaireTable& table, pb::SolitaireTable& out);
[[nodiscard]] far_seas::Temptation read(const pb::Temptation& in, Reader& reader);
[[nodiscard]] far_seas::DrawnGroup read(const pb::DrawnGroup& in, Reader& reader);
[[nodiscard]] far_seas::CruiserNote read(const pb::CruiserNote& in, Reader& reader);
[[nodiscard]] far_seas::SolitaireTable read(const pb::SolitaireTable& in, Reader& reader);

// far_seas_events.cpp, far_seas_combat_events.cpp
void write(const far_seas::event::Determined::Roll& roll, pb::Event::Determined::Roll& out);
void write(const far_seas::event::DamageAssessed::Hit& hit, pb::Event::DamageAssessed::Hit& out);
[[nodiscard]] far_seas::event::Determined::Roll read(const pb::Event::Determined::Roll& in,
                                                     Reader& reader);
[[nodiscard]] far_seas::event::DamageAssessed::Hit read(const pb::Event::DamageAssessed::Hit& in,
                                                        Reader& reader);
void write(const far_seas::Event& event, pb::Event& out);
[[nodiscard]] far_seas::Event read(const pb::Event& in, Reader& reader);

// far_seas_view.cpp
void write(const far_seas::ShipStatus& status, pb::ShipStatus& out);
void write(const far_seas::ConvoyStatus& status, pb::ConvoyStatus& out);
void write(const far_seas::ColonyStatus& status, pb::ColonyStatus& out);
void write(const far_seas::CoalStatus& status, pb::CoalStatus& out);
void write(const far_seas::Accident& accident, pb::Accident& out);
void write(const far_seas::Question& question, pb::Question& out);
// Ships are written by whoever writes the rest: as bytes, or those alone that have changed.
void write_but_for_ships(const far_seas::Board& board, pb::Board& out);
void write(const far_seas::GermanSecrets& secrets, pb::GermanSecrets& out);
void write(const far_seas::AlliedSecrets& secrets, pb::AlliedSecrets& out);
void write(const far_seas::Report& report, pb::Report& out);
[[nodiscard]] far_seas::ShipStatus read(const pb::ShipStatus& in, Reader& reader);
[[nodiscard]] far_seas::ConvoyStatus read(const pb::ConvoyStatus& in, Reader& reader);
[[nodiscard]] far_seas::ColonyStatus read(const pb::ColonyStatus& in, Reader& reader);
[[nodiscard]] far_seas::CoalStatus read(const pb::CoalStatus& in, Reader& reader);
[[nodiscard]] far_seas::Accident read(const pb::Accident& in, Reader& reader);
[[nodiscard]] far_seas::Question read(const pb::Question& in, Reader& reader);
[[nodiscard]] far_seas::Board read(const pb::Board& in, Reader& reader);
[[nodiscard]] far_seas::GermanSecrets read(const pb::GermanSecrets& in, Reader& reader);
[[nodiscard]] far_seas::AlliedSecrets read(const pb::AlliedSecrets& in, Reader& reader);
[[nodiscard]] far_seas::Report read(const pb::Report& in, Reader& reader);
// Without the pack: the caller puts it in.
[[nodiscard]] far_seas::View read(const pb::View& in, Reader& reader);

// far_seas_codec.cpp
void write(const far_seas::Rules& rules, pb::Rules& out);
void write(const far_seas::Setup& setup, pb::Setup& out);
[[nodiscard]] far_seas::Rules read(const pb::Rules& in, Reader& reader);
[[nodiscard]] far_seas::Setup read(const pb::Setup& in, Reader& reader);

// far_seas_standing.cpp
void write(const far_seas::StandingOrder& order, pb::StandingOrder& out);
void write(const far_seas::Standing& standing, pb::StandingOrders& out);
[[nodiscard]] far_seas::StandingOrder read(const pb::StandingOrder& in, Reader& reader);
[[nodiscard]] far_seas::Standing read(const pb::StandingOrders& in, Reader& reader);

// far_seas_options.cpp
void write(const far_seas::Options& options, pb::Options& out);
void write(const far_seas::MoveChoice& choice, pb::Options::MoveChoice& out);
void write(const far_seas::ShipChoice& choice, pb::Options::ShipChoice& out);
void write(const far_seas::GroupChoice& choice, pb::Options::GroupChoice& out);
void write(const far_seas::ConvoyChoice& choice, pb::Options::ConvoyChoice& out);
void write(const far_seas::AimChoice& choice, pb::Options::AimChoice& out);
[[nodiscard]] far_seas::Options read(const pb::Options& in, Reader& reader);
[[nodiscard]] far_seas::MoveChoice read(const pb::Options::MoveChoice& in, Reader& reader);
[[nodiscard]] far_seas::ShipChoice read(const pb::Options::ShipChoice& in, Reader& reader);
[[nodiscard]] far_seas::GroupChoice read(const pb::Options::GroupChoice& in, Reader& reader);
[[nodiscard]] far_seas::ConvoyChoice read(const pb::Options::ConvoyChoice& in, Reader& reader);
[[nodiscard]] far_seas::AimChoice read(const pb::Options::AimChoice& in, Reader& reader);

// Lists, item by item.
template <class List, class Message>
void write(const List& items, google::protobuf::RepeatedPtrField<Message>& out) {
  out.Reserve(static_cast<int>(items.size()));
  for (const auto& item : items) write(item, *out.Add());
}
template <class Message>
[[nodiscard]] auto read(const google::protobuf::RepeatedPtrField<Message>& in, Reader& reader) {
  std::vector<decltype(read(Message{}, reader))> items;
  if (!reader.may_read_list(in.size())) return items;
  items.reserve(static_cast<std::size_t>(in.size()));
  for (const auto& message : in) items.push_back(read(message, reader));
  return items;
}

}  // namespace chartroom::wire
