// What to say about a name that is not in scope.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "haskell/rename/module_scope.h"

namespace inquest::haskell::rename {

// Collects names and keeps the nearest to the one asked for.
class Nearest {
 public:
  explicit Nearest(std::string_view wanted);
  void Offer(std::string_view candidate);
  // Empty if nothing is near.
  const std::string& best() const { return best_; }

 private:
  std::string wanted_;
  size_t distance_;  // of the best so far; at first one more than what counts as near
  std::string best_;
};

// The library module that is known to export this name, whether it was loaded or not; empty if none is.
std::string_view WellKnownModule(std::string_view name);
// The module that is usually imported under this name; empty if none is.
std::string_view UsualModule(std::string_view qualifier);

// The library module that exports this name and that a user may import, if one was loaded; none otherwise.
ModuleId FindLibraryExporting(const State& state, const base::Interner& names, Space space, Symbol name);

}  // namespace inquest::haskell::rename
