// Which suspected constants the code of a frame mentions (docs/design.md 4.3): in the right-hand side that
// was chosen or the conditions that were tried, also through trusted code and through what desugaring made.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trail/layout.h"

namespace inquest::traced {

class Mentions {
 public:
  explicit Mentions(const trail::Layout& layout);
  // Constants (Layout::constants), ascending. Computed once a variant.
  const std::vector<uint32_t>& Of(uint32_t variant);

 private:
  void Collect(uint32_t entry, uint32_t leaf, std::vector<uint32_t>* found) const;

  const trail::Layout& layout_;
  std::vector<std::optional<std::vector<uint32_t>>> by_variant_;
};

}  // namespace inquest::traced
