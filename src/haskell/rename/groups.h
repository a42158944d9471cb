// Dependency analysis of bindings (H2010 4.5.1).
#pragma once

#include <cstdint>
#include <vector>

#include "haskell/ast/ast.h"

namespace inquest::haskell::rename {

// Binding number `user` mentions binding number `used`; `has_signature`: the mentioned variable has a type
// signature.
struct Dependency {
  uint32_t user = 0;
  uint32_t used = 0;
  bool has_signature = false;
};

// The strongly connected groups of `bindings`, dependencies first. What depends on each other only through
// variables with a signature is in separate groups; apart from that no group mentions a later one. Inside a
// group: source order.
std::vector<BindingGroup> OrderIntoGroups(const std::vector<BindingId>& bindings,
                                          std::vector<Dependency> dependencies);

}  // namespace inquest::haskell::rename
