#include "record/seals.hpp"

#include <utility>

#include "fair/fair.hpp"
#include "record/wire.hpp"

namespace chartroom::record {

std::string Seals::salt_of(const Seal& seal) const {
  return fair::derive(seed_, game_id_, "salt of a seal", seal.number);
}

v1::Opened Seals::opened(const Seal& seal) const {
  v1::Opened out;
  out.set_number(seal.number);
  out.set_salt(salt_of(seal));
  out.set_content(seal.what.content);
  return out;
}

v1::Sealed Seals::seal(wire::Sealing what) {
  closed_.push_back({++count_, std::move(what), false});
  const Seal& seal = closed_.back();
  v1::Sealed out;
  out.set_number(seal.number);
  out.set_side(to_wire(seal.what.side));
  out.set_kind(seal.what.kind);
  out.set_digest(fair::salted(salt_of(seal), seal.what.content));
  return out;
}

void Seals::lay_aside(std::uint32_t after) {
  for (Seal& seal : closed_) seal.laid_aside |= seal.number > after;
}

std::vector<v1::Opened> Seals::open(std::string_view kind) {
  std::vector<v1::Opened> out;
  std::vector<Seal> left;
  for (Seal& seal : closed_) {
    if (seal.what.kind == kind && !seal.laid_aside) {
      out.push_back(opened(seal));
    } else {
      left.push_back(std::move(seal));
    }
  }
  closed_ = std::move(left);
  return out;
}

std::vector<v1::Opened> Seals::open_all() {
  std::vector<v1::Opened> out;
  for (const Seal& seal : std::exchange(closed_, {})) out.push_back(opened(seal));
  return out;
}

}  // namespace chartroom::record
