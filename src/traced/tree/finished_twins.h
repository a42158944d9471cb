// For a call that did not finish, finds a call of the same routine with equal arguments that did, in the same
// run. So the first one would have finished too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "traced/tree/words.h"
#include "traced/value/trail_terms.h"
#include "trail/trail.h"
#include "trail/unfinished.h"
#include "tree/tree.h"

namespace inquest::traced {

class FinishedTwins {
 public:
  using ResultCell = std::function<trail::Address(NodeId)>;
  // All must outlive it. `frames`: of each node, 0 for none; `count`: of how many of them; `result_cell`: of
  // a node that has a frame, at once.
  FinishedTwins(const trail::Trail& trail, const traced::TrailTerms& terms,
                const trail::Unfinished& unfinished, const std::vector<trail::Address>& frames, size_t count,
                ResultCell result_cell);

  // Of a node that is not finished. The first time that a routine is asked about its calls are looked at
  // once, a few words each; after that an answer compares numbers and a few statements.
  std::optional<NodeId> Of(NodeId node) const;

 private:
  struct Call {
    uint32_t node;
    uint32_t skim;  // equal for equal arguments
  };
  const std::vector<Call>& CallsOf(trail::CallableId callable) const;
  uint32_t SkimOf(const trail::Frame& frame) const;
  uint64_t SkimOf(trail::Word word, int levels) const;
  trail::Word ResultOf(NodeId node) const { return trail_.ResultWord(result_cell_(node)); }
  value::Statement ArgumentsOf(NodeId node) const;
  // Whether its result tells that the other one, which is not finished there, would come to an end.
  bool IsFinishedFor(NodeId node, trail::Word unfinished) const;
  bool IsWhole(trail::Word word) const;

  const trail::Trail& trail_;
  const traced::TrailTerms& terms_;
  const trail::Unfinished& unfinished_;
  const std::vector<trail::Address>& frames_;
  const size_t count_;
  const ResultCell result_cell_;
  mutable std::vector<trail::CallableId> callables_;  // by node; found when first needed
  mutable std::unordered_map<trail::CallableId, std::vector<Call>> calls_;
};

}  // namespace inquest::traced
