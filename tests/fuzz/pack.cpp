// Data packs that are not what they should be: the loader says what is wrong, and nothing else.
//
// The first byte says which file, and whether the bytes are the whole of it (the other files are
// empty: reading is tried) or changes of the real pack (what reading found is checked, too).
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "data/loader/far_seas_loader.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "tests/fuzz/pack_changes.hpp"
#include "tests/fuzz/require.hpp"

namespace {

using namespace chartroom;
using namespace chartroom::fuzz;

void require_told(const data::PackError& error, const std::vector<data::PackFile>& files) {
  const std::string text = data::to_string(error);
  require(!error.what.empty(), "an error says what is wrong", text);
  const auto file = std::ranges::find(files, error.file, &data::PackFile::name);
  require(file != files.end(), "an error names a file of the pack", text);
  const auto lines = 1 + std::ranges::count(file->text, '\n');
  require(error.line >= 0 && error.line <= lines + 1, "an error names a line of the file", text);
}

// What the loader lets pass can be laid out and opened.
void require_opens(const far_seas::Pack& pack, const far_seas::Setup& setup) {
  const far_seas::FarSeas rules{pack};
  far_seas::State state = rules.initial(setup);
  const core::SeededOracle oracle{1};
  core::Dice dice{oracle, {}};
  for (const auto& recorded : rules.opening(state, dice)) rules.apply(state, recorded.event);
  static_cast<void>(rules.view(state, core::Viewer::public_eye()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const auto files = changed_pack({bytes, size});
  const auto pack = data::load_far_seas(files);
  if (!pack) {
    require_told(pack.error(), files);
    return 0;
  }
  require_opens(*pack, {});
  require_opens(*pack, {.rules = {.advanced = true, .breakout = true}});
  return 0;
}
