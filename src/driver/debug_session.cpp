#include "driver/debug_session.h"

#include <utility>

#include "base/check.h"
#include "driver/debug_views.h"
#include "driver/progress.h"
#include "strategy/strategy.h"

namespace inquest::driver {

DebugSession::DebugSession(const trail::Trail& trail, const SourceOptions& source, const DebugFiles& files,
                           session::Options options, std::unique_ptr<session::Journal> journal)
    : trail_(trail),
      source_(source),
      files_(files),
      options_(std::move(options)),
      answers_(files.OpenAnswers()),
      journal_(std::move(journal)) {
  options_.answers = answers_.get();
  options_.views = DebugViews(trail);
  const trail::Layout& layout = trail.layout();
  options_.trust_root = layout.main != trail::kNone && !layout.callables[layout.main].suspected;
}

base::Result<std::unique_ptr<session::Opening>> DebugSession::Open() {
  root_.session = OpenRoot();
  if (root_.session == nullptr) {
    if (const base::Status status = OpenWhole({}); !status) return status.error();
    return std::make_unique<session::Opening>(*whole_.session);
  }
  const auto make = [this](const std::stop_token& stop) {
    // The session on the root had the same options, and the journal is new: nothing can be wrong with them.
    CHECK(OpenWhole(stop).ok());
    return whole_.session.get();
  };
  const auto waiting = [] { return std::make_shared<Progress>("building the tree"); };
  return std::make_unique<session::Opening>(*root_.session, make, waiting);
}

std::unique_ptr<session::Session> DebugSession::OpenRoot() {
  if (!strategy::AsksRootFirst(options_.strategy) || (journal_ != nullptr && !journal_->is_new()))
    return nullptr;
  root_.tree = traced::BuildRoot(trail_);
  auto session = Create(root_, nullptr);
  // What is trusted, or was answered before, is not asked.
  if (!session || !(*session)->asks()) return nullptr;
  return std::move(*session);
}

base::Status DebugSession::OpenWhole(const std::stop_token& stop) {
  whole_.tree = traced::BuildEdt(trail_, stop);
  if (stop.stop_requested()) return base::Unit{};
  ForgetOtherRun();
  auto session = Create(whole_, journal_.get());
  if (!session) return session.error();
  whole_.session = std::move(*session);
  return base::Unit{};
}

// The trace may have been recorded anew since; a journal that was not named is not missed then.
void DebugSession::ForgetOtherRun() {
  if (journal_ == nullptr || journal_->is_new() ||
      journal_->contents().run == session::MarkOf(whole_.tree.tree, *whole_.tree.behaviours) ||
      !files_.RemoveJournal())
    return;
  CHECK(files_.OpenJournal(&journal_).ok());
}

base::Result<std::unique_ptr<session::Session>> DebugSession::Create(Run& run, session::Journal* journal) {
  run.evaluator = std::make_unique<ExpressionEvaluator>(source_, trail_, *run.tree.behaviours);
  session::Options options = options_;
  options.evaluator = run.evaluator.get();
  options.journal = journal;
  options.growing = run.tree.growing.get();
  return session::Session::Create(run.tree.tree, *run.tree.behaviours, std::move(options));
}

}  // namespace inquest::driver
