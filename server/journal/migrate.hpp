// The schema: numbered SQL files, part of the program, applied in order and never changed
// afterwards.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::server {

struct Migration {
  int number{};
  std::string_view name;  // "0001_accounts"
  std::string_view sql;
};

// The files of migrations/, as they were when this program was built.
[[nodiscard]] std::span<const Migration> migrations();

// Applies what is missing, all in one transaction, one node at a time; returns the names of what it
// applied. Throws std::runtime_error if the database holds a migration that differs from ours or
// that we do not know.
std::vector<std::string> migrate(const std::string& url);

// Empty if the schema is the one this program was built for; else what is wrong and what to do.
[[nodiscard]] std::string schema_complaint(const std::string& url);

}  // namespace chartroom::server
