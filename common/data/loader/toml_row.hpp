// Reading lines of a data file: each value is checked where it is read, each problem noted with its
// place, and each value's source looked up. Knows nothing of any one ruleset.
#pragma once

#include <toml++/toml.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/loader/pack_error.hpp"

namespace chartroom::data {

struct Place {
  std::size_t file = 0;  // in the order of the pack's files
  int line = 0;
  int column = 0;

  friend auto operator<=>(const Place&, const Place&) = default;
};

// Everything found wrong so far. Reading goes on after a problem, so that the first in file order
// can be told, whatever the order of reading.
class Problems {
 public:
  void add(Place place, std::string_view field, std::string what);
  [[nodiscard]] bool none() const noexcept { return problems_.empty(); }
  // The first by place; of two at one place the one found first. file_names is by Place::file.
  [[nodiscard]] std::optional<PackError> first(std::span<const std::string> file_names) const;

 private:
  struct Problem {
    Place place;
    std::string field;
    std::string what;
  };
  std::vector<Problem> problems_;
};

// The fields a line of one kind may have. Whether a field is needed is said where it is read.
struct Schema {
  std::string_view kind;
  std::span<const std::string_view> fields;

  [[nodiscard]] bool has(std::string_view field) const;
};

// Where one value comes from.
struct Origin {
  std::string_view kind;
  std::string item;
  std::string_view field;
  std::string text;
};

// A line of a data file: a table, within a group that may give some fields to all its lines, within
// a file. Any of the three may say where values come from: `sources` by field, `source` for the
// rest. A getter that meets a problem notes it and returns a harmless value.
class Row {
 public:
  Row(const Schema& schema, const toml::table& table, const toml::table* group,
      const toml::table& file, std::size_t file_index, Problems& problems);

  // Notes keys that the schema does not know.
  void check_keys() const;

  [[nodiscard]] bool has(std::string_view field) const { return find(field) != nullptr; }
  [[nodiscard]] std::string text(std::string_view field) const;
  // Unlike text, may be empty.
  [[nodiscard]] std::string text_or(std::string_view field, std::string otherwise) const;
  [[nodiscard]] int integer(std::string_view field, int low, int high) const;
  [[nodiscard]] int integer_or(std::string_view field, int otherwise, int low, int high) const;
  [[nodiscard]] double number(std::string_view field, double low, double high) const;
  [[nodiscard]] bool flag(std::string_view field) const;
  [[nodiscard]] bool flag_or(std::string_view field, bool otherwise) const;
  [[nodiscard]] std::vector<std::string> texts(std::string_view field) const;
  [[nodiscard]] std::vector<std::string> texts_or_none(std::string_view field) const;
  [[nodiscard]] std::vector<int> integers(std::string_view field, int low, int high) const;
  // An enumeration, by the words of its to_string.
  template <class Enum, std::size_t n>
  [[nodiscard]] Enum word(std::string_view field, const std::array<Enum, n>& values) const;

  [[nodiscard]] const toml::node* find(std::string_view field) const;
  [[nodiscard]] Place place() const;                        // of the line
  [[nodiscard]] Place place(std::string_view field) const;  // of the field, or of the line without

  void problem(std::string_view field, std::string what) const;

  // What counts as source of fields for which neither line, group nor file names one.
  void set_default_source(std::string text) { default_source_ = std::move(text); }
  // Notes fields without a source.
  void collect_origins(const std::string& item, std::vector<Origin>& into) const;

 private:
  [[nodiscard]] const toml::node* need(std::string_view field) const;
  [[nodiscard]] std::optional<std::string> source_of(std::string_view field) const;
  void wrong_word(std::string_view field, std::string_view word,
                  std::span<const std::string_view> words) const;
  [[nodiscard]] std::string text_of(std::string_view field, const toml::node& node) const;
  [[nodiscard]] int integer_of(std::string_view field, const toml::node& node, int low,
                               int high) const;

  const Schema* schema_;
  const toml::table* table_;
  const toml::table* group_;
  const toml::table* file_;
  std::size_t file_index_;
  Problems* problems_;
  std::string default_source_;
};

// The lines of a file: the array under `key`, or under `key` in each [[group]] if `grouped`. Notes
// what is missing, what else stands in the file, and sources that name no field or say nothing.
[[nodiscard]] std::vector<Row> rows_of(const Schema& schema, const toml::table& file,
                                       std::size_t file_index, std::string_view key, bool grouped,
                                       Problems& problems);

[[nodiscard]] Place place_of(const toml::node& node, std::size_t file_index);
[[nodiscard]] std::string in_quotes(std::string_view text);

template <class Enum, std::size_t n>
Enum Row::word(std::string_view field, const std::array<Enum, n>& values) const {
  const toml::node* node = need(field);
  if (node == nullptr) return values.front();
  const std::string given = text_of(field, *node);
  if (given.empty()) return values.front();
  std::array<std::string_view, n> words;
  for (std::size_t i = 0; i < n; ++i) {
    words[i] = to_string(values[i]);
    if (words[i] == given) return values[i];
  }
  wrong_word(field, given, words);
  return values.front();
}

}  // namespace chartroom::data
