#include "client-cli/commands/desk.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "client-cli/show/json.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

constexpr std::size_t usual_width = 110, widest = 160;

Endpoint endpoint_of(const Settings& settings) {
  auto endpoint = parse_endpoint(settings.server);
  if (!endpoint) throw Misused{endpoint.error()};
  return *std::move(endpoint);
}

Trust trust_of(const Settings& settings) {
  Trust trust{.insecure = settings.insecure, .fingerprint = {}};
  if (settings.fingerprint.empty()) return trust;
  trust.fingerprint = plain_fingerprint(settings.fingerprint);
  if (trust.fingerprint.empty())
    throw Misused{"--tls-fingerprint takes the SHA-256 of a certificate, 64 hex digits"};
  return trust;
}

}  // namespace

v1::Side side_named(const v1::RulesetInfo& ruleset, const std::string& name) {
  if (name.empty()) return v1::SIDE_UNSPECIFIED;
  std::vector<std::string> names;
  for (int i = 0; i < ruleset.side_names_size(); ++i) {
    if (folded(ruleset.side_names(i)).starts_with(folded(name))) return i == 0 ? v1::ONE : v1::TWO;
    names.push_back(folded(ruleset.side_names(i)));
  }
  throw Misused{"'" + name + "' is no side; there are " + listed(names)};
}

NotDone::NotDone(core::Refusal refusal)
    : std::runtime_error{refusal.what.text()},
      code_{refusal_code_name(refusal.code)},
      rule_{std::move(refusal.rule)},
      what_{refusal.what.text()},
      instead_{refusal.instead.text()} {}

NotDone::NotDone(const v1::Refused& refused)
    : std::runtime_error{refused.what()},
      code_{v1::Refused::Code_Name(refused.code())},
      rule_{harmless(refused.rule())},
      what_{harmless(refused.what())},
      instead_{harmless(refused.instead())} {}

std::string NotDone::in_words() const {
  std::string text = what_;
  if (!rule_.empty()) text += " [" + rule_ + "]";
  if (!instead_.empty()) text += "\n  " + instead_;
  return text;
}

boost::json::object NotDone::json() const {
  return {{"error", boost::json::object{{"kind", "refused"},
                                        {"code", code_},
                                        {"rule", rule_},
                                        {"what", what_},
                                        {"instead", instead_}}}};
}

std::size_t terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return std::min<std::size_t>(size.ws_col, widest);
  const char* columns = std::getenv("COLUMNS");
  const long told = columns == nullptr ? 0 : std::strtol(columns, nullptr, 10);
  return told > 0 ? std::min(static_cast<std::size_t>(told), widest) : usual_width;
}

Desk::Desk(Settings settings)
    : settings_{std::move(settings)},
      paint_{Paint::for_output(settings_.no_color || settings_.json)},
      profile_{settings_.profile},
      server_{endpoint_of(settings_).name()},
      client_{loop_, endpoint_of(settings_), trust_of(settings_)} {
  if (const auto session = profile_.session(server_)) client_.use_token(session->token);
}

MapStyle Desk::map_style(bool borders) const {
  return {.width = terminal_width(), .borders = borders, .paint = paint_};
}

v1::Reply Desk::must(const v1::Request& request, Again again) {
  auto answer = client_.ask(request, again);
  if (!answer) throw NotDone{answer.error()};
  return *std::move(answer);
}

void Desk::sign_in(const v1::SignedIn& session) {
  client_.use_token(session.token());
  profile_.keep_session(server_, {.name = session.name(), .token = session.token()});
}

void Desk::sign_out() {
  client_.use_token("");
  profile_.forget_session(server_);
}

const v1::RulesetInfo& Desk::ruleset(const std::string& id) {
  if (!rulesets_) {
    v1::Request request;
    request.mutable_list_rulesets();
    rulesets_ = must(request).rulesets();
  }
  for (const auto& one : rulesets_->rulesets())
    if (one.id() == id) return one;
  throw std::runtime_error{"the server does not know the ruleset '" + id + "'"};
}

PackTexts Desk::pack_of(const std::string& id) {
  const std::string digest = ruleset(id).pack_digest();
  PackTexts files = cached_pack(pack_cache(), digest);
  if (!files.empty()) return files;
  v1::Request request;
  request.mutable_get_pack()->set_ruleset(id);
  const v1::Reply reply = must(request);
  for (const auto& file : reply.pack().files()) files[file.name()] = file.content();
  keep_pack(pack_cache(), digest, files);
  return files;
}

