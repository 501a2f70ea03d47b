// A data pack from few bytes: what the fuzz target `pack` loads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "data/loader/pack_error.hpp"

namespace chartroom::fuzz {

[[nodiscard]] const std::vector<data::PackFile>& real_pack();

// A first byte from here on: changes of the real pack, each two bytes for the place in the file,
// one for how much goes, one for how much comes, and what comes. Below: the whole file, alone.
inline constexpr std::uint8_t first_of_changes = 128;

[[nodiscard]] std::vector<data::PackFile> changed_pack(std::span<const std::uint8_t> bytes);

}  // namespace chartroom::fuzz
