// Which call of a run of our own reducer is the call that a question about a compiled program is about. Both
// ran the same program, so the calls are the same: same function, same arguments, same result, as far as both
// evaluated them. The right program can then judge the one in place of the other.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "run_observed/observed_run.h"
#include "testing/planted/run.h"

namespace inquest::ghc_truth {

// Operators are named with or without parentheses.
std::string BareName(std::string name);

class Matches {
 public:
  // Both outlive it.
  Matches(const run_observed::ObservedRun& observed, const planted::Run& own);

  // Those that fit best: more than one where nothing tells them apart. If as many calls of the function were
  // made in both runs, `in_order` is the one at the same place, if that is among these.
  struct Found {
    std::vector<tree::NodeId> nodes;
    tree::NodeId in_order;
  };
  Found Of(observe::StatementId statement) const;

 private:
  const run_observed::ObservedRun& observed_;
  const planted::Run& own_;
  std::map<std::pair<std::string, uint32_t>, std::vector<tree::NodeId>> own_calls_;  // by name and line
  std::map<uint32_t, std::vector<observe::StatementId>> observed_calls_;             // by label
};

}  // namespace inquest::ghc_truth
