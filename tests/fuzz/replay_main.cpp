// Feeds every file of a corpus to a fuzz target, without a fuzzer: what was once found stays a
// test.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Only a fuzzer mutates; a target's own mutator must find it all the same.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t*, std::size_t size, std::size_t) {
  return size;
}

namespace {

// Said before it is tried, so that the last line names what ended the process.
void replay(const std::filesystem::path& path) {
  std::printf("%s\n", path.filename().c_str());
  std::fflush(stdout);
  std::ifstream file{path, std::ios::binary};
  const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
  const std::vector<std::uint8_t> data{bytes.begin(), bytes.end()};
  LLVMFuzzerTestOneInput(data.data(), data.size());
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::filesystem::path> files;
  for (int i = 1; i < count; ++i) {
    const std::filesystem::path path = arguments[i];
    if (!std::filesystem::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator{path}) files.push_back(entry);
  }
  std::ranges::sort(files);
  for (const auto& path : files) replay(path);
  std::printf("%zu inputs\n", files.size());
  return files.empty() ? 1 : 0;
}
