#include "record/terms.hpp"

#include <stdexcept>

#include "fair/fair.hpp"
#include "fair/signing.hpp"

namespace chartroom::record {
namespace {

std::string with_length(std::string_view field) {
  return std::to_string(field.size()) + ":" + std::string{field};
}

std::string name_of(core::Viewer viewer) {
  switch (viewer.kind()) {
    case core::Viewer::Kind::everyone: return "public";
    case core::Viewer::Kind::umpire: return "umpire";
    case core::Viewer::Kind::seat: break;
  }
  const auto seat = viewer.seat();
  return std::string{seat.side == core::Side::one ? "one " : "two "} + std::to_string(seat.number);
}

}  // namespace

Terms::Terms(std::string bytes) : bytes_{std::move(bytes)} {
  if (bytes_.empty()) return;
  const bool parsed = message_.ParseFromString(bytes_);
  message_.DiscardUnknownFields();
  if (!parsed || message_.SerializeAsString() != bytes_) {
    throw std::runtime_error("the terms of the game cannot be read");
  }
  if (message_.scheme() < 1 || message_.scheme() > fair_scheme) {
    throw std::runtime_error("the game was played by fair-play scheme " +
                             std::to_string(message_.scheme()) +
                             ", which this program is too old for");
  }
  if (message_.signing_key().size() != fair::signing_key_bytes ||
      message_.seed_commitment().size() != fair::digest_bytes) {
    throw std::runtime_error("the terms of the game are not whole");
  }
}

std::string Terms::nonce_commitment(core::Side side) const {
  for (const auto& nonce : message_.nonces()) {
    if (nonce.side() == to_wire(side)) return nonce.digest();
  }
  return {};
}

std::string Terms::genesis() const {
  return fair::sha256("chartroom terms 1:" + bytes_);
}

std::string receipt_statement(std::string_view game_id, core::Viewer viewer,
                              const v1::Receipt& receipt) {
  return "chartroom receipt 1:" + with_length(game_id) + with_length(name_of(viewer)) +
         with_length(std::to_string(receipt.cursor())) + with_length(receipt.told()) +
         with_length(receipt.head());
}

std::string export_statement(const v1::GameExport& exported) {
  v1::GameExport unsigned_one = exported;
  unsigned_one.clear_signature();
  return "chartroom export 1:" + fair::sha256(unsigned_one.SerializeAsString());
}

}  // namespace chartroom::record
