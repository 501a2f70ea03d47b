// What the client keeps between its runs, for one profile: session tokens, drafts, and how far a
// game has been read. Only its owner can read any of it.
//
//   $XDG_CONFIG_HOME/chartroom/PROFILE/sessions.json   {"ws://host:port": {"name", "token"}}
//   $XDG_CONFIG_HOME/chartroom/PROFILE/drafts/GAME.txt a line for each part of an order
//   $XDG_CONFIG_HOME/chartroom/PROFILE/seen/GAME.txt   number of the last event shown
//   $XDG_CACHE_HOME/chartroom/packs/DIGEST/*.toml      data packs that servers play with
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::cli {

struct SavedSession {
  std::string name;   // of the account
  std::string token;  // secret
};

class Profile {
 public:
  // Throws std::runtime_error if the name cannot be one.
  explicit Profile(const std::string& name);
  // For tests: a folder of one's own.
  explicit Profile(std::filesystem::path folder) : folder_{std::move(folder)} {}

  [[nodiscard]] std::optional<SavedSession> session(const std::string& server) const;
  void keep_session(const std::string& server, const SavedSession& session) const;
  void forget_session(const std::string& server) const;

  [[nodiscard]] std::vector<std::string> draft(const std::string& game) const;
  void keep_draft(const std::string& game, const std::vector<std::string>& lines) const;

  [[nodiscard]] std::uint64_t seen(const std::string& game) const;
  void keep_seen(const std::string& game, std::uint64_t cursor) const;

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

// Written whole or not at all, and mode 0600 from the first byte on; folders are made 0700.
void write_private(const std::filesystem::path& file, std::string_view text);
// Empty if there is none.
[[nodiscard]] std::string read_file(const std::filesystem::path& file);

// Packs by digest. A name from a server that is no plain file name is refused.
[[nodiscard]] std::filesystem::path pack_cache();
using PackTexts = std::map<std::string, std::string>;
[[nodiscard]] PackTexts cached_pack(const std::filesystem::path& cache, const std::string& digest);
void keep_pack(const std::filesystem::path& cache, const std::string& digest,
               const PackTexts& files);

}  // namespace chartroom::cli
