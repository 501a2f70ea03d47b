// The kinds of secrets in which two worlds can differ, each with the games that show it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "tests/worlds/pair.hpp"

namespace chartroom::worlds {

struct PairWish {
  std::uint64_t number{};  // of the pair: everything in it follows from this
  bool pokes{true};        // both sides try and ask things in between
  std::shared_ptr<const Tampering> tampering;
};

struct PairKind {
  std::string name;
  // Nothing if there is no such pair under that number. The rest is for reports.
  std::unique_ptr<Pair> (*play)(const PairWish& wish);
  std::string (*in_words)(const std::string& order);
  int share;           // of a thousand pairs
  bool of_side_two{};  // the secrets are side two's
};

[[nodiscard]] std::span<const PairKind> picket_kinds();
[[nodiscard]] std::span<const PairKind> far_seas_kinds();

}  // namespace chartroom::worlds
