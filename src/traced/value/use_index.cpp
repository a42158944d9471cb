#include "traced/value/use_index.h"

#include <algorithm>

namespace inquest::traced {

namespace {

UseIndex::Use MakeUse(trail::Address function, uint32_t call) {
  return {static_cast<uint32_t>(function >> 32), static_cast<uint32_t>(function), call};
}

}  // namespace

void UseIndex::Add(trail::Address function, uint32_t call) { uses_.push_back(MakeUse(function, call)); }

void UseIndex::Sort() {
  uses_.shrink_to_fit();
  std::sort(uses_.begin(), uses_.end());
}

std::span<const UseIndex::Use> UseIndex::Of(trail::Address function) const {
  const auto first = std::lower_bound(uses_.begin(), uses_.end(), MakeUse(function, 0));
  const auto last = std::upper_bound(first, uses_.end(), MakeUse(function, UINT32_MAX));
  return {first, last};
}

}  // namespace inquest::traced
