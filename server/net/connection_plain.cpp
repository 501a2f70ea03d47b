#include "net/serve.hpp"

namespace chartroom::server {

Awaitable<void> serve_plain(boost::beast::tcp_stream stream, boost::beast::flat_buffer received,
                            const NetParts& parts, std::string address) {
  co_await serve_http(std::move(stream), std::move(received), parts, std::move(address));
}

}  // namespace chartroom::server
