// 4.6.3: an Allied group has a German one in sight: approach or abort, accept or run, fight or run.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// Every fight but a surprise attack begins here: who of the Germans cannot fight is taken out of
// it first: an AMC sinks (6.2.2), the cruiser lost to the accident shows what it is (7.3.2).
void join_fight(Umpiring& u, Fight fight);

void carry_out(Umpiring& u, const order::Approach& order);
void answer_of_germans(Umpiring& u, const order::Run& order);
void carry_out(Umpiring& u, const order::TrySurprise& order);
void answer_of_allies(Umpiring& u, const order::Run& order);

}  // namespace chartroom::far_seas
