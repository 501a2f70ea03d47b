// Where the server is, and how far it is trusted.
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace chartroom::cli {

struct Endpoint {
  bool tls = false;
  std::string host;
  std::string port;
  std::string path = "/v1/play";

  // "ws://127.0.0.1:1914": what credentials are kept under.
  [[nodiscard]] std::string name() const;
};

// "ws://host[:port]", "wss://host[:port]", and the same as browsers are told it (http, https). The
// message says what is wrong.
[[nodiscard]] std::expected<Endpoint, std::string> parse_endpoint(std::string_view url);

struct Trust {
  bool insecure = false;    // take any certificate
  std::string fingerprint;  // SHA-256 of the one certificate to take, hex; empty: the usual checks
};

// Upper and lower case, colons and blanks do not matter; empty if it is no SHA-256.
[[nodiscard]] std::string plain_fingerprint(std::string_view text);

}  // namespace chartroom::cli
