#include "setup/run_session.h"

#include <utility>

#include "base/check.h"
#include "traced/traced_run.h"

namespace inquest::setup {

RunSession::RunSession(const run::Run& run, const ProgramSource& source, const SessionFiles& files,
                       session::Options options, std::unique_ptr<session::Journal> journal)
    : run_(run),
      files_(files),
      options_(std::move(options)),
      answers_(files.OpenAnswers()),
      journal_(std::move(journal)) {
  if (const auto* traced = dynamic_cast<const traced::TracedRun*>(&run))
    evaluator_ = std::make_unique<ExpressionEvaluator>(source.library, traced->trail());
  options_.answers = answers_.get();
  options_.journal = journal_.get();
  options_.other_journal = [this] { return OpenOtherJournal(); };
  options_.evaluator = evaluator_.get();
}

base::Result<session::Session*> RunSession::Open(const session::Work& work) {
  auto session = session::Session::Create(run_, std::move(options_), work);
  if (!session) return session.error();
  session_ = std::move(*session);
  return session_.get();
}

// The trace may have been recorded anew since; a journal that was not named is not missed then.
session::Journal* RunSession::OpenOtherJournal() {
  return files_.has_journal_of_its_own() && journal_->Forget().ok() ? journal_.get() : nullptr;
}

}  // namespace inquest::setup
