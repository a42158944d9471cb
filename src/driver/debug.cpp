// inquest debug FILE.hs|TRACE [-- ARGS]: traces the program, builds the execution tree, asks.
#include "driver/debug.h"

#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>

#include "base/size_text.h"
#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/ghc_tracer.h"
#include "driver/messages.h"
#include "driver/open_trace.h"
#include "driver/progress.h"
#include "driver/record.h"
#include "driver/view_options.h"
#include "driver/web.h"
#include "interface/lines/serve.h"
#include "interface/report/report.h"
#include "interface/terminal/complete.h"
#include "interface/terminal/dialogue.h"
#include "interface/terminal/finding_lines.h"
#include "interface/terminal/render.h"
#include "interface/terminal/response_text.h"
#include "session/describe.h"
#include "session/report.h"
#include "setup/kinds.h"
#include "setup/run_session.h"
#include "setup/session_files.h"
#include "setup/test_code.h"
#include "source/excerpt.h"
#include "source/read_text.h"
#include "strategy/strategy.h"
#include "traced/traced_run.h"
#include "transform/transform.h"
#include "value/ascii.h"

namespace inquest::driver {
namespace {

constexpr size_t kStatementColumns = 400;

int ExitCodeOf(terminal::Ending ending) {
  switch (ending) {
    case terminal::Ending::kFinding:
      return kDone;
    case terminal::Ending::kNoFault:
      return kNothingFound;
    case terminal::Ending::kStopped:
      return kStopped;
    case terminal::Ending::kInterrupted:
      return kInterrupted;
  }
  return kOurFault;
}

// The terminal that answers come from: standard input, or /dev/tty when that is something else. -1 if there
// is none, or if this process runs in its background: reading there would stop it.
class TerminalInput {
 public:
  TerminalInput() {
    if (isatty(STDIN_FILENO) != 0) {
      descriptor_ = STDIN_FILENO;
    } else {
      opened_ = open("/dev/tty", O_RDWR | O_CLOEXEC);
      descriptor_ = opened_;
    }
    if (descriptor_ >= 0 && tcgetpgrp(descriptor_) != getpgrp()) descriptor_ = -1;
  }
  ~TerminalInput() {
    if (opened_ >= 0) close(opened_);
  }
  TerminalInput(const TerminalInput&) = delete;
  TerminalInput& operator=(const TerminalInput&) = delete;
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_ = -1;
  int opened_ = -1;
};

std::shared_ptr<void> ShowProgress(const std::string& what) { return std::make_shared<Progress>(what); }

// What was asked and found, for whoever reads standard output when that is no terminal.
void PrintTranscript(const session::Session& session, bool ascii) {
  const auto print = [&](const std::string& text) {
    std::fputs((ascii ? value::AsciiText(text) : text).c_str(), stdout);
  };
  for (const session::Step& step : session.steps()) {
    if (step.question != 0) print(terminal::TranscriptLine(step) + "\n");
  }
  for (const session::Finding& finding : session.findings()) {
    print(terminal::FindingText(finding, terminal::TranscriptScreen(ascii)));
  }
}

void TellHowToContinue(const session::Session& session, const setup::SessionFiles& files, bool ascii,
                       FILE* out) {
  const std::string command = files.CommandToContinue();
  if (command.empty() || !session.WriteRest()) return;  // what is lost is told at the end
  const std::string text = source::MakeVisible("What was answered is kept. To go on: " + command);
  std::fprintf(out, "%s\n", (ascii ? value::AsciiText(text) : text).c_str());
}

terminal::Ending AskPerson(session::Session& session, const DebugOptions& options,
                           const setup::SessionFiles& files, int input) {
  // Where nothing reads along, the dialogue is on standard output; otherwise on the terminal itself.
  const bool plain = isatty(STDOUT_FILENO) != 0 && !options.is_for_programs();
  const int output = plain ? STDOUT_FILENO : input;
  const bool color = terminal::WantsColor(options.record.run.source.color, output);
  const bool ascii = options.ascii || terminal::NeedsAscii(output);
  FILE* const out = plain ? stdout : fdopen(dup(output), "w");
  terminal::Ending ending;
  {
    const auto reader = terminal::EditLines(
        input, output, color,
        [&](std::string_view line) { return terminal::Complete(session, line, {.begin = ShowProgress}); },
        files.history());
    ending = terminal::RunDialogue(
        session, *reader, [&] { return terminal::ReadScreen(output, color, ascii); }, out,
        options.keys == "on", {.begin = ShowProgress},
        [&] {
          return ServePage(session, {.input = input, .out = out, .ascii = ascii, .goes_back = true})
                     .value_or(terminal::Ending::kStopped) != terminal::Ending::kInterrupted;
        });
    if (ending == terminal::Ending::kStopped) TellHowToContinue(session, files, ascii, out);
  }
  if (plain) return ending;
  std::fclose(out);
  if (!options.is_for_programs()) PrintTranscript(session, options.ascii);
  return ending;
}

terminal::Ending AskProgram(session::Session& session, lines::Server& server) {
  switch (server.Serve(session)) {
    case session::ResponseKind::kFinding:
      return terminal::Ending::kFinding;
    case session::ResponseKind::kNoFault:
      return terminal::Ending::kNoFault;
    default:
      return terminal::Ending::kStopped;
  }
}

terminal::Ending Ask(session::Session& session, const DebugOptions& options, const setup::SessionFiles& files,
                     const std::optional<std::string>& answers) {
  // Where the transcript is not wanted, what a script shows on the way goes where messages go.
  FILE* const out = options.is_for_programs() ? stderr : stdout;
  const bool ascii = options.ascii || terminal::NeedsAscii(fileno(out));
  if (answers) return terminal::RunScript(session, {options.answers, &*answers}, out, Complain, ascii);
  const TerminalInput input;
  if (options.web) {
    const auto ending = ServePage(
        session, {.input = input.descriptor(), .out = out, .ascii = ascii, .idle_seconds = options.web_idle});
    if (ending == terminal::Ending::kStopped) TellHowToContinue(session, files, ascii, out);
    return ending.value_or(terminal::Ending::kStopped);
  }
  if (input.descriptor() >= 0) return AskPerson(session, options, files, input.descriptor());
  const terminal::Ending ending = terminal::RunScript(session, {}, out, Complain, ascii);
  std::fflush(out);
  if (ending == terminal::Ending::kStopped)
    Complain("There is no terminal to answer at; give the answers with --answers FILE.");
  return ending;
}

base::Result<std::string> ReadAnswers(const std::string& path) {
  constexpr size_t kMost = size_t{64} << 20;
  if (auto text = source::ReadText(path, kMost)) return text;
  return base::Error{"The answers in `" + path + "` cannot be read, or are longer than " +
                     base::SizeText(kMost) + "; --answers takes a file with a line an answer."};
}

// What `--format` asks for. Documents are UTF-8 and say so.
void PrintAtEnd(session::Session& session, const DebugOptions& options) {
  const bool ascii = WantsAsciiOnOutput(options.ascii);
  std::string text;
  if (options.format == "json") {
    text = session::ReportJson(session) + "\n";
    if (ascii) text = value::AsciiJson(text);
  } else if (options.format == "gnu") {
    for (const session::Finding& finding : session.findings()) text += terminal::FindingLines(finding);
    if (ascii) text = value::AsciiText(text);
  } else if (options.format == "markdown") {
    text = report::Markdown(session);
  } else if (options.format == "html") {
    text = report::Html(session);
  }
  std::fputs(text.c_str(), stdout);
}

// `server`: who asks; null: a person, or a file of answers.
int DebugRun(const DebugOptions& options, const setup::SessionFiles& files, lines::Server* server,
             const std::optional<std::string>& lines, std::unique_ptr<session::Journal> journal) {
  const Progress progress("reading the trace");
  const auto complain = [&](const std::string& sentence) { options.record.run.source.Complain(sentence); };
  TraceDamage damage(files.trace(), complain);
  const auto run = setup::AllKinds().Open(files.trace(), damage.listener());
  if (!run) {
    complain(run.error().message);
    return kUnreadable;
  }
  WarnOf(**run, files.trace(), complain);
  if ((*run)->is_all_trusted()) {
    complain(std::string(kAllTrusted));
    return kNothingFound;
  }
  session::Options session_options = options.session;
  session_options.use_earlier = !options.fresh;
  for (const std::string& name : options.transforms)
    session_options.transforms += (session_options.transforms.empty() ? "" : " ") + name;
  const auto rules = CollectRules(options.record);
  if (!rules) return kUnreadable;
  const auto oracles = setup::MakeOracles(options.oracles, **run, options.record.run.source, *rules);
  if (!oracles) {
    complain(oracles.error().message);
    return kUnreadable;
  }
  const auto* traced = options.is_test ? dynamic_cast<const traced::TracedRun*>(run->get()) : nullptr;
  const auto test = traced == nullptr ? nullptr : std::make_unique<setup::TestCode>(traced->trail());
  std::string failed;
  if (test != nullptr) {
    session_options.beginning = [&](const tree::Tree& tree, const tree::Behaviours& behaviours) {
      const session::Beginning beginning = test->Begin(tree, behaviours);
      if (beginning.wrong)
        failed = session::DescribeStatement(behaviours, *beginning.wrong, kStatementColumns);
      return beginning;
    };
    session_options.answerers.push_back(test.get());
  }
  for (const auto& oracle : *oracles) session_options.answerers.push_back(oracle.get());
  setup::RunSession debug(**run, options.record.run.source, files, std::move(session_options),
                          std::move(journal));
  // A run that was stopped is looked at as far as it came; opening the session is reported only.
  const auto session = debug.Open({.begin = server == nullptr ? nullptr : server->Opening().begin});
  if (!session) {
    complain(session.error().message);
    return kUnreadable;
  }
  progress.End();
  if (!failed.empty() && !options.lines) {
    const std::string text = "The test says that this is wrong: " + failed + "\n";
    std::fputs((options.ascii ? value::AsciiText(text) : text).c_str(),
               options.is_for_programs() ? stderr : stdout);
    std::fflush(stdout);
  }
  const terminal::Ending ending =
      server == nullptr ? Ask(**session, options, files, lines) : AskProgram(**session, *server);
  PrintAtEnd(**session, options);
  if (const base::Status status = (*session)->WriteRest(); !status)
    complain(status.error().message + " What was answered last is not kept.");
  return damage.ExitCode(ExitCodeOf(ending));
}

// A program that ghc compiled, or is to compile.
Recorded RecordWithGhc(const DebugOptions& options, bool is_compiled,
                       const std::vector<std::string>& arguments, const std::string& events) {
  const SourceOptions& source = options.record.run.source;
  std::string program = source.file;
  if (!is_compiled) {
    std::vector<std::string> settings = LanguageArguments(source.chosen.language);
    for (const std::string& extension : source.extensions) settings.push_back("-X" + extension);
    for (const std::string& definition : source.definitions) settings.push_back("-D" + definition);
    settings.insert(settings.end(), options.ghc_arguments.begin(), options.ghc_arguments.end());
    std::vector<MadeModule> modules;
    if (!source.chosen.package.empty()) modules.push_back(PathsModule(source.chosen));
    const auto compiled =
        CompileWithGhc(source.file, {source.include, settings, source.chosen.packages, modules},
                       [&](const std::string& sentence) { source.Complain(sentence); });
    if (!compiled) {
      source.Complain(compiled.error().message);
      return {.exit_code = kUnreadable};
    }
    program = *compiled;
  }
  const auto exit_code = RunRecorded(program, arguments, events,
                                     {.input = options.record.run.input,
                                      .output = options.record.run.output,
                                      .max_calls = options.max_calls});
  if (!exit_code) {
    source.Complain(exit_code.error().message);
    return {.exit_code = kUnreadable};
  }
  return {.started = true, .exit_code = *exit_code};
}

int DebugWith(DebugOptions options, const std::vector<std::string>& arguments, lines::Server* server) {
  const std::string& file = options.record.run.source.file;
  const auto complain = [&](const std::string& sentence) { options.record.run.source.Complain(sentence); };
  const bool is_program = IsExecutable(file);
  const bool is_trace = !is_program && !setup::HasHaskellName(file);
  options.record.has_tests = options.oracles.uses_tests();
  if (is_trace && !options.record.run.source.call.empty()) {
    complain("--call is for programs; `" + file + "` is a trace, of a run that is over.");
    return kUsage;
  }
  std::optional<std::string> lines;
  if (options.has_answers) {
    auto text = ReadAnswers(options.answers);
    if (!text) {
      complain(text.error().message);
      return kUnreadable;
    }
    lines = std::move(*text);
  }
  const setup::SessionFiles files({.file = file,
                                   .is_trace = is_trace,
                                   .memory = !options.has_answers || options.remember,
                                   .resume = options.resume,
                                   .fresh = options.fresh,
                                   .journal = options.journal},
                                  complain);
  if (files.trace().empty()) {
    complain("No session on `" + file + "` was kept; leave --resume out.");
    return kUsage;
  }
  std::unique_ptr<session::Journal> journal;
  if (const auto status = files.OpenJournal(&journal); !status) {
    complain(status.error().message);
    files.RemoveNewFiles();
    return kUnreadable;
  }
  if (!is_trace && !options.resume) {
    if (options.is_for_programs() || options.lines) options.record.run.output = STDERR_FILENO;
    // Standard input is for requests.
    if (options.lines && options.record.run.input.empty()) options.record.run.input = "/dev/null";
    const Recorded recorded = options.ghc || is_program
                                  ? RecordWithGhc(options, is_program, arguments, files.trace())
                                  : RecordProgram(options.record, arguments, files.trace());
    if (!recorded.started) {
      files.RemoveNewFiles();
      return recorded.exit_code;
    }
    files.KeepNewestTraces();
  }
  return DebugRun(options, files, server, lines, std::move(journal));
}

}  // namespace

int Debug(DebugOptions options, const std::vector<std::string>& arguments) {
  if (!options.lines) return DebugWith(std::move(options), arguments, nullptr);
  signal(SIGPIPE, SIG_IGN);  // then writing tells that nobody reads
  lines::Server server(stdin, stdout);
  if (options.text) {
    server.set_text_of([](const session::Response& response) { return terminal::ResponseText(response); });
  }
  options.record.run.work = server.Opening();
  options.record.run.source.hears = [&](const std::string& sentence) { server.Tell(sentence); };
  const int exit_code = DebugWith(std::move(options), arguments, &server);
  server.Finish();
  return exit_code;
}

namespace {

std::vector<std::string> Strings(const std::vector<std::string_view>& names) {
  return {names.begin(), names.end()};
}

}  // namespace

void AddDialogueOptions(CLI::App& command, DebugOptions& options) {
  command
      .add_option("--answers", options.answers,
                  "Take the answers from FILE, a line each, as one would type them")
      ->type_name("FILE");
  command.add_flag("--web", options.web,
                   "Ask in a page that opens in the browser; the terminal tells what goes on");
  command
      .add_option("--web-idle", options.web_idle, "With --web: end after N seconds without any use; 0: never")
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--keys", options.keys, "Whether y, n and d act at once at a terminal, without Enter")
      ->type_name("on|off")
      ->check(CLI::IsMember({"on", "off"}))
      ->capture_default_str();
  command.add_flag("--remember", options.remember,
                   "With --answers: use and store answers as a session at a terminal does");
  command.add_flag_callback(
      "--json", [&options] { options.format = "json"; },
      "Print questions, verdicts and finding as JSON; the program's output goes to standard error");
  command
      .add_option(
          "--format", options.format,
          "What standard output gets in the end: text, the questions and the finding; gnu, the finding "
          "as FILE:LINE:COLUMN: SENTENCE, for editors; json, as --json; markdown and html, as `inquest "
          "report`")
      ->type_name("text|gnu|json|markdown|html")
      ->check(CLI::IsMember({"text", "gnu", "json", "markdown", "html"}));
  AddAsciiOption(command, options.ascii);
}

void AddSearchOptions(CLI::App& command, DebugOptions& options) {
  command
      .add_option(
          "--tree", options.session.tree,
          "What a question shows of functions: edt by name and arguments, fdt as finite maps (if not given, "
          "fdt where the program passes functions around)")
      ->type_name("edt|fdt")
      ->check(CLI::IsMember({"edt", "fdt"}));
  command
      .add_option("--strategy", options.session.strategy,
                  "How the next question is chosen; `help strategy` in a session says what each does")
      ->type_name("NAME")
      ->check(CLI::IsMember(Strings(strategy::Names())))
      ->capture_default_str();
  command
      .add_option("--order", options.session.order, "In which order the calls that one made are asked about")
      ->type_name("outermost|innermost|evaluation")
      ->check(CLI::IsMember(Strings(session::OrderNames())))
      ->capture_default_str();
  command
      .add_option(
          "--granularity", options.session.granularity,
          "Which functions are asked about; top asks about top-level functions only, and needs the FDT")
      ->type_name("all|functions|top")
      ->check(CLI::IsMember({"all", "functions", "top"}));
  command
      .add_option("--transform", options.transforms,
                  "Reshape the tree, so that fewer questions are asked (may be repeated)")
      ->type_name("NAME")
      ->check(CLI::IsMember(Strings(transform::Names())))
      ->allow_extra_args(false);
  command
      .add_option(
          "--oracle", options.oracles.names,
          "Who answers before you: properties, the functions prop_f and spec_f of the program; tests, its "
          "tables tests_f of (call, expected); reference:OLD.hs, an older or simpler version in which "
          "the same call is evaluated (may be repeated)")
      ->type_name("NAME")
      ->check(setup::WhatIsWrongWithOracle)
      ->allow_extra_args(false);
  command
      .add_option(
          "--oracle-command", options.oracles.commands,
          "A command that answers before you: gets questions as JSON, a line each, and prints yes, no, "
          "inadmissible or don't know, a line each (may be repeated)")
      ->type_name("COMMAND")
      ->allow_extra_args(false);
  command.add_flag("--confirm", options.session.confirm,
                   "Ask you about the fault that others found before it is named");
  command
      .add_option("--journal", options.journal,
                  "Keep the journal in FILE, and continue the session that is in it")
      ->type_name("FILE");
  command.add_flag("--resume", options.resume,
                   "Continue the last session on this program, without a new run");
  command.add_flag("--fresh", options.fresh, "Use nothing of earlier sessions");
}

void AddDebugCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<DebugOptions>();
  CLI::App* command = app.add_subcommand("debug", "Find the fault in a program by questions about its run");
  AddRecordOptions(*command, options->record);
  AddSearchOptions(*command, *options);
  AddDialogueOptions(*command, *options);
  AddCallOption(*command, options->record);
  command->add_flag(
      "--ghc", options->ghc,
      "Compile the program with ghc, and ask about what its own functions did: for programs with "
      "packages that inquest does not have");
  command
      ->add_option("--ghc-option", options->ghc_arguments,
                   "With --ghc: an argument for ghc, as in --ghc-option=-XTypeFamilies (may be repeated)")
      ->type_name("ARG")
      ->allow_extra_args(false);
  command
      ->add_option("--max-calls", options->max_calls,
                   "With --ghc, or of a program: how many calls are kept (3,000,000)")
      ->type_name("N")
      ->check(AtLeast(1));
  command->get_option("FILE")->description(
      "The program's main module, FILE.hs or FILE.lhs, or its package: a folder, FILE.cabal or package.yaml; "
      "or "
      "a trace, or a program made by `inquest ghc`");
  command->callback([options, command, &invocation] {
    options->has_answers = command->count("--answers") > 0;
    invocation.exit_code = Debug(*options, invocation.program_arguments);
  });
}

}  // namespace inquest::driver
