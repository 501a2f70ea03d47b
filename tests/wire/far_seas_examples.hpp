// One example of everything that The Far Seas sends, with every field filled and no two ids of a
// kind alike where they could be mistaken for each other.
#pragma once

#include <vector>

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::tests {

// One of each kind, in the order of the variant.
[[nodiscard]] std::vector<far_seas::Order> an_order_of_each_kind();
[[nodiscard]] std::vector<far_seas::SealedOrder> a_sealed_order_of_each_kind();
[[nodiscard]] std::vector<far_seas::Event> an_event_of_each_kind();

[[nodiscard]] far_seas::Options filled_options();
// A board on which everything happens at once, sized for `pack`.
[[nodiscard]] far_seas::Board filled_board(const far_seas::Pack& pack);
[[nodiscard]] far_seas::GermanSecrets filled_german_secrets();
[[nodiscard]] far_seas::AlliedSecrets filled_allied_secrets();
[[nodiscard]] std::vector<far_seas::Report> filled_reports();

}  // namespace chartroom::tests
