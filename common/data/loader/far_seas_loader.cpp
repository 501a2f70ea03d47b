#include "data/loader/far_seas_loader.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>
#include <tuple>
#include <utility>

#include "data/loader/far_seas_reading.hpp"
#include "data/loader/toml_parse.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

constexpr std::array<std::string_view, far_seas_file_count> file_names{
    "pack.toml",     "areas.toml",        "stations.toml",     "canals.toml",
    "ships.toml",    "ship_history.toml", "restrictions.toml", "convoys.toml",
    "colonies.toml", "damage.toml",       "victory.toml"};

constexpr std::array<std::string_view, 2> pack_fields{"version", "title"};
constexpr Schema pack_schema{"pack", pack_fields};

std::string last_part(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

// The given files in the order of file_names; or the first that is missing, strange or there twice.
std::expected<std::array<const PackFile*, far_seas_file_count>, PackError> sorted(
    std::span<const PackFile> files) {
  std::array<const PackFile*, far_seas_file_count> found{};
  for (const PackFile& file : files) {
    const auto name = std::ranges::find(file_names, last_part(file.name));
    if (name == file_names.end())
      return std::unexpected(PackError{file.name, 0, "", "is no file of this pack"});
    const PackFile*& place = found[static_cast<std::size_t>(name - file_names.begin())];
    if (place != nullptr) return std::unexpected(PackError{file.name, 0, "", "is there twice"});
    place = &file;
  }
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i] == nullptr)
      return std::unexpected(PackError{std::string(file_names[i]), 0, "", "is missing"});
  return found;
}

void read_pack(FarSeasReading& reading) {
  const toml::table& file = reading.file(FarSeasFile::pack);
  const Row row(pack_schema, file, nullptr, file, static_cast<std::size_t>(FarSeasFile::pack),
                reading.problems);
  row.check_keys();
  reading.pack.version = row.text("version");
  reading.pack.title = row.text("title");
}

void read_all(FarSeasReading& reading) {
  read_pack(reading);
  read_areas(reading);
  read_stations(reading);
  read_canals(reading);
  read_ships(reading);
  read_ship_history(reading);
  read_restrictions(reading);
  read_convoys(reading);
  read_colonies(reading);
  read_damage(reading);
  read_victory(reading);
}

// Ids are a byte, and the rules keep sets of them.
void check_numbers_of_things(FarSeasReading& reading) {
  const auto at_most = [&](FarSeasFile file, std::string_view list, std::size_t count,
                           std::size_t most) {
    if (count <= most) return;
    reading.problems.add(
        {static_cast<std::size_t>(file), 1, 1}, list,
        "has " + std::to_string(count) + " rows; there may be " + std::to_string(most));
  };
  at_most(FarSeasFile::ships, "ship", reading.pack.ships.size(), ShipSet::most);
  at_most(FarSeasFile::stations, "station", reading.pack.stations.size(), StationSet::most);
}

// As the index wants them.
void sort_rows(Pack& pack) {
  for (Area& area : pack.areas) std::ranges::sort(area.adjacent);
  std::ranges::stable_sort(pack.restrictions, {}, &Restriction::ship);
}

void check_all(FarSeasReading& reading) {
  check_numbers_of_things(reading);
  if (!reading.problems.none()) return;
  check_map(reading);
  // Everything else looks up areas.
  if (reading.pack.areas.size() != static_cast<std::size_t>(last_area)) return;
  reading.pack.make_index();
  check_ships(reading);
  check_restrictions(reading);
  check_tables(reading);
}

void take_sources(FarSeasReading& reading) {
  for (Origin& origin : reading.origins)
    reading.pack.sources.push_back({std::string(origin.kind), std::move(origin.item),
                                    std::string(origin.field), std::move(origin.text)});
  std::ranges::sort(reading.pack.sources, {}, [](const Source& source) {
    return std::tie(source.kind, source.item, source.field);
  });
}

Pack finished(FarSeasReading& reading) {
  Pack& pack = reading.pack;
  sort_rows(pack);
  pack.make_index();
  derive_plot_codes(pack);
  take_histories(reading);
  take_damage_table(reading);
  take_sources(reading);
  pack.sudden_end_above = pack.victory_bands.back().up_to;
  return std::move(pack);
}

std::expected<std::string, PackError> content_of(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  std::error_code ignored;
  if (!stream || !std::filesystem::is_regular_file(path, ignored))
    return std::unexpected(PackError{path.string(), 0, "", "cannot be read"});
  return text;
}

std::optional<PackError> strange_file_in(const std::filesystem::path& directory) {
  std::error_code error;
  std::vector<std::string> strange;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.ends_with(".toml") && std::ranges::find(file_names, name) == file_names.end())
      strange.push_back(entry->path().string());
  }
  if (error) return PackError{directory.string(), 0, "", "cannot be read: " + error.message()};
  if (strange.empty()) return std::nullopt;
  return PackError{*std::ranges::min_element(strange), 0, "", "is no file of this pack"};
}

}  // namespace

std::span<const std::string_view> far_seas_files() noexcept {
  return file_names;
}

std::expected<Pack, PackError> load_far_seas(const std::filesystem::path& directory) {
  if (auto error = strange_file_in(directory)) return std::unexpected(std::move(*error));
  std::vector<PackFile> files;
  for (const std::string_view name : file_names) {
    const std::filesystem::path path = directory / name;
    auto text = content_of(path);
    if (!text) return std::unexpected(std::move(text.error()));
    files.push_back({path.string(), std::move(*text)});
  }
  return load_far_seas(files);
}

std::expected<Pack, PackError> load_far_seas(std::span<const PackFile> files) {
  const auto in_order = sorted(files);
  if (!in_order) return std::unexpected(in_order.error());
  std::vector<std::string> names;
  for (const PackFile* file : *in_order) names.push_back(file->name);

  FarSeasReading reading;
  for (std::size_t i = 0; i < names.size(); ++i)
    reading.files[i] = parse_toml(*(*in_order)[i], i, reading.problems);
  if (reading.problems.none()) read_all(reading);
  if (reading.problems.none()) check_all(reading);
  if (auto error = reading.problems.first(names)) return std::unexpected(std::move(*error));
  return finished(reading);
}

}  // namespace chartroom::data
