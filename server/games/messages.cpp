#include "games/messages.hpp"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/wire_format_lite.h>

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

// An Envelope whose body is this message, without a copy of it: the bytes are those of the fields
// one after the other.
Frame enveloped(int field, const google::protobuf::MessageLite& body, std::uint64_t correlation) {
  using google::protobuf::internal::WireFormatLite;
  v1::Envelope envelope;
  envelope.set_protocol(protocol_version);
  envelope.set_correlation(correlation);
  const auto size = body.ByteSizeLong();
  constexpr std::size_t most_of_head = 32;
  auto frame = std::make_shared<std::string>();
  frame->reserve(most_of_head + size);
  google::protobuf::io::StringOutputStream stream{frame.get()};
  {
    google::protobuf::io::CodedOutputStream out{&stream};
    envelope.SerializePartialToCodedStream(&out);
    out.WriteTag(WireFormatLite::MakeTag(field, WireFormatLite::WIRETYPE_LENGTH_DELIMITED));
    out.WriteVarint32(static_cast<std::uint32_t>(size));
    body.SerializePartialToCodedStream(&out);
  }
  return frame;
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
  return enveloped(v1::Envelope::kReplyFieldNumber, reply, correlation);
}

Frame frame_of(const v1::Push& push) {
  return enveloped(v1::Envelope::kPushFieldNumber, push, 0);
}

}  // namespace chartroom::server
