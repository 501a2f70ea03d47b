#include "net/pages.hpp"

#include <boost/asio/ip/address.hpp>

namespace chartroom::server {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view front_page = R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Chartroom</title></head>
<body>
<h1>Chartroom</h1>
<p>An umpire for naval wargames of 1914-18: it alone knows both sides' secrets, takes orders, and tells each
player what that player would know.</p>
<p>Play from a terminal: <code>chartroom --server ws://ADDRESS:PORT register NAME</code> with the address of this page
(<code>wss://</code> if it begins with https). <code>chartroom --help</code> says how to go on.</p>
<p>Programs speak to <code>/v1/play</code> by WebSocket; docs/protocol.md describes it.</p>
</body>
</html>
)";

HttpResponse page(const HttpRequest& request, http::status status, std::string_view type,
                  std::string body) {
  HttpResponse response{status, request.version()};
  response.set(http::field::content_type, {type.data(), type.size()});
  response.set(http::field::cache_control, "no-store");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

HttpResponse text(const HttpRequest& request, http::status status, std::string body) {
  return page(request, status, "text/plain; charset=utf-8", std::move(body) + "\n");
}

bool is_loopback(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = boost::asio::ip::make_address(address, error);
  return !error && parsed.is_loopback();
}

}  // namespace

Awaitable<HttpResponse> Pages::answer(const HttpRequest& request, std::string address) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    co_return text(request, http::status::method_not_allowed, "Only GET is answered here.");
  }
  const std::string target{request.target()};
  const auto path = target.substr(0, target.find('?'));
  if (path == "/") {
    co_return page(request, http::status::ok, "text/html; charset=utf-8", std::string{front_page});
  }
  if (path == "/healthz") co_return text(request, http::status::ok, "alive");
  if (path == "/readyz") {
    const auto state = co_await health_.state();
    const auto status = state.ready() ? http::status::ok : http::status::service_unavailable;
    co_return text(request, status, std::string{state.word()});
  }
  if (path == "/metrics" && (metrics_for_ == MetricsFor::everybody || is_loopback(address))) {
    metrics_.take(sample_(co_await health_.state()));
    co_return page(request, http::status::ok, "text/plain; version=0.0.4", metrics_.text());
  }
  if (path == "/v1/play") {
    co_return text(request, http::status::upgrade_required, "This path speaks WebSocket.");
  }
  co_return text(request, http::status::not_found, "There is nothing here.");
}

}  // namespace chartroom::server
