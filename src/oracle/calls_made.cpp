#include "oracle/calls_made.h"

namespace inquest::oracle {
namespace {

bool IsCounted(const trail::Callable& callable) {
  return callable.kind == trail::CallableKind::kFunction || callable.kind == trail::CallableKind::kLocal ||
         callable.kind == trail::CallableKind::kLambda;
}

}  // namespace

std::vector<uint32_t> CallsMade(const tree::Tree& tree, const trail::Trail& run) {
  std::vector<uint32_t> calls(tree.size(), 0);
  for (size_t i = tree.size(); i-- > 0;) {
    const tree::NodeId node(i);
    const trail::CallableId routine(tree.routine(node).index);
    if (run.layout().callables.contains(routine) && IsCounted(run.layout().callables[routine])) ++calls[i];
    if (i > 0) calls[tree.parent(node).index] += calls[i];
  }
  return calls;
}

std::vector<uint32_t> CallsSince(const trail::Trail& run) {
  std::vector<uint32_t> calls(run.frame_count() + 1, 0);
  for (size_t i = run.frame_count(); i-- > 0;) {
    const trail::Frame frame = run.frame_number(i);
    const trail::Callable* callable = run.callable(frame);
    const bool is_counted = callable != nullptr && !run.variant(frame).is_block && IsCounted(*callable);
    calls[i] = calls[i + 1] + (is_counted ? 1 : 0);
  }
  return calls;
}

}  // namespace inquest::oracle
