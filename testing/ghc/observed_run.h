// A program compiled by ghc with the plugin of tracers/ghc, and its run, as a session sees it.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "run_observed/observed_run.h"
#include "tree/built_tree.h"

namespace inquest::ghc_truth {

// A folder for one program at a time, which is gone when this is.
class Workshop {
 public:
  Workshop();
  ~Workshop();
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  // Compiles the program and runs it with `input` as its standard input. The error says what ghc says, or why
  // there are no events.
  base::Result<std::unique_ptr<run_observed::ObservedRun>> Run(const std::string& text,
                                                               const std::string& input);

 private:
  std::string folder_;
};

}  // namespace inquest::ghc_truth
