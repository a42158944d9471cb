// What a person expects of a call, as an expression in the scope of the traced program (`expect EXPR`): it is
// evaluated and compared with what the run computed. The program stays loaded for the next one.
#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "haskell/program/workspace.h"
#include "oracle/reference.h"
#include "trail/trail.h"
#include "value/step.h"

namespace inquest::oracle {

class Expressions {
 public:
  // `main` is the main module as it was when it was traced. The error is what the front end says about it.
  static base::Result<std::unique_ptr<Expressions>> Open(source::File main, haskell::program::Finder find,
                                                         const Reference::Limits& limits);

  struct Comparison {
    bool equal = false;
    value::Path difference;  // to the first part of the result that differs
  };
  // Whether the run's result, a word of its trail, approximates the value of the expression at `type` (in
  // source syntax; variables and `_` stand for anything; empty: any type). Numbers are compared by value
  // where the type leaves open what they are. Values of libraries are equal if the libraries say so, others
  // if they are built the same; where the program's own `==` says something else nothing is decided. The
  // error is a sentence for the person: the expression is wrong, or nothing can be decided, and why. Told to
  // stop, it decides nothing.
  base::Result<Comparison> Compare(const trail::Trail& run, trail::Word result, const std::string& type,
                                   const std::string& expression, const std::stop_token& stop = {});

 private:
  Expressions(std::unique_ptr<haskell::program::Workspace> workspace, const Reference::Limits& limits)
      : workspace_(std::move(workspace)), limits_(limits) {}

  std::unique_ptr<haskell::program::Workspace> workspace_;
  Reference::Limits limits_;
};

}  // namespace inquest::oracle
