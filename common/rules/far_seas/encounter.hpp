// 4.6.3: an Allied group has a German one in sight: approach or abort, accept or run, fight or run.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

void carry_out(Umpiring& u, const order::Approach& order);
void answer_of_germans(Umpiring& u, const order::Run& order);
void carry_out(Umpiring& u, const order::TrySurprise& order);
void answer_of_allies(Umpiring& u, const order::Run& order);

}  // namespace chartroom::far_seas
