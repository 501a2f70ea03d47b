#include "client-cli/profile/profile.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

using namespace chartroom::cli;
namespace fs = std::filesystem;

namespace {

class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "chartroom-profile.XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

unsigned mode_of(const fs::path& path) {
  struct stat about {};
  REQUIRE(::stat(path.c_str(), &about) == 0);
  return about.st_mode & 0777U;
}

}  // namespace

TEST_CASE("A session is kept for each server, where only its owner reads it") {
  const Folder folder;
  const Profile profile{folder.path() / "new" / "one"};
  CHECK(!profile.session("ws://a:1").has_value());
  profile.keep_session("ws://a:1", {.name = "jane", .token = "secret"});
  profile.keep_session("ws://b:2", {.name = "jack", .token = "other"});
  REQUIRE(profile.session("ws://a:1").has_value());
  CHECK(profile.session("ws://a:1")->name == "jane");
  CHECK(profile.session("ws://a:1")->token == "secret");
  CHECK(mode_of(profile.folder() / "sessions.json") == 0600U);
  CHECK(mode_of(profile.folder()) == 0700U);
  CHECK(mode_of(folder.path() / "new") == 0700U);
  profile.forget_session("ws://a:1");
  CHECK(!profile.session("ws://a:1").has_value());
  CHECK(profile.session("ws://b:2").has_value());
}

TEST_CASE("A damaged file of sessions is as none") {
  const Folder folder;
  const Profile profile{folder.path()};
  write_private(folder.path() / "sessions.json", "{\"ws://a:1\": 5");
  CHECK(!profile.session("ws://a:1").has_value());
}

TEST_CASE("Drafts and what was seen are kept by game") {
  const Folder folder;
  const Profile profile{folder.path()};
  CHECK(profile.draft("g1").empty());
  profile.keep_draft("g1", {"emden 24 att", "dresden 13"});
  CHECK(profile.draft("g1") == std::vector<std::string>{"emden 24 att", "dresden 13"});
  CHECK(mode_of(folder.path() / "drafts" / "g1.txt") == 0600U);
  profile.keep_draft("g1", {});
  CHECK(profile.draft("g1").empty());
  CHECK(profile.seen("g1") == 0);
  profile.keep_seen("g1", 42);
  CHECK(profile.seen("g1") == 42);
}

TEST_CASE("Names that lead out of the folder are refused") {
  const Folder folder;
  const Profile profile{folder.path()};
  for (const char* bad : {"", "../x", "a/b", ".hidden"}) {
    CAPTURE(bad);
    CHECK_THROWS(profile.keep_draft(bad, {"x"}));
    CHECK_THROWS(keep_pack(folder.path(), bad, {{"a.toml", ""}}));
    CHECK_THROWS(Profile{std::string{bad}});
  }
  CHECK_THROWS(keep_pack(folder.path(), "d1", {{"../a.toml", ""}}));
}

TEST_CASE("A pack is found again by its digest") {
  const Folder folder;
  CHECK(cached_pack(folder.path(), "abc").empty());
  keep_pack(folder.path(), "abc", {{"a.toml", "x = 1\n"}, {"b.toml", "y = 2\n"}});
  CHECK(cached_pack(folder.path(), "abc") ==
        PackTexts{{"a.toml", "x = 1\n"}, {"b.toml", "y = 2\n"}});
}
