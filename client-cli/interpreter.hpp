// What the client must know of a ruleset: turns what the server sends of it into words, and words
// into orders. One implementation for each ruleset; nothing else in the client knows one.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/profile/profile.hpp"
#include "client-cli/show/map.hpp"
#include "client-cli/show/story.hpp"
#include "rules/core/ruleset.hpp"
#include "rules/core/strength.hpp"

namespace chartroom::cli {

// A page of what the client shows, for people and for programs.
struct Page {
  std::string text;
  boost::json::object json;
};
enum class Screen : std::uint8_t { state, map, ships, log, options };

// An order, understood but not yet sent.
struct Understood {
  std::string bytes;  // as it is sent
  std::string text;   // in words that can be typed again
};

template <class T>
using Or = std::expected<T, core::Refusal>;

class Interpreter {
 public:
  virtual ~Interpreter() = default;

  // Takes in a View. Everything else speaks of the newest.
  virtual void see(std::string_view view) = 0;
  // Takes in ViewChanges of the view that was seen last.
  virtual void see_changes(std::string_view changes) = 0;
  [[nodiscard]] virtual std::optional<core::Side> side() const = 0;

  // The next event of the story, in order.
  struct TheEvent {
    Told told;
    boost::json::object data;
  };
  [[nodiscard]] virtual TheEvent hear(std::string_view event, const Paint& paint) = 0;

  // `words` choose what is on the page: an area of the map, ships of the list.
  [[nodiscard]] virtual Or<Page> show(Screen screen, std::string_view words,
                                      const MapStyle& style) const = 0;
  // "Turn 4, OB 2 ...", the fight going on, and the question: what is printed after news.
  [[nodiscard]] virtual std::string where_we_are(const Paint& paint) const = 0;
  // One or two words for a prompt: what this side is asked; empty: nothing.
  [[nodiscard]] virtual std::string asked() const = 0;

  [[nodiscard]] virtual Or<Understood> read(std::string_view text) const = 0;
  [[nodiscard]] virtual std::optional<core::Refusal> check(const core::Awaited& decision,
                                                           const Understood& order) const = 0;
  [[nodiscard]] virtual std::vector<core::Consequence> preview(const core::Awaited& decision,
                                                               const Understood& order) const = 0;
  // What a bot of the ruleset would order now, from this view alone; nothing if this side is not
  // asked.
  [[nodiscard]] virtual std::optional<Understood> suggest(core::Strength strength,
                                                          std::uint64_t seed) const = 0;
  // The verb that makes one order of a draft's lines; nothing where drafts make no sense.
  [[nodiscard]] virtual std::optional<std::string> draft_verb() const = 0;
  // Standing orders, as the server keeps them: numbered and in words that can be typed again; with
  // what the words say added; without one of them, counted from 1.
  [[nodiscard]] virtual Or<Page> write_standing(std::string_view orders) const = 0;
  [[nodiscard]] virtual Or<std::string> read_standing(std::string_view orders,
                                                      std::string_view words) const = 0;
  [[nodiscard]] virtual Or<std::string> drop_standing(std::string_view orders,
                                                      std::size_t number) const = 0;
  // Words to complete what is being typed with.
  [[nodiscard]] virtual std::vector<std::string> vocabulary() const = 0;
};

// Help needs no game. Empty `word`: the list of orders. Nothing: there is no such order.
[[nodiscard]] std::optional<Page> order_help(std::string_view word, const Paint& paint);

// Throws std::runtime_error for a ruleset this client does not know, or a pack it cannot read.
[[nodiscard]] std::unique_ptr<Interpreter> make_interpreter(const std::string& ruleset,
                                                            const PackTexts& pack);

}  // namespace chartroom::cli
