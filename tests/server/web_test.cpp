// The browser client's files over HTTP.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "fair/fair.hpp"
#include "net/web_files.hpp"
#include "support/database.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;
using chartroom::server::WebFiles;

namespace {

namespace fs = std::filesystem;

// A client as a build would leave it, in a folder that goes when the test does.
class Web {
 public:
  Web() {
    write("index.html", "<h1>the client</h1>");
    write("icon.svg", "<svg/>");
    write("assets/index-1234.js", "let plain;");
    write("assets/index-1234.js.br", "as brotli");
    write("assets/index-1234.js.gz", "as gzip");
  }
  ~Web() { fs::remove_all(folder_); }
  Web(const Web&) = delete;
  Web& operator=(const Web&) = delete;

  [[nodiscard]] const fs::path& folder() const { return folder_; }
  void write(const fs::path& name, std::string_view text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream{folder_ / name} << text;
  }

 private:
  fs::path folder_{"/tmp/chartroom-test-web-" +
                   chartroom::fair::hex(chartroom::fair::random_bytes(6))};
};

bool says(const std::string& answer, std::string_view text) {
  return answer.find(text) != std::string::npos;
}

// What stands in a field of an answer's head.
std::string field(const std::string& answer, const std::string& name) {
  const auto at = answer.find("\r\n" + name + ": ");
  if (at == std::string::npos) return {};
  const auto from = at + name.size() + 4;
  return answer.substr(from, answer.find("\r\n", from) - from);
}

}  // namespace

TEST_CASE("the port serves the browser client, and its page for paths that only it knows") {
  const TestDatabase database;
  const Web web;
  const TestNode node{database.url(), {.web = web.folder()}};
  struct Row {
    const char* path;
    const char* status;
    const char* text;
    const char* type;
  };
  for (const auto& row : {
           Row{"/", "200", "the client", "text/html; charset=utf-8"},
           Row{"/index.html", "200", "the client", "text/html; charset=utf-8"},
           Row{"/games/1234?eye=one", "200", "the client", "text/html; charset=utf-8"},
           Row{"/icon.svg", "200", "<svg/>", "image/svg+xml"},
           Row{"/assets/index-1234.js", "200", "let plain;", "text/javascript; charset=utf-8"},
           Row{"/assets/index-1234.js.br", "404", "nothing", "text/plain; charset=utf-8"},
           Row{"/assets/gone.js", "404", "nothing", "text/plain; charset=utf-8"},
           Row{"/../../etc/passwd.txt", "404", "nothing", "text/plain; charset=utf-8"},
           Row{"/healthz", "200", "alive", "text/plain; charset=utf-8"},
           Row{"/v1/play", "426", "WebSocket", "text/plain; charset=utf-8"},
           Row{"/v1/else", "404", "nothing", "text/plain; charset=utf-8"},
       }) {
    CAPTURE(row.path);
    const auto answer = http_get(node.port(), row.path);
    CHECK(says(answer, std::string{"HTTP/1.1 "} + row.status));
    CHECK(says(answer, row.text));
    CHECK(field(answer, "Content-Type") == row.type);
    CHECK(field(answer, "X-Content-Type-Options") == "nosniff");
    CHECK(field(answer, "Referrer-Policy") == "no-referrer");
  }
}

TEST_CASE("the client may run its own scripts and speak to its own host, and nothing else") {
  const TestDatabase database;
  const Web web;
  const TestNode node{database.url(), {.web = web.folder()}};
  const auto policy = field(http_get(node.port(), "/"), "Content-Security-Policy");
  CHECK(says(policy, "default-src 'none'"));
  CHECK(says(policy, "script-src 'self';"));
  CHECK(says(policy, "frame-ancestors 'none'"));
  CHECK(says(policy, "connect-src 'self' ws://localhost wss://localhost"));
  CHECK_FALSE(says(policy, "unsafe"));
  SUBCASE("whatever the request says its host is") {
    const auto odd = http_get(node.port(), "/", Tls::off, "Host: a;script-src *\r\n");
    CHECK_FALSE(says(odd, "script-src *"));
  }
}

TEST_CASE("files with a hash in their name are kept for ever, others are asked for anew") {
  const TestDatabase database;
  const Web web;
  const TestNode node{database.url(), {.web = web.folder()}};
  CHECK(says(field(http_get(node.port(), "/assets/index-1234.js"), "Cache-Control"), "immutable"));
  const auto page = http_get(node.port(), "/");
  CHECK(field(page, "Cache-Control") == "no-cache");
  const auto tag = field(page, "ETag");
  REQUIRE(tag.size() > 60);
  const auto again = http_get(node.port(), "/", Tls::off, "If-None-Match: " + tag + "\r\n");
  CHECK(says(again, "HTTP/1.1 304"));
  CHECK_FALSE(says(again, "the client"));
  const auto script = http_get(node.port(), "/assets/index-1234.js");
  const auto kept = http_get(node.port(), "/assets/index-1234.js", Tls::off,
                             "If-None-Match: " + field(script, "ETag") + "\r\n");
  CHECK(says(kept, "HTTP/1.1 304"));
  CHECK(says(field(kept, "Cache-Control"), "immutable"));
  CHECK_FALSE(says(kept, "let plain"));
  const auto other = http_get(node.port(), "/", Tls::off, "If-None-Match: \"other\"\r\n");
  CHECK(says(other, "HTTP/1.1 200"));
}

TEST_CASE("who takes brotli or gzip gets it where the build left it") {
  const TestDatabase database;
  const Web web;
  const TestNode node{database.url(), {.web = web.folder()}};
  struct Row {
    const char* accepted;
    const char* encoding;
    const char* text;
  };
  for (const auto& row : {
           Row{"gzip, deflate, br", "br", "as brotli"},
           Row{"BR;q=0.1, gzip", "br", "as brotli"},
           Row{"gzip, br;q=0", "gzip", "as gzip"},
           Row{"br; q=0.000,gzip;q=0", "", "let plain;"},
           Row{"identity", "", "let plain;"},
           Row{"brotli, gzipped", "", "let plain;"},
           Row{",,;,", "", "let plain;"},
       }) {
    CAPTURE(row.accepted);
    const auto answer = http_get(node.port(), "/assets/index-1234.js", Tls::off,
                                 std::string{"Accept-Encoding: "} + row.accepted + "\r\n");
    CHECK(field(answer, "Content-Encoding") == row.encoding);
    CHECK(field(answer, "Vary") == "Accept-Encoding");
    CHECK(says(answer, row.text));
  }
  CHECK(field(http_get(node.port(), "/", Tls::off, "Accept-Encoding: br\r\n"), "Content-Encoding")
            .empty());
}

TEST_CASE("a folder that is no browser client is refused when the server starts") {
  const Web web;
  SUBCASE("without a page") {
    fs::remove(web.folder() / "index.html");
    CHECK_THROWS_WITH_AS(WebFiles{web.folder()}, doctest::Contains("no index.html"),
                         std::runtime_error);
  }
  SUBCASE("with a file of a type that nobody could be told") {
    web.write("notes.doc", "x");
    CHECK_THROWS_WITH_AS(WebFiles{web.folder()}, doctest::Contains("notes.doc"),
                         std::runtime_error);
  }
  SUBCASE("with far too much") {
    web.write("big.txt", "");
    fs::resize_file(web.folder() / "big.txt", 65U << 20U);
    CHECK_THROWS_WITH_AS(WebFiles{web.folder()}, doctest::Contains("far more"), std::runtime_error);
  }
}
