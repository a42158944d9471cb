// Judges every statement of a run by a reference program: of calls that finished and of those that did not,
// of one call or of several that a transform made one statement of.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "oracle/judge.h"
#include "tree/tree.h"

namespace inquest::oracle {

class RunJudge {
 public:
  // `own` gives the program of the run itself, which tells what was only cut off from what does not end
  // (Judge::OfUnfinished). It is called when the first unfinished call is judged; null: there is none.
  // Everything outlives this.
  RunJudge(Reference& reference, const trail::Trail& run, std::function<Reference*()> own);

  void set_other_functions(OtherFunctions other) { judge_.set_other_functions(other); }

  // `parts` are nodes of `tree`, a whole tree of the run with its behaviours, which outlives this; each is an
  // argument of the next.
  Judgement Of(const tree::Tree& tree, const tree::Behaviours& behaviours,
               const std::vector<tree::NodeId>& parts);

 private:
  static bool MayHoldUnfinished(const tree::Behaviours& behaviours);
  void PrepareUnfinished(const tree::Tree& tree);

  const trail::Trail& run_;
  Judge judge_;
  std::function<Reference*()> own_;
  Reference* own_program_ = nullptr;
  const tree::Tree* counted_in_ = nullptr;
  std::vector<uint32_t> calls_made_;  // by node of that tree; empty: the program of the run is not known
};

}  // namespace inquest::oracle
