// What a person expects of a call, as an expression of the traced program (`expect EXPR`).
#pragma once

#include <memory>

#include "oracle/expressions.h"
#include "session/session.h"
#include "setup/load_program.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::setup {

class ExpressionEvaluator : public session::Evaluator {
 public:
  // `source` says where modules are; the main module's text is the trace's own. The trail must outlive it.
  // The program is loaded when the first expression comes.
  ExpressionEvaluator(ProgramSource source, const trail::Trail& trail);
  // `behaviours` are those of a tree of the trail.
  base::Result<Comparison> Compare(const tree::Behaviours& behaviours, tree::NodeId node,
                                   const std::string& expression) override;

 private:
  base::Status Load();

  ProgramSource source_;
  const trail::Trail& trail_;
  std::unique_ptr<oracle::Expressions> expressions_;
};

}  // namespace inquest::setup
