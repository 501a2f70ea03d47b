// Which names players may have, and when two names are the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chartroom::server {

// The name as it is compared, in lower case; nothing if it is no name: 2 to 32 letters (Latin, with
// accents), digits,
// '-', '_' and '.'.
[[nodiscard]] std::optional<std::string> name_key(std::string_view name);

[[nodiscard]] bool is_utf8(std::string_view text);
// Of UTF-8, in code points.
[[nodiscard]] std::size_t characters_in(std::string_view text);
// Line ends, tabs, escapes: what a terminal would act upon.
[[nodiscard]] bool has_control_characters(std::string_view text);

}  // namespace chartroom::server
