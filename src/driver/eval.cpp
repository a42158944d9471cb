// inquest eval FILE.hs EXPR: the value of an expression in a program's scope, as questions show values.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/commands.h"
#include "driver/evaluate.h"
#include "driver/messages.h"
#include "value/print.h"

namespace inquest::driver {
namespace {

struct EvalOptions {
  SourceOptions source;
  std::string expression;
};

int Eval(const EvalOptions& options) {
  const auto main_file = source::ReadFile(options.source.file);
  if (!main_file.ok()) {
    Complain(main_file.error().message);
    return kUnreadable;
  }
  const auto evaluation = Evaluate(options.source, std::string(main_file->text()), options.expression);
  if (!evaluation.ok()) {
    Complain(evaluation.error().message);
    return kUnreadable;
  }
  std::printf("%s\n", value::Text(*evaluation->terms, evaluation->result).c_str());
  return evaluation->is_complete ? kDone : kStopped;
}

}  // namespace

void AddEvalCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<EvalOptions>();
  CLI::App* command = app.add_subcommand("eval", "Evaluate an expression in the scope of a program");
  AddSourceOptions(*command, options->source);
  command->add_option("expression", options->expression, "A Haskell expression")
      ->required()
      ->type_name("EXPR");
  command->callback([options, &invocation] { invocation.exit_code = Eval(*options); });
}

}  // namespace inquest::driver
