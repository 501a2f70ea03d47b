#include "data/loader/toml_row.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chartroom::data {

namespace {

constexpr std::size_t longest_text = 200;

std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view word : words) all += (all.empty() ? "" : ", ") + std::string(word);
  return all;
}

std::string out_of_range(const std::string& value, const std::string& low,
                         const std::string& high) {
  return "is " + value + ", must be from " + low + " to " + high;
}

std::string without_zeros(double value) {
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string_view kind_of(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::string: return "text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with a fraction";
    case toml::node_type::boolean: return "true or false";
    case toml::node_type::array: return "a list";
    case toml::node_type::table: return "a table";
    default: return "a date or a time";
  }
}

std::string not_a(std::string_view wanted, const toml::node& node) {
  return "must be " + std::string(wanted) + ", not " + std::string(kind_of(node));
}

}  // namespace

std::string to_string(const PackError& error) {
  std::string text = error.file;
  if (error.line > 0) text += ":" + std::to_string(error.line);
  if (!error.field.empty()) text += ": " + error.field;
  return text + ": " + error.what;
}

std::string in_quotes(std::string_view text) {
  return "'" + std::string(text) + "'";
}

Place place_of(const toml::node& node, std::size_t file_index) {
  const toml::source_position begin = node.source().begin;
  return {file_index, static_cast<int>(begin.line), static_cast<int>(begin.column)};
}

void Problems::add(Place place, std::string_view field, std::string what) {
  problems_.push_back({place, std::string(field), std::move(what)});
}

std::optional<PackError> Problems::first(std::span<const std::string> file_names) const {
  // The leftmost of equals: min_element keeps the one found first.
  const auto found = std::ranges::min_element(problems_, {}, &Problem::place);
  if (found == problems_.end()) return std::nullopt;
  return PackError{file_names[found->place.file], found->place.line, found->field, found->what};
}

bool Schema::has(std::string_view field) const {
  return std::ranges::find(fields, field) != fields.end();
}

Row::Row(const Schema& schema, const toml::table& table, const toml::table* group,
         const toml::table& file, std::size_t file_index, Problems& problems)
    : schema_(&schema),
      table_(&table),
      group_(group),
      file_(&file),
      file_index_(file_index),
      problems_(&problems) {}

void Row::check_keys() const {
  for (const auto& [key, node] : *table_) {
    if (schema_->has(key.str()) || key == "source" || key == "sources") continue;
    problems_->add(place_of(node, file_index_), key.str(),
                   "is no field of a " + std::string(schema_->kind) +
                       "; these are: " + joined(schema_->fields));
  }
}

const toml::node* Row::find(std::string_view field) const {
  if (const toml::node* own = table_->get(field)) return own;
  return group_ == nullptr ? nullptr : group_->get(field);
}

Place Row::place() const {
  return place_of(*table_, file_index_);
}

Place Row::place(std::string_view field) const {
  const toml::node* node = find(field);
  return node == nullptr ? place() : place_of(*node, file_index_);
}

void Row::problem(std::string_view field, std::string what) const {
  problems_->add(place(field), field, std::move(what));
}

const toml::node* Row::need(std::string_view field) const {
  const toml::node* node = find(field);
  if (node == nullptr) problem(field, "is missing");
  return node;
}

std::string Row::text_of(std::string_view field, const toml::node& node) const {
  const auto complain = [&](std::string what) {
    problems_->add(place_of(node, file_index_), field, std::move(what));
    return std::string{};
  };
  const toml::value<std::string>* value = node.as_string();
  if (value == nullptr) return complain(not_a("text", node));
  const std::string& text = value->get();
  if (text.empty()) return complain("is empty");
  if (text.size() > longest_text) return complain("is too long");
  if (text.front() == ' ' || text.back() == ' ') return complain("begins or ends with a space");
  if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }))
    return complain("holds a control character");
  return text;
}

std::string Row::text(std::string_view field) const {
  const toml::node* node = need(field);
  return node == nullptr ? std::string{} : text_of(field, *node);
}

std::string Row::text_or(std::string_view field, std::string otherwise) const {
  const toml::node* node = find(field);
  if (node == nullptr) return otherwise;
  if (node->value<std::string_view>() == std::string_view{}) return {};
  return text_of(field, *node);
}

int Row::integer_of(std::string_view field, const toml::node& node, int low, int high) const {
  const toml::value<std::int64_t>* value = node.as_integer();
  if (value == nullptr) {
    problems_->add(place_of(node, file_index_), field, not_a("a whole number", node));
    return low;
  }
  if (value->get() < low || value->get() > high) {
    problems_->add(
        place_of(node, file_index_), field,
        out_of_range(std::to_string(value->get()), std::to_string(low), std::to_string(high)));
    return low;
  }
  return static_cast<int>(value->get());
}

int Row::integer(std::string_view field, int low, int high) const {
  const toml::node* node = need(field);
  return node == nullptr ? low : integer_of(field, *node, low, high);
}

int Row::integer_or(std::string_view field, int otherwise, int low, int high) const {
  const toml::node* node = find(field);
  return node == nullptr ? otherwise : integer_of(field, *node, low, high);
}

double Row::number(std::string_view field, double low, double high) const {
  const toml::node* node = need(field);
  if (node == nullptr) return low;
  if (!node->is_number()) {
    problem(field, not_a("a number", *node));
    return low;
  }
  const double value = node->value<double>().value_or(low);
  if (value >= low && value <= high) return value;  // false for a NaN
  problem(field, out_of_range(without_zeros(value), without_zeros(low), without_zeros(high)));
  return low;
}

bool Row::flag(std::string_view field) const {
  return need(field) != nullptr && flag_or(field, false);
}

bool Row::flag_or(std::string_view field, bool otherwise) const {
  const toml::node* node = find(field);
  if (node == nullptr) return otherwise;
  if (const toml::value<bool>* value = node->as_boolean()) return value->get();
  problem(field, not_a("true or false", *node));
  return otherwise;
}

std::vector<std::string> Row::texts(std::string_view field) const {
  return need(field) == nullptr ? std::vector<std::string>{} : texts_or_none(field);
}

std::vector<std::string> Row::texts_or_none(std::string_view field) const {
  const toml::node* node = find(field);
  if (node == nullptr) return {};
  std::vector<std::string> all;
  if (const toml::array* list = node->as_array()) {
    for (const toml::node& element : *list) all.push_back(text_of(field, element));
  } else {
    problem(field, not_a("a list", *node));
  }
  return all;
}

std::vector<int> Row::integers(std::string_view field, int low, int high) const {
  const toml::node* node = need(field);
  if (node == nullptr) return {};
  std::vector<int> all;
  if (const toml::array* list = node->as_array()) {
    for (const toml::node& element : *list) all.push_back(integer_of(field, element, low, high));
  } else {
    problem(field, not_a("a list", *node));
  }
  return all;
}

void Row::wrong_word(std::string_view field, std::string_view word,
                     std::span<const std::string_view> words) const {
  problem(field, "is " + in_quotes(word) + ", must be one of: " + joined(words));
}

}  // namespace chartroom::data
