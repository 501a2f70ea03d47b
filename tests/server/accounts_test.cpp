#include <doctest/doctest.h>

#include <algorithm>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

v1::Request registering(const std::string& name, const std::string& password) {
  v1::Request request;
  request.mutable_register_()->set_name(name);
  request.mutable_register_()->set_password(password);
  return request;
}

v1::Request logging_in(const std::string& name, const std::string& password) {
  v1::Request request;
  request.mutable_login()->set_name(name);
  request.mutable_login()->set_password(password);
  return request;
}

v1::Request resuming(const std::string& token) {
  v1::Request request;
  request.mutable_resume()->set_token(token);
  return request;
}

v1::Request listing_games() {
  v1::Request request;
  request.mutable_list_games();
  return request;
}

}  // namespace

TEST_CASE("names and passwords are taken or refused, and say why") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Client client{node.port()};
  struct Row {
    const char* name;
    const char* password;
    v1::Refused::Code refused;  // unspecified: taken
  };
  const std::string long_password(257, 'x');
  for (const auto& row : {
           Row{"Spee", "long enough", v1::Refused::CODE_UNSPECIFIED},
           Row{"SPEE", "long enough", v1::Refused::NAME_TAKEN},
           Row{"M\u00fcller", "long enough", v1::Refused::CODE_UNSPECIFIED},
           Row{"M\u00dcLLER", "long enough", v1::Refused::NAME_TAKEN},
           Row{"x", "long enough", v1::Refused::BAD_NAME},
           Row{"a name", "long enough", v1::Refused::BAD_NAME},
           Row{"x\xff\xfe", "long enough", v1::Refused::MALFORMED},  // proto3 strings are UTF-8
           Row{"Cradock", "short", v1::Refused::BAD_PASSWORD},
           Row{"Cradock", long_password.c_str(), v1::Refused::BAD_PASSWORD},
           Row{"a.b-c_9", "long enough", v1::Refused::CODE_UNSPECIFIED},
       }) {
    CAPTURE(row.name);
    const auto request = registering(row.name, row.password);
    if (row.refused == v1::Refused::MALFORMED) {
      client.send(request);
      CHECK(client.reply_to(0).refused().code() == row.refused);
      continue;
    }
    const auto reply = client.ask(request);
    CHECK(reply.refused().code() == row.refused);
    CHECK(reply.has_signed_in() == (row.refused == v1::Refused::CODE_UNSPECIFIED));
  }
}

TEST_CASE("a wrong password and a name that does not exist get the same answer") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player somebody{node.port(), "Spee"};
  Client client{node.port()};
  const auto wrong = client.ask(logging_in("Spee", "not the password"));
  const auto nobody = client.ask(logging_in("Cradock", "not the password"));
  CHECK(wrong.refused().code() == v1::Refused::BAD_CREDENTIALS);
  CHECK(wrong.SerializeAsString() == nobody.SerializeAsString());
  CHECK(client.ask(logging_in("sPEE", "a password of Spee")).has_signed_in());
}

TEST_CASE(
    "a session is resumed by its token until it is logged out; the database has digests only") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Client later{node.port()};
  CHECK(later.ask(listing_games()).refused().code() == v1::Refused::NOT_SIGNED_IN);
  CHECK(later.ask(resuming("no such token")).refused().code() == v1::Refused::BAD_CREDENTIALS);
  CHECK(later.ask(resuming(spee.token)).signed_in().name() == "Spee");
  CHECK(later.ask(listing_games()).has_games());
  CHECK(
      database.value("SELECT count(*) FROM sessions WHERE encode(token_digest, 'escape') LIKE '%" +
                     spee.token + "%'") == "0");
  CHECK(database.value("SELECT left(password_hash, 10) FROM accounts") == "$argon2id$");

  v1::Request logout;
  logout.mutable_logout();
  CHECK(later.ask(logout).has_done());
  CHECK(later.ask(listing_games()).refused().code() == v1::Refused::NOT_SIGNED_IN);
  CHECK(later.ask(resuming(spee.token)).refused().code() == v1::Refused::BAD_CREDENTIALS);
}

TEST_CASE("a session ends when its time is over") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  database.exec("UPDATE sessions SET expires_at = now() - interval '1 second'");
  Client later{node.port()};
  CHECK(later.ask(resuming(spee.token)).refused().code() == v1::Refused::BAD_CREDENTIALS);
}

TEST_CASE("an account has so many sessions at most: the oldest end when more begin") {
  const TestDatabase database;
  const TestNode node{database.url()};
  const Player first{node.port(), "Spee"};
  const Player somebody_else{node.port(), "Cradock"};
  constexpr std::size_t most = 64;
  std::vector<std::string> tokens;
  while (tokens.size() < most) {
    Client client{node.port()};
    tokens.push_back(client.ask(logging_in("Spee", "a password of Spee")).signed_in().token());
  }
  Client later{node.port()};
  CHECK(later.ask(resuming(first.token)).refused().code() == v1::Refused::BAD_CREDENTIALS);
  CHECK(later.ask(resuming(tokens.front())).has_signed_in());
  CHECK(later.ask(resuming(tokens.back())).has_signed_in());
  CHECK(later.ask(resuming(somebody_else.token)).has_signed_in());
  CHECK(database.value("SELECT count(*) FROM sessions") == std::to_string(most + 1));
}

TEST_CASE("guessing passwords is limited, whether or not the name exists") {
  const TestDatabase database;
  const TestNode node{database.url(), {.attempts_burst = 8}};
  Player somebody{node.port(), "Spee"};
  Client client{node.port()};
  std::vector<v1::Refused::Code> codes;
  for (int i = 0; i < 12; ++i) {
    codes.push_back(
        client.ask(logging_in(i % 2 == 0 ? "Spee" : "Nobody", "a guess")).refused().code());
  }
  CHECK(codes.front() == v1::Refused::BAD_CREDENTIALS);
  CHECK(codes.back() == v1::Refused::TOO_MANY);
  CHECK(std::ranges::count(codes, v1::Refused::BAD_CREDENTIALS) <= 8);
}
