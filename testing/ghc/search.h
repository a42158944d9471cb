// Searches the run of a faulty program that ghc compiled, the right program answering, and says whether the
// finding is the planted fault. As testing/planted/search.h does with runs of our own reducer.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/session.h"
#include "testing/ghc/match.h"
#include "testing/mutation/mutant.h"
#include "testing/planted/judge.h"
#include "testing/planted/search.h"

namespace inquest::ghc_truth {

class ObservedSearch {
 public:
  // All outlive it. `judge` judges nodes of `own`, the run of the same program by our own reducer.
  ObservedSearch(const run_observed::ObservedRun& observed, const planted::Run& own, planted::Judge& judge,
                 const mutation::Place& place)
      : observed_(observed), judge_(judge), place_(place), matches_(observed, own) {}

  planted::Ended Search(const planted::Way& way, std::string* transcript = nullptr);
  // The statements that were not judged, each once, by reason.
  const std::map<std::string, std::vector<std::string>>& dont_knows() const { return dont_knows_; }
  uint32_t statements() const { return static_cast<uint32_t>(answers_.size()); }

 private:
  planted::Answer AnswerTo(observe::StatementId statement);
  planted::Answer AnswerOf(const Matches::Found& found);
  bool IsPlanted(const view::RoutineInfo& routine) const;
  void Judge(const session::Finding& finding, planted::Ended* ended) const;

  const run_observed::ObservedRun& observed_;
  planted::Judge& judge_;
  const mutation::Place& place_;
  const Matches matches_;
  std::map<uint32_t, planted::Answer> answers_;  // by statement
  std::map<std::string, std::vector<std::string>> dont_knows_;
};

}  // namespace inquest::ghc_truth
