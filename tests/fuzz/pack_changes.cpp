#include "tests/fuzz/pack_changes.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "data/loader/far_seas_loader.hpp"
#include "data/loader/packs.hpp"

namespace chartroom::fuzz {
namespace {

constexpr std::size_t change_header_bytes = 4;

void change(std::string& text, std::span<const std::uint8_t> bytes) {
  while (bytes.size() >= change_header_bytes && !text.empty()) {
    const std::size_t place = (bytes[0] * 256U + bytes[1]) % text.size();
    const std::size_t goes = bytes[2];
    const std::size_t comes = std::min<std::size_t>(bytes[3], bytes.size() - change_header_bytes);
    const auto put = bytes.subspan(change_header_bytes, comes);
    text.replace(place, goes, std::string{put.begin(), put.end()});
    bytes = bytes.subspan(change_header_bytes + comes);
  }
}

}  // namespace

const std::vector<data::PackFile>& real_pack() {
  static const auto files = [] {
    std::vector<data::PackFile> read;
    for (const std::string_view name : data::far_seas_files()) {
      std::ifstream file{data::default_packs() / "far_seas" / name, std::ios::binary};
      read.push_back({std::string{name}, {std::istreambuf_iterator<char>{file}, {}}});
    }
    return read;
  }();
  return files;
}

std::vector<data::PackFile> changed_pack(std::span<const std::uint8_t> bytes) {
  std::vector<data::PackFile> files = real_pack();
  std::string& text = files[bytes.front() % files.size()].text;
  const bool changes = bytes.front() >= first_of_changes;
  bytes = bytes.subspan(1);
  if (changes) {
    change(text, bytes);
    return files;
  }
  for (data::PackFile& file : files) file.text.clear();
  text.assign(bytes.begin(), bytes.end());
  return files;
}

}  // namespace chartroom::fuzz
