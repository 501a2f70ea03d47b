// What a run is to be like.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "torture/death.hpp"

namespace chartroom::torture {

struct Wish {
  std::string server;  // the program chartroomd
  std::string packs;   // folder of the data packs
  std::size_t deaths{36};
  std::uint64_t seed{1};
  std::size_t nodes{1};
  std::size_t games{4};
  std::vector<Death> kinds;
  std::size_t quiet_every{12};  // deaths: then nothing dies until everybody has gone on
  double slow_s{7};             // for how long a slow database answers nothing
  double patience_s{90};        // until somebody who cannot play has been forsaken
  int disk_mb{160};
  int most_thought_ms{40};
  std::string json;  // file for the figures
  bool keep{};       // the folder with the logs
  bool silent{};
};

}  // namespace chartroom::torture
