#include "setup/compare_runs.h"

#include <utility>

namespace inquest::setup {

using oracle::Judgement;
using session::CommandKind;

base::Result<std::unique_ptr<session::Session>> OpenComparison(const run::Run& run,
                                                               ReferenceAnswerer& reference) {
  // What differs in both is followed before what only one of them evaluated.
  reference.set_postpones(true);
  session::Options options;
  options.answerers = {&reference};
  return session::Session::Create(run, std::move(options));
}

ComparedRuns CompareRuns(session::Session& session, ReferenceAnswerer& reference, bool was_seen) {
  const auto judge = [&](tree::NodeId node) {
    const session::State& state = session.state();
    return reference.Of(state.run_tree(), state.run_behaviours(), state.numbering().PartsOf(node));
  };
  const Judgement::Verdict root = judge(tree::Tree::root()).verdict;
  ComparedRuns compared{.differ = was_seen || root == Judgement::kWrong,
                        .knows_root = root != Judgement::kDontKnow};
  if (!compared.differ) return compared;
  session::Response response = session.Current();
  while (response.question) {
    const bool is_root = response.question->node == tree::Tree::root();
    CommandKind answer = reference.postponed() ? CommandKind::kSkip : CommandKind::kDontKnow;
    if (is_root) answer = CommandKind::kNo;
    response = session.Execute({.kind = answer});
  }
  compared.finding = response.finding;
  if (!compared.finding) return compared;
  const Judgement judgement = judge(compared.finding->fault.node);
  if (judgement.verdict != Judgement::kWrong) return compared;
  compared.is_only_more_defined = judgement.is_more_defined;
  compared.path = judgement.why;
  return compared;
}

}  // namespace inquest::setup
