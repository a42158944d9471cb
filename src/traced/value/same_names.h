// Functions that their names do not tell apart: local functions of one name, `go` of `sort` and `go` of
// `merge`; what follows the same statement in two do blocks, `(b <- pop ..)`; equal lambdas. A question says
// which is meant, and it is a part of a statement's identity: `go 3 = 5` may be right of one and wrong of the
// other, also where their code is the same.
#pragma once

#include <string>
#include <unordered_map>

#include "trail/trail.h"

namespace inquest::traced {

class SameNames {
 public:
  // `trail` must outlive it.
  explicit SameNames(const trail::Trail& trail) : trail_(trail) {}

  struct Which {
    // Differs where the code, the routine around it or the place in that routine does. The same in every run,
    // also after an edit elsewhere.
    std::string code;
    std::string place;  // `in sort`; where that is the same, `at 28:7` or `at Stack.hs:28:7`
  };
  // Nothing for a function that no other one can be taken for. Looks at all routines on first use.
  const Which& Of(trail::CallableId callable) const;

 private:
  void Find() const;

  const trail::Trail& trail_;
  mutable bool found_ = false;
  mutable std::unordered_map<trail::CallableId, Which> which_;
};

}  // namespace inquest::traced
