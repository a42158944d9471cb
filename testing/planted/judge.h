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
  // What the right program prints, if that is known.
  virtual std::string RightOutput() const { return ""; }
  virtual Answer OfComposed(const std::vector<tree::NodeId>& parts) = 0;
};

// A program that is evaluated, but not run: that of a run that did not end. It tells what was only cut off
// from what does not end.
class OwnProgram {
 public:
  static base::Result<std::unique_ptr<OwnProgram>> Load(const std::string& text);
  virtual ~OwnProgram() = default;
};

// The right program, loaded once for all its mutants.
class RightProgram {
 public:
  static base::Result<std::unique_ptr<RightProgram>> Load(const std::string& text, const std::string& input,
                                                          const Limits& limits = Limits());
  virtual ~RightProgram() = default;
  // What its own run looks like.
  virtual const Observed& observed() const = 0;
  // Functions that it calls, and all that are no functions: a fault in another one is not seen.
  virtual const std::set<std::string>& used_names() const = 0;
  // The run outlives the judge, and so does `own`, its program: needed if not all of the run finished, else
  // null.
  virtual std::unique_ptr<Judge> JudgeOf(const Run& faulty, OwnProgram* own) = 0;
};

}  // namespace inquest::planted
