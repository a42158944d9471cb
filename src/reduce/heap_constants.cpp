// Trusted constants in statements. The cell of a constant is in frame 0, so a reference to it is none into
// the region, and nobody remembers it; what suspected code passes on, and what values that were kept hold, is
// kept at the end of the run (docs/design.md 4.4: values in a statement are kept in full).
#include "reduce/heap.h"

namespace inquest::reduce {

namespace {

// Whether the kids of a node are in no statement: arguments of trusted functions, operands, parts of an
// action, which is shown by what it did.
bool KeepsToItself(const Node& node, const Code& code) {
  switch (node.op) {
    case Op::kCall:
      return code.routines[node.a].trusted;
    case Op::kPrim:
    case Op::kAction:
    case Op::kCase:
    case Op::kMethod:
      return true;
    default:
      return false;
  }
}

}  // namespace

// The trusted constants that suspected code mentions where their values get into statements.
void Heap::NoteConstantsOfCode() {
  std::vector<bool> is_passed_on(code_->suspected_nodes_end, true);
  for (NodeIndex i = 0; i < code_->suspected_nodes_end; ++i) {
    const Node& node = code_->nodes[i];
    if (!(node.flags & kTrusted) && !KeepsToItself(node, *code_)) continue;
    for (uint32_t kid = 0; kid < node.count; ++kid) {
      const NodeIndex at = code_->kids[node.kids + kid];
      if (at < is_passed_on.size()) is_passed_on[at] = false;
    }
  }
  for (NodeIndex i = 0; i < code_->suspected_nodes_end; ++i) {
    const Node& node = code_->nodes[i];
    if (node.op == Op::kConstant && !(node.flags & kTrusted) && is_passed_on[i])
      constant_kept_[node.a] = true;
  }
}

void Heap::KeepConstants() {
  if (!code_->records) return;
  NoteConstantsOfCode();
  // What is kept of one may hold others.
  std::vector<bool> done(constant_kept_.size(), false);
  for (bool found = true; found;) {
    found = false;
    for (size_t i = 0; i < constant_kept_.size(); ++i) {
      if (!constant_kept_[i] || done[i] || !code_->constants[i].trusted) continue;
      done[i] = found = true;
      trail_work_.push_back(program_frame_ + 8 * uint64_t{code_->constants[i].slot});
      DrainTrailWork();
    }
  }
}

}  // namespace inquest::reduce
