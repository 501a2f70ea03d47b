#include "client-cli/show/table.hpp"

#include <algorithm>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

std::string TextTable::text(const Paint& paint) const {
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    std::size_t width = width_of(columns_[c].title);
    for (const auto& row : rows_)
      if (c < row.size()) width = std::max(width, width_of(row[c]));
    widths.push_back(width);
  }
  const auto line = [&](auto cell) {
    std::string out;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
      if (c > 0) out += "  ";
      out += columns_[c].number ? pad_left(cell(c), widths[c]) : pad_right(cell(c), widths[c]);
    }
    while (out.ends_with(' ')) out.pop_back();
    return out;
  };
  std::string out = paint.bold(line([&](std::size_t c) { return columns_[c].title; })) + "\n";
  for (const auto& row : rows_)
    out += line([&](std::size_t c) { return c < row.size() ? row[c] : std::string{}; }) + "\n";
  return out;
}

}  // namespace chartroom::cli
