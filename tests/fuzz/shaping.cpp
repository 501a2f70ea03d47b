#include "tests/fuzz/shaping.hpp"

#include <array>
#include <string>
#include <vector>

namespace chartroom::fuzz {

using core::Chooser;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

namespace {

constexpr int most_in_a_list = 120;

template <class T, std::size_t n>
const T& any_of(const std::array<T, n>& all, Chooser& chooser) {
  return all[chooser.below(n)];
}

// Mostly a number that could mean something; sometimes one that lies at an edge.
std::uint64_t any_number(Chooser& chooser) {
  constexpr std::array<std::uint64_t, 10> edges{
      0, 1, 97, 98, 127, 255, 256, 0x7fffffff, 0xffffffff, ~std::uint64_t{0}};
  if (chooser.chance(20)) return any_of(edges, chooser);
  return chooser.below(chooser.chance(50) ? 36 : 100);
}

std::string any_text(Chooser& chooser) {
  static const std::array<std::string, 9> texts{"",
                                                "Spee",
                                                "basic",
                                                "far-seas",
                                                "00000000-0000-4000-8000-000000000000",
                                                "sixteen bytes of",
                                                "K\xc3\xb6nigsberg",
                                                std::string(2000, 'x'),
                                                std::string{"\x00\n\x7f", 3}};
  std::string text = any_of(texts, chooser);
  if (!text.empty() && chooser.chance(20))
    text[chooser.below(text.size())] = static_cast<char>(chooser.below(128));
  return text;
}

int any_word(const FieldDescriptor& field, Chooser& chooser) {
  if (chooser.chance(5)) return 99;
  const int count = field.enum_type()->value_count();
  return field.enum_type()->value(static_cast<int>(chooser.below(count)))->number();
}

void set(Message& in, const FieldDescriptor& field, Chooser& chooser) {
  const Reflection& fields = *in.GetReflection();
  const std::uint64_t number = any_number(chooser);
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return fields.SetInt32(&in, &field, static_cast<std::int32_t>(number));
    case FieldDescriptor::CPPTYPE_INT64:
      return fields.SetInt64(&in, &field, static_cast<std::int64_t>(number));
    case FieldDescriptor::CPPTYPE_UINT32:
      return fields.SetUInt32(&in, &field, static_cast<std::uint32_t>(number));
    case FieldDescriptor::CPPTYPE_UINT64: return fields.SetUInt64(&in, &field, number);
    case FieldDescriptor::CPPTYPE_BOOL: return fields.SetBool(&in, &field, number % 2 == 1);
    case FieldDescriptor::CPPTYPE_ENUM:
      return fields.SetEnumValue(&in, &field, any_word(field, chooser));
    case FieldDescriptor::CPPTYPE_STRING: return fields.SetString(&in, &field, any_text(chooser));
    case FieldDescriptor::CPPTYPE_MESSAGE: fields.MutableMessage(&in, &field); return;
    default: return;  // no message of ours has any other
  }
}

void add(Message& in, const FieldDescriptor& field, Chooser& chooser) {
  const Reflection& fields = *in.GetReflection();
  const int size = fields.FieldSize(in, &field);
  const int copied = size == 0 ? 0 : static_cast<int>(chooser.below(size));
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_UINT32:
      return fields.AddUInt32(&in, &field, static_cast<std::uint32_t>(any_number(chooser)));
    case FieldDescriptor::CPPTYPE_ENUM:
      return fields.AddEnumValue(&in, &field, any_word(field, chooser));
    case FieldDescriptor::CPPTYPE_STRING: return fields.AddString(&in, &field, any_text(chooser));
    case FieldDescriptor::CPPTYPE_MESSAGE: {
      Message* added = fields.AddMessage(&in, &field);
      // Most of what can be listed must not be listed twice.
      if (size > 0) added->CopyFrom(fields.GetRepeatedMessage(in, &field, copied));
      return;
    }
    default: return;
  }
}

void change_list(Message& in, const FieldDescriptor& field, Chooser& chooser) {
  const Reflection& fields = *in.GetReflection();
  const int size = fields.FieldSize(in, &field);
  if (size == 0 || (size < most_in_a_list && chooser.chance(40))) return add(in, field, chooser);
  const int last = size - 1;
  fields.SwapElements(&in, &field, static_cast<int>(chooser.below(size)), last);
  if (chooser.chance(60)) fields.RemoveLast(&in, &field);
  if (chooser.chance(40)) add(in, field, chooser);
}

void collect(Message& message, std::vector<Message*>& all) {
  all.push_back(&message);
  const Reflection& fields = *message.GetReflection();
  std::vector<const FieldDescriptor*> present;
  fields.ListFields(message, &present);
  for (const FieldDescriptor* field : present) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      collect(*fields.MutableMessage(&message, field), all);
      continue;
    }
    for (int i = 0; i < fields.FieldSize(message, field); ++i)
      collect(*fields.MutableRepeatedMessage(&message, field, i), all);
  }
}

}  // namespace

void shape(Message& message, Chooser& chooser) {
  std::vector<Message*> all;
  collect(message, all);
  // What holds everything else is seldom the interesting part.
  std::size_t chosen = chooser.below(all.size());
  if (chosen == 0 && !chooser.chance(20)) chosen = chooser.below(all.size());
  Message& in = *all[chosen];
  const auto& type = *in.GetDescriptor();
  if (type.field_count() == 0) return;
  const FieldDescriptor& field = *type.field(static_cast<int>(chooser.below(type.field_count())));
  if (field.is_repeated()) return change_list(in, field, chooser);
  const bool there = field.has_presence() && in.GetReflection()->HasField(in, &field);
  if (there && chooser.chance(20)) return in.GetReflection()->ClearField(&in, &field);
  set(in, field, chooser);
}

}  // namespace chartroom::fuzz
