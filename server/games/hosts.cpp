#include "games/hosts.hpp"

#include <boost/asio/post.hpp>

#include "base/log.hpp"

namespace chartroom::server {
namespace {

// One row of an index for each game.
constexpr const char* newest_entries =
    "SELECT g.id, n.seq FROM unnest($1::uuid[]) AS g (id) CROSS JOIN LATERAL (SELECT seq FROM"
    " journal WHERE game_id = g.id ORDER BY seq DESC LIMIT 1) AS n";
constexpr const char* newest_lines =
    "SELECT g.id, n.seq FROM unnest($1::uuid[]) AS g (id) CROSS JOIN LATERAL (SELECT seq FROM"
    " chat WHERE game_id = g.id ORDER BY seq DESC LIMIT 1) AS n";

// What goes wrong while looking again is made good by the next look; it must not end the process.
// The host is kept for as long as it looks.
Awaitable<void> tolerant([[maybe_unused]] std::shared_ptr<GameHost> host, Awaitable<void> task) {
  try {
    co_await std::move(task);
  } catch (const std::exception& error) {
    log::warn("look_again_failed", {{"game", host->id()}, {"error", one_line(error)}});
  }
}

void start(const std::shared_ptr<GameHost>& host, Awaitable<void> task) {
  start_on(host->executor(), tolerant(host, std::move(task)));
}

}  // namespace

const Executor& GameHosts::loop_of(const std::string& game_id) const {
  return loops_[std::hash<std::string>{}(game_id) % loops_.size()];
}

std::shared_ptr<GameHost> GameHosts::get(const std::string& game_id) {
  const std::lock_guard lock{mutex_};
  auto& open = open_[game_id];
  if (!open.host) open.host = std::make_shared<GameHost>(game_id, loop_of(game_id), parts_);
  open.used = true;
  return open.host;
}

void GameHosts::note(const Note& note) {
  std::shared_ptr<GameHost> host;
  {
    const std::lock_guard lock{mutex_};
    const auto found = open_.find(note.game_id);
    if (found == open_.end()) return;
    host = found->second.host;
  }
  if (note.kind == Note::Kind::journal) start(host, host->look_again(note.seq));
  if (note.kind == Note::Kind::chat) start(host, host->look_at_chat(note.seq));
}

void GameHosts::look_at_all_again() {
  for (const auto& host : all()) {
    start(host, host->look_again(UINT64_MAX));
    start(host, host->look_at_chat(UINT64_MAX));
  }
}

Awaitable<void> GameHosts::look_for_more() {
  std::string ids = "{";
  for (const auto& host : all()) ids += (ids.size() > 1 ? "," : "") + host->id();
  ids += "}";
  auto query = [ids = std::move(ids)](Database::Reading& tx) {
    std::vector<Note> out;
    const auto add = [&](Note::Kind kind, const char* sql) {
      for (const auto& row : tx.exec_params(sql, ids)) {
        out.push_back({kind, row[0].as<std::string>(), row[1].as<std::uint64_t>()});
      }
    };
    add(Note::Kind::journal, newest_entries);
    add(Note::Kind::chat, newest_lines);
    return out;
  };
  const auto notes = co_await parts_.database.read(std::move(query));
  for (const auto& news : notes) note(news);
}

void GameHosts::sweep() {
  std::vector<std::shared_ptr<GameHost>> unused;
  {
    const std::lock_guard lock{mutex_};
    for (auto& [id, open] : open_) {
      if (!std::exchange(open.used, false)) unused.push_back(open.host);
    }
  }
  for (auto& host : unused) {
    const auto executor = host->executor();
    asio::post(executor, [this, host = std::move(host)] {
      if (!host->idle()) return;
      const std::lock_guard lock{mutex_};
      std::erase_if(open_, [&](const auto& entry) {
        return entry.second.host == host && !entry.second.used;
      });
    });
  }
}

std::size_t GameHosts::open() const {
  const std::lock_guard lock{mutex_};
  return open_.size();
}

std::vector<std::shared_ptr<GameHost>> GameHosts::all() const {
  const std::lock_guard lock{mutex_};
  std::vector<std::shared_ptr<GameHost>> out;
  for (const auto& [id, open] : open_) out.push_back(open.host);
  return out;
}

}  // namespace chartroom::server
