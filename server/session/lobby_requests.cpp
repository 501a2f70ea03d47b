#include "session/session.hpp"

namespace chartroom::server {

Awaitable<Session::MaybeReply> Session::answer_in_lobby(const v1::Request& request) {
  auto& lobby = services_.lobby;
  const auto who = *account_;
  switch (request.of_case()) {
    case v1::Request::kListGames: {
      v1::Reply reply;
      *reply.mutable_games() = co_await lobby.list(who, request.list_games());
      co_return reply;
    }
    case v1::Request::kCreateGame: {
      auto game = co_await lobby.create(who, request.create_game());
      co_return lobby_limited("games", std::move(game));
    }
    case v1::Request::kGetGame: {
      auto game = co_await lobby.look(who, request.get_game().game_id());
      co_return to_reply(std::move(game));
    }
    case v1::Request::kTakeSide: {
      auto game = co_await lobby.take_side(who, request.take_side());
      co_return to_reply(std::move(game));
    }
    case v1::Request::kInvitePlayer: {
      auto game = co_await lobby.invite(who, request.invite_player());
      co_return lobby_limited("invitations", std::move(game));
    }
    case v1::Request::kLeaveGame: {
      auto game = co_await lobby.leave(who, request.leave_game().game_id());
      co_return to_reply(std::move(game));
    }
    case v1::Request::kGetNotes: {
      if (!is_uuid(request.get_notes().game_id())) co_return to_reply(no_such_game());
      auto notes = co_await services_.notes.read(who.id, request.get_notes().game_id());
      co_return to_reply(std::move(notes));
    }
    case v1::Request::kSetNotes: {
      if (!is_uuid(request.set_notes().game_id())) co_return to_reply(no_such_game());
      auto notes = co_await services_.notes.write(who.id, request.set_notes(), outlet_.get());
      co_return to_reply(std::move(notes));
    }
    default: break;
  }
  co_return to_reply(
      refused(v1::Refused::UNKNOWN_REQUEST, "This server does not know such a request."));
}

// Counts it, if a limit is why.
v1::Reply Session::lobby_limited(const char* limit, Answer<v1::GameInfo> answer) {
  if (answer || answer.error().code() != v1::Refused::TOO_MANY) return to_reply(std::move(answer));
  return limited(limit, std::move(answer).error());
}

v1::Reply Session::rulesets() const {
  v1::Reply reply;
  auto& out = *reply.mutable_rulesets();
  for (const auto& [id, ruleset] : services_.rulesets) {
    auto& info = *out.add_rulesets();
    info.set_id(id);
    info.set_title(ruleset->title());
    for (const auto side : core::both_sides) info.add_side_names(ruleset->side_name(side));
    for (const auto& scenario : ruleset->scenarios()) info.add_scenarios(scenario);
    for (const auto& [name, text] : ruleset->options()) {
      auto& option = *info.add_options();
      option.set_name(name);
      option.set_text(text);
    }
    info.set_pack_digest(ruleset->pack_digest());
  }
  return reply;
}

v1::Reply Session::pack(const v1::GetPack& wish) const {
  const auto found = services_.rulesets.find(wish.ruleset());
  if (found == services_.rulesets.end()) {
    return to_reply(
        refused(v1::Refused::UNKNOWN_THING, "There is no such ruleset.", "List the rulesets."));
  }
  v1::Reply reply;
  auto& out = *reply.mutable_pack();
  out.set_ruleset(wish.ruleset());
  out.set_digest(found->second->pack_digest());
  for (const auto& [name, content] : found->second->pack_files()) {
    auto& file = *out.add_files();
    file.set_name(name);
    file.set_content(content);
  }
  return reply;
}

}  // namespace chartroom::server
