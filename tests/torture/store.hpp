// The database's own word on what happened.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "torture/fold.hpp"

namespace chartroom::torture {

[[nodiscard]] std::vector<StoredGame> games_in(const std::string& database);
// How many events each viewer of each game has.
[[nodiscard]] std::map<Notebook::Whose, std::uint64_t> cursors_in(const std::string& database);

}  // namespace chartroom::torture
