// Standing orders in the database: each seat's own, and nobody else's.
#pragma once

#include <string>

#include "journal/database.hpp"
#include "rules/core/side.hpp"

namespace chartroom::server {

// Empty: none.
[[nodiscard]] std::string read_standing(pqxx::transaction_base& tx, const std::string& game,
                                        core::Seat seat);
void write_standing(pqxx::work& tx, const std::string& game, core::Seat seat,
                    const std::string& orders);

}  // namespace chartroom::server
