// The searched tree (STRATEGIES.md): verdicts laid over an execution tree, the root of the search, weights
// that follow the answers. Strategies choose from it; the session feeds it. Every change costs O(depth), or
// O(children) where said; trees have ten million nodes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::strategy {

using tree::NodeId;
using tree::RoutineId;

enum class Verdict : uint8_t {
  kNone,  // not judged
  kCorrect,
  kWrong,
  kInadmissible,  // leaves the search as correct does, and is remembered
  kDontKnow,      // transparent, never asked again
  kTrusted,       // transparent
};

enum class Order : uint8_t { kOutermost, kInnermost, kEvaluation };

class Search {
 public:
  // `behaviours` gives the order of children; null: as in the tree. Both must outlive the search.
  Search(const tree::Tree& tree, const tree::Behaviours* behaviours, Order order);

  const tree::Tree& tree() const;
  // The last node judged wrong; at first the root of the tree, which is not judged yet (and is askable).
  NodeId root() const;
  Verdict verdict(NodeId n) const;
  void Judge(NodeId n, Verdict verdict);
  void TrustRoutine(RoutineId routine);  // transparent wherever it occurs
  bool trusted(RoutineId routine) const;
  void Skip(NodeId n);     // asked again last
  void Restart(NodeId n);  // searches below this node from now on, as if it were wrong
  void TakeOut(NodeId n);  // after a finding: out of the search for the next one

  // Whether there is something left to ask below root() (or root() itself is not judged).
  bool done() const;
  uint64_t remaining() const;  // nodes that could still be asked about

  // When done: root() and the don't-know nodes that could hold the fault as well; empty if root() was never
  // judged wrong.
  struct Finding {
    NodeId node;
    std::vector<NodeId> dont_knows;
    std::vector<NodeId> inadmissible;  // its children judged inadmissible
  };
  std::optional<Finding> finding() const;
};

// Chooses the next question; none when the search is done.
class Strategy {
 public:
  virtual ~Strategy() = default;
  virtual std::optional<NodeId> Next(Search& search) = 0;
  // How many questions are likely left.
  virtual uint32_t Likely(Search& search) = 0;
};
// By the names in STRATEGIES.md; null if there is none of that name.
std::unique_ptr<Strategy> Make(std::string_view name);
std::vector<std::string_view> Names();

}  // namespace inquest::strategy
