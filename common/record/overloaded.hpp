// One function for each kind of a variant, for std::visit.
#pragma once

namespace chartroom::record {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};

}  // namespace chartroom::record
