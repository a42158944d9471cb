// inquest tests TRACE|FILE.hs: what was judged in a session, as tests.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/commands.h"
#include "driver/kept_session.h"
#include "driver/messages.h"
#include "setup/judged_tests.h"
#include "setup/trace_program.h"
#include "traced/traced_run.h"

namespace inquest::driver {
namespace {

struct TestsOptions {
  SourceOptions source;
  std::string journal;
  bool table = false;
};

int Write(const session::Session& session, const trail::Trail& trail, const TestsOptions& options) {
  const auto tests = setup::CollectTests(session, trail, options.source.library);
  const auto main = setup::MainModuleIn(trail.layout());
  if (!tests || !main) {
    Complain(tests ? main.error().message : tests.error().message);
    return kUnreadable;
  }
  for (const std::string& statement : tests->left_out)
    Complain("Left out, since it cannot be written as a test: " + statement);
  if (tests->tests.empty()) {
    Complain(tests->judged == 0
                 ? "Nothing was judged in a session that was kept. (With --answers FILE one is kept only "
                   "if you add --journal FILE; name that file here, too.)"
                 : "Nothing that was judged can be written as a test.");
    return kNothingFound;
  }
  const base::Result<std::string> text =
      options.table ? base::Result<std::string>(setup::TestTables(*tests)) : setup::TestModule(*tests, *main);
  if (!text) {
    Complain(text.error().message);
    return kUsage;
  }
  std::fputs(text->c_str(), stdout);
  return kDone;
}

// Of the last session on the program, or of the one on the trace.
int Tests(const TestsOptions& options) {
  KeptSession kept(options.source, options.journal);
  if (!kept.Open(
          " (With --answers FILE one is kept only if you add --journal FILE; name that file here, too.)"))
    return kUnreadable;
  const auto* traced = dynamic_cast<const traced::TracedRun*>(&kept.run());
  if (traced == nullptr) {
    Complain("Tests can be written for programs that inquest can run; `" + options.source.file +
             "` is of another one.");
    return kUsage;
  }
  return kept.ExitCode(Write(kept.session(), traced->trail(), options));
}

}  // namespace

void AddTestsCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TestsOptions>();
  CLI::App* command = app.add_subcommand("tests", "Write what was judged in a session as tests in Haskell");
  AddSourceOptions(*command, options->source);
  command->get_option("FILE")->description("A trace, or a program: then of the last session on it");
  command->add_option("--journal", options->journal, "The journal of the session, if it was kept in FILE")
      ->type_name("FILE")
      ->check(CLI::ExistingFile);
  command->add_flag("--table", options->table, "As tables of (call, expected), for --oracle tests");
  command->callback([options, &invocation] { invocation.exit_code = Tests(*options); });
}

}  // namespace inquest::driver
