#include "client-cli/profile/profile.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

bool plain_name(std::string_view name) {
  const auto allowed = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.';
  };
  return !name.empty() && name.size() <= 100 && name.front() != '.' &&
         std::ranges::all_of(name, allowed);
}

fs::path base_folder(const char* variable, const char* under_home) {
  const char* set = std::getenv(variable);
  if (set != nullptr && *set == '/') return fs::path{set} / "chartroom";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') throw std::runtime_error{"HOME is not set"};
  return fs::path{home} / under_home / "chartroom";
}

fs::path checked(const fs::path& folder, const std::string& name, const char* ending) {
  if (!plain_name(name)) throw std::runtime_error{"'" + name + "' cannot be a file's name"};
  return folder / (name + ending);
}

void make_private_folders(const fs::path& folder) {
  if (folder.empty() || fs::exists(folder)) return;
  make_private_folders(folder.parent_path());
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
    throw std::runtime_error{"cannot make " + folder.string() + ": " + std::strerror(errno)};
}

json::object sessions_in(const fs::path& file) {
  boost::system::error_code failed;
  json::value read = json::parse(read_file(file), failed);
  return !failed && read.is_object() ? read.as_object() : json::object{};
}

std::string text_of(const json::object& object, std::string_view key) {
  const auto* found = object.if_contains(key);
  return found != nullptr && found->is_string() ? std::string{found->as_string()} : std::string{};
}

}  // namespace

void write_private(const fs::path& file, std::string_view text) {
  make_private_folders(file.parent_path());
  std::string temporary = file.string() + ".XXXXXX";
  const int out = ::mkstemp(temporary.data());  // mode 0600
  if (out < 0)
    throw std::runtime_error{"cannot write " + file.string() + ": " + std::strerror(errno)};
  std::size_t written = 0;
  while (written < text.size()) {
    const auto count = ::write(out, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += static_cast<std::size_t>(count);
  }
  const bool whole = written == text.size();
  ::close(out);
  if (!whole || std::rename(temporary.c_str(), file.c_str()) != 0) {
    ::unlink(temporary.c_str());
    throw std::runtime_error{"cannot write " + file.string()};
  }
}

std::string read_file(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

Profile::Profile(const std::string& name) {
  if (!plain_name(name))
    throw std::runtime_error{"'" + name + "' cannot be a profile's name (letters, digits, - _ .)"};
  folder_ = base_folder("XDG_CONFIG_HOME", ".config") / name;
}

std::optional<SavedSession> Profile::session(const std::string& server) const {
  const auto sessions = sessions_in(folder_ / "sessions.json");
  const auto* found = sessions.if_contains(server);
  if (found == nullptr || !found->is_object()) return std::nullopt;
  SavedSession session{.name = text_of(found->as_object(), "name"),
                       .token = text_of(found->as_object(), "token")};
  return session.token.empty() ? std::nullopt : std::optional{session};
}

void Profile::keep_session(const std::string& server, const SavedSession& session) const {
  auto sessions = sessions_in(folder_ / "sessions.json");
  sessions[server] = json::object{{"name", session.name}, {"token", session.token}};
  write_private(folder_ / "sessions.json", json::serialize(sessions) + "\n");
}

void Profile::forget_session(const std::string& server) const {
  auto sessions = sessions_in(folder_ / "sessions.json");
  if (sessions.erase(server) > 0)
    write_private(folder_ / "sessions.json", json::serialize(sessions) + "\n");
}

std::vector<std::string> Profile::draft(const std::string& game) const {
  std::vector<std::string> lines;
  for (std::string& line : split(read_file(checked(folder_ / "drafts", game, ".txt")), '\n'))
    if (!trimmed(line).empty()) lines.push_back(trimmed(line));
  return lines;
}

void Profile::keep_draft(const std::string& game, const std::vector<std::string>& lines) const {
  const fs::path file = checked(folder_ / "drafts", game, ".txt");
  if (lines.empty()) {
    fs::remove(file);
  } else {
    write_private(file, joined(lines, "\n") + "\n");
  }
}

std::uint64_t Profile::seen(const std::string& game) const {
  const std::string text = trimmed(read_file(checked(folder_ / "seen", game, ".txt")));
  return std::strtoull(text.c_str(), nullptr, 10);
}

void Profile::keep_seen(const std::string& game, std::uint64_t cursor) const {
  write_private(checked(folder_ / "seen", game, ".txt"), std::to_string(cursor) + "\n");
}

fs::path pack_cache() {
  return base_folder("XDG_CACHE_HOME", ".cache") / "packs";
}

PackTexts cached_pack(const fs::path& cache, const std::string& digest) {
  PackTexts files;
  const fs::path folder = checked(cache, digest, "");
  std::error_code none;
  for (const auto& entry : fs::directory_iterator{folder, none})
    if (entry.path().extension() == ".toml")
      files[entry.path().filename().string()] = read_file(entry.path());
  return files;
}

void keep_pack(const fs::path& cache, const std::string& digest, const PackTexts& files) {
  const fs::path folder = checked(cache, digest, "");
  for (const auto& [name, text] : files) write_private(checked(folder, name, ""), text);
}

}  // namespace chartroom::cli
