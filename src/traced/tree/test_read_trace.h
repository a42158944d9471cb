// For tests and the fuzzer: reads all of a trace, whatever bytes it has. It must come to an end, and read
// nothing outside.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "traced/tree/build_tree.h"
#include "traced/tree/node_numbers.h"
#include "traced/tree/words.h"
#include "trail/dump.h"
#include "value/print.h"

namespace inquest::traced {

struct ReadTrace {
  bool opened = false;
  std::string error;  // why not
  size_t nodes = 0;
  size_t faults = 0;  // that Verify found
};

// Describes the first nodes of a tree in every way.
inline void DescribeAllOf(const tree::BuiltTree& built) {
  constexpr size_t kMost = 200;
  value::Budget budget;
  budget.columns = 200;
  for (size_t i = 0; i < std::min(built.tree.size(), kMost); ++i) {
    const NodeId node(i);
    value::Text(built.behaviours->terms(), built.behaviours->Describe(node), budget);
    built.behaviours->ResultType(node);
    built.behaviours->OutcomeOf(node);
    built.behaviours->CodeOf(node);
    if (node != Tree::root()) built.behaviours->PlacementOf(built.tree.parent(node), node);
    built.behaviours->routine(built.tree.routine(node));
  }
}

inline ReadTrace ReadAllOf(std::string_view bytes) {
  constexpr size_t kMost = 200;  // objects and frames
  ReadTrace read;
  auto reader = trail::Reader::FromBytes(bytes);
  if (!reader) {
    read.error = reader.error().message;
    return read;
  }
  read.opened = true;
  read.faults = trail::Verify(**reader).size();
  trail::DumpLayout(**reader);
  trail::DumpObjects(**reader, {0, kMost});
  const trail::Trail trail(std::move(*reader));
  NodeNumbers numbers(trail);
  for (size_t i = 0; i < std::min(trail.frame_count(), kMost); ++i) {
    numbers.Of(i);
    trail.ResultCell(trail.frame_number(i));
  }
  const tree::BuiltTree edt = BuildTree(trail), fdt = BuildTree(trail, {}, TreeStyle::kFdt);
  DescribeAllOf(edt);
  DescribeAllOf(fdt);
  read.nodes = edt.tree.size();
  return read;
}

}  // namespace inquest::traced
