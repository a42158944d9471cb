#include "driver/run_program.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <system_error>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/progress.h"
#include "reduce/machine.h"

namespace inquest::driver {
namespace {

// The machine that Ctrl-C stops; a signal handler can reach nothing else.
std::atomic<reduce::Machine*> interruptible = nullptr;

// What the signals did before.
struct sigaction before_interrupt, before_terminate;

// The first Ctrl-C stops the run at the next reduction, what was recorded stays; a second one ends the
// process.
void StopOnInterrupt(int signal) {
  sigaction(signal, signal == SIGINT ? &before_interrupt : &before_terminate, nullptr);
  if (reduce::Machine* machine = interruptible.load()) machine->Interrupt();
}

class InterruptGuard {
 public:
  explicit InterruptGuard(reduce::Machine& machine) {
    interruptible = &machine;
    struct sigaction action = {};
    action.sa_handler = StopOnInterrupt;
    action.sa_flags = 0;  // no SA_RESTART: waiting for input ends too
    sigaction(SIGINT, nullptr, &before_interrupt);
    sigaction(SIGTERM, nullptr, &before_terminate);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    // Writing to a closed pipe is an IOError of the program, as it is with GHC.
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before_pipe_);
  }
  ~InterruptGuard() {
    sigaction(SIGINT, &before_interrupt, nullptr);
    sigaction(SIGTERM, &before_terminate, nullptr);
    sigaction(SIGPIPE, &before_pipe_, nullptr);
    interruptible = nullptr;
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  struct sigaction before_pipe_;
};

int ExitCodeOf(const reduce::RunResult& result) {
  switch (result.ended) {
    case reduce::Ended::kFinished:
      return kDone;
    case reduce::Ended::kExit:
      return result.exit_code;
    case reduce::Ended::kInterrupted:
      return kInterrupted;
    case reduce::Ended::kOutOfMemory:
    case reduce::Ended::kOutOfSteps:
    case reduce::Ended::kTraceFull:
      return kStopped;
  }
  return kOurFault;
}

void PrintStats(const reduce::MachineStats& stats) {
  fmt::print(stderr, "reductions {}\nframes {}\ntrail bytes {}\n", stats.reductions, stats.frames,
             stats.trail_bytes);
}

}  // namespace

void AddRunOptions(CLI::App& command, RunOptions& options) {
  AddSourceOptions(command, options.source);
  command.add_option("--input", options.input, "The program reads FILE as its standard input")
      ->type_name("FILE");
  command
      .add_option("--max-memory", options.max_memory,
                  "Stop the program when it needs more, for instance 2G; three quarters of the memory of the "
                  "machine or container if not given")
      ->type_name("SIZE")
      ->transform(SizeAtLeast(uint64_t{4} << 20, "4M"));
  command.add_option("--max-steps", options.max_steps, "Stop the program after so many reductions")
      ->type_name("N")
      ->check(AtLeast(1));
  command.add_flag("--stats", options.stats, "Say at the end, on standard error, what the run took");
  // An empty group hides an option.
  command.add_option("--nursery-words", options.nursery_words)->group("")->check(CLI::Range(1024, 1 << 24));
  command.add_option("--index-block-bytes", options.index_block_bytes)
      ->group("")
      ->check(CLI::Range(64, 1 << 24));
  command.add_flag("--collect-always", options.collect_always)->group("");
  command.add_flag("--full-collections", options.full_collections)->group("");
}

int RunProgram(const setup::LoadedProgram& loaded, const RunOptions& options,
               std::vector<std::string> arguments, const Recording* recording, bool* started) {
  if (!loaded.program.main.has_value()) {
    options.source.Complain(fmt::format("`{}` has no `main` to run: a program's main module is called Main.",
                                        options.source.file));
    return kUnreadable;
  }
  reduce::MachineOptions machine_options;
  machine_options.max_memory = options.max_memory;
  machine_options.max_steps = options.max_steps;
  if (options.nursery_words != 0) machine_options.nursery_words = options.nursery_words;
  if (options.index_block_bytes != 0) machine_options.index_block_bytes = options.index_block_bytes;
  machine_options.collect_always = options.collect_always;
  machine_options.full_collections = options.full_collections;
  machine_options.program_name = std::filesystem::path(options.source.file).stem().string();
  machine_options.arguments = std::move(arguments);
  machine_options.stdout_fd = options.output;
  std::optional<Progress> progress;
  if (recording != nullptr) {
    progress.emplace("running " + options.source.file, recording->path);
    machine_options.hooks.before_terminal = [&] { progress->TakeAway(); };
    machine_options.hooks.after_terminal = [&](std::string_view shown) { progress->GiveBack(shown); };
    machine_options.record = true;
    machine_options.trace_path = recording->path;
    std::error_code unknown;  // then the trace does not say which file it is of
    const std::filesystem::path path = std::filesystem::absolute(options.source.file, unknown);
    machine_options.program_path = std::filesystem::weakly_canonical(path, unknown).string();
    machine_options.fingerprint = setup::FingerprintOf(loaded.files);
    machine_options.trusted = recording->trusted;
    machine_options.called = recording->called;
    machine_options.max_trace = recording->max_bytes;
    machine_options.checksums = recording->checksums;
  }
  if (!options.input.empty()) {
    machine_options.stdin_fd = open(options.input.c_str(), O_RDONLY | O_CLOEXEC);
    if (machine_options.stdin_fd < 0) {
      options.source.Complain(
          fmt::format("`{}` cannot be read: {}.", options.input, std::generic_category().message(errno)));
      return kUnreadable;
    }
  }
  auto machine =
      reduce::Machine::Create(loaded.program, loaded.names, loaded.files, std::move(machine_options));
  if (!machine) {
    options.source.Complain(machine.error().message);
    return kUnreadable;
  }
  if (started != nullptr) *started = true;
  reduce::RunResult result;
  {
    const InterruptGuard guard(**machine);
    const std::shared_ptr<void> running = options.work.Begin("running " + options.source.file);
    const std::stop_callback on_stop(options.work.stop, [&] { (*machine)->Interrupt(); });
    result = (*machine)->Run();
  }
  progress.reset();
  // What the program itself dies of is a part of what it did.
  const bool is_own = result.ended == reduce::Ended::kExit;
  if (!result.message.empty()) is_own ? Complain(result.message) : options.source.Complain(result.message);
  if (options.stats) PrintStats((*machine)->stats());
  return ExitCodeOf(result);
}

}  // namespace inquest::driver
