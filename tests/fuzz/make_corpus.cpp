// Writes what the fuzzers begin with: a folder for each target, a small file for each kind of
// thing.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "chartroom/v1/envelope.pb.h"
#include "tests/fuzz/orders.hpp"
#include "tests/fuzz/pack_changes.hpp"

namespace {

using namespace chartroom;
using namespace chartroom::fuzz;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

void write(const std::filesystem::path& folder, const std::string& name, const std::string& bytes) {
  std::filesystem::create_directories(folder);
  std::ofstream{folder / name, std::ios::binary} << bytes;
}

// Something that could be meant by a field of this name.
std::string likely_text(const FieldDescriptor& field) {
  const std::string& name = field.name();
  if (name == "game_id") return "00000000-0000-4000-8000-000000000000";
  if (name.ends_with("_id")) return "sixteen bytes of";
  if (name == "ruleset") return "far-seas";
  if (name == "scenario") return "full";
  if (name == "options") return "double-blind";
  if (name == "bot_strength") return "admiral";
  return "Scharnhorst";
}

void fill(Message& message) {
  const auto& fields = *message.GetReflection();
  for (int i = 0; i < message.GetDescriptor()->field_count(); ++i) {
    const FieldDescriptor* field = message.GetDescriptor()->field(i);
    switch (field->cpp_type()) {
      case FieldDescriptor::CPPTYPE_STRING:
        if (field->is_repeated()) {
          fields.AddString(&message, field, likely_text(*field));
        } else {
          fields.SetString(&message, field, likely_text(*field));
        }
        break;
      case FieldDescriptor::CPPTYPE_ENUM: fields.SetEnumValue(&message, field, 1); break;
      case FieldDescriptor::CPPTYPE_UINT32: fields.SetUInt32(&message, field, 1); break;
      case FieldDescriptor::CPPTYPE_UINT64: fields.SetUInt64(&message, field, 1); break;
      default: break;
    }
  }
}

// A request of every kind there is.
void write_frames(const std::filesystem::path& folder) {
  const auto* kinds = v1::Request::descriptor()->oneof_decl(0);
  for (int i = 0; i < kinds->field_count(); ++i) {
    v1::Envelope envelope;
    envelope.set_protocol(1);
    envelope.set_correlation(7);
    v1::Request& request = *envelope.mutable_request();
    fill(*request.GetReflection()->MutableMessage(&request, kinds->field(i)));
    write(folder, kinds->field(i)->name(), envelope.SerializeAsString());
  }
}

std::string with_hyphens(std::string text) {
  std::ranges::replace(text, ' ', '-');
  return text;
}

// Legal orders: each kind of decision of each side once, and the first of each kind of game.
void write_orders(const std::filesystem::path& folder, std::uint8_t first_game) {
  std::set<std::string> written;
  core::Chooser chooser{first_game};
  for (std::size_t kind = 0; kind < kinds_of_games(); ++kind) {
    const auto game = static_cast<std::uint8_t>(first_game + kind);
    for (std::size_t moment = 0; moment < positions_in(game); ++moment) {
      OrderInput input{game, static_cast<std::uint8_t>(moment), 0, 1, {}};
      const Position& here = position(game, input.moment);
      const core::Seat seat = asked_seat(here.decision, false);
      const char* side = seat.side == core::Side::one ? "-german" : "-allied";
      const std::string name = with_hyphens(here.decision.kind) + side;
      if (!written.insert(name).second && moment > 0) continue;
      input.order = legal_order(*here.game, seat, chooser);
      write(folder, name + "-" + std::to_string(game), write_input(input));
    }
  }
}

// Each file's beginning alone, and changes of the real pack that leave it one or nearly so.
void write_packs(const std::filesystem::path& folder) {
  constexpr std::size_t longest = 1500;
  const auto& files = real_pack();
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string& text = files[i].text;
    const std::string begun = text.substr(0, text.rfind('\n', longest) + 1);
    write(folder, files[i].name, static_cast<char>(i) + begun);
    std::uint8_t changed = first_of_changes;
    while (changed % files.size() != i) ++changed;
    const std::string which(1, static_cast<char>(changed));
    write(folder, files[i].name + "-comment", which + std::string{"\0\0\0\3# \n", 7});
    const std::size_t digit = text.find("= 1");
    if (digit == std::string::npos) continue;
    const std::string place{static_cast<char>(digit >> 8U), static_cast<char>(digit & 0xffU)};
    write(folder, files[i].name + "-number", which + place + std::string{"\3\3= 2", 5});
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: make_fuzz_corpus FOLDER\n");
    return 2;
  }
  const std::filesystem::path corpus = arguments[1];
  write_frames(corpus / "frame");
  write_orders(corpus / "order", 0);
  write_orders(corpus / "order_shaped", static_cast<std::uint8_t>(kinds_of_games()));
  write_packs(corpus / "pack");
}
