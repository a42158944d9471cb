// The session on a trace: first on its root alone, so that the first question can be asked at once, then on
// the whole tree.
#pragma once

#include <memory>
#include <stop_token>

#include "base/result.h"
#include "driver/debug_files.h"
#include "driver/expect.h"
#include "driver/load_program.h"
#include "run/run.h"
#include "session/opening.h"
#include "session/session.h"
#include "trail/trail.h"

namespace inquest::driver {

class DebugSession {
 public:
  // All that is passed in outlives it. `options` says what is asked how; files and evaluator are added here.
  DebugSession(const run::Run& run, const SourceOptions& source, const DebugFiles& files,
               session::Options options, std::unique_ptr<session::Journal> journal);

  // Once. Where the root is what is asked about first, the tree is not built yet.
  base::Result<std::unique_ptr<session::Opening>> Open();

 private:
  // A tree and the session on it.
  struct Searched {
    tree::BuiltTree tree;
    std::unique_ptr<ExpressionEvaluator> evaluator;
    std::unique_ptr<session::Session> session;
  };
  // Stands at the question about the root; null if the session does not begin with it.
  std::unique_ptr<session::Session> OpenRoot();
  base::Status OpenWhole(const std::stop_token& stop);
  base::Result<std::unique_ptr<session::Session>> Create(Searched& searched, session::Journal* journal);
  void ForgetOtherRun();

  const run::Run& run_;
  const SourceOptions& source_;
  const DebugFiles& files_;
  session::Options options_;
  std::unique_ptr<session::Answers> answers_;
  std::unique_ptr<session::Journal> journal_;
  Searched root_;
  Searched whole_;
};

}  // namespace inquest::driver
