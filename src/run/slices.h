// Slices of a run (slicing-2006; docs/design.md 8): what can have caused a value that somebody points at in a
// statement.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "value/path.h"

namespace inquest::run {

// A part of a statement that is wrong: of the node's result, an argument, a free variable, its function (then
// the call itself should not have been made); of what an action did, a piece of what it wrote.
struct Mark {
  uint64_t node = 0;  // of the tree of the run, as people know nodes
  value::Path path;
};

// Nodes of a tree of the run, found as they are asked for.
class Slice {
 public:
  virtual ~Slice() = default;
  // The next nodes, each once, in the order in which the way back from the mark meets them; at most so many.
  // Fewer: that was all.
  virtual std::vector<uint64_t> Next(size_t most) = 0;
  // Whether what is marked was given to the call: a verdict `inadmissible`. Otherwise the call is wrong.
  virtual bool is_given() const = 0;
  // The calls that the marked value came through, from the statement to the one that made it, which is the
  // last one.
  virtual const std::vector<uint64_t>& way() const = 0;
};

class Slicer {
 public:
  virtual ~Slicer() = default;
  // What can have caused what is marked, in a kind of tree: of several marks each. The slicer outlives the
  // slice. The error is a sentence: there is no such part, or nobody in the program made it.
  virtual base::Result<std::unique_ptr<Slice>> MakeSlice(std::string_view tree,
                                                         const std::vector<Mark>& marks) const {
    (void)tree, (void)marks;
    return base::Error{"This kind of run does not tell what a value depends on."};
  }
};

}  // namespace inquest::run
