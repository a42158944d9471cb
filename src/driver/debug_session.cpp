#include "driver/debug_session.h"

#include <utility>

#include "base/check.h"
#include "driver/progress.h"
#include "strategy/strategy.h"
#include "traced/traced_run.h"

namespace inquest::driver {

DebugSession::DebugSession(const run::Run& run, const SourceOptions& source, const DebugFiles& files,
                           session::Options options, std::unique_ptr<session::Journal> journal)
    : run_(run),
      source_(source),
      files_(files),
      options_(std::move(options)),
      answers_(files.OpenAnswers()),
      journal_(std::move(journal)) {
  options_.answers = answers_.get();
  options_.run = &run;
  options_.trust_root = run.is_root_trusted();
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
  root_.tree = run_.BuildRoot(run_.trees().front().name);
  auto session = Create(root_, nullptr);
  // What is trusted, or was answered before, is not asked.
  if (!session || !(*session)->asks()) return nullptr;
  return std::move(*session);
}

base::Status DebugSession::OpenWhole(const std::stop_token& stop) {
  whole_.tree = run_.BuildTree(run_.trees().front().name, stop);
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

base::Result<std::unique_ptr<session::Session>> DebugSession::Create(Searched& searched,
                                                                     session::Journal* journal) {
  // Only a program that this one can run itself is evaluated in.
  if (const auto* traced = dynamic_cast<const traced::TracedRun*>(&run_))
    searched.evaluator =
        std::make_unique<ExpressionEvaluator>(source_, traced->trail(), *searched.tree.behaviours);
  session::Options options = options_;
  options.evaluator = searched.evaluator.get();
  options.journal = journal;
  options.growing = searched.tree.growing.get();
  return session::Session::Create(searched.tree.tree, *searched.tree.behaviours, std::move(options));
}

}  // namespace inquest::driver
