// What is wrong with a data pack. A server with a broken pack does not start; it says this instead.
#pragma once

#include <string>

namespace chartroom::data {

struct PackError {
  std::string file;   // as it was named to the loader
  int line = 0;       // from 1; 0: the file as a whole
  std::string field;  // the key in the file; empty: the line as a whole
  std::string what;   // one sentence without its full stop

  friend bool operator==(const PackError&, const PackError&) = default;
};

// "data/far_seas/ships.toml:42: stars: is 3, but ..."
[[nodiscard]] std::string to_string(const PackError& error);

// A file of a pack, in memory.
struct PackFile {
  std::string name;  // a path; its last part says which file it is
  std::string text;
};

}  // namespace chartroom::data
