// How long it takes to build the execution tree of a trace, and what it takes in memory.
//
// tree_speed TRACE
//
// Prints nodes, CPU seconds (opening the trace included), and bytes of the tree a node.
#include <fmt/format.h>

#include <cstdio>
#include <ctime>

#include "traced/tree/build_tree.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "tree_speed TRACE\n");
    return 2;
  }
  const std::clock_t before = std::clock();
  const auto trail = inquest::trail::Trail::Open(argv[1]);
  if (!trail) {
    fmt::print(stderr, "{}\n", trail.error().message);
    return 3;
  }
  const inquest::tree::BuiltTree built = inquest::traced::BuildTree(**trail);
  const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  const size_t nodes = built.tree.size();
  fmt::print("{} {:.3f} {:.1f}\n", nodes, seconds,
             static_cast<double>(built.tree.bytes()) / static_cast<double>(nodes));
  return 0;
}
