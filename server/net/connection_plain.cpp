#include "net/serve.hpp"

namespace chartroom::server {

Awaitable<void> serve_plain(TcpStream stream, boost::beast::flat_buffer received,
                            const NetParts& parts, std::string address) {
  return serve_http(std::move(stream), std::move(received), parts, std::move(address));
}

}  // namespace chartroom::server
