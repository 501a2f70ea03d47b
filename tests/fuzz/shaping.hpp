// Changes a protobuf message a little and at random, so that it stays one: what a fuzzer that knows
// nothing of protobuf seldom manages.
#pragma once

#include <google/protobuf/message.h>

#include "rules/core/dice.hpp"

namespace chartroom::fuzz {

// One change of one field somewhere in the message.
void shape(google::protobuf::Message& message, core::Chooser& chooser);

}  // namespace chartroom::fuzz
