// What a person expects of a call, as an expression of the traced program (`expect EXPR`).
#pragma once

#include "driver/load_program.h"
#include "session/session.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::driver {

class ExpressionEvaluator : public session::Evaluator {
 public:
  // `options` says where modules are; the main module's text is the trace's own. All must outlive it.
  ExpressionEvaluator(const SourceOptions& options, const trail::Trail& trail,
                      const tree::Behaviours& behaviours);
  base::Result<Comparison> Compare(tree::NodeId node, const std::string& expression) override;

 private:
  SourceOptions options_;
  std::string main_text_;
  const tree::Behaviours& behaviours_;
};

}  // namespace inquest::driver
