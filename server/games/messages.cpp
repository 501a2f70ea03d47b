#include "games/messages.hpp"

#include "wire/wire_bytes.hpp"

namespace chartroom::server {
namespace {

v1::Refused::Code code_of(core::RefusalCode code) {
  using core::RefusalCode;
  switch (code) {
    case RefusalCode::malformed: return v1::Refused::MALFORMED;
    case RefusalCode::not_your_decision: return v1::Refused::NOT_YOUR_DECISION;
    case RefusalCode::stale: return v1::Refused::STALE;
    case RefusalCode::wrong_order: return v1::Refused::WRONG_ORDER;
    case RefusalCode::unknown_thing: return v1::Refused::UNKNOWN_THING;
    case RefusalCode::not_yours: return v1::Refused::NOT_YOURS;
    case RefusalCode::against_the_rules: return v1::Refused::AGAINST_THE_RULES;
    case RefusalCode::game_over: return v1::Refused::GAME_OVER;
  }
  return v1::Refused::CODE_UNSPECIFIED;
}

using wire::append_head_of_field;
using wire::append_number_field;

constexpr std::size_t most_of_heads = 48;  // bytes before the body of an Envelope and of a Push

// An Envelope whose body is this message, without a copy of it.
Frame enveloped(int field, const google::protobuf::MessageLite& body, std::uint64_t correlation) {
  auto frame = std::make_shared<std::string>();
  const auto size = body.ByteSizeLong();
  frame->reserve(most_of_heads + size);
  append_number_field(*frame, v1::Envelope::kProtocolFieldNumber, protocol_version);
  append_number_field(*frame, v1::Envelope::kCorrelationFieldNumber, correlation);
  append_head_of_field(*frame, field, size);
  body.AppendPartialToString(frame.get());
  return frame;
}

}  // namespace

v1::Refused to_wire(const core::Refusal& refusal) {
  auto out = refused(code_of(refusal.code), refusal.what.text(), refusal.instead.text());
  out.set_rule(refusal.rule);
  if (!refusal.what.empty()) *out.mutable_what_said() = record::to_wire(refusal.what);
  if (!refusal.instead.empty()) *out.mutable_instead_said() = record::to_wire(refusal.instead);
  return out;
}

v1::Side side_of(core::Viewer viewer) {
  return viewer.kind() == core::Viewer::Kind::seat ? to_wire(viewer.seat().side)
                                                   : v1::SIDE_UNSPECIFIED;
}

v1::Refused refused(v1::Refused::Code code, std::string what, std::string instead) {
  v1::Refused out;
  out.set_code(code);
  out.set_what(std::move(what));
  out.set_instead(std::move(instead));
  return out;
}

v1::Refused no_such_game() {
  return refused(v1::Refused::NO_SUCH_GAME, "There is no such game, or it is not for you.",
                 "List your games.");
}

Frame frame_of(const v1::Reply& reply, std::uint64_t correlation) {
  return enveloped(v1::Envelope::kReplyFieldNumber, reply, correlation);
}

Frame frame_of(const v1::Push& push) {
  return enveloped(v1::Envelope::kPushFieldNumber, push, 0);
}

Frame frame_of_update(std::string_view update, std::string_view rest_of_it) {
  const auto size = update.size() + rest_of_it.size();
  std::string head_of_update;
  append_head_of_field(head_of_update, v1::Push::kGameUpdateFieldNumber, size);
  auto frame = std::make_shared<std::string>();
  frame->reserve(most_of_heads + size);
  append_number_field(*frame, v1::Envelope::kProtocolFieldNumber, protocol_version);
  append_head_of_field(*frame, v1::Envelope::kPushFieldNumber, head_of_update.size() + size);
  *frame += head_of_update;
  *frame += update;
  *frame += rest_of_it;
  return frame;
}

}  // namespace chartroom::server
