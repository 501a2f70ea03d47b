// Colours of a terminal, or none. Meaning never hangs on colour alone.
#pragma once

#include <string>
#include <string_view>

#include "rules/core/side.hpp"

namespace chartroom::cli {

class Paint {
 public:
  Paint() = default;  // no colours
  explicit Paint(bool colours) : colours_{colours} {}
  // Colours if output goes to a terminal and neither NO_COLOR nor --no-color forbids them.
  [[nodiscard]] static Paint for_output(bool forbidden);

  [[nodiscard]] bool colours() const { return colours_; }
  [[nodiscard]] std::string side(core::Side side, std::string_view text) const {
    return wrapped(side == core::Side::one ? "31" : "34", text);
  }
  [[nodiscard]] std::string bold(std::string_view text) const { return wrapped("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return wrapped("2", text); }
  [[nodiscard]] std::string good(std::string_view text) const { return wrapped("32", text); }
  [[nodiscard]] std::string warning(std::string_view text) const { return wrapped("33", text); }
  [[nodiscard]] std::string question(std::string_view text) const { return wrapped("1;36", text); }

 private:
  [[nodiscard]] std::string wrapped(std::string_view code, std::string_view text) const {
    if (!colours_ || text.empty()) return std::string{text};
    return "\033[" + std::string{code} + "m" + std::string{text} + "\033[0m";
  }
  bool colours_ = false;
};

}  // namespace chartroom::cli
