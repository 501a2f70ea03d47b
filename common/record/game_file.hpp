// A finished game as one file (docs/fair-play.md, "The file"): portable, and all that is needed to
// play it again.
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "chartroom/v1/fair.pb.h"
#include "record/record.hpp"

namespace chartroom::record {

inline constexpr std::string_view game_file_magic = "CHARTROOM-GAME-1\n";
// No finished game comes near it.
inline constexpr std::size_t largest_game_file = 256U << 20U;

[[nodiscard]] std::string write_game_file(const v1::GameExport& exported);
// What is wrong with the bytes, if they are no such file. Whether the game in it is genuine is for
// verify() to say.
[[nodiscard]] std::expected<v1::GameExport, std::string> read_game_file(std::string_view bytes);

// A ruleset that plays with these files of data; an error in words if there is none, or the files
// are no pack of it.
using PackFiles = std::map<std::string, std::string>;
using RulesetOf =
    std::function<std::expected<std::shared_ptr<const wire::RulesetEntry>, std::string>(
        const std::string& ruleset, const PackFiles& files)>;

struct Laid {
  Beginning beginning;
  std::shared_ptr<const wire::RulesetEntry> ruleset;
};
// The game of a file, laid out but not opened.
[[nodiscard]] std::expected<Laid, std::string> lay_out(const v1::GameExport& exported,
                                                       const RulesetOf& ruleset_of);

}  // namespace chartroom::record
