// Terms of a transformed tree: those of the trace, and applications that stand where an argument was, for
// nodes made of several: in `insert 4 (insert 3 [])` the second argument.
#pragma once

#include "transform/transform.h"
#include "value/term.h"

namespace inquest::transform {

class ComposedTerms : public value::Terms {
 public:
  // Both must outlive it. `level`: how many transforms came before.
  ComposedTerms(const tree::Behaviours& behaviours, const Mapping& mapping, uint64_t level)
      : behaviours_(behaviours), mapping_(mapping), first_detail_(kComposed + (level << 32)) {}

  void Look(value::Term term, value::View* view) const override;

  // The statement of a node that was made.
  value::Statement Describe(NodeId made) const;

 private:
  // Details below it are those of the trace; above, each transform has its own range of 2^32.
  static constexpr uint64_t kComposed = uint64_t{1} << 63;

  value::Statement DescribePart(NodeId made, size_t position) const;

  const tree::Behaviours& behaviours_;
  const Mapping& mapping_;
  uint64_t first_detail_;
};

}  // namespace inquest::transform
