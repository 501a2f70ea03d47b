#include "torture/death.hpp"

#include <algorithm>
#include <random>

namespace chartroom::torture {
namespace {

struct Kind {
  Death death;
  std::string_view name;
  std::size_t often;  // of some forty
  std::string_view words;
};

constexpr std::array kinds_of_death{
    Kind{Death::node, "node", 8, "kill -9 of a server"},
    Kind{Death::drain, "drain", 3, "SIGTERM to a server, which is started again"},
    Kind{Death::postmaster, "postmaster", 4, "kill -9 of PostgreSQL's postmaster"},
    Kind{Death::both, "both", 2, "kill -9 of both at once"},
    Kind{Death::cut, "cut", 4, "all connections of a server to the database cut"},
    Kind{Death::flicker, "flicker", 2, "connections cut as soon as they are made, for a while"},
    Kind{Death::cut_request, "cut-request", 3, "one cut in the middle of a commit's request"},
    Kind{Death::cut_answer, "cut-answer", 3, "one cut in the middle of an answer"},
    Kind{Death::commit_doubt, "commit-doubt", 6, "one cut between a commit and its answer"},
    Kind{Death::refused, "refused", 2, "no connection to the database to be had"},
    Kind{Death::slow, "slow", 1, "a database that answers nothing for a long while"},
    Kind{Death::half_open, "half-open", 1, "connections that swallow everything, then break"},
    Kind{Death::deaf, "deaf", 1, "connections that swallow everything and never break"},
    Kind{Death::full_disk, "full-disk", 2, "the database's disk full"},
};

// They take long, however many deaths there are.
constexpr std::size_t most_of_the_slow = 4;

const Kind& kind_of(Death death) {
  return *std::ranges::find(kinds_of_death, death, &Kind::death);
}

template <class T>
void shuffle(std::vector<T>& list, std::mt19937_64& random) {
  for (auto left = list.size(); left > 1; --left) std::swap(list[left - 1], list[random() % left]);
}

}  // namespace

std::string_view name_of(Death death) {
  return kind_of(death).name;
}

std::string_view words_for(Death death) {
  return kind_of(death).words;
}

std::optional<Death> death_named(std::string_view name) {
  const auto found = std::ranges::find(kinds_of_death, name, &Kind::name);
  if (found == kinds_of_death.end()) return std::nullopt;
  return found->death;
}

std::vector<Death> all_deaths() {
  std::vector<Death> out;
  for (const auto& kind : kinds_of_death) out.push_back(kind.death);
  return out;
}

std::vector<Death> usual_deaths() {
  auto out = all_deaths();
  std::erase(out, Death::deaf);
  return out;
}

std::vector<Death> deaths_to_die(std::size_t count, const std::vector<Death>& kinds,
                                 std::uint64_t seed) {
  std::mt19937_64 random{seed};
  std::vector<Death> out;
  std::size_t slow = 0;
  const auto add = [&](Death death) {
    if (death == Death::slow && ++slow > most_of_the_slow && kinds.size() > 1) return;
    out.push_back(death);
  };
  // One of each first, then by how often they come.
  for (const auto kind : kinds) add(kind);
  while (out.size() < count) {
    std::vector<Death> deck;
    for (const auto kind : kinds) deck.insert(deck.end(), kind_of(kind).often, kind);
    shuffle(deck, random);
    for (const auto death : deck) {
      if (out.size() < count) add(death);
    }
  }
  out.resize(count);
  shuffle(out, random);
  return out;
}

}  // namespace chartroom::torture
