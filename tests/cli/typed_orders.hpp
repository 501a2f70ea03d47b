// Orders as they are typed: each row is what was typed and the order it stands for, written back in
// full, or the refusal.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "client-cli/orders/read.hpp"
#include "client-cli/orders/write.hpp"
#include "tests/cli/laid_table.hpp"

namespace chartroom::cli_test {

[[nodiscard]] inline std::string understood(const far_seas::View& view, const std::string& text,
                                            const far_seas::Options& options = {}) {
  const auto order = cli::read_order(view, *view.side, options, text);
  if (order) return cli::write_order(the_pack(), *order);
  const auto& refusal = order.error();
  return "refused: " + refusal.what.text() +
         (refusal.instead.empty() ? "" : " " + refusal.instead.text());
}

struct Row {
  std::string typed, meant;
};

template <std::size_t N>
void check(const far_seas::View& view, const Row (&rows)[N],
           const far_seas::Options& options = {}) {
  for (const Row& row : rows) {
    CAPTURE(row.typed);
    CHECK(understood(view, row.typed, options) == row.meant);
    // What is written is understood as the same order.
    if (!row.meant.starts_with("refused")) CHECK(understood(view, row.meant, options) == row.meant);
  }
}

}  // namespace chartroom::cli_test
