#include "net/pages.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cctype>

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

// The client's files are all from here, nothing is inline, and nobody may frame it.
constexpr std::string_view policy_for_client =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; connect-src 'self'";
constexpr std::string_view policy_for_others = "default-src 'none'; frame-ancestors 'none'";

boost::beast::string_view view_of(std::string_view text) {
  return {text.data(), text.size()};
}

// What all answers have in common. The address bar may hold an invitation, so no referrer either.
HttpAnswer answer_of(const HttpRequest& request, http::status status, std::string_view type,
                     FileBytes body) {
  HttpAnswer answer{HttpResponse{status, request.version()}, std::move(body)};
  auto& response = answer.response;
  response.set(http::field::content_type, view_of(type));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.keep_alive(request.keep_alive());
  return answer;
}

// Once all fields are set: the length, and no body where only the fields were asked for.
HttpAnswer finished(const HttpRequest& request, HttpAnswer answer) {
  answer.response.body() = {answer.body->data(), answer.body->size()};
  answer.response.prepare_payload();
  if (request.method() == http::verb::head) answer.response.body() = {};
  return answer;
}

HttpAnswer page(const HttpRequest& request, http::status status, std::string_view type,
                std::string body) {
  auto answer = answer_of(request, status, type, std::make_shared<std::string>(std::move(body)));
  answer.response.set(http::field::cache_control, "no-store");
  answer.response.set("Content-Security-Policy", view_of(policy_for_others));
  return finished(request, std::move(answer));
}

HttpAnswer text(const HttpRequest& request, http::status status, std::string body) {
  return page(request, status, "text/plain; charset=utf-8", std::move(body) + "\n");
}

// Not every browser takes 'self' to cover the WebSocket of the same host, so that is named too.
std::string client_policy(const HttpRequest& request) {
  std::string policy{policy_for_client};
  const auto host = request[http::field::host];
  const auto plain = [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '.' || c == ':' || c == '-' || c == '[' || c == ']';
  };
  if (host.empty() || !std::ranges::all_of(host, plain)) return policy;
  for (const auto* scheme : {" ws://", " wss://"}) {
    policy.append(scheme).append(host.data(), host.size());
  }
  return policy;
}

const FileBytes& bytes_of(const WebFile& file, std::string_view encoding) {
  if (encoding == "br") return file.brotli;
  if (encoding == "gzip") return file.gzip;
  return file.bytes;
}

// A file of the browser client: kept for ever where its name has a hash, else asked for anew each
// time, and then mostly answered by "not modified".
HttpAnswer client_file(const HttpRequest& request, const WebFile& file) {
  const auto accepted = request[http::field::accept_encoding];
  const auto encoding = encoding_for(file, {accepted.data(), accepted.size()});
  auto tag = "\"" + file.tag;
  if (!encoding.empty()) tag.append("-").append(encoding);
  tag += '"';
  const auto known = request[http::field::if_none_match];
  const bool has_it = known.find(tag) != boost::beast::string_view::npos;

  auto answer = answer_of(request, has_it ? http::status::not_modified : http::status::ok,
                          file.type, bytes_of(file, encoding));
  auto& response = answer.response;
  response.set(http::field::cache_control,
               file.hashed ? "public, max-age=31536000, immutable" : "no-cache");
  response.set(http::field::etag, tag);
  response.set(http::field::vary, "Accept-Encoding");
  if (!encoding.empty()) response.set(http::field::content_encoding, view_of(encoding));
  response.set("Content-Security-Policy", client_policy(request));
  if (has_it) return answer;  // no body, and no length of one
  return finished(request, std::move(answer));
}

// Paths that are not the client's, whatever it knows.
bool is_of_server(std::string_view path) {
  return path == "/healthz" || path == "/readyz" || path == "/metrics" || path.starts_with("/v1/");
}

bool is_loopback(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = boost::asio::ip::make_address(address, error);
  return !error && parsed.is_loopback();
}

}  // namespace

Awaitable<HttpAnswer> Pages::answer(const HttpRequest& request, std::string address) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    co_return text(request, http::status::method_not_allowed, "Only GET is answered here.");
  }
  const std::string target{request.target()};
  const auto path = target.substr(0, target.find('?'));
  if (!is_of_server(path)) {
    if (const auto* file = web_.find(path)) co_return client_file(request, *file);
  }
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
