// What the nodes of a zoomed tree mean: pieces of code inside the equation of one node of a run.
#pragma once

#include <deque>
#include <vector>

#include "traced/tree/trail_behaviours.h"
#include "traced/zoom/zoom_part.h"
#include "traced/zoom/zoom_terms.h"

namespace inquest::traced {

class ZoomBehaviours : public tree::Behaviours {
 public:
  // `run` outlives it: the behaviours of the tree that `zoomed` is a node of.
  ZoomBehaviours(const TrailBehaviours& run, NodeId zoomed, RoutineId routine);

  // For whoever makes the tree: the nodes in their order.
  const ZoomTerms& zoom_terms() const { return terms_; }
  NodeId Add(ZoomPart part);
  ZoomPart& part(NodeId node) { return parts_[node.index]; }
  const ZoomPart& part(NodeId node) const { return parts_[node.index]; }
  const trail::Frame& frame() const { return frame_; }
  trail::Span equation() const { return equation_; }  // none: it is not in the source

  const value::Terms& terms() const override { return terms_; }
  Statement Describe(NodeId node) const override;
  std::string ResultType(NodeId node) const override;
  Outcome OutcomeOf(NodeId node) const override { return part(node).outcome; }
  uint32_t TimeOf(NodeId node) const override { return node.index; }
  RoutineInfo routine(RoutineId routine) const override;
  Placement PlacementOf(NodeId parent, NodeId child) const override;
  Code CodeOf(NodeId node) const override;
  std::string EquationOf(NodeId node) const override;
  std::optional<view::CodePart> PartOf(NodeId node) const override;

 private:
  const TrailBehaviours& run_;
  const NodeId zoomed_;
  const RoutineId routine_;
  const trail::Frame frame_;
  const trail::Span equation_;
  const Statement call_;
  const ZoomTerms terms_;
  std::deque<ZoomPart> parts_;
};

}  // namespace inquest::traced
