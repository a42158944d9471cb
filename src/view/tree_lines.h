// The execution tree as lines: from one node on, with a limit of levels and of nodes. Nodes have the same
// numbers in every view.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/code.h"
#include "view/shown.h"

namespace inquest::view {

// A node as it is shown.
struct TreeLine {
  uint64_t node = 0;
  std::optional<uint64_t> parent;  // under which it is shown; none for the first one
  uint64_t depth = 0;
  bool is_reference = false;  // a constant that is shown elsewhere with what is below it
  uint64_t hidden = 0;        // nodes below it that the limits leave out
  uint64_t children = 0;      // of these, its children, where it stands at the limit of depth
  // Unfinished calls between `parent` and this one, which is among the last of its chain: they are left out.
  // Shown in words and by the routines that recur among them.
  uint64_t left_out = 0;
  std::string left_out_text = {};
  std::vector<std::string> turn = {};
  uint64_t index = 0;        // among the children of its parent, from 1; 0: nobody asked
  uint64_t unshown = 0;      // of its depth: levels that are left out above it
  std::string verdict = {};  // empty: it was not judged
  // Of a call that did not finish: the node of one with the same arguments that did. So it is not suspect.
  std::optional<uint64_t> finished_elsewhere = {};
};

class NodeLines : public Lines {
 public:
  virtual RoutineInfo RoutineOf(uint64_t node) const = 0;
};

struct TreeLines {
  uint64_t size = 0;                       // nodes of the tree
  std::vector<TreeLine> lines;             // a node, then what is below it
  std::shared_ptr<const NodeLines> nodes;  // what they tell, by node number
  std::optional<uint64_t> siblings = {};   // of a page of the children of one node: how many there are
  std::string note = {};                   // a sentence about what is left out, or why there is nothing
};

}  // namespace inquest::view
