// Node simplification (Caballero, Riesco, Verdejo, Marti-Oliet): what a node shows is reduced as far as the
// run reduced it. The EDT and the FDT show most evaluated forms and have as parent what wrote the
// application, so they are simplified already: there is nothing left to do. (The step that this transform is
// elsewhere, from the tree of demands with values as at return, is tested in table1_test.cpp.)
#include "transform/registry.h"

namespace inquest::transform {

Result SimplifyNodes(const tree::Tree& tree, const tree::Behaviours&) {
  Result result{tree, {}};
  result.mapping.original.reserve(tree.size());
  for (size_t i = 0; i < tree.size(); ++i) result.mapping.original.push_back(NodeId(i));
  return result;
}

}  // namespace inquest::transform
