// The program chartroomd, given the rulesets it plays.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "wire/umpire.hpp"

namespace chartroom::server {

// Makes the rulesets once the arguments are known; an error is for the operator to read.
using LoadRulesets =
    std::function<std::expected<wire::Rulesets, std::string>(const std::filesystem::path& pack)>;

// Exit codes: 0 done, 1 cannot run or (check) found faults, 2 bad arguments. `at` is told where a
// game's host has got to; only tests listen.
int run_server(int argc, char** argv, const LoadRulesets& load,
               std::function<void(std::string_view place)> at = {});

}  // namespace chartroom::server
