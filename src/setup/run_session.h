// The session on a run, with the files that it keeps.
#pragma once

#include <memory>

#include "base/result.h"
#include "run/run.h"
#include "session/session.h"
#include "setup/expect.h"
#include "setup/load_program.h"
#include "setup/session_files.h"

namespace inquest::setup {

class RunSession {
 public:
  // All that is passed in outlives it. `options` says what is asked how; files and evaluator are added here.
  RunSession(const run::Run& run, const ProgramSource& source, const SessionFiles& files,
             session::Options options, std::unique_ptr<session::Journal> journal);

  // Once. Belongs to this. The error says also that it was stopped.
  base::Result<session::Session*> Open(const session::Work& work = {});

 private:
  session::Journal* OpenOtherJournal();

  const run::Run& run_;
  const SessionFiles& files_;
  session::Options options_;
  std::unique_ptr<session::Answers> answers_;
  std::unique_ptr<session::Journal> journal_;
  std::unique_ptr<ExpressionEvaluator> evaluator_;  // null: the run is of no program that this one can run
  std::unique_ptr<session::Session> session_;
};

}  // namespace inquest::setup
