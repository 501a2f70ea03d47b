#include "tests/wire/written_whole.hpp"

#include <google/protobuf/descriptor.h>

namespace chartroom::tests {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

std::string fields_left_out(const Message& message) {
  const auto& reflection = *message.GetReflection();
  const auto& type = *message.GetDescriptor();
  std::string left_out;
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor* field = type.field(i);
    const bool a_choice = field->real_containing_oneof() != nullptr;
    const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
    if (field->is_repeated()) {
      const int size = reflection.FieldSize(message, field);
      if (size == 0) left_out += field->full_name() + " ";
      for (int item = 0; is_message && item < size; ++item) {
        left_out += fields_left_out(reflection.GetRepeatedMessage(message, field, item));
      }
    } else if (!reflection.HasField(message, field)) {
      if (!a_choice) left_out += field->full_name() + " ";
    } else if (is_message) {
      left_out += fields_left_out(reflection.GetMessage(message, field));
    }
  }
  for (int i = 0; i < type.real_oneof_decl_count(); ++i) {
    const auto* choice = type.oneof_decl(i);
    if (!reflection.HasOneof(message, choice)) left_out += choice->full_name() + " ";
  }
  return left_out;
}

}  // namespace chartroom::tests
