// The statements of a group commit. Each takes a whole batch; a game is in a batch once.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "journal/journal.hpp"

namespace chartroom::server {

using Appends = std::vector<const Append*>;

// Games whose entry was inserted. The others' sequence number or order id was there already.
[[nodiscard]] std::set<std::string> insert_rows(pqxx::work& tx, const Appends& appends);
// Games whose entry is in the journal exactly as we would have written it.
[[nodiscard]] std::set<std::string> rows_with_our_hash(pqxx::work& tx, const Appends& appends);
void update_games(pqxx::work& tx, const Appends& appends, const std::set<std::string>& only);
// Wakes the other nodes; see journal/listener.hpp for what the notes say.
void notify_nodes(pqxx::work& tx, const Appends& appends, const std::set<std::string>& only);

}  // namespace chartroom::server
