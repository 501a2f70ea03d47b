#include "games/messages.hpp"

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

Frame written(const v1::Envelope& envelope) {
  return std::make_shared<const std::string>(envelope.SerializeAsString());
}

}  // namespace

v1::Refused to_wire(const core::Refusal& refusal) {
  auto out = refused(code_of(refusal.code), refusal.what, refusal.instead);
  out.set_rule(refusal.rule);
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

Frame frame_of(const v1::Reply& reply, std::uint64_t correlation) {
  v1::Envelope envelope;
  envelope.set_protocol(protocol_version);
  envelope.set_correlation(correlation);
  *envelope.mutable_reply() = reply;
  return written(envelope);
}

Frame frame_of(const v1::Push& push) {
  v1::Envelope envelope;
  envelope.set_protocol(protocol_version);
  *envelope.mutable_push() = push;
  return written(envelope);
}

}  // namespace chartroom::server
