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
  const std::vector<trail::ConstantId>& Of(trail::VariantId variant);

 private:
  void Collect(trail::PlaceId entry, uint32_t leaf, std::vector<trail::ConstantId>* found) const;

  const trail::Layout& layout_;
  base::Store<trail::VariantId, std::optional<std::vector<trail::ConstantId>>> by_variant_;
};

}  // namespace inquest::traced
