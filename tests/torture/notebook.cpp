#include "torture/notebook.hpp"

#include <algorithm>

#include "fair/fair.hpp"

namespace chartroom::torture {

std::string name_of(core::Viewer viewer) {
  if (viewer.kind() != core::Viewer::Kind::seat) return "the public";
  return viewer.seat().side == core::Side::one ? "side one" : "side two";
}

std::string look_of(const v1::GameUpdate& update) {
  v1::GameUpdate look;
  look.set_view(update.view());
  *look.mutable_awaited() = update.awaited();
  if (update.has_outcome()) *look.mutable_outcome() = update.outcome();
  return fair::sha256(look.SerializeAsString());
}

void Sight::watching(const v1::Watching& watching, std::uint64_t after) {
  if (watching.cursor() < after) {
    faults.push_back("the server has " + std::to_string(watching.cursor()) + " events where " +
                     std::to_string(after) + " were shown");
    next_ = 1;  // it takes us for a client of another game, and tells everything
  }
}

void Sight::take(const v1::GameUpdate& update) {
  for (const auto& event : update.events()) {
    if (event.number() != next_) {
      faults.push_back("event " + std::to_string(event.number()) + " came where " +
                       std::to_string(next_) + " was due");
    }
    next_ = event.number() + 1;
    events[event.number()].insert(event.SerializeAsString());
    cursor_ = std::max(cursor_, event.number());
  }
  if (update.cursor() + 1 != next_) {
    faults.push_back("an update says that it ends with event " + std::to_string(update.cursor()) +
                     ", and it ends with " + std::to_string(next_ - 1));
  }
  if (update.more()) return;
  looks.emplace(update.cursor(), look_of(update));
  if (update.has_receipt()) receipts.insert(update.receipt().SerializeAsString());
}

}  // namespace chartroom::torture
