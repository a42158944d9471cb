// The computation graph of classes, and what removing back edges and finding cycles makes of it. Between
// classes stand hubs: all that pushed one stack depend on the same, so the number of edges follows that of
// the classes, not its square.
#pragma once

#include <cstdint>
#include <vector>

#include "observe/classes.h"
#include "observe/dependencies.h"
#include "observe/graph.h"

namespace inquest::observe {

// Vertex 0 is the root, then come the classes in their order, then hubs.
struct ClassGraph {
  Graph graph;
  size_t classes = 0;

  static constexpr uint32_t kRoot = 0;
  static uint32_t VertexOf(ClassId id) { return id.index + 1; }
  bool is_class(uint32_t vertex) const { return vertex != kRoot && vertex <= classes; }
  static ClassId ClassOf(uint32_t vertex) { return ClassId(vertex - 1); }
};

// Everything is below the root: what has the empty stack, what nothing depends on, and of what depends on
// each other only the one with the shortest stack.
ClassGraph BuildClassGraph(const Classes& classes, const Dependencies& dependencies);

// Without the back edges (5.1): p -> d where every path from the root to p leads through d. That can be so
// only where d's class has one statement: where it has several, a path leads through another one.
ClassGraph WithoutBackEdges(const Classes& classes, const Dependencies& dependencies,
                            const ClassGraph& before);

}  // namespace inquest::observe
