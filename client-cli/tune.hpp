// `chartroom tune RULESET [--games N --rounds N --seed S --german R --allied R --svg FILE --write
// DIR]`: balances a data pack by bot play and draws the victory points before and after.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace chartroom::cli {

void add_tune(CLI::App& app, const bool& json, std::function<int()>& chosen);

}  // namespace chartroom::cli