std::string Desk::game_id(const std::string& named) {
  if (named.size() == 36) return named;
  v1::Request request;
  request.mutable_list_games()->set_mine(named == ".");
  const v1::Reply reply = must(request);
  std::vector<std::string> found;
  for (const auto& game : reply.games().games()) {
    const bool only = named == "." && game.status() != v1::GameInfo::ENDED;
    if (only || game.id().starts_with(named) || game.title() == named) found.push_back(game.id());
  }
  if (found.size() == 1) return found.front();
  throw Misused{found.empty()
                    ? "no game is called '" + named + "'; `games` lists them"
                    : "'" + named +
                          "' may be several games: begin the id of one, as `games` lists them"};
}

v1::GameInfo Desk::game(const std::string& named) {
  v1::Request request;
  request.mutable_get_game()->set_game_id(game_id(named));
  return must(request).game();
}

bool Desk::holds_both(const v1::GameInfo& info) const {
  const auto session = profile_.session(server_);
  return session && std::ranges::count(info.seats(), session->name, &v1::Seat::player) > 1;
}

std::optional<v1::Side> Desk::other_side_asked(const Sitting& sitting) const {
  const auto side = sitting.interpreter().side();
  if (!side || sitting.mine() != nullptr || !holds_both(sitting.info())) return std::nullopt;
  for (const core::Awaited& open : sitting.awaited())
    if (open.asked[core::other(*side)]) return side_to(core::other(*side));
  return std::nullopt;
}

v1::Side Desk::side_of_mine(const v1::GameInfo& info) {
  if (!settings_.as_side.empty()) return side_named(ruleset(info.ruleset()), settings_.as_side);
  if (holds_both(info)) {
    for (const auto& awaited : info.awaited())
      if (awaited.asked_size() > 0) return awaited.asked(0);
  }
  const auto session = profile_.session(server_);
  for (const auto& seat : info.seats())
    if (session && seat.player() == session->name) return seat.side();
  return v1::SIDE_UNSPECIFIED;
}

v1::GameInfo Desk::game_of_mine(const std::string& named) {
  v1::GameInfo info = game(named);
  if (give_nonces(info)) info = game(info.id());
  client_.use_side(side_of_mine(info));
  return info;
}

std::unique_ptr<Sitting> Desk::sit(const v1::GameInfo& info, std::uint64_t after) {
  const v1::RulesetInfo& rules = ruleset(info.ruleset());
  auto sitting = std::make_unique<Sitting>(
      info, std::vector<std::string>{rules.side_names().begin(), rules.side_names().end()},
      make_interpreter(info.ruleset(), pack_of(info.ruleset())), paint_);
  // From the first event on, whatever is known already: what was told is checked as a whole.
  auto watching = client_.watch(info.id(), 0);
  if (!watching) throw NotDone{watching.error()};
  const v1::Side side = watching->watching().side();
  const auto viewer = side == v1::SIDE_UNSPECIFIED
                          ? core::Viewer::public_eye()
                          : core::Viewer::of(core::admiral_of(side_from(side)));
  sitting->witness_by(std::make_unique<Witness>(profile_, server_, info, viewer));
  settle(*sitting);
  sitting->forget_news(after);
  return sitting;
}

std::unique_ptr<Sitting> Desk::sit(const std::string& named, std::uint64_t after) {
  return sit(game_of_mine(named), after);
}

std::unique_ptr<Sitting> Desk::sit_at(const v1::GameInfo& info, v1::Side side,
                                      std::uint64_t after) {
  client_.unwatch(info.id());
  client_.use_side(side);
  return sit(info, after);
}

void Desk::settle(Sitting& sitting) {
  const auto deadline = Clock::now() + std::chrono::seconds{30};
  while (!sitting.seen()) {
    const auto push = client_.next_push(deadline);
    if (!push) throw Unreachable{"the server tells nothing of the game"};
    if (push->has_game_update() && push->game_update().game_id() == sitting.id())
      sitting.take(push->game_update());
  }
}

std::vector<v1::NumberedEvent> Desk::history(const Sitting& sitting) {
  std::vector<v1::NumberedEvent> all;
  while (true) {
    v1::Request request;
    request.mutable_history()->set_game_id(sitting.id());
    request.mutable_history()->set_after(all.empty() ? 0 : all.back().number());
    const v1::Reply reply = must(request);
    if (reply.events().events().empty()) return all;
    for (const auto& event : reply.events().events()) all.push_back(event);
  }
}

void Desk::print(const Page& page) const {
  print(page.text, page.json);
}

void Desk::print(const std::string& text, const boost::json::object& json) const {
  if (settings_.json) {
    std::cout << boost::json::serialize(json) << "\n" << std::flush;
  } else {
    std::cout << text << std::flush;
  }
}

}  // namespace chartroom::cli
