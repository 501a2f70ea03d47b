// What every command works with: the settings, the profile, the connection, and where to print.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "client-cli/net/client.hpp"
#include "client-cli/profile/profile.hpp"
#include "client-cli/show/paint.hpp"
#include "client-cli/table/sitting.hpp"

namespace chartroom::cli {

// Exit codes of the program.
enum class Exit : int { ok = 0, refused = 1, usage = 2, unreachable = 3 };

// Not done, and why; by the server, or by the rules as this client knows them.
class NotDone : public std::runtime_error {
 public:
  explicit NotDone(core::Refusal refusal);
  explicit NotDone(const v1::Refused& refused);
  [[nodiscard]] std::string in_words() const;  // with its rule, and what would be right
  [[nodiscard]] boost::json::object json() const;
  [[nodiscard]] const std::string& code() const { return code_; }

 private:
  std::string code_;  // "STALE"
  std::string rule_, what_, instead_;
};

// The command line makes no sense.
struct Misused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Settings {
  std::string server = "ws://127.0.0.1:1914";
  std::string profile = "default";
  std::string fingerprint;
  std::string as_side;  // empty: my only one, or the one that is asked
  bool json = false;
  bool insecure = false;
  bool no_color = false;
};

class Desk {
 public:
  explicit Desk(Settings settings);

  [[nodiscard]] bool json() const { return settings_.json; }
  [[nodiscard]] const Paint& paint() const { return paint_; }
  [[nodiscard]] MapStyle map_style(bool borders = false) const;
  [[nodiscard]] const Profile& profile() const { return profile_; }
  [[nodiscard]] const std::string& server() const { return server_; }
  [[nodiscard]] Client& client() { return client_; }
  [[nodiscard]] boost::asio::io_context& loop() { return loop_; }

  // The answer, or NotDone.
  [[nodiscard]] v1::Reply must(const v1::Request& request, Again again = Again::may);
  // Keeps the session that a registration or login began.
  void sign_in(const v1::SignedIn& session);
  void sign_out();

  // "3f2a..." (any beginning that names one game), a title, or "." for the only one of mine.
  [[nodiscard]] std::string game_id(const std::string& named);
  [[nodiscard]] v1::GameInfo game(const std::string& named);
  // The same, for who is going to act in it: from now on the client asks as their side.
  [[nodiscard]] v1::GameInfo game_of_mine(const std::string& named);
  // The side of --as, else the one I hold; where I hold both, the one that is asked. Unspecified: I
  // hold none.
  [[nodiscard]] v1::Side side_of_mine(const v1::GameInfo& game);
  [[nodiscard]] bool holds_both(const v1::GameInfo& game) const;
  // I hold both sides, and the game waits for the one at which I do not sit.
  [[nodiscard]] std::optional<v1::Side> other_side_asked(const Sitting& sitting) const;
  [[nodiscard]] bool names_a_side() const { return !settings_.as_side.empty(); }
  // What is mine to give before a game opens: the nonces that I committed to. True if one was
  // given.
  bool give_nonces(const v1::GameInfo& info);
  // Empty: it is lost.
  void give_nonce(const std::string& game, v1::Side side, const std::string& nonce);
  // Keeps what a game was committed to, as its side I am.
  void remember(const v1::GameInfo& info, const std::string& nonce_commitment) const;
  // Sits down at a game and takes in all there is; news up to `after` are known already.
  [[nodiscard]] std::unique_ptr<Sitting> sit(const std::string& named, std::uint64_t after = 0);
  [[nodiscard]] std::unique_ptr<Sitting> sit(const v1::GameInfo& game, std::uint64_t after);
  // Leaves one chair for the one at the other side of the table.
  [[nodiscard]] std::unique_ptr<Sitting> sit_at(const v1::GameInfo& game, v1::Side side,
                                                std::uint64_t after);
  // Every event of a game so far.
  [[nodiscard]] std::vector<v1::NumberedEvent> history(const Sitting& sitting);
  // Takes in updates of this game until it has one whole; others' news is dropped.
  void settle(Sitting& sitting);
  [[nodiscard]] const v1::RulesetInfo& ruleset(const std::string& id);
  // The data that the server plays with, by name of the file.
  [[nodiscard]] PackTexts pack_of(const std::string& ruleset);

  // One document or text, by the settings.
  void print(const Page& page) const;
  void print(const std::string& text, const boost::json::object& json) const;

 private:
  Settings settings_;
  Paint paint_;
  Profile profile_;
  boost::asio::io_context loop_{1};
  std::string server_;
  Client client_;
  std::optional<v1::Rulesets> rulesets_;
};

// "german", or the beginning of it; unspecified for an empty name. Throws Misused.
[[nodiscard]] v1::Side side_named(const v1::RulesetInfo& ruleset, const std::string& name);
[[nodiscard]] boost::json::object game_json(const v1::GameInfo& game,
                                            const v1::RulesetInfo& ruleset);
[[nodiscard]] boost::json::object news_json(const News& news);
[[nodiscard]] std::string status_in_words(v1::GameInfo::Status status);
[[nodiscard]] std::size_t terminal_width();

}  // namespace chartroom::cli
