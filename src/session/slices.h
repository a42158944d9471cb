// Slices as the session uses them: all nodes of one at once, each slice computed once, so that undo and a new
// order cost nothing.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/slices.h"
#include "tree/tree.h"

namespace inquest::session {

class Slices {
 public:
  // `slicer` outlives it; null: nothing can be marked.
  explicit Slices(const run::Slicer* slicer) : slicer_(slicer) {}

  struct Slice {
    std::vector<bool> kept;     // by node of the tree of the run
    std::vector<uint64_t> way;  // the calls that the marked value came through; the last one made it
    bool is_given = false;      // what is marked was given to the call
  };
  // `tree`: its name, which has so many nodes. `paths` are separated by blanks. The error is a sentence:
  // nothing can be said of that, or it was told to stop.
  base::Result<std::shared_ptr<const Slice>> Of(const std::string& tree, size_t nodes, tree::NodeId node,
                                                const std::string& paths, const std::stop_token& stop = {});

 private:
  const run::Slicer* slicer_;
  std::map<std::string, std::shared_ptr<const Slice>> made_;  // by tree, node and paths
};

}  // namespace inquest::session
