#include "tests/bench/bench_pack.hpp"

#include "data/loader/far_seas_loader.hpp"
#include "wire/far_seas_ruleset.hpp"

namespace chartroom::bench {
namespace {

const std::string folder = CHARTROOM_BENCH_PACKS "/far_seas";

}  // namespace

const far_seas::Pack& pack() {
  static const far_seas::Pack loaded = data::load_far_seas(folder).value();
  return loaded;
}

std::shared_ptr<const wire::RulesetEntry> ruleset() {
  static const auto entry = wire::far_seas_ruleset(folder).value();
  return entry;
}

}  // namespace chartroom::bench
