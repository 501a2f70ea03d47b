#include "record/entry.hpp"

#include <algorithm>

#include "chartroom/v1/journal.pb.h"
#include "record/wire.hpp"
#include "wire/wire_bytes.hpp"

namespace chartroom::record {
namespace {

using wire::append_field;
using wire::append_head_of_field;
using wire::append_number;
using wire::append_number_field;
using Rules = v1::JournalEntry::Rules;
constexpr std::size_t most_of_heads = 24;  // bytes that an event, or an entry, has beside its own

void append_fixed32(std::string& out, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>(number >> shift));
}

void append_event(std::string& out, const wire::JournalEvent& event) {
  constexpr std::uint64_t with_four_bytes = 5;
  const auto audience = event.audience.bits();
  const std::size_t of_audience = audience == 0 ? 0 : 5;
  std::string head;
  if (!event.bytes.empty()) {
    append_head_of_field(head, v1::JournalEvent::kEventFieldNumber, event.bytes.size());
  }
  append_head_of_field(out, Rules::kEventsFieldNumber,
                       of_audience + head.size() + event.bytes.size());
  if (audience != 0) {
    append_number(out, v1::JournalEvent::kAudienceFieldNumber << 3U | with_four_bytes);
    append_fixed32(out, audience);
  }
  out += head;
  out += event.bytes;
}

void append_dice(std::string& out, const core::DiceCounters& dice) {
  std::string packed;
  for (const auto rolled : dice) append_number(packed, rolled);
  append_field(out, Rules::kDiceRolledFieldNumber, packed);
}

std::string bytes_of_rules(const Entry& entry) {
  std::size_t size = most_of_heads + entry.order.size() + entry.state.size();
  for (const auto& event : entry.rules.events) size += most_of_heads + event.bytes.size();
  std::string out;
  out.reserve(size);
  for (const auto& event : entry.rules.events) append_event(out, event);
  append_dice(out, entry.rules.dice);
  if (entry.side) {
    append_number_field(out, Rules::kSideFieldNumber,
                        static_cast<std::uint64_t>(to_wire(*entry.side)));
  }
  append_number_field(out, Rules::kSeatFieldNumber, entry.seat);
  append_number_field(out, Rules::kDecisionFieldNumber, entry.decision);
  if (!entry.order.empty()) append_field(out, Rules::kOrderFieldNumber, entry.order);
  if (!entry.state.empty()) append_field(out, Rules::kStateFieldNumber, entry.state);
  return out;
}

}  // namespace

std::string bytes_of(const Entry& entry) {
  const auto content = entry.table ? entry.table->SerializeAsString() : bytes_of_rules(entry);
  std::string out;
  out.reserve(most_of_heads + content.size());
  append_field(
      out, entry.table ? v1::JournalEntry::kTableFieldNumber : v1::JournalEntry::kRulesFieldNumber,
      content);
  return out;
}

std::optional<Entry> entry_in(const std::string& bytes) {
  v1::JournalEntry read;
  if (!read.ParseFromString(bytes)) return std::nullopt;
  Entry out;
  if (!read.has_rules()) {
    out.table = std::move(*read.mutable_table());
    return out;
  }
  auto& rules = *read.mutable_rules();
  if (rules.dice_rolled_size() != static_cast<int>(out.rules.dice.size())) return std::nullopt;
  std::ranges::copy(rules.dice_rolled(), out.rules.dice.begin());
  for (auto& event : *rules.mutable_events()) {
    out.rules.events.push_back(
        {core::Audience::from_bits(event.audience()), std::move(*event.mutable_event())});
  }
  out.side = from_wire(rules.side());
  out.seat = rules.seat();
  out.decision = rules.decision();
  out.order = std::move(*rules.mutable_order());
  out.state = std::move(*rules.mutable_state());
  return out;
}

}  // namespace chartroom::record
