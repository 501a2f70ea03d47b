#include "far_seas_pack_file.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace chartroom::data_test {

namespace {

std::filesystem::path directory() {
  const char* root = std::getenv("CHARTROOM_SOURCE_DIR");
  return std::filesystem::path(root == nullptr ? "." : root) / "common/data/far_seas";
}

far_seas::Pack loaded() {
  auto pack = data::load_far_seas(directory());
  if (!pack) throw std::runtime_error(to_string(pack.error()));
  return std::move(*pack);
}

}  // namespace

const far_seas::Pack& far_seas_pack() {
  static const far_seas::Pack pack = loaded();
  return pack;
}

const far_seas::Ship& ship(std::string_view name) {
  return far_seas_pack().ship(far_seas_pack().ship_named(name).value());
}

std::vector<data::PackFile> far_seas_texts() {
  std::vector<data::PackFile> texts;
  for (const std::string_view name : data::far_seas_files()) {
    std::ifstream stream(directory() / name, std::ios::binary);
    if (!stream) throw std::runtime_error("no " + std::string(name) + "; set CHARTROOM_SOURCE_DIR");
    texts.push_back({std::string(name), {std::istreambuf_iterator<char>(stream), {}}});
  }
  return texts;
}

}  // namespace chartroom::data_test
