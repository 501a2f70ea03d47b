#include "data/loader/packs.hpp"

#include <cstdlib>
#include <system_error>

namespace chartroom::data {

std::filesystem::path default_packs() {
  namespace fs = std::filesystem;
  if (const char* named = std::getenv("CHARTROOM_PACKS"); named != nullptr && *named != '\0') {
    return named;
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path installed = program.parent_path() / ".." / "share" / "chartroom" / "data";
  if (!error && fs::is_directory(installed, error)) return installed.lexically_normal();
  const fs::path built_from = CHARTROOM_SOURCE_PACKS;
  if (fs::is_directory(built_from, error)) return built_from;
  return installed.lexically_normal();
}

}  // namespace chartroom::data
