#include "app/node.hpp"

#include <boost/asio/post.hpp>

#include "app/process.hpp"
#include "base/log.hpp"
#include "base/memory.hpp"
#include "fair/fair.hpp"
#include "journal/keys.hpp"
#include "net/tls.hpp"

namespace chartroom::server {
namespace {

// Bots at once; others wait. An admiral thinks for a second or two, which nobody else should feel.
constexpr std::size_t bot_threads = 2;

// Games that are put away go on their own loops.
constexpr std::chrono::seconds until_swept{1};

// A note that was lost costs so much time, and nothing else.
constexpr std::chrono::seconds look_again_every{3};

std::optional<asio::ssl::context> tls_of(const Settings& settings, std::string& print) {
  const auto& net = settings.net;
  if (net.tls == TlsMode::off) return std::nullopt;
  const auto files = net.tls == TlsMode::self_signed ? self_signed(settings.data / "tls")
                                                     : Certificate{net.tls_cert, net.tls_key};
  print = fingerprint(files.certificate);
  return tls_context(files);
}

WebFiles web_files(const std::filesystem::path& folder) {
  return folder.empty() ? WebFiles{} : WebFiles{folder};
}

// With as many connections as files can be opened for.
Settings within_open_files(Settings settings) {
  const auto files = raise_most_open_files();
  const auto wanted = std::exchange(settings.net.most_connections,
                                    connections_within(settings.net.most_connections, files));
  const auto most = settings.net.most_connections;
  if (most < wanted) {
    log::warn("too_few_open_files",
              {{"open_files", files}, {"connections", most}, {"wanted", wanted}});
  } else {
    log::info("open_files", {{"open_files", files}, {"connections", most}});
  }
  return settings;
}

}  // namespace

Node::Node(Settings settings, wire::Rulesets rulesets)
    : settings_{within_open_files(std::move(settings))},
      rulesets_{std::move(rulesets)},
      name_{fair::hex(fair::random_bytes(8))},
      tls_{tls_of(settings_, fingerprint_)},
      database_{settings_.database, settings_.database_threads},
      key_{signing_key(database_)},
      loops_{settings_.io_threads},
      journal_{loops_.first(),
               database_,
               {.give_up_after = settings_.database_give_up_after,
                .node = name_,
                .others_listen = [this] { return !listener_ || listener_->others(); },
                .committed = [this](std::size_t entries,
                                    double seconds) { metrics_.committed(entries, seconds); },
                .taken = [this](double seconds) { metrics_.observe(Stage::wait, seconds); },
                .failed = [this] { metrics_.commit_failed(); }}},
      accounts_{database_, settings_.accounts},
      thinking_{bot_threads},
      hosts_{
          loops_.all(),
          HostParts{database_, journal_, rulesets_, key_, thinking_, settings_.bot_pace,
                    settings_.receipt_pace, settings_.standing_pace, settings_.clock, settings_.at,
                    [this] { return !listener_ || listener_->others(); }, &metrics_, &presence_}},
      lobby_{database_, House{rulesets_, key_}, hosts_, settings_.lobby},
      news_{database_, presence_},
      allowances_{settings_.account},
      notes_{database_, presence_},
      services_{accounts_, lobby_, hosts_, presence_, rulesets_, metrics_, allowances_, notes_},
      health_{database_, journal_, metrics_},
      pages_{health_, metrics_, [this](const Health::State& state) { return sample(state); },
             settings_.net.metrics_for, web_files(settings_.web)},
      net_parts_{settings_.net, settings_.session, services_, pages_, roster_, metrics_},
      acceptor_{loops_, net_parts_, tls_} {
  metrics_.most_connections(settings_.net.most_connections);
  start_on(loops_.first(), sweep_now_and_then());
  start_on(loops_.first(), look_for_what_notes_missed());
  listener_ = std::make_unique<Listener>(settings_.database, name_, handlers());
  acceptor_.start();
  loops_.run();
}

Node::~Node() {
  stop();
}

Listener::Handlers Node::handlers() {
  const auto on_note = [this](const Note& note) {
    if (note.kind != Note::Kind::lobby) return hosts_.note(note);
    start_on(loops_.first(), news_.note(note.game_id));
  };
  const auto look_again = [this] {
    hosts_.look_at_all_again();
    start_on(loops_.first(), news_.look_for_more());
  };
  return {.note = on_note, .reconnected = look_again};
}

Awaitable<void> Node::sweep_now_and_then() {
  Timer timer{loops_.first()};
  while (true) {
    timer.expires_after(settings_.idle_game_kept);
    co_await timer.async_wait(use_awaitable);
    hosts_.sweep();
    // Once they have gone.
    timer.expires_after(until_swept);
    co_await timer.async_wait(use_awaitable);
    for (const auto& loop : loops_.all()) asio::post(loop, give_back_unused_memory);
  }
}

// Notes can be lost, also those that a node writes to itself of its lobby; and with others on the
// database, what they may have written to games is looked for.
Awaitable<void> Node::look_for_what_notes_missed() {
  Timer timer{loops_.first()};
  while (true) {
    timer.expires_after(look_again_every);
    co_await timer.async_wait(use_awaitable);
    try {
      co_await news_.look_for_more();
      if (listener_->others()) co_await hosts_.look_for_more();
    } catch (const std::exception& error) {
      log::debug("look_for_missed_notes_failed", {{"error", one_line(error)}});
    }
  }
}

Metrics::Sample Node::sample(const Health::State& state) const {
  std::error_code unknown;
  const auto kept_in = settings_.data.empty() ? std::filesystem::path{"/"} : settings_.data;
  const auto space = std::filesystem::space(kept_in, unknown);
  return {.journal_queued = journal_.queued(),
          .games_loaded = hosts_.open(),
          .nodes = state.nodes,
          .database_reachable = state.database,
          .ready = state.ready(),
          .data_free_bytes = unknown ? 0 : space.available};
}

void Node::stop() {
  if (std::exchange(stopped_, true)) return;
  health_.drain();
  std::this_thread::sleep_for(settings_.drain);
  listener_->stop();
  acceptor_.stop();
  roster_.tell_all();
  wait_for_connections_to_end(std::chrono::seconds{3});
  journal_.stop(settings_.database_give_up_after);
  wait_for_connections_to_end(
      std::chrono::seconds{1});  // those whose orders the journal has just answered
  loops_.stop();
  thinking_.stop();
  thinking_.join();
  accounts_.stop();
  database_.stop();
}

// Orders that are being written are answered before their connection ends; nobody is waited for for
// ever.
void Node::wait_for_connections_to_end(std::chrono::seconds patience) const {
  const auto begun = std::chrono::steady_clock::now();
  while (acceptor_.open() > 0 && std::chrono::steady_clock::now() - begun < patience) {
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
}

}  // namespace chartroom::server
