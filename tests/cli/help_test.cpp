#include "client-cli/orders/help.hpp"

#include <doctest/doctest.h>

#include "client-cli/interpreter.hpp"
#include "client-cli/orders/read.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;

TEST_CASE("Every decision has a page, and its example is an order") {
  constexpr auto last = static_cast<int>(far_seas::Decision::assign);
  CHECK(cli::all_order_help().size() == last + 1U);
  for (int i = 0; i <= last; ++i) {
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
  CHECK(cli::help_named("colony") == &cli::help_for(far_seas::Decision::allied_movement));
  CHECK(cli::help_named("england") == &cli::help_for(far_seas::Decision::raid_on_england));
  CHECK(cli::help_named("sail") == nullptr);
  CHECK(cli::order_help("", {}).has_value());
  CHECK(cli::order_help("plot", {})->json.at("example").is_string());
}

TEST_CASE("What further rules add to an order is said where they are played, and not elsewhere") {
  const auto basic = laid_table(far_seas::german, far_seas::Decision::plot);
  CHECK(!cli::has_more_rules(basic.board.rules));
  CHECK(!cli::has_more_rules({.solitaire = far_seas::Solitaire::advanced_bot}));
  CHECK(cli::has_more_rules(far_seas::advanced_rules));
  CHECK(cli::has_more_rules({.rufiji = true}));
  const auto refusal = [](const far_seas::View& view) {
    return cli::read_order(view, far_seas::german, {}, "plot emden 24 fishing")
        .error()
        .instead.text();
  };
  CHECK(refusal(basic).find("coal") == std::string::npos);
  const auto advanced =
      laid_table(far_seas::german, far_seas::Decision::plot, far_seas::advanced_rules);
  CHECK(refusal(advanced).find("coal") != std::string::npos);
}
