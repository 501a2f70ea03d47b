#include "client-cli/orders/help.hpp"

#include <doctest/doctest.h>

#include "client-cli/interpreter.hpp"
#include "client-cli/orders/read.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;

TEST_CASE("Every decision has a page, and its example is an order") {
  for (int i = 0; i <= static_cast<int>(far_seas::Decision::hit_and_go_home); ++i) {
    const auto decision = static_cast<far_seas::Decision>(i);
    const auto& help = cli::help_for(decision);
    CAPTURE(help.example);
    CHECK(help.decision == decision);
    for (const core::Side side : core::both_sides) {
      const auto view = laid_table(side, decision);
      CHECK(cli::read_order(view, side, {}, help.example).has_value());
    }
    CHECK(cli::help_named(help.word) == &help);
    CHECK(cli::help_named(to_string(decision)) == &help);
  }
}

TEST_CASE("Help finds orders by other words, and says nothing of what it does not know") {
  CHECK(cli::help_named("rtb") == &cli::help_for(far_seas::Decision::plot));
  CHECK(cli::help_named("enter") == &cli::help_for(far_seas::Decision::allied_movement));
  CHECK(cli::help_named("sail") == nullptr);
  CHECK(cli::order_help("", {}).has_value());
  CHECK(cli::order_help("plot", {})->json.at("example").is_string());
}
