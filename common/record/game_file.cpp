#include "record/game_file.hpp"

#include <stdexcept>

namespace chartroom::record {

std::string write_game_file(const v1::GameExport& exported) {
  return std::string{game_file_magic} + exported.SerializeAsString();
}

std::expected<v1::GameExport, std::string> read_game_file(std::string_view bytes) {
  if (bytes.size() > largest_game_file) return std::unexpected("The file is too large.");
  if (!bytes.starts_with(game_file_magic)) {
    return std::unexpected("This is no game file: it does not begin with CHARTROOM-GAME-1.");
  }
  bytes.remove_prefix(game_file_magic.size());
  v1::GameExport out;
  if (!out.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    return std::unexpected(
        "The file is damaged: it is not whole, or something was written into it.");
  }
  // What this program does not know of cannot be checked, so it must not be there.
  out.DiscardUnknownFields();
  if (out.SerializeAsString() != bytes) {
    return std::unexpected("The file is damaged: it holds what does not belong into a game file.");
  }
  return out;
}

std::expected<Laid, std::string> lay_out(const v1::GameExport& exported,
                                         const RulesetOf& ruleset_of) {
  PackFiles files;
  for (const auto& file : exported.pack()) files[file.name()] = file.content();
  auto ruleset = ruleset_of(exported.ruleset(), files);
  if (!ruleset) return std::unexpected(std::move(ruleset).error());
  auto umpire = (*ruleset)->new_game(exported.setup());
  if (!umpire) return std::unexpected("The set-up cannot be read: " + umpire.error().what.text());
  try {
    return Laid{{*std::move(umpire), exported.seed(), exported.game_id(), Terms{exported.terms()}},
                *std::move(ruleset)};
  } catch (const std::runtime_error& error) {
    return std::unexpected(error.what());
  }
}

}  // namespace chartroom::record
