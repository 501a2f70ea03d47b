#include "record/ledger.hpp"

#include <google/protobuf/io/coded_stream.h>

#include <algorithm>
#include <stdexcept>

#include "fair/fair.hpp"
#include "wire/wire_bytes.hpp"

namespace chartroom::record {

void tell_on(std::string& told, Word word, std::string_view bytes) {
  fair::chain_on(told, static_cast<char>(word), bytes);
}

std::string told_after(std::string told, const v1::NumberedEvent& event) {
  switch (event.of_case()) {
    case v1::NumberedEvent::kRulesetEvent:
      tell_on(told, Word::ruleset_event, event.ruleset_event());
      break;
    case v1::NumberedEvent::kTableEvent:
      tell_on(told, Word::table_event, event.table_event().SerializeAsString());
      break;
    case v1::NumberedEvent::kSealed:
      tell_on(told, Word::sealed, event.sealed().SerializeAsString());
      break;
    case v1::NumberedEvent::kOpened:
      tell_on(told, Word::opened, event.opened().SerializeAsString());
      break;
    case v1::NumberedEvent::OF_NOT_SET: fair::chain_on(told, '-', {}); break;
  }
  return told;
}

namespace {

int field_of(Word word) {
  switch (word) {
    case Word::ruleset_event: return v1::NumberedEvent::kRulesetEventFieldNumber;
    case Word::table_event: return v1::NumberedEvent::kTableEventFieldNumber;
    case Word::sealed: return v1::NumberedEvent::kSealedFieldNumber;
    case Word::opened: return v1::NumberedEvent::kOpenedFieldNumber;
  }
  throw std::logic_error{"a word that nobody says"};
}

}  // namespace

bool Ledger::Reader::next() {
  const auto& log = annals_->log_;
  while (next_ < log.size()) {
    const auto what = log.at(next_++);
    if (what == Annals::Format::another_entry) {
      seq_ += log.read_number(next_);
      continue;
    }
    const bool is_short = what <= Annals::Format::longest_short;
    size_ = is_short ? what : log.read_number(next_);
    place_ = next_;
    next_ += size_;
    const auto to = is_short ? Eyes::everybody() : Annals::Format::eyes_in(what);
    if (!to.include(pair_)) continue;
    word_ = is_short ? Word::ruleset_event : Annals::Format::word_in(what);
    ++number_;
    return true;
  }
  return false;
}

v1::NumberedEvent Ledger::Reader::event() const {
  return numbered(word_, annals_->log_.read(place_, size_), number_);
}

void Ledger::Reader::append_to(std::string& out) const {
  wire::append_number_field(out, v1::NumberedEvent::kNumberFieldNumber, number_);
  wire::append_head_of_field(out, field_of(word_), size_);
  annals_->log_.append_to(out, place_, size_);
}

std::size_t Ledger::Reader::size() const {
  using google::protobuf::io::CodedOutputStream;
  return 1 + CodedOutputStream::VarintSize64(number_) + 1 + CodedOutputStream::VarintSize64(size_) +
         size_;
}

// From the newest entry, or the last mark, of which `before` is true, or from the first.
template <class Before>
Ledger::Reader Ledger::from_last_mark(Before before) const {
  if (viewer().newest.number > 0 && before(viewer().newest)) {
    return {*annals_, pair_, viewer().newest};
  }
  const auto& marks = viewer().marks;
  if (marks.empty())
    return {*annals_, pair_, {.number = 1, .place = annals_->log_.size(), .seq = 0}};
  const auto beyond = std::ranges::partition_point(marks, before);
  return {*annals_, pair_, beyond == marks.begin() ? *beyond : *(beyond - 1)};
}

Ledger::Reader Ledger::read(std::uint64_t after) const {
  auto reader = from_last_mark([&](const Annals::Mark& mark) { return mark.number <= after + 1; });
  while (reader.number() < after && reader.next()) {
  }
  return reader;
}

std::uint64_t Ledger::most_bytes_above(std::uint64_t after) const {
  if (after >= cursor()) return 0;
  // Heads of fields and two varints.
  constexpr std::uint64_t most_around_one = 2 + 10 + 10;
  const auto from =
      from_last_mark([&](const Annals::Mark& mark) { return mark.number <= after + 1; });
  return annals_->log_.size() - from.next_ + (cursor() - after) * most_around_one;
}

v1::NumberedEvent Ledger::at(std::uint64_t number) const {
  if (number == 0 || number > cursor()) throw std::out_of_range{"no event has this number"};
  auto reader = read(number - 1);
  if (!reader.next()) throw std::logic_error{"the annals end before their last event"};
  return reader.event();
}

std::uint64_t Ledger::cursor_at(std::uint64_t seq) const {
  if (seq >= annals_->seq_) return cursor();
  auto reader = from_last_mark([&](const Annals::Mark& mark) { return mark.seq <= seq; });
  auto newest = reader.number();
  while (reader.next() && reader.seq() <= seq) newest = reader.number();
  return newest;
}

v1::Receipt Ledger::receipt() const {
  v1::Receipt out;
  out.set_cursor(cursor());
  out.set_told(viewer().told);
  out.set_head(viewer().head);
  return out;
}

}  // namespace chartroom::record
