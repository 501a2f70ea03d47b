// The browser client's files, read once when the server starts and served from memory: each as it
// is and, where the build left one beside it, as brotli (.br) or gzip (.gz).
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::server {

// Shared with the answers that are being sent, so that many slow readers cost no copy each.
using FileBytes = std::shared_ptr<const std::string>;

struct WebFile {
  FileBytes bytes;
  FileBytes brotli;  // null: there is none
  FileBytes gzip;
  std::string_view type;  // MIME
  std::string tag;        // hex of SHA-256: the same file, the same tag, on any node
  bool hashed{};          // its name changes with its contents: may be kept for ever
};

class WebFiles {
 public:
  // None: the port has its plain front page.
  WebFiles() = default;
  // All files below `folder`. Throws std::runtime_error if it has no index.html, a file of a type
  // not known here, or far more than a client has.
  explicit WebFiles(const std::filesystem::path& folder);

  // The file at a path of a URL ("/", "/assets/index-5d2c.js"), or the client's own page for a path
  // that only the client knows ("/games/..."): nothing if neither.
  [[nodiscard]] const WebFile* find(std::string_view path) const;
  [[nodiscard]] bool empty() const { return files_.empty(); }

 private:
  std::map<std::string, WebFile, std::less<>> files_;
};

// Which of br, gzip and neither (empty) an Accept-Encoding allows and the file has; brotli before
// gzip (RFC 9110, 12.5.3; q=0 forbids).
[[nodiscard]] std::string_view encoding_for(const WebFile& file, std::string_view accepted);

}  // namespace chartroom::server
