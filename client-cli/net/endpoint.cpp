#include "client-cli/net/endpoint.hpp"

#include <algorithm>
#include <cctype>

namespace chartroom::cli {

namespace {

constexpr std::string_view usual_port = "1914";

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string Endpoint::name() const {
  const bool numeric_v6 = host.find(':') != std::string::npos;
  return std::string{tls ? "wss://" : "ws://"} + (numeric_v6 ? "[" + host + "]" : host) + ":" +
         port;
}

std::expected<Endpoint, std::string> parse_endpoint(std::string_view url) {
  Endpoint found;
  const std::string whole{url};
  const auto taken = [&url](std::string_view scheme) {
    const bool has = url.starts_with(scheme);
    if (has) url.remove_prefix(scheme.size());
    return has;
  };
  if (taken("wss://") || taken("https://")) {
    found.tls = true;
  } else if (!taken("ws://") && !taken("http://")) {
    return std::unexpected{"'" + whole + "' is no server; write ws://HOST:PORT or wss://HOST:PORT"};
  }
  url = url.substr(0, url.find('/'));
  const auto bracket = url.starts_with('[') ? url.find(']') : std::string_view::npos;
  const bool v6 = bracket != std::string_view::npos;
  const auto colon = url.find(':', v6 ? bracket : 0);
  found.host = v6 ? url.substr(1, bracket - 1) : url.substr(0, colon);
  found.port = colon == std::string_view::npos ? usual_port : url.substr(colon + 1);
  if (found.host.empty() || !is_port(found.port))
    return std::unexpected{"'" + whole + "' names no host and port"};
  return found;
}

std::string plain_fingerprint(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == ':' || c == ' ') continue;
    if (std::isxdigit(static_cast<unsigned char>(c)) == 0) return "";
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out.size() == 64 ? out : std::string{};
}

}  // namespace chartroom::cli
