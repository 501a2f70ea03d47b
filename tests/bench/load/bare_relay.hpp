// The limit of the machine: a WebSocket relay that knows no rules. It makes each order durable by a
// group commit of its own, answers it, and passes it on to whoever watches the game. Speaks as much
// of the protocol as the load's clients do.
#pragma once

#include <string>

namespace chartroom::load {

// Serves until it is told to stop; writes its port to the file.
void serve_bare_relay(const std::string& database_url, const std::string& port_file);

}  // namespace chartroom::load
