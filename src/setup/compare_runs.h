// Finds what makes a run differ from what a reference program does. Nobody is asked: the reference answers.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "run/run.h"
#include "session/session.h"
#include "setup/reference_answerer.h"

namespace inquest::setup {

// A session without files in which the reference answers. Both outlive it.
base::Result<std::unique_ptr<session::Session>> OpenComparison(const run::Run& run,
                                                               ReferenceAnswerer& reference);

struct ComparedRuns {
  bool differ = false;
  bool knows_root = false;                  // the reference can tell whether the run as a whole is right
  std::optional<session::Finding> finding;  // none: nothing that differs is known to both
  // The call that was found differs only in that the reference looks at more of its arguments.
  bool is_only_more_defined = false;
  std::string path;  // of the first difference in its statement; may be empty
};

// Holds the session to its end. `was_seen`: the runs were seen to differ, so the root is wrong where the
// reference does not know.
ComparedRuns CompareRuns(session::Session& session, ReferenceAnswerer& reference, bool was_seen);

}  // namespace inquest::setup
