// The ways in which something dies, and in which order they come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::torture {

enum class Death : std::uint8_t {
  node,          // kill -9 of a chartroomd
  drain,         // a chartroomd is told to stop, and started again
  postmaster,    // kill -9 of PostgreSQL's postmaster
  both,          // both at once
  cut,           // all connections between a node and the database
  flicker,       // the same, again and again for a while
  cut_request,   // one, in the middle of a request
  cut_answer,    // one, in the middle of an answer
  commit_doubt,  // one, when a commit was passed on and its answer is not back
  refused,       // the database takes no connections for a while
  slow,          // the database answers nothing for a long while
  half_open,     // connections swallow what they are given, and then turn out to be broken
  deaf,          // the same, and they never turn out to be anything
  full_disk,     // of the database
};

[[nodiscard]] std::string_view name_of(Death death);
[[nodiscard]] std::string_view words_for(Death death);
[[nodiscard]] std::optional<Death> death_named(std::string_view name);
[[nodiscard]] std::vector<Death> all_deaths();
// Without `deaf`, which is asked for by name: who is told nothing at all for ever must find out by
// patience, and the server has none with the connection on which it listens.
[[nodiscard]] std::vector<Death> usual_deaths();

// So many deaths of these kinds, shuffled: the same for the same seed. Frequent kinds come more
// often, and no kind is left out if there is room for all.
[[nodiscard]] std::vector<Death> deaths_to_die(std::size_t count, const std::vector<Death>& kinds,
                                               std::uint64_t seed);

}  // namespace chartroom::torture
