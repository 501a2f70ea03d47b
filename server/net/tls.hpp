// Certificates: the operator's, or one that the server makes for itself once and keeps.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <string>

namespace chartroom::server {

struct Certificate {
  std::filesystem::path certificate;
  std::filesystem::path key;
};

// In `folder`; made if it is not there: P-256, for this host's name, localhost and the loopback
// addresses.
[[nodiscard]] Certificate self_signed(const std::filesystem::path& folder);

// TLS 1.2 and later. Throws std::runtime_error if the files cannot be used.
[[nodiscard]] boost::asio::ssl::context tls_context(const Certificate& files);

// SHA-256 of the certificate as hex pairs, for people to compare.
[[nodiscard]] std::string fingerprint(const std::filesystem::path& certificate);

}  // namespace chartroom::server
