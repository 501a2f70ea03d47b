// Where the moments of a finished game come from: a server, or a game file.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <string>

#include "chartroom/v1/fair.pb.h"
#include "client-cli/commands/desk.hpp"
#include "wire/umpire.hpp"

namespace chartroom::cli {

class Moments {
 public:
  virtual ~Moments() = default;
  // After the event of this number, as the eye saw it; beyond the last it is the last.
  [[nodiscard]] virtual v1::Moment at(const v1::Eye& eye, std::uint64_t number) = 0;
  [[nodiscard]] virtual std::string title() const = 0;
  [[nodiscard]] virtual std::string ruleset() const = 0;
  [[nodiscard]] virtual PackTexts pack() = 0;
  // "German"
  [[nodiscard]] virtual std::string side_name(v1::Side side) const = 0;
};

[[nodiscard]] std::unique_ptr<Moments> moments_of_server(Desk& desk, const v1::GameInfo& game);
// Throws std::runtime_error if it is no game file, or the game in it cannot be played again.
[[nodiscard]] std::unique_ptr<Moments> moments_of_file(const std::string& path);

// The rulesets that this client can play again, with the data that came with a game.
[[nodiscard]] std::expected<std::shared_ptr<const wire::RulesetEntry>, std::string> ruleset_with(
    const std::string& ruleset, const std::map<std::string, std::string>& files);
[[nodiscard]] v1::GameExport read_game(const std::string& path);

}  // namespace chartroom::cli
