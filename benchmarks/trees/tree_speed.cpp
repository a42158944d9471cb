// How long it takes to build an execution tree of a trace, and what it takes in memory.
//
// tree_speed TRACE [edt|fdt]
//
// Prints nodes, CPU seconds (opening the trace included), bytes of the tree a node, bytes of memory a node
// that the process holds beside the file, and the CPU milliseconds of the slowest of the first hundred
// statements.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>

#include "traced/tree/build_tree.h"
#include "value/print.h"

namespace {

// 0 if it cannot be told.
uint64_t HeldBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("RssAnon:")) return std::stoull(line.substr(8)) * 1024;
  return 0;
}

double MillisecondsOfSlowest(const inquest::tree::BuiltTree& built) {
  double slowest = 0;
  for (size_t i = 0; i < std::min(built.tree.size(), size_t{100}); ++i) {
    const std::clock_t start = std::clock();
    const inquest::value::Statement statement =
        built.behaviours->Describe(inquest::tree::NodeId(static_cast<uint32_t>(i)));
    if (inquest::value::Text(built.behaviours->terms(), statement, {.columns = 1000}).empty()) return -1;
    slowest = std::max(slowest, 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  return slowest;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view name = argc == 3 ? argv[2] : "edt";
  if (argc < 2 || argc > 3 || (name != "edt" && name != "fdt")) {
    fmt::print(stderr, "tree_speed TRACE [edt|fdt]\n");
    return 2;
  }
  const std::clock_t before = std::clock();
  const auto trail = inquest::trail::Trail::Open(argv[1]);
  if (!trail) {
    fmt::print(stderr, "{}\n", trail.error().message);
    return 3;
  }
  using inquest::traced::TreeStyle;
  const uint64_t held_before = HeldBytes();
  const inquest::tree::BuiltTree built =
      inquest::traced::BuildTree(**trail, {}, name == "fdt" ? TreeStyle::kFdt : TreeStyle::kEdt);
  const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  const size_t nodes = built.tree.size();
  const double slowest = MillisecondsOfSlowest(built);
  fmt::print("{} {:.3f} {:.1f} {:.1f} {:.1f}\n", nodes, seconds,
             static_cast<double>(built.tree.bytes()) / static_cast<double>(nodes),
             static_cast<double>(HeldBytes() - held_before) / static_cast<double>(nodes), slowest);
  return 0;
}
