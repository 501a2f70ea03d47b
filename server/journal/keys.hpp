// The key that all nodes of a server sign with.
#pragma once

#include "fair/signing.hpp"
#include "journal/database.hpp"

namespace chartroom::server {

// Made by the first node that asks for it. Throws Unavailable.
[[nodiscard]] fair::SigningKey signing_key(Database& database);

}  // namespace chartroom::server
