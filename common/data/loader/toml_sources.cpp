// Where values come from, and the lines of a file.
#include <algorithm>
#include <array>
#include <string>

#include "data/loader/toml_row.hpp"

namespace chartroom::data {

namespace {

// What a source may begin with. `printed` is for owners of the printed game.
constexpr std::array<std::string_view, 4> source_beginnings{
    "printed: ", "reconstructed: ", "earlier edition: ", "history: "};

bool is_source(std::string_view text) {
  constexpr std::string_view rule = "rule ";
  if (text.starts_with(rule))
    return text.size() > rule.size() && text[rule.size()] >= '0' && text[rule.size()] <= '9';
  return std::ranges::any_of(source_beginnings, [&](std::string_view beginning) {
    return text.starts_with(beginning) && text.size() > beginning.size();
  });
}

void check_source_text(const toml::node& node, std::string_view field, std::size_t file_index,
                       Problems& problems) {
  const toml::value<std::string>* text = node.as_string();
  if (text != nullptr && is_source(text->get())) return;
  problems.add(place_of(node, file_index), field,
               "its source must be text that begins with 'rule' and its number, 'printed: ', "
               "'reconstructed: ', 'earlier edition: ' or 'history: '");
}

void check_sources(const Schema& schema, const toml::table& level, std::size_t file_index,
                   Problems& problems) {
  if (const toml::node* node = level.get("source"))
    check_source_text(*node, "source", file_index, problems);
  const toml::node* named = level.get("sources");
  if (named == nullptr) return;
  if (!named->is_table()) {
    problems.add(place_of(*named, file_index), "sources", "must be a table of field and source");
    return;
  }
  for (const auto& [key, node] : *named->as_table()) {
    if (schema.has(key.str()))
      check_source_text(node, key.str(), file_index, problems);
    else
      problems.add(place_of(node, file_index), "sources",
                   in_quotes(key.str()) + " is no field of a " + std::string(schema.kind));
  }
}

std::optional<std::string> source_in(const toml::table* level, std::string_view field) {
  if (level == nullptr) return std::nullopt;
  if (const toml::table* named = (*level)["sources"].as_table())
    if (const auto text = (*named)[field].value<std::string>()) return text;
  return (*level)["source"].value<std::string>();
}

void check_level_keys(const toml::table& level, std::span<const std::string_view> allowed,
                      const Schema* fields, std::size_t file_index, Problems& problems) {
  for (const auto& [key, node] : level) {
    const bool known = std::ranges::find(allowed, key.str()) != allowed.end() ||
                       (fields != nullptr && fields->has(key.str()));
    if (!known) problems.add(place_of(node, file_index), key.str(), "is not known here");
  }
}

void add_rows(const Schema& schema, const toml::table& holder, const toml::table* group,
              const toml::table& file, std::size_t file_index, std::string_view key,
              Problems& problems, std::vector<Row>& rows) {
  const toml::node* list = holder.get(key);
  if (list == nullptr || !list->is_array()) {
    const Place place =
        list == nullptr ? place_of(holder, file_index) : place_of(*list, file_index);
    problems.add(place, key, list == nullptr ? "is missing" : "must be a list of tables");
    return;
  }
  for (const toml::node& element : *list->as_array()) {
    if (!element.is_table()) {
      problems.add(place_of(element, file_index), key, "must be a list of tables");
      continue;
    }
    rows.emplace_back(schema, *element.as_table(), group, file, file_index, problems);
    rows.back().check_keys();
    check_sources(schema, *element.as_table(), file_index, problems);
  }
}

void add_groups(const Schema& schema, const toml::table& file, std::size_t file_index,
                std::string_view key, Problems& problems, std::vector<Row>& rows) {
  const toml::array* groups = file["group"].as_array();
  if (groups == nullptr) {
    problems.add(place_of(file, file_index), "group", "is missing, or no [[group]]");
    return;
  }
  const std::array<std::string_view, 3> allowed{key, "source", "sources"};
  for (const toml::node& element : *groups) {
    const toml::table* group = element.as_table();
    if (group == nullptr) {
      problems.add(place_of(element, file_index), "group", "must be a table");
      continue;
    }
    check_level_keys(*group, allowed, &schema, file_index, problems);
    check_sources(schema, *group, file_index, problems);
    add_rows(schema, *group, group, file, file_index, key, problems, rows);
  }
}

}  // namespace

std::optional<std::string> Row::source_of(std::string_view field) const {
  for (const toml::table* level : {table_, group_, file_})
    if (auto text = source_in(level, field)) return text;
  if (!default_source_.empty()) return default_source_;
  return std::nullopt;
}

void Row::collect_origins(const std::string& item, std::vector<Origin>& into) const {
  for (const std::string_view field : schema_->fields) {
    if (auto text = source_of(field))
      into.push_back({schema_->kind, item, field, std::move(*text)});
    else
      problem(field, "has no source; name one in the line's, the group's or the file's `sources`");
  }
}

std::vector<Row> rows_of(const Schema& schema, const toml::table& file, std::size_t file_index,
                         std::string_view key, bool grouped, Problems& problems) {
  std::vector<Row> rows;
  const std::array<std::string_view, 3> allowed{grouped ? "group" : key, "source", "sources"};
  check_level_keys(file, allowed, nullptr, file_index, problems);
  check_sources(schema, file, file_index, problems);
  if (grouped)
    add_groups(schema, file, file_index, key, problems, rows);
  else
    add_rows(schema, file, nullptr, file, file_index, key, problems, rows);
  return rows;
}

}  // namespace chartroom::data
