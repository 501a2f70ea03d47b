#include "client-cli/fair/keepsake.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "client-cli/text/text.hpp"
#include "fair/fair.hpp"

namespace chartroom::cli {

namespace json = boost::json;

namespace {

std::filesystem::path folder_of(const Profile& profile) {
  return profile.folder() / "fair";
}

std::filesystem::path file_of(const Profile& profile, const std::string& game,
                              core::Viewer viewer) {
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-';
  };
  if (game.empty() || !std::ranges::all_of(game, plain))
    throw std::runtime_error{"'" + harmless(game) + "' cannot be a game's id"};
  return folder_of(profile) / (game + "-" + name_of_eyes(viewer) + ".json");
}

json::object object_in(const std::filesystem::path& file) {
  boost::system::error_code failed;
  json::value read = json::parse(read_file(file), failed);
  return !failed && read.is_object() ? read.as_object() : json::object{};
}

std::string bytes_of(const json::object& object, std::string_view key) {
  const auto* found = object.if_contains(key);
  if (found == nullptr || !found->is_string()) return {};
  return fair::unhex(std::string{found->as_string()}).value_or("");
}

}  // namespace

std::string name_of_eyes(core::Viewer viewer) {
  if (viewer.kind() != core::Viewer::Kind::seat) return "public";
  return viewer.seat().side == core::Side::one ? "one" : "two";
}

Keepsake kept_of(const Profile& profile, const std::string& game, core::Viewer viewer) {
  const auto object = object_in(file_of(profile, game, viewer));
  Keepsake out{.terms = bytes_of(object, "terms"),
               .seed_commitment = bytes_of(object, "seed_commitment"),
               .nonce_commitment = bytes_of(object, "nonce_commitment"),
               .receipts = {}};
  const auto* receipts = object.if_contains("receipts");
  if (receipts == nullptr || !receipts->is_array()) return out;
  for (const auto& value : receipts->as_array()) {
    if (!value.is_object()) continue;
    const auto& one = value.as_object();
    const auto* cursor = one.if_contains("cursor");
    if (cursor == nullptr || !cursor->is_int64()) continue;
    v1::Receipt receipt;
    receipt.set_cursor(static_cast<std::uint64_t>(cursor->as_int64()));
    receipt.set_told(bytes_of(one, "told"));
    receipt.set_head(bytes_of(one, "head"));
    receipt.set_signature(bytes_of(one, "signature"));
    out.receipts.push_back(std::move(receipt));
  }
  return out;
}

void keep(const Profile& profile, const std::string& game, core::Viewer viewer,
          const Keepsake& keepsake) {
  json::array receipts;
  for (const auto& receipt : keepsake.receipts) {
    receipts.push_back(json::object{{"cursor", receipt.cursor()},
                                    {"told", fair::hex(receipt.told())},
                                    {"head", fair::hex(receipt.head())},
                                    {"signature", fair::hex(receipt.signature())}});
  }
  const json::object object{{"terms", fair::hex(keepsake.terms)},
                            {"seed_commitment", fair::hex(keepsake.seed_commitment)},
                            {"nonce_commitment", fair::hex(keepsake.nonce_commitment)},
                            {"receipts", std::move(receipts)}};
  write_private(file_of(profile, game, viewer), json::serialize(object) + "\n");
}

Nonce new_nonce(const Profile& profile) {
  Nonce nonce{.bytes = fair::random_bytes(fair::nonce_bytes), .commitment = {}};
  nonce.commitment = fair::nonce_commitment(nonce.bytes);
  const auto file = folder_of(profile) / "nonces.txt";
  write_private(file, read_file(file) + fair::hex(nonce.bytes) + "\n");
  return nonce;
}

std::optional<std::string> nonce_behind(const Profile& profile, const std::string& commitment) {
  for (const std::string& line : split(read_file(folder_of(profile) / "nonces.txt"), '\n')) {
    const auto nonce = fair::unhex(trimmed(line));
    if (nonce && fair::nonce_commitment(*nonce) == commitment) return nonce;
  }
  return std::nullopt;
}

std::string pinned_key(const Profile& profile, const std::string& server, const std::string& key) {
  const auto file = folder_of(profile) / "keys.json";
  auto keys = object_in(file);
  if (auto pinned = bytes_of(keys, server); !pinned.empty()) return pinned;
  if (key.empty()) return {};
  keys[server] = fair::hex(key);
  write_private(file, json::serialize(keys) + "\n");
  return key;
}

}  // namespace chartroom::cli
