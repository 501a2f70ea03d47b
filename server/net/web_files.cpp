#include "net/web_files.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes_in_all = 64U << 20U;
constexpr std::string_view hashed_folder = "/assets/";
constexpr std::string_view index_path = "/index.html";

struct Type {
  std::string_view extension;
  std::string_view mime;
};
constexpr std::array<Type, 13> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".mp3", "audio/mpeg"},
    {".wasm", "application/wasm"},
}};

FileBytes read(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  auto bytes = std::make_shared<std::string>(std::istreambuf_iterator<char>{in},
                                             std::istreambuf_iterator<char>{});
  if (!in.good() && !in.eof()) throw std::runtime_error{file.string() + " cannot be read"};
  return bytes;
}

std::string_view type_of(const fs::path& file) {
  const auto extension = file.extension().string();
  const auto* found = std::ranges::find(types, extension, &Type::extension);
  if (found == types.end()) {
    throw std::runtime_error{file.string() + " is of a type that the server does not know"};
  }
  return found->mime;
}

FileBytes beside(const fs::path& file, std::string_view suffix) {
  fs::path packed = file;
  packed += suffix;
  return fs::is_regular_file(packed) ? read(packed) : nullptr;
}

WebFile web_file(const fs::path& file, std::string_view path) {
  WebFile result{.bytes = read(file),
                 .brotli = beside(file, ".br"),
                 .gzip = beside(file, ".gz"),
                 .type = type_of(file),
                 .tag = {},
                 .hashed = path.starts_with(hashed_folder)};
  result.tag = fair::hex(fair::sha256(*result.bytes));
  return result;
}

bool is_packed(const fs::path& file) {
  return file.extension() == ".br" || file.extension() == ".gz";
}

// A path that only the client knows: no file could be meant, since it has no dot.
bool is_page_of_client(std::string_view path) {
  return path.starts_with('/') && path.find('.') == std::string_view::npos;
}

// "br;q=0.5": whether the weight is not 0. Beast's list of tokens leaves weights to us.
bool allowed(std::string_view parameters) {
  const auto at = parameters.find("q=");
  if (at == std::string_view::npos) return true;
  const auto digits = parameters.substr(at + 2);
  return digits.find_first_of("123456789") < digits.find_first_of(",; \t");
}

}  // namespace

WebFiles::WebFiles(const fs::path& folder) {
  std::uintmax_t total = 0;
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    if (!entry.is_regular_file()) continue;
    total += entry.file_size();
    if (total > most_bytes_in_all) {
      throw std::runtime_error{folder.string() + " holds far more than the browser client"};
    }
    if (is_packed(entry.path())) continue;
    const auto path = "/" + entry.path().lexically_relative(folder).generic_string();
    files_.emplace(path, web_file(entry.path(), path));
  }
  if (!files_.contains(index_path)) {
    throw std::runtime_error{folder.string() + " has no index.html; is the browser client built?"};
  }
}

const WebFile* WebFiles::find(std::string_view path) const {
  if (const auto found = files_.find(path); found != files_.end()) return &found->second;
  if (files_.empty() || !is_page_of_client(path)) return nullptr;
  return &files_.find(index_path)->second;
}

std::string_view encoding_for(const WebFile& file, std::string_view accepted) {
  bool brotli = false;
  bool gzip = false;
  std::size_t at = 0;
  while (at < accepted.size()) {
    const auto end = std::min(accepted.find(',', at), accepted.size());
    auto item = accepted.substr(at, end - at);
    item.remove_prefix(std::min(item.find_first_not_of(" \t"), item.size()));
    const auto name_ends = std::min(item.find_first_of("; \t"), item.size());
    const boost::beast::string_view name{item.data(), name_ends};
    const bool wanted = allowed(item.substr(name_ends));
    if (boost::beast::iequals(name, "br")) brotli = wanted;
    if (boost::beast::iequals(name, "gzip")) gzip = wanted;
    at = end + 1;
  }
  if (brotli && file.brotli) return "br";
  if (gzip && file.gzip) return "gzip";
  return {};
}

}  // namespace chartroom::server
