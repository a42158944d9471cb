#include "session/trees.h"

namespace inquest::session {

Trees::Trees(const tree::Tree& tree, const tree::Behaviours& behaviours)
    : original_{&tree, &behaviours,
                std::make_unique<strategy::Search>(tree, &behaviours, strategy::Order::kOutermost)} {}

base::Result<const SearchableTree*> Trees::Transformed(const std::string& names) {
  if (names.empty()) return &original_;
  return base::Error{"There is no transform `" + names + "`."};
}

}  // namespace inquest::session
