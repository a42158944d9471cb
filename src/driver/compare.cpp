// inquest compare OLD.hs NEW.hs [-- ARGS]: runs both and finds the equation that makes the difference; the
// old program answers the questions.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/open_trace.h"
#include "driver/record.h"
#include "driver/view_options.h"
#include "interface/terminal/render.h"
#include "session/report.h"
#include "setup/compare_runs.h"
#include "setup/kinds.h"
#include "setup/temporary_files.h"
#include "source/excerpt.h"
#include "traced/traced_run.h"
#include "value/ascii.h"

namespace inquest::driver {
namespace {

struct CompareOptions {
  std::string old_file;
  RecordOptions record;  // of the new program; the old one is run with the same limits
  bool json = false;
  bool ascii = false;
};

// What one sees of a run.
struct Observed {
  bool started = false;
  int exit_code = 0;
  std::string output;
};

std::string ReadAll(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Both programs read the same. Standard input is read once, for both; a terminal gives nothing.
bool KeepInput(RunOptions& options, const setup::TemporaryFile& copy) {
  if (!options.input.empty()) return true;
  options.input = copy.path();
  std::ofstream file(copy.path(), std::ios::binary);
  if (isatty(STDIN_FILENO) == 0) {
    char block[1 << 16];
    for (ssize_t size; (size = read(STDIN_FILENO, block, sizeof block)) > 0;) file.write(block, size);
  }
  file.flush();
  if (!file) Complain("Standard input cannot be copied for both programs: there is no room for it.");
  return static_cast<bool>(file);
}

// Runs a program with its output kept instead of shown.
template <typename Run>
Observed RunQuietly(RunOptions& options, const Run& run) {
  const auto kept = setup::TemporaryFile::InOwnFolder("output");
  Observed observed;
  options.output = open(kept.path().c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (options.output < 0) {
    Complain("The output of `" + options.source.file + "` cannot be kept: there is no temporary folder.");
    observed.exit_code = kStopped;
    return observed;
  }
  observed.exit_code = run(&observed.started);
  close(options.output);
  observed.output = ReadAll(kept.path());
  return observed;
}

std::string LineOf(const std::string& text, size_t begin) {
  if (begin >= text.size()) return "(nothing more)";
  constexpr size_t kMost = 100;
  return source::MakeVisible(text.substr(begin, std::min(text.find('\n', begin) - begin, kMost)));
}

// A sentence or two; empty: one sees no difference.
std::string DifferenceText(const Observed& before, const Observed& after) {
  std::string text;
  if (before.output != after.output) {
    size_t at = 0;
    while (at < before.output.size() && at < after.output.size() && before.output[at] == after.output[at])
      ++at;
    const size_t line = at == 0 ? 0 : before.output.rfind('\n', at - 1) + 1;
    const auto number = 1 + std::count(before.output.begin(), before.output.begin() + line, '\n');
    text += "The outputs differ in line " + std::to_string(number) +
            ":\n    old: " + LineOf(before.output, line) + "\n    new: " + LineOf(after.output, line) + "\n";
  }
  if (before.exit_code != after.exit_code) {
    text += "The old program ended with exit code " + std::to_string(before.exit_code) +
            ", the new one with " + std::to_string(after.exit_code) + ".\n";
  }
  return text;
}

std::string ComparedText(const setup::ComparedRuns& compared, const CompareOptions& options,
                         const terminal::Screen& screen) {
  const std::string& old_file = options.old_file;
  if (!compared.differ) return "The two programs did the same.\n";
  if (!compared.finding) {
    return compared.knows_root
               ? "With what it read, `" + old_file + "` does the same as the new program did.\n"
               : "No call can be named: `" + old_file + "` can judge none that differs.\n";
  }
  std::string text = terminal::FindingText(*compared.finding, screen);
  if (compared.is_only_more_defined) {
    text += "Only what is evaluated changed there: `" + old_file +
            "` looks at more of the arguments. What both compute is the same.\n";
  } else if (!compared.path.empty()) {
    text += "The first difference is at " + compared.path + " of " + compared.finding->fault.statement + "\n";
  }
  return text + terminal::ChainText(*compared.finding, screen);
}

int TellCompared(const setup::ComparedRuns& compared, session::Session& session,
                 const CompareOptions& options, const std::string& difference) {
  const bool ascii = WantsAsciiOnOutput(options.ascii);
  std::string text;
  if (options.json) {
    text = fmt::format(R"({{"differ":{},"only_more_defined":{},"path":"{}","report":{}}})", compared.differ,
                       compared.is_only_more_defined, compared.path, session::ReportJson(session));
    text = (ascii ? value::AsciiJson(text) : text) + "\n";
  } else {
    text = difference + ComparedText(compared, options, terminal::TranscriptScreen(ascii));
    if (ascii) text = value::AsciiText(text);
  }
  std::fputs(text.c_str(), stdout);
  return compared.differ ? kDone : kNothingFound;
}

int Compare(CompareOptions options, const std::vector<std::string>& arguments) {
  RunOptions& run_options = options.record.run;
  SourceOptions old_source = run_options.source;
  old_source.file = options.old_file;
  const auto old_program = LoadOrComplain(old_source);
  if (old_program == nullptr) return kUnreadable;
  const auto input = setup::TemporaryFile::InOwnFolder("input");
  if (!KeepInput(run_options, input)) return kStopped;

  RunOptions old_options = run_options;
  old_options.source = old_source;
  const Observed before = RunQuietly(old_options, [&](bool* started) {
    return RunProgram(*old_program, old_options, arguments, nullptr, started);
  });
  if (!before.started) return before.exit_code;
  if (before.exit_code == kInterrupted) return kInterrupted;
  const auto trace = setup::TemporaryFile::InOwnFolder("new.trace");
  const Observed after = RunQuietly(run_options, [&](bool* started) {
    const Recorded recorded = RecordProgram(options.record, arguments, trace.path());
    *started = recorded.started;
    return recorded.exit_code;
  });
  if (!after.started) return after.exit_code;

  const auto run = setup::AllKinds().Open(trace.path(), nullptr);
  if (!run) {
    Complain(run.error().message);
    return kUnreadable;
  }
  if ((*run)->is_all_trusted()) {
    Complain(std::string(kAllTrusted));
    return kNothingFound;
  }
  const std::string difference = DifferenceText(before, after);
  const auto& trail = dynamic_cast<const traced::TracedRun&>(**run).trail();
  const auto reference = setup::ReferenceAnswerer::Load(old_source, trail);
  if (!reference) {
    Complain(reference.error().message);
    return kUnreadable;
  }
  const auto session = setup::OpenComparison(**run, **reference);
  if (!session) {
    Complain(session.error().message);
    return kUnreadable;
  }
  const setup::ComparedRuns compared = setup::CompareRuns(**session, **reference, !difference.empty());
  return TellCompared(compared, **session, options, difference);
}

}  // namespace

void AddCompareCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<CompareOptions>();
  CLI::App* command = app.add_subcommand(
      "compare", "Find what makes a program do something else than an older version; nothing is asked");
  command->add_option("OLD", options->old_file, "The older version's main module, which answers")->required();
  AddRecordOptions(*command, options->record);
  command->get_option("FILE")->description("The newer version's main module");
  command->add_flag("--json", options->json, "Print verdicts and finding as JSON");
  AddAsciiOption(*command, options->ascii);
  command->callback(
      [options, &invocation] { invocation.exit_code = Compare(*options, invocation.program_arguments); });
}

}  // namespace inquest::driver
