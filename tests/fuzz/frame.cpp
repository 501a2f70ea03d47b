// Any bytes as a message of a connection: of a stranger's and of a player's. They go the way they
// go in the server, up to the database, which is away. Each is answered once, in words.
#include <google/protobuf/stubs/logging.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/metrics.hpp"
#include "fair/signing.hpp"
#include "rules/core/dice.hpp"
#include "session/session.hpp"
#include "tests/fuzz/positions.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/shaping.hpp"

namespace chartroom::server {

// A session that is somebody's without a database to say so.
struct SessionAccess {
  static void sign_in(Session& session, Allowances& allowances) {
    session.account_ = Account{1, "Spee"};
    session.part_ = allowances.join(1, Allowances::Clock::now());
  }
};

namespace {

using fuzz::require;

class Answers final : public Outlet {
 public:
  void send(Frame frame) override { frames.push_back(std::move(frame)); }
  std::vector<Frame> frames;
};

// The parts of a node that a session uses, without sockets.
class Server {
 public:
  // The reply to one message, which must be the only one.
  v1::Envelope reply_to(const std::string& bytes, bool signed_in) {
    const auto answers = std::make_shared<Answers>();
    Session session{services_, limits_, answers, "address"};
    if (signed_in) SessionAccess::sign_in(session, allowances_);
    run(session.message(bytes));
    run(session.end());
    forget_games();
    require(answers->frames.size() == 1, "a message is answered once");
    v1::Envelope envelope;
    require(envelope.ParseFromString(*answers->frames.front()), "an answer can be read");
    return envelope;
  }

 private:
  template <class T>
  void run(Awaitable<T> task) {
    bool done = false;
    asio::co_spawn(context_, std::move(task), [&done](std::exception_ptr error, auto&&...) {
      require(!error, "a session lets no exception out");
      done = true;
    });
    while (!done) {
      context_.restart();
      context_.run();
    }
  }

  void forget_games() {
    if (hosts_.open() < 100) return;
    for (int i = 0; i < 2; ++i) hosts_.sweep();  // the first finds them used
    context_.restart();
    context_.run();
  }

  // Nobody listens there: connecting fails at once.
  asio::io_context context_{1};
  Database database_{"host=/nonexistent", 1};
  Journal journal_{
      context_.get_executor(), database_, {.give_up_after = std::chrono::milliseconds{0}}};
  wire::Rulesets rulesets_{{fuzz::ruleset().id(), {&fuzz::ruleset(), [](const auto*) {}}}};
  Accounts accounts_{database_,
                     {.argon2 = {.memory_kib = 8, .passes = 1}, .attempts_per_minute = 1e9}};
  Presence presence_;
  Metrics metrics_;
  asio::thread_pool thinking_{1};
  fair::SigningKey key_{fair::new_signing_key()};
  GameHosts hosts_{{context_.get_executor()},
                   {database_,
                    journal_,
                    rulesets_,
                    key_,
                    thinking_,
                    {},
                    {},
                    {},
                    std::make_shared<SteadyClock>(),
                    {},
                    {}}};
  Lobby lobby_{database_, House{rulesets_, key_}, hosts_, LobbyLimits{}};
  Allowances allowances_{{.messages_per_second = 1e9, .messages_burst = 1e9}};
  Notes notes_{database_, presence_};
  Services services_{accounts_, lobby_,   hosts_,      presence_,
                     rulesets_, metrics_, allowances_, notes_};
  SessionLimits limits_;
};

Server& server() {
  static Server one;
  return one;
}

void try_message(const std::string& bytes, bool signed_in) {
  const v1::Envelope reply = server().reply_to(bytes, signed_in);
  v1::Envelope asked;
  const bool parsed = asked.ParseFromString(bytes);
  require(reply.correlation() == (parsed ? asked.correlation() : 0), "an answer says to what");
  require(reply.reply().of_case() != v1::Reply::OF_NOT_SET, "an answer says something");
  if (!parsed) require(reply.reply().has_refused(), "what cannot be read is refused");
  if (!reply.reply().has_refused()) return;
  const auto& refusal = reply.reply().refused();
  require(refusal.code() != v1::Refused::CODE_UNSPECIFIED && !refusal.what().empty(),
          "a refusal says what is wrong");
  require(refusal.what().size() < 1000, "a refusal is short", refusal.what());
}

}  // namespace
}  // namespace chartroom::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto protobufs_own_log = google::protobuf::SetLogHandler(nullptr);
  static const bool quiet = (spdlog::set_level(spdlog::level::off), true);
  static_cast<void>(protobufs_own_log);
  static_cast<void>(quiet);
  const std::string bytes{data, data + size};
  for (const bool signed_in : {false, true}) chartroom::server::try_message(bytes, signed_in);
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Half of the time an Envelope stays one.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  chartroom::core::Chooser chooser{seed};
  chartroom::v1::Envelope envelope;
  const bool parsed = envelope.ParseFromArray(data, static_cast<int>(size));
  if (!parsed || chooser.chance(50)) return LLVMFuzzerMutate(data, size, max_size);
  for (std::size_t i = 0; i <= chooser.below(3); ++i)
    chartroom::fuzz::shape(*envelope.mutable_request(), chooser);
  const std::string bytes = envelope.SerializeAsString();
  if (bytes.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::ranges::copy(bytes, data);
  return bytes.size();
}
