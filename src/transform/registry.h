// The transforms themselves; a session finds them by name (transform.h).
#pragma once

#include "transform/transform.h"

namespace inquest::transform {

Result CompressTree(const tree::Tree& tree, const tree::Behaviours& behaviours,
                    const std::stop_token& stop = {});
Result BalanceTree(const tree::Tree& tree, const tree::Behaviours& behaviours,
                   const std::stop_token& stop = {});

}  // namespace inquest::transform
