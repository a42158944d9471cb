#include "driver/view_options.h"

#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "interface/terminal/screen.h"
#include "value/ascii.h"

namespace inquest::driver {
namespace {

constexpr uint64_t kUsualWidth = 120;

uint64_t TerminalWidth() {
  struct winsize size = {};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
    return kUsualWidth;
  }
  return size.ws_col;
}

class StandardOutput : public value::Sink {
 public:
  void Write(std::string_view text) override {
    if (error_ != 0) return;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) error_ = errno;
  }
  bool full() const override { return error_ != 0; }
  // 0, or what went wrong.
  int Finish() {
    if (error_ == 0 && std::fflush(stdout) != 0) error_ = errno;
    return error_;
  }

 private:
  int error_ = 0;
};

}  // namespace

void AddViewOptions(CLI::App& command, ViewOptions& options, const char* depth_option) {
  AddOpenOptions(command, options.open);
  command.add_option("--width", options.width, "Columns of a line; those of the terminal, or 120")
      ->type_name("N")
      ->check(AtLeast(1));
  command.add_option(depth_option, options.value_depth, "Levels of a value that are shown")
      ->type_name("N")
      ->check(AtLeast(1));
  AddAsciiOption(command, options.ascii);
}

void AddAsciiOption(CLI::App& command, bool& ascii) {
  command.add_flag("--ascii", ascii,
                   "Show letters beyond ASCII by their numbers, as Haskell's show does; by default only at a "
                   "terminal that takes no UTF-8");
}

bool WantsAsciiOnOutput(bool asked) { return asked || terminal::NeedsAscii(STDOUT_FILENO); }

value::Budget BudgetOf(const ViewOptions& options) {
  value::Budget budget;
  budget.ascii = !options.json && WantsAsciiOnOutput(options.ascii);
  budget.columns = options.width == 0 ? TerminalWidth() : options.width;
  budget.depth = options.value_depth;
  return budget;
}

bool WantsColorOnOutput(const ViewOptions& options) {
  const std::string& color = options.open.record.run.source.color;
  if (color != "auto") return color == "always";
  return isatty(STDOUT_FILENO) != 0 && WantsColor("auto");
}

int Unknown(const base::Error& error) {
  Complain(error.message);
  return kNothingFound;
}

int ShowTrace(const ViewOptions& options,
              const std::function<int(const run::Run& run, value::Sink* sink)>& show,
              const std::vector<std::string>& arguments) {
  OpenOptions open = options.open;
  // A view has nothing of the program in it, so that it can go into a file.
  open.record.run.output = STDERR_FILENO;
  const Opened opened = OpenTrace(open, arguments);
  if (opened.run == nullptr) return opened.exit_code;
  if (opened.run->is_all_trusted()) Complain(kAllTrusted);
  signal(SIGPIPE, SIG_IGN);  // then writing tells
  StandardOutput output;
  value::AsciiSink ascii(&output, options.json ? value::AsciiForm::kJson : value::AsciiForm::kText);
  value::Sink* const sink = WantsAsciiOnOutput(options.ascii) ? static_cast<value::Sink*>(&ascii) : &output;
  const int exit_code = opened.damage->ExitCode(show(*opened.run, sink));
  const int error = output.Finish();
  if (error != 0 && error != EPIPE) {
    Complain("The output cannot be written: " + std::generic_category().message(error) + ".");
    std::clearerr(stdout);  // it has been said
    return kStopped;
  }
  return exit_code;
}

}  // namespace inquest::driver
