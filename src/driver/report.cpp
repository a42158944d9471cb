// inquest report TRACE|JOURNAL|FILE.hs: a session as a document.
#include "interface/report/report.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string_view>

#include "driver/commands.h"
#include "driver/kept_session.h"
#include "driver/messages.h"
#include "setup/trace_program.h"

namespace inquest::driver {
namespace {

struct ReportOptions {
  SourceOptions source;
  std::string journal;
  bool markdown = false;
};

bool IsJournal(const std::string& path) {
  constexpr std::string_view kBeginning = R"({"inquest":"journal")";
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) return false;  // reading from a pipe would wait
  std::string beginning(kBeginning.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  return file.read(beginning.data(), static_cast<std::streamsize>(beginning.size())) &&
         beginning == kBeginning;
}

// A journal that was given in place of a trace stands for the one beside it: TRACE.journal. False, with a
// sentence, if there is none.
bool FindTraceOf(ReportOptions& options) {
  std::string& file = options.source.file;
  if (!IsJournal(file)) return true;
  constexpr std::string_view kEnding = ".journal";
  options.journal = file;
  if (file.ends_with(kEnding)) file.resize(file.size() - kEnding.size());
  std::error_code error;
  if (file != options.journal && std::filesystem::exists(file, error)) return true;
  Complain("`" + options.journal +
           "` is a journal, and its trace is not beside it. Name the trace as well: " +
           "inquest report TRACE --journal " + options.journal);
  return false;
}

int Report(ReportOptions options) {
  if (!FindTraceOf(options)) return kUsage;
  KeptSession kept(options.source, options.journal);
  if (!kept.Open()) return kUnreadable;
  const std::string text = options.markdown ? report::Markdown(kept.session()) : report::Html(kept.session());
  std::fputs(text.c_str(), stdout);
  return kept.ExitCode(kDone);
}

}  // namespace

void AddReportCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<ReportOptions>();
  CLI::App* command =
      app.add_subcommand("report", "Write a session as a document: the finding, its code, what was answered");
  AddSourceOptions(*command, options->source);
  command->get_option("FILE")->description(
      "A trace, a journal beside its trace, or a program: then of the last session on it");
  command->add_option("--journal", options->journal, "The journal of the session, if it was kept in FILE")
      ->type_name("FILE")
      ->check(CLI::ExistingFile);
  command->add_flag("--markdown", options->markdown, "Markdown instead of HTML");
  command->callback([options, &invocation] { invocation.exit_code = Report(*options); });
}

}  // namespace inquest::driver
