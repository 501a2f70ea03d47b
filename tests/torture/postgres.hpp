// A real PostgreSQL of our own, with durable settings, to be killed: its postmaster with -9, and
// its disk, a small one in memory, by filling it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "torture/child.hpp"

namespace chartroom::torture {

class Postgres {
 public:
  // Makes a cluster under `folder` and starts it. `disk_mb`: of its disk.
  Postgres(std::string folder, int disk_mb);

  // Where the disk is not our own (user namespaces are not allowed here), it cannot be filled.
  [[nodiscard]] bool has_own_disk() const { return disk_.has_value(); }
  [[nodiscard]] const std::string& why_no_disk() const { return why_no_disk_; }
  [[nodiscard]] std::string url() const;
  [[nodiscard]] std::string socket() const { return folder_ + "/run/.s.PGSQL.5432"; }

  [[nodiscard]] bool running() { return postmaster_ && postmaster_->running(); }
  void kill();
  // Starts it unless it runs, and waits until it takes connections. Throws if it does not come.
  void start();
  // All of it in one go, until it is full.
  void fill_disk();
  // Another user of the same PostgreSQL writes until its log finds no room: it panics.
  void use_up_log() const;
  void free_disk();

 private:
  void make_disk(int disk_mb);
  void make_cluster();
  [[nodiscard]] bool answers() const;
  [[nodiscard]] std::vector<std::string> inside() const;
  [[nodiscard]] std::string data() const { return folder_ + "/disk/data"; }
  [[nodiscard]] std::string log() const { return folder_ + "/postgres.log"; }

  std::string folder_;
  std::string bin_;
  std::string why_no_disk_;
  std::optional<Child> disk_;  // holds the namespace in which the disk is mounted
  std::optional<Child> postmaster_;
};

}  // namespace chartroom::torture
