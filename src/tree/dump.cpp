#include <string>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::tree {

namespace {

const char* KindName(NodeKind kind) {
  switch (kind) {
    case NodeKind::kRoutine:
      return "";
    case NodeKind::kProjection:
      return " projection";
    case NodeKind::kCollapse:
      return " collapse";
    case NodeKind::kLoop:
      return " loop";
    case NodeKind::kIteration:
      return " iteration";
    case NodeKind::kZoomed:
      return " zoomed";
  }
  return "";
}

}  // namespace

std::string Dump(const Tree& tree, const Behaviours* behaviours) {
  struct Line {
    NodeId node;
    size_t depth;
    bool reference;
  };
  std::string text;
  std::vector<Line> todo;
  if (tree.size() > 0) todo.push_back({Tree::root(), 0, false});
  while (!todo.empty()) {
    Line line = todo.back();
    todo.pop_back();
    RoutineId routine = tree.routine(line.node);
    text.append(2 * line.depth, ' ');
    text += std::to_string(line.node.index) + " ";
    text += behaviours ? behaviours->routine(routine).name : "routine " + std::to_string(routine.index);
    text += KindName(tree.kind(line.node));
    text += line.reference ? " (see above or below)\n" : "\n";
    if (line.reference) continue;
    auto children = tree.children(line.node);
    for (size_t i = children.size(); i-- > 0;)
      todo.push_back({children[i], line.depth + 1, tree.is_reference(line.node, children[i])});
  }
  return text;
}

}  // namespace inquest::tree
