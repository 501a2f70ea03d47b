#include "fair/signing.hpp"

#include <openssl/evp.h>

#include <array>
#include <memory>
#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::fair {
namespace {

struct Free {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using Key = std::unique_ptr<EVP_PKEY, Free>;
using Context = std::unique_ptr<EVP_MD_CTX, Free>;

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

Key private_key(std::string_view secret) {
  Key key{EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, raw(secret), secret.size())};
  if (!key) throw std::runtime_error("this is no Ed25519 key");
  return key;
}

}  // namespace

SigningKey new_signing_key() {
  SigningKey out{.secret = random_bytes(signing_key_bytes), .public_key = {}};
  std::array<unsigned char, signing_key_bytes> bytes{};
  std::size_t size = bytes.size();
  if (EVP_PKEY_get_raw_public_key(private_key(out.secret).get(), bytes.data(), &size) != 1) {
    throw std::runtime_error("an Ed25519 key could not be made");
  }
  out.public_key.assign(reinterpret_cast<const char*>(bytes.data()), size);
  return out;
}

namespace {

// A key made ready: reading it in takes as long as signing. One server signs with one key.
struct ReadyKey {
  std::string secret;
  Context context;
};

EVP_MD_CTX* ready(const SigningKey& key) {
  thread_local ReadyKey last;
  if (last.secret == key.secret && last.context) return last.context.get();
  const Key secret = private_key(key.secret);
  Context context{EVP_MD_CTX_new()};
  if (!context || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, secret.get()) != 1) {
    throw std::runtime_error("an Ed25519 signature could not be made");
  }
  last = {key.secret, std::move(context)};
  return last.context.get();
}

}  // namespace

std::string sign(const SigningKey& key, std::string_view message) {
  std::array<unsigned char, signature_bytes> bytes{};
  std::size_t size = bytes.size();
  if (EVP_DigestSign(ready(key), bytes.data(), &size, raw(message), message.size()) != 1) {
    throw std::runtime_error("an Ed25519 signature could not be made");
  }
  return {reinterpret_cast<const char*>(bytes.data()), size};
}

bool signed_by(std::string_view public_key, std::string_view message, std::string_view signature) {
  if (public_key.size() != signing_key_bytes || signature.size() != signature_bytes) return false;
  const Key key{
      EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, raw(public_key), public_key.size())};
  const Context context{EVP_MD_CTX_new()};
  return key && context &&
         EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) == 1 &&
         EVP_DigestVerify(context.get(), raw(signature), signature.size(), raw(message),
                          message.size()) == 1;
}

}  // namespace chartroom::fair
