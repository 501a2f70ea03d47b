#include "record/ledger.hpp"

#include <algorithm>

#include "fair/fair.hpp"

namespace chartroom::record {

std::string told_after(const std::string& told, const v1::NumberedEvent& event) {
  switch (event.of_case()) {
    case v1::NumberedEvent::kRulesetEvent: return fair::chain(told, "r" + event.ruleset_event());
    case v1::NumberedEvent::kTableEvent:
      return fair::chain(told, "t" + event.table_event().SerializeAsString());
    case v1::NumberedEvent::kSealed:
      return fair::chain(told, "s" + event.sealed().SerializeAsString());
    case v1::NumberedEvent::kOpened:
      return fair::chain(told, "o" + event.opened().SerializeAsString());
    case v1::NumberedEvent::OF_NOT_SET: break;
  }
  return fair::chain(told, "-");
}

void Ledger::add(v1::NumberedEvent event, std::uint64_t seq) {
  event.set_number(events_.size() + 1);
  if (!told_.empty()) told_ = told_after(told_, event);
  events_.push_back(std::move(event));
  seqs_.push_back(seq);
}

std::uint64_t Ledger::cursor_at(std::uint64_t seq) const {
  return static_cast<std::uint64_t>(std::ranges::upper_bound(seqs_, seq) - seqs_.begin());
}

v1::Receipt Ledger::receipt() const {
  v1::Receipt out;
  out.set_cursor(cursor());
  out.set_told(told_);
  out.set_head(head_);
  return out;
}

}  // namespace chartroom::record
