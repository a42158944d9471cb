#include "oracle/calls_made.h"

namespace inquest::oracle {

std::vector<uint32_t> CallsMade(const tree::Tree& tree, const trail::Trail& run) {
  std::vector<uint32_t> calls(tree.size(), 0);
  for (size_t i = tree.size(); i-- > 0;) {
    const tree::NodeId node(i);
    const trail::CallableId routine(tree.routine(node).index);
    if (run.layout().callables.contains(routine)) {
      const trail::CallableKind kind = run.layout().callables[routine].kind;
      const bool is_call = kind == trail::CallableKind::kFunction || kind == trail::CallableKind::kLocal ||
                           kind == trail::CallableKind::kLambda;
      if (is_call) ++calls[i];
    }
    if (i > 0) calls[tree.parent(node).index] += calls[i];
  }
  return calls;
}

}  // namespace inquest::oracle
