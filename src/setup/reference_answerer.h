// A reference program answers: an older or simpler version in which the same call is evaluated
// (oracle/judge.h).
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/result.h"
#include "oracle/run_judge.h"
#include "session/answerer.h"
#include "setup/load_program.h"
#include "trail/trail.h"

namespace inquest::setup {

class ReferenceAnswerer : public session::Answerer {
 public:
  // The trail outlives it. The error tells what is wrong with the reference program. With `reference.call` it
  // has the overloaded functions at the types of that expression, too, if the expression makes sense there.
  static base::Result<std::unique_ptr<ReferenceAnswerer>> Load(const ProgramSource& reference,
                                                               const trail::Trail& run);

  std::string name() const override { return name_; }
  // None where it does not know: no such function there, a limit, a value that was not kept.
  std::optional<session::Verdict> Judge(const session::Asked& asked) override;
  // The first time that it reached its limit.
  std::string TakeTrouble() override { return std::exchange(trouble_, {}); }

  // Some calls are wrong only because the reference needs more of their arguments than the run evaluated. If
  // it postpones these, it cannot tell the first time, and says no the second time: then calls whose values
  // differ are found first.
  void set_postpones(bool postpones) { postpones_ = postpones; }
  // Whether it postponed its answer to the last question.
  bool postponed() const { return postponed_; }
  // What it says of a statement, with the reason.
  oracle::Judgement Of(const tree::Tree& tree, const tree::Behaviours& behaviours,
                       const std::vector<tree::NodeId>& parts) {
    return judge_.Of(tree, behaviours, parts);
  }

 private:
  ReferenceAnswerer(std::string name, std::string library, std::unique_ptr<oracle::Reference> reference,
                    const trail::Trail& run);
  oracle::Reference* LoadOwn();

  std::string name_;
  std::string library_;
  const trail::Trail& run_;
  std::unique_ptr<oracle::Reference> reference_;
  std::unique_ptr<oracle::Reference> own_;  // the program of the run; null: not loaded
  oracle::RunJudge judge_;
  bool postpones_ = false;
  bool postponed_ = false;
  bool told_limit_ = false;
  std::string trouble_;
  std::set<std::string> postponed_keys_;
};

}  // namespace inquest::setup
