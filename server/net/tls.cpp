#include "net/tls.hpp"

#include <openssl/ec.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::server {
namespace {

template <auto F>
struct Free {
  template <class T>
  void operator()(T* thing) const {
    F(thing);
  }
};
using File = std::unique_ptr<std::FILE, Free<std::fclose>>;
using Key = std::unique_ptr<EVP_PKEY, Free<EVP_PKEY_free>>;
using X509Certificate = std::unique_ptr<X509, Free<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, Free<X509_EXTENSION_free>>;

constexpr long ten_years_s = 10L * 365 * 24 * 3600;

void check(bool fine, const std::string& what) {
  if (!fine) throw std::runtime_error("TLS: " + what);
}

File open_file(const std::filesystem::path& path, const char* mode) {
  File file{std::fopen(path.c_str(), mode)};
  check(file != nullptr, "cannot open " + path.string());
  return file;
}

std::string host_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

// A name may hold what an extension's text cannot; such a host goes by localhost alone.
std::string alternative_names() {
  std::string names = "DNS:localhost,IP:127.0.0.1,IP:::1";
  const auto host = host_name();
  const bool plain = host.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyz"
                         "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.") == std::string::npos;
  if (plain && !host.empty() && host != "localhost") names += ",DNS:" + host;
  return names;
}

void add_extension(X509* certificate, int nid, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  const Extension extension{X509V3_EXT_conf_nid(nullptr, &context, nid, value.c_str())};
  check(extension != nullptr, "cannot make an extension");
  check(X509_add_ext(certificate, extension.get(), -1) == 1, "cannot add an extension");
}

X509Certificate make_certificate(EVP_PKEY* key) {
  X509Certificate certificate{X509_new()};
  check(certificate != nullptr, "cannot make a certificate");
  auto* x509 = certificate.get();
  X509_set_version(x509, X509_VERSION_3);
  const auto serial = fair::first_64_bits(fair::random_bytes(8)) >> 1U;
  ASN1_INTEGER_set_uint64(X509_get_serialNumber(x509), serial);
  X509_gmtime_adj(X509_getm_notBefore(x509), -3600);
  X509_gmtime_adj(X509_getm_notAfter(x509), ten_years_s);
  X509_set_pubkey(x509, key);
  auto* name = X509_get_subject_name(x509);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("chartroomd"), -1, -1, 0);
  X509_set_issuer_name(x509, name);
  add_extension(x509, NID_subject_alt_name, alternative_names());
  add_extension(x509, NID_basic_constraints, "critical,CA:FALSE");
  check(X509_sign(x509, key, EVP_sha256()) > 0, "cannot sign the certificate");
  return certificate;
}

}  // namespace

Certificate self_signed(const std::filesystem::path& folder) {
  Certificate files{folder / "cert.pem", folder / "key.pem"};
  if (std::filesystem::exists(files.certificate) && std::filesystem::exists(files.key)) {
    return files;
  }
  std::filesystem::create_directories(folder);
  const Key key{EVP_EC_gen("P-256")};
  check(key != nullptr, "cannot make a key");
  const auto certificate = make_certificate(key.get());
  {
    const auto old_mask = umask(0077);
    const auto file = open_file(files.key, "w");
    umask(old_mask);
    check(PEM_write_PrivateKey(file.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1,
          "cannot write the key");
  }
  const auto file = open_file(files.certificate, "w");
  check(PEM_write_X509(file.get(), certificate.get()) == 1, "cannot write the certificate");
  return files;
}

boost::asio::ssl::context tls_context(const Certificate& files) {
  namespace ssl = boost::asio::ssl;
  ssl::context context{ssl::context::tls_server};
  context.set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                      ssl::context::no_tlsv1_1 | ssl::context::single_dh_use);
  SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
  boost::system::error_code error;
  context.use_certificate_chain_file(files.certificate.string(), error);
  check(!error, "cannot use " + files.certificate.string() + ": " + error.message());
  context.use_private_key_file(files.key.string(), ssl::context::pem, error);
  check(!error, "cannot use " + files.key.string() + ": " + error.message());
  return context;
}

std::string fingerprint(const std::filesystem::path& certificate) {
  const auto file = open_file(certificate, "r");
  const X509Certificate x509{PEM_read_X509(file.get(), nullptr, nullptr, nullptr)};
  check(x509 != nullptr, "cannot read " + certificate.string());
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  check(X509_digest(x509.get(), EVP_sha256(), digest.data(), &size) == 1, "cannot hash it");
  const auto hex = fair::hex({reinterpret_cast<const char*>(digest.data()), size});
  std::string out;
  for (std::size_t i = 0; i < hex.size(); i += 2) out += (i > 0 ? ":" : "") + hex.substr(i, 2);
  return out;
}

}  // namespace chartroom::server
