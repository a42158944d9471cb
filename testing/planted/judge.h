// Who answers: the right program, of which the searched one differs by the planted fault.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "strategy/search.h"
#include "testing/planted/run.h"
#include "tree/behaviours.h"

namespace inquest::planted {

struct Answer {
  strategy::Verdict verdict = strategy::Verdict::kDontKnow;
  std::string why;  // of a don't know
};

// Answers questions about one run.
class Judge {
 public:
  virtual ~Judge() = default;
  virtual Answer Of(tree::NodeId node) = 0;
  // A statement that stands for several calls of the run, each the argument of the next, the last one's
  // result being the statement's: `insert 4 (insert 3 []) = [3,4]`.
  virtual Answer OfComposed(const std::vector<tree::NodeId>& parts) = 0;
};

// The right program, loaded once for all its mutants.
class RightProgram {
 public:
  static base::Result<std::unique_ptr<RightProgram>> Load(const std::string& text, const std::string& input);
  virtual ~RightProgram() = default;
  // What its own run looks like.
  virtual const Observed& observed() const = 0;
  // The run outlives the judge.
  virtual std::unique_ptr<Judge> JudgeOf(const Run& faulty) = 0;
};

}  // namespace inquest::planted
