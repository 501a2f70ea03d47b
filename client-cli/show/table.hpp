// A table of text: columns as wide as they need to be.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/paint.hpp"

namespace chartroom::cli {

struct Column {
  std::string title;
  bool number = false;  // aligned to the right
};

class TextTable {
 public:
  explicit TextTable(std::vector<Column> columns) : columns_{std::move(columns)} {}
  // One cell a column; missing ones are empty.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  [[nodiscard]] bool empty() const { return rows_.empty(); }
  // With a line of titles; each line ends with a newline.
  [[nodiscard]] std::string text(const Paint& paint) const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace chartroom::cli
