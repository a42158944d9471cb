// inquest eval FILE.hs EXPR: the value of an expression in a program's scope, as questions show values.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "setup/evaluate.h"
#include "setup/load_program.h"
#include "value/ascii.h"
#include "value/print.h"

namespace inquest::driver {
namespace {

struct EvalOptions {
  SourceOptions source;
  std::string expression;
  bool ascii = false;
};

int Eval(const EvalOptions& options) {
  const auto main_file = setup::ReadMainFile(options.source.file);
  if (!main_file.ok()) {
    Complain(main_file.error().message);
    return kUnreadable;
  }
  const auto evaluation = setup::Evaluate(options.source, std::string(main_file->text()), options.expression);
  if (!evaluation.ok()) {
    Complain(evaluation.error().message);
    return kUnreadable;
  }
  const std::string text = value::Text(*evaluation->terms, evaluation->result);
  std::printf("%s\n", WantsAsciiOnOutput(options.ascii) ? value::AsciiText(text).c_str() : text.c_str());
  if (!evaluation->is_complete)
    Complain("It was not evaluated to the end: that would take too long, or too much memory.");
  return evaluation->is_complete ? kDone : kStopped;
}

}  // namespace

void AddEvalCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<EvalOptions>();
  CLI::App* command = app.add_subcommand("eval", "Evaluate an expression in the scope of a program");
  AddSourceOptions(*command, options->source);
  AddAsciiOption(*command, options->ascii);
  command->add_option("expression", options->expression, "A Haskell expression")
      ->required()
      ->type_name("EXPR");
  command->callback([options, &invocation] { invocation.exit_code = Eval(*options); });
}

}  // namespace inquest::driver
