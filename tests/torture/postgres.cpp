#include "torture/postgres.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <pqxx/pqxx>
#include <stdexcept>
#include <thread>

namespace chartroom::torture {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

constexpr seconds comes_back_within{90};

std::string programs() {
  for (int version = 20; version >= 13; --version) {
    auto folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
    if (std::filesystem::exists(folder + "/initdb")) return folder;
  }
  throw std::runtime_error("PostgreSQL is not installed");
}

void make_folder(const std::string& folder, const std::string& log) {
  std::filesystem::create_directories(folder);
  if (geteuid() == 0) run_to_end({"chown", "postgres:", folder}, log);
  chmod(folder.c_str(), 0700);
}

// The last word of the file, if there is a file.
std::string end_of(const std::string& file) {
  std::ifstream in{file};
  std::string line;
  std::string last;
  while (std::getline(in, line)) {
    if (!line.empty()) last = line;
  }
  return last;
}

}  // namespace

Postgres::Postgres(std::string folder, int disk_mb) : folder_{std::move(folder)}, bin_{programs()} {
  make_folder(folder_ + "/run", log());
  make_folder(folder_ + "/disk", log());
  make_disk(disk_mb);
  make_cluster();
  start();
}

// A process that does nothing keeps the disk there: PostgreSQL comes and goes.
void Postgres::make_disk(int disk_mb) {
  const auto note = folder_ + "/disk.log";
  const auto script = "mount -t tmpfs -o size=" + std::to_string(disk_mb) +
                      "m,mode=700 tmpfs \"$1\" && touch \"$1/mounted\" && exec setpriv "
                      "--ambient-caps=-all --inh-caps=-all --pdeathsig KILL sleep infinity";
  disk_.emplace(unprivileged() + std::vector<std::string>{"unshare", "--user", "--mount",
                                                          "--map-current-user", "--keep-caps", "sh",
                                                          "-c", script, "sh", folder_ + "/disk"},
                note);
  for (int i = 0; i < 500 && disk_->running(); ++i) {
    if (run_to_end(inside() + std::vector<std::string>{"test", "-e", folder_ + "/disk/mounted"},
                   folder_ + "/looks.log") == 0) {
      return;
    }
    std::this_thread::sleep_for(milliseconds{20});
  }
  disk_.reset();
  why_no_disk_ = end_of(note);
}

// What a command begins with to run where the disk is.
std::vector<std::string> Postgres::inside() const {
  if (!disk_) return unprivileged();
  return unprivileged() + std::vector<std::string>{"nsenter",
                                                   "--target",
                                                   std::to_string(disk_->pid()),
                                                   "--user",
                                                   "--mount",
                                                   "--preserve-credentials",
                                                   "setpriv",
                                                   "--ambient-caps=-all",
                                                   "--inh-caps=-all",
                                                   "--pdeathsig",
                                                   "KILL"};
}

void Postgres::make_cluster() {
  const auto code =
      run_to_end(inside() + std::vector<std::string>{bin_ + "/initdb", "--auth", "trust",
                                                     "--username", "chartroom", "--encoding",
                                                     "UTF8", "--locale", "C.UTF-8", "--wal-segsize",
                                                     "1", "--no-instructions", "--pgdata", data()},
                 log());
  if (code != 0) throw std::runtime_error("initdb failed: " + end_of(log()));
}

std::string Postgres::url() const {
  return "postgresql:///postgres?host=" + folder_ + "/run&user=chartroom&connect_timeout=5";
}

bool Postgres::answers() const {
  try {
    pqxx::connection connection{url()};
    pqxx::nontransaction tx{connection};
    tx.exec1("SELECT 1");
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

void Postgres::kill() {
  if (postmaster_) postmaster_->kill();
}

// A postmaster that was killed leaves its socket and its lock files behind, and its backends for a
// moment, which hold its memory: it is tried again.
void Postgres::start() {
  const auto end = Clock::now() + comes_back_within;
  while (Clock::now() < end) {
    if (!running()) {
      // Small pieces of log, so that a full disk is felt at once. Whatever else keeps what was
      // committed is as PostgreSQL has it by itself: fsync, full_page_writes, synchronous_commit.
      postmaster_.emplace(
          inside() + std::vector<std::string>{bin_ + "/postgres", "-D", data(), "-c",
                                              "listen_addresses=", "-c",
                                              "unix_socket_directories=" + folder_ + "/run", "-c",
                                              "unix_socket_permissions=0700", "-c",
                                              "max_connections=100", "-c", "shared_buffers=32MB",
                                              "-c", "min_wal_size=2MB", "-c", "max_wal_size=8MB"},
          log());
    }
    if (answers()) return;
    std::this_thread::sleep_for(milliseconds{50});
  }
  throw std::runtime_error("PostgreSQL does not come back: " + end_of(log()));
}

void Postgres::fill_disk() {
  if (!disk_) return;
  run_to_end(inside() + std::vector<std::string>{"sh", "-c", "cat /dev/zero > \"$1\"", "sh",
                                                 folder_ + "/disk/ballast"},
             folder_ + "/disk.log");
}

void Postgres::use_up_log() const {
  if (!disk_) return;
  try {
    pqxx::connection connection{url()};
    pqxx::nontransaction tx{connection};
    for (int megabytes = 0; megabytes < 64; ++megabytes) {
      tx.exec("SELECT pg_logical_emit_message(false, 'ballast', repeat('-', 1000000))");
    }
  } catch (const std::exception&) {
    // That was the end of it.
  }
}

void Postgres::free_disk() {
  if (!disk_) return;
  run_to_end(inside() + std::vector<std::string>{"rm", "-f", folder_ + "/disk/ballast"},
             folder_ + "/disk.log");
}

}  // namespace chartroom::torture
