// Signatures, commitments and mixed dice (docs/fair-play.md).
#include <doctest/doctest.h>

#include "fair/fair.hpp"
#include "fair/signing.hpp"

using namespace chartroom;

TEST_CASE("signatures are the standard's") {
  // RFC 8032, 7.1, test 2.
  const fair::SigningKey key{
      *fair::unhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"),
      *fair::unhex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")};
  CHECK(fair::hex(fair::sign(key, "\x72")) ==
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
  CHECK(fair::signed_by(key.public_key, "\x72", fair::sign(key, "\x72")));
}

TEST_CASE("a signature fits one key and one message, whatever the bytes") {
  const auto key = fair::new_signing_key();
  const auto other = fair::new_signing_key();
  const auto signature = fair::sign(key, "a word");
  CHECK(fair::signed_by(key.public_key, "a word", signature));
  CHECK(!fair::signed_by(other.public_key, "a word", signature));
  CHECK(!fair::signed_by(key.public_key, "a ward", signature));
  for (std::size_t i = 0; i < signature.size(); ++i) {
    auto bent = signature;
    bent[i] = static_cast<char>(bent[i] ^ 1);
    CHECK(!fair::signed_by(key.public_key, "a word", bent));
  }
  CHECK(!fair::signed_by("", "a word", signature));
  CHECK(!fair::signed_by(std::string(32, 'x'), "a word", signature));
  CHECK(!fair::signed_by(key.public_key, "a word", ""));
  CHECK(!fair::signed_by(key.public_key, "a word", signature + "x"));
}

TEST_CASE("dice depend on each nonce and on whose it is") {
  const std::string seed(32, 's'), a(32, 'a'), b(32, 'b');
  const auto key = fair::mixed(seed, core::Side::one, a);
  CHECK(key.size() == fair::digest_bytes);
  CHECK(key != fair::mixed(seed, core::Side::two, a));
  CHECK(key != fair::mixed(seed, core::Side::one, b));
  CHECK(key != fair::mixed(std::string(32, 't'), core::Side::one, a));
  CHECK(fair::nonce_commitment(a) != fair::nonce_commitment(b));
  CHECK(fair::nonce_commitment(a) != fair::sha256(a));
}
