// What a person expects of a call, as an expression of the traced program (`expect EXPR`).
#pragma once

#include <memory>
#include <string>

#include "oracle/expressions.h"
#include "session/session.h"
#include "setup/load_program.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::setup {

class ExpressionEvaluator : public session::Evaluator {
 public:
  // The program's modules are those of the trace, as they were then; `library` is a folder to take instead of
  // the embedded libraries, or empty. The trail must outlive it. The program is loaded when the first
  // expression comes.
  ExpressionEvaluator(std::string library, const trail::Trail& trail);
  // `behaviours` are those of a tree of the trail.
  base::Result<Comparison> Compare(const tree::Behaviours& behaviours, tree::NodeId node,
                                   const value::Path& part, const std::string& expression,
                                   const std::stop_token& stop) override;

 private:
  base::Status Load();

  std::string library_;
  const trail::Trail& trail_;
  std::unique_ptr<oracle::Expressions> expressions_;
};

}  // namespace inquest::setup
