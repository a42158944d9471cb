#include "testing/planted/run.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <regex>
#include <semaphore>
#include <thread>

#include "setup/find_module.h"
#include "setup/load_program.h"
#include "setup/trust.h"
#include "source/diagnostics.h"

namespace inquest::planted {
namespace {

// A file without a name, in memory.
class MemoryFile {
 public:
  MemoryFile() : fd_(memfd_create("planted", MFD_CLOEXEC)) { CHECK(fd_ >= 0); }
  ~MemoryFile() { close(fd_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  int fd() const { return fd_; }

  void Fill(const std::string& text) {
    CHECK(write(fd_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    CHECK(lseek(fd_, 0, SEEK_SET) == 0);
  }
  std::string Read() const {
    std::string text(static_cast<size_t>(lseek(fd_, 0, SEEK_END)), '\0');
    CHECK(pread(fd_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
    return text;
  }

 private:
  int fd_;
};

// The name is gone when this is; what is mapped stays.
class TemporaryName {
 public:
  TemporaryName() {
    std::string pattern = (std::filesystem::temp_directory_path() / "planted-XXXXXX").string();
    const int fd = mkstemp(pattern.data());
    CHECK(fd >= 0);
    close(fd);
    path_ = pattern;
  }
  ~TemporaryName() { unlink(path_.c_str()); }
  TemporaryName(const TemporaryName&) = delete;
  TemporaryName& operator=(const TemporaryName&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// An empty folder that programs run in while this lives: what one writes is there for no other, and stays
// nowhere.
class RunningFolder {
 public:
  RunningFolder() : before_(std::filesystem::current_path()) {
    std::string pattern = (std::filesystem::temp_directory_path() / "planted-XXXXXX").string();
    CHECK(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
    std::filesystem::current_path(path_);
  }
  ~RunningFolder() {
    std::error_code ignored;
    std::filesystem::current_path(before_, ignored);
    std::filesystem::remove_all(path_, ignored);
  }
  RunningFolder(const RunningFolder&) = delete;
  RunningFolder& operator=(const RunningFolder&) = delete;

 private:
  std::filesystem::path before_, path_;
};

base::Status Load(const std::string& text, setup::LoadedProgram* loaded) {
  setup::ModuleFinder finder(kNoFolder, {}, "");
  source::Diagnostics diagnostics;
  haskell::program::Options options;
  options.find = [&](const std::string& name) { return finder.Find(name); };
  const source::FileId file = loaded->files.Add(source::File(kMainFile, text));
  haskell::program::Loaded result =
      haskell::program::Load(file, loaded->files, loaded->names, diagnostics, options);
  if (result.ok && result.program.main.has_value()) {
    loaded->program = std::move(result.program);
    loaded->re_exports = std::move(result.re_exports);
    return base::Unit{};
  }
  for (const source::Diagnostic* diagnostic : InOrder(diagnostics)) {
    if (diagnostic->severity == source::Severity::kError) return base::Error{diagnostic->message};
  }
  return base::Error{"it has no main"};
}

// Does something when the machine has made so many reductions, unless it is told to stop before.
std::jthread Watch(const reduce::Machine& machine, uint64_t steps, std::function<void()> act) {
  std::binary_semaphore is_watching(0);
  std::jthread watcher([&machine, &is_watching, steps, act = std::move(act)](const std::stop_token& stop) {
    is_watching.release();
    while (!stop.stop_requested()) {
      if (machine.stats().reductions >= steps) return act();
      usleep(20);
    }
  });
  is_watching.acquire();
  return watcher;
}

// Runs the program in a process of its own, which is killed at the limit of steps; false if it came to an end
// before.
bool RunAndKill(const setup::LoadedProgram& loaded, reduce::MachineOptions options) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child > 0) {
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    return WIFSIGNALED(status);
  }
  options.at_step_limit = [] { kill(getpid(), SIGKILL); };
  auto machine = reduce::Machine::Create(loaded.program, loaded.names, loaded.files, std::move(options));
  if (machine.ok()) (*machine)->Run();
  _exit(0);
}

std::string WithoutPlaces(const std::string& text) {
  static const std::regex place(R"(:\(?\d+[:,]\d+\)?(-\(?\d+(,\d+\))?)?)");
  return std::regex_replace(text, place, ":");
}

}  // namespace

std::string_view NameOf(StopBy by) {
  switch (by) {
    case StopBy::kSteps:
      return "the limit of steps";
    case StopBy::kCtrlC:
      return "Ctrl-C";
    case StopBy::kKill:
      return "SIGKILL";
    case StopBy::kTrace:
      return "the limit of the trace";
    case StopBy::kStack:
      return "a stack overflow";
    case StopBy::kMemory:
      return "the limit of memory";
    case StopBy::kLoop:
      return "<<loop>>";
    case StopBy::kWaits:
      return "threads that wait";
  }
  return "";
}

bool Observed::is_cut_off() const {
  switch (ended) {
    case reduce::Ended::kFinished:
    case reduce::Ended::kExit:
      return false;
    case reduce::Ended::kInterrupted:
    case reduce::Ended::kOutOfMemory:
    case reduce::Ended::kOutOfSteps:
    case reduce::Ended::kTraceFull:
      return true;
  }
  return true;
}

std::optional<StopBy> Observed::stopped_by() const {
  switch (ended) {
    case reduce::Ended::kInterrupted:
      return StopBy::kCtrlC;
    case reduce::Ended::kOutOfMemory:
      return StopBy::kMemory;
    case reduce::Ended::kOutOfSteps:
      return StopBy::kSteps;
    case reduce::Ended::kTraceFull:
      return StopBy::kTrace;
    case reduce::Ended::kFinished:
    case reduce::Ended::kExit:
      break;
  }
  const auto says = [&](std::string_view text) { return err.find(text) != std::string::npos; };
  if (exit_code == 0) return std::nullopt;
  if (says("stack overflow")) return StopBy::kStack;
  if (says("<<loop>>")) return StopBy::kLoop;
  if (says("blocked indefinitely")) return StopBy::kWaits;
  return std::nullopt;
}

bool LooksTheSame(const Observed& a, const Observed& b) {
  return a.is_cut_off() == b.is_cut_off() && a.exit_code == b.exit_code && a.out == b.out &&
         WithoutPlaces(a.err) == WithoutPlaces(b.err);
}

base::Result<std::unique_ptr<Run>> Run::Trace(const std::string& text, const std::string& input,
                                              const Limits& limits) {
  setup::LoadedProgram loaded;
  if (auto status = Load(text, &loaded); !status.ok()) return status.error();
  const base::Result<setup::Trust> trust = setup::DecideTrust(loaded, {});
  if (!trust.ok()) return trust.error();

  MemoryFile in, out, err;
  in.Fill(input);
  const TemporaryName trace;
  const RunningFolder folder;
  reduce::MachineOptions options;
  options.record = true;
  options.trace_path = trace.path();
  options.trusted = [&](core::RoutineId id) { return trust->trusted[id.index]; };
  options.program_path = kMainFile;
  options.fingerprint = setup::FingerprintOf(loaded.files);
  // Who watches may be late.
  options.max_steps = limits.by == StopBy::kCtrlC ? 10 * limits.steps + 50'000 : limits.steps;
  options.max_memory = limits.memory;
  options.max_trace = limits.trace;
  options.stdin_fd = in.fd();
  options.stdout_fd = out.fd();
  options.stderr_fd = err.fd();
  std::unique_ptr<Run> run(new Run);
  std::string message;
  if (limits.by == StopBy::kKill) {
    const bool is_killed = RunAndKill(loaded, std::move(options));
    run->observed_.ended = is_killed ? reduce::Ended::kInterrupted : reduce::Ended::kFinished;
  } else {
    auto machine = reduce::Machine::Create(loaded.program, loaded.names, loaded.files, std::move(options));
    if (!machine.ok()) return machine.error();
    std::jthread watcher;
    if (limits.by == StopBy::kCtrlC)
      watcher = Watch(**machine, limits.steps, [&machine] { (*machine)->Interrupt(); });
    const reduce::RunResult result = (*machine)->Run();
    watcher = std::jthread();
    run->observed_ = {result.ended, result.exit_code, "", "", (*machine)->stats().reductions};
    message = result.message;
    machine->reset();
  }
  run->observed_.out = out.Read();
  run->observed_.err = err.Read() + message;
  auto trail = trail::Trail::Open(trace.path());
  if (!trail.ok()) return trail.error();
  run->trail_ = std::move(*trail);
  return run;
}

// What is no function has no calls that would tell.
std::set<std::string> Run::UsedNames() const {
  std::set<std::string> names;
  for (const trail::Callable& callable : trail_->layout().callables) {
    const bool is_function =
        callable.kind == trail::CallableKind::kFunction || callable.kind == trail::CallableKind::kLocal;
    if (!is_function) names.insert(callable.name);
  }
  for (size_t i = 0; i < trail_->frame_count(); ++i) {
    if (const trail::Callable* called = trail_->callable(trail_->frame_number(i))) names.insert(called->name);
  }
  return names;
}

}  // namespace inquest::planted
