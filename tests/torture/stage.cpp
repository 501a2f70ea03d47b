#include "torture/stage.hpp"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>

#include "data/loader/far_seas_loader.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::torture {
namespace {

constexpr std::chrono::milliseconds glance{20};
constexpr std::size_t lines_of_a_log = 15;

std::atomic<bool> interrupted{};

std::string new_folder() {
  std::string folder = "/tmp/chartroom-torture-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder under /tmp");
  std::filesystem::permissions(folder, std::filesystem::perms{0755});
  return folder;
}

std::shared_ptr<const wire::RulesetEntry> ruleset_in(const std::string& packs) {
  auto ruleset = wire::far_seas_ruleset(packs + "/far_seas");
  if (!ruleset) throw std::runtime_error(ruleset.error());
  return *std::move(ruleset);
}

far_seas::Pack pack_in(const std::string& packs) {
  auto pack = data::load_far_seas(std::filesystem::path{packs + "/far_seas"});
  if (!pack) throw std::runtime_error("the data pack of The Far Seas cannot be read");
  return *std::move(pack);
}

std::string end_of(const std::filesystem::path& file) {
  std::ifstream in{file};
  std::deque<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    lines.push_back(line);
    if (lines.size() > lines_of_a_log) lines.pop_front();
  }
  std::string out;
  for (const auto& line : lines) out += "  | " + line + "\n";
  return out;
}

}  // namespace

void interrupt_on_signals() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = true; };
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaction(number, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

Stage::Stage(const Wish& wish)
    : folder_{new_folder()},
      kept_{wish.keep},
      ruleset_{ruleset_in(wish.packs)},
      pack_{pack_in(wish.packs)},
      postgres_{std::make_unique<Postgres>(folder_ + "/pg", wish.disk_mb)} {
  for (std::size_t i = 0; i < wish.nodes; ++i) {
    proxies_.push_back(std::make_unique<Proxy>(wires_, postgres_->socket()));
    const auto database =
        "postgresql://chartroom@127.0.0.1:" + std::to_string(proxies_.back()->port()) + "/postgres";
    nodes_.push_back(std::make_unique<Node>(
        Node::Place{wish.server, database, folder_, "node" + std::to_string(i + 1)}));
  }
  wires_thread_ = std::thread{[this] { wires_.run(); }};
  if (run_to_end({wish.server, "migrate", "--database", postgres_->url(), "--log-level", "warn"},
                 folder_ + "/migrate.log") != 0) {
    throw std::runtime_error("chartroomd migrate failed:\n" + end_of(folder_ + "/migrate.log"));
  }
  make_clients(wish);
}

void Stage::make_clients(const Wish& wish) {
  room_.reset(
      new Room{.context = clients_,
               .pack = pack_,
               .ports = {},
               .most_thought = Milliseconds{wish.most_thought_ms},
               .reply_patience = Milliseconds{static_cast<std::int64_t>(wish.slow_s * 1000) + 3000},
               .seed = wish.seed});
  for (const auto& node : nodes_) room_->ports.push_back(node->port());
  using Role = Player::Role;
  for (std::size_t i = 0; i < wish.games; ++i) {
    tables_.push_back(std::make_unique<Table>(Table{.number = i, .nonces = i % 2 == 0}));
    auto& table = *tables_.back();
    for (const auto role : {Role::host, Role::guest, Role::spectator}) {
      // Somebody looks on at every other table.
      if (role == Role::spectator && i % 2 != 0) continue;
      players_.push_back(std::make_unique<Player>(*room_, table, role));
    }
  }
  clients_thread_ = std::thread{[this] { clients_.run(); }};
}

Stage::~Stage() {
  stop_clients();
  nodes_.clear();
  wires_.stop();
  if (wires_thread_.joinable()) wires_thread_.join();
  postgres_.reset();
  std::error_code ignored;
  if (!kept_) std::filesystem::remove_all(folder_, ignored);
}

void Stage::begin_to_play() {
  tend();
  for (auto& player : players_) {
    boost::asio::co_spawn(clients_, player->live(), boost::asio::detached);
  }
}

void Stage::enter(Phase phase) {
  with_clients([&] {
    room_->phase = phase;
    for (auto& player : players_) player->ring();
    return true;
  });
}

void Stage::stop_clients() {
  clients_.stop();
  if (clients_thread_.joinable()) clients_thread_.join();
}

void Stage::tend() {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (down_.contains(i) || nodes_[i]->running()) continue;
    if (const auto crash = nodes_[i]->how_it_crashed(); !crash.empty()) alarm(crash);
    nodes_[i]->start();
  }
}

void Stage::rest(Milliseconds time) {
  static_cast<void>(wait_for([] { return false; }, time));
}

bool Stage::wait_for(const std::function<bool()>& ready, Milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!ready()) {
    if (interrupted) throw Interrupted{};
    tend();
    const auto left =
        std::chrono::duration_cast<Milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    std::this_thread::sleep_for(std::min(left, glance));
  }
  return true;
}

std::string Stage::ends_of_logs() const {
  std::string out;
  for (const auto& node : nodes_) out += "--- " + node->log() + "\n" + end_of(node->log());
  const auto postgres = folder_ + "/pg/postgres.log";
  return out + "--- " + postgres + "\n" + end_of(postgres);
}

}  // namespace chartroom::torture
