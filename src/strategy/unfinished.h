// Which unfinished call to ask about next (tree/unfinished.h). Every strategy asks about these first, halving
// them (strategy.h), so that a run stopped twice as late costs one more question.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tree/tree.h"
#include "tree/unfinished.h"

namespace inquest::strategy {

using tree::NodeId;

class Search;

// How many askable unfinished nodes, or nodes on the way to where the run was stopped, each node holds below
// itself, itself included. Made for one question, by one pass over the unfinished nodes. Holds for what the
// root of the search reaches.
class UnfinishedWeights {
 public:
  explicit UnfinishedWeights(const Search& search);
  uint32_t of(NodeId n) const;
  uint32_t total() const;  // below the root of the search, and the root if it is askable

 private:
  bool IsToBeAsked(NodeId n) const;
  void AddUpwards(NodeId from, uint32_t amount);

  const Search& search_;
  const tree::Unfinished& unfinished_;
  std::vector<uint32_t> weight_;  // by position
};

// Whether there is one to ask about below the root of the search: mostly a look at a few nodes.
bool HasUnfinishedToAsk(const Search& search);
// The askable unfinished node that halves the unfinished ones best: least |what is left if it is wrong - what
// is left if it is right|. Ties: the one further up, among siblings the older. None where all are judged.
// Where some were not known, or skipped, one that is far from these.
std::optional<NodeId> HalfOfUnfinished(const Search& search);
// How many questions that takes.
uint32_t LikelyUnfinished(const Search& search);

}  // namespace inquest::strategy
