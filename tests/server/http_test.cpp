#include <doctest/doctest.h>

#include <filesystem>

#include "fair/fair.hpp"
#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

bool says(const std::string& answer, std::string_view text) {
  return answer.find(text) != std::string::npos;
}

// A folder that goes when the test does.
struct Folder {
  std::string path{"/tmp/chartroom-tls-" + chartroom::fair::hex(chartroom::fair::random_bytes(6))};
  ~Folder() { std::filesystem::remove_all(path); }
};

}  // namespace

TEST_CASE("over HTTP the port says what it is, whether it is well, and what it counts") {
  const TestDatabase database;
  const TestNode node{database.url()};
  struct Row {
    const char* path;
    const char* status;
    const char* text;
  };
  for (const auto& row : {
           Row{"/", "200", "<h1>Chartroom</h1>"},
           Row{"/healthz", "200", "alive"},
           Row{"/readyz", "200", "ready"},
           Row{"/metrics", "200", "chartroom_connections_open"},
           Row{"/v1/play", "426", "WebSocket"},
           Row{"/etc/passwd", "404", "nothing"},
       }) {
    CAPTURE(row.path);
    const auto answer = http_get(node.port(), row.path);
    CHECK(says(answer, std::string{"HTTP/1.1 "} + row.status));
    CHECK(says(answer, row.text));
  }
}

TEST_CASE(
    "with a self-signed certificate: made once and kept, plain connections turned away, games "
    "played") {
  const TestDatabase database;
  const Folder folder;
  std::string print;
  {
    const TestNode node{database.url(), {.tls = Tls::on, .data = folder.path}};
    print = node.tls_fingerprint();
    CHECK(print.size() == 95);
    CHECK(says(http_get(node.port(), "/healthz", Tls::on), "alive"));
    const auto plain = http_get(node.port(), "/healthz", Tls::off);
    CHECK(says(plain, "400"));
    CHECK(says(plain, "https://"));
    CHECK_THROWS(Client{node.port(), Tls::off});
    Player one{node.port(), "Spee", Tls::on};
    Player two{node.port(), "Cradock", Tls::on};
    const auto match = begin_match(one, two);
    CHECK(one.order(match.id(), 1, "hide one 1").has_order_done());
  }
  const auto key = std::filesystem::status(folder.path + "/tls/key.pem").permissions();
  CHECK((key & std::filesystem::perms::others_all) == std::filesystem::perms::none);
  CHECK((key & std::filesystem::perms::group_all) == std::filesystem::perms::none);
  const TestNode again{database.url(), {.tls = Tls::on, .data = folder.path}};
  CHECK(again.tls_fingerprint() == print);
}
