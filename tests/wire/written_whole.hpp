// Whether a message says all it could: for tests that send an example with every field filled.
#pragma once

#include <google/protobuf/message.h>

#include <string>

namespace chartroom::tests {

// Names of the fields of `message`, and of the messages in it, that are not set or are empty lists;
// "" if there are none. Of a oneof, one member is enough.
[[nodiscard]] std::string fields_left_out(const google::protobuf::Message& message);

}  // namespace chartroom::tests
