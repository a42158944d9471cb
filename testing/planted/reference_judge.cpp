// The right program answers as a reference (oracle/judge.h): values are transferred, never printed and read
// again.
#include "oracle/run_judge.h"
#include "setup/find_module.h"
#include "testing/planted/judge.h"

namespace inquest::planted {

using strategy::Verdict;
using tree::NodeId;

namespace {

Verdict VerdictOf(oracle::Judgement::Verdict verdict) {
  switch (verdict) {
    case oracle::Judgement::kCorrect:
      return Verdict::kCorrect;
    case oracle::Judgement::kWrong:
      return Verdict::kWrong;
    case oracle::Judgement::kInadmissible:
      return Verdict::kInadmissible;
    case oracle::Judgement::kDontKnow:
      return Verdict::kDontKnow;
  }
  return Verdict::kDontKnow;
}

class ReferenceJudge : public Judge {
 public:
  ReferenceJudge(oracle::Reference& reference, const Run& run, oracle::Reference* own,
                 std::string right_output)
      : run_(run),
        judge_(reference, run.trail(), [own] { return own; }),
        knows_own_(own != nullptr),
        right_output_(std::move(right_output)) {
    judge_.set_other_functions(oracle::OtherFunctions::kDiffer);
  }

  Answer Of(NodeId node) override {
    // The judge is asked for runs that differ from the right one: somebody who sees the run knows that.
    const bool is_whole = !knows_own_ || !run_.observed().is_cut_off();
    if (node == tree::Tree::root() && is_whole) return {Verdict::kWrong, ""};
    return OfComposed({node});
  }

  std::string RightOutput() const override { return right_output_; }

  Answer OfComposed(const std::vector<NodeId>& parts) override {
    const oracle::Judgement judgement = judge_.Of(run_.tree(), run_.behaviours(), parts);
    return {VerdictOf(judgement.verdict), judgement.why};
  }

 private:
  const Run& run_;
  oracle::RunJudge judge_;
  bool knows_own_;  // the program of the run, which did not end
  std::string right_output_;
};

base::Result<std::unique_ptr<oracle::Reference>> LoadReference(const std::string& text) {
  setup::ModuleFinder finder(kNoFolder, {}, "");
  return oracle::Reference::Load(source::File(kMainFile, text),
                                 [&](const std::string& name) { return finder.Find(name); });
}

class OwnReference : public OwnProgram {
 public:
  explicit OwnReference(std::unique_ptr<oracle::Reference> reference) : reference_(std::move(reference)) {}
  oracle::Reference& reference() { return *reference_; }

 private:
  std::unique_ptr<oracle::Reference> reference_;
};

class ReferenceProgram : public RightProgram {
 public:
  ReferenceProgram(std::unique_ptr<oracle::Reference> reference, const Run& run)
      : reference_(std::move(reference)), observed_(run.observed()), used_names_(run.UsedNames()) {}
  const Observed& observed() const override { return observed_; }
  const std::set<std::string>& used_names() const override { return used_names_; }
  std::unique_ptr<Judge> JudgeOf(const Run& faulty, OwnProgram* own) override {
    oracle::Reference* of_run = own == nullptr ? nullptr : &dynamic_cast<OwnReference&>(*own).reference();
    return std::make_unique<ReferenceJudge>(*reference_, faulty, of_run, observed_.out);
  }

 private:
  std::unique_ptr<oracle::Reference> reference_;
  Observed observed_;
  std::set<std::string> used_names_;
};

}  // namespace

base::Result<std::unique_ptr<OwnProgram>> OwnProgram::Load(const std::string& text) {
  auto reference = LoadReference(text);
  if (!reference.ok()) return reference.error();
  return std::unique_ptr<OwnProgram>(std::make_unique<OwnReference>(std::move(*reference)));
}

base::Result<std::unique_ptr<RightProgram>> RightProgram::Load(const std::string& text,
                                                               const std::string& input,
                                                               const Limits& limits) {
  auto run = Run::Trace(text, input, limits);
  if (!run.ok()) return run.error();
  auto reference = LoadReference(text);
  if (!reference.ok()) return reference.error();
  return std::unique_ptr<RightProgram>(std::make_unique<ReferenceProgram>(std::move(*reference), **run));
}

}  // namespace inquest::planted
