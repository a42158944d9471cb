#include "driver/evaluate.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "driver/find_module.h"
#include "haskell/desugar/desugar.h"
#include "haskell/program/program.h"
#include "reduce/machine.h"
#include "source/diagnostics.h"

namespace inquest::driver {
namespace {

// A file that is gone when this is.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::string pattern = (std::filesystem::temp_directory_path() / "inquest-XXXXXX").string();
    int fd = mkstemp(pattern.data());
    if (fd < 0) return;
    close(fd);
    path_ = pattern;
  }
  ~TemporaryFile() {
    if (!path_.empty()) unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

class Descriptor {
 public:
  explicit Descriptor(int flags) : fd_(open("/dev/null", flags | O_CLOEXEC)) {}
  ~Descriptor() {
    if (fd_ >= 0) close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

// The first error, without its excerpt: the program itself is known to be right.
std::string FirstError(const source::Diagnostics& diagnostics) {
  for (const source::Diagnostic* diagnostic : InOrder(diagnostics)) {
    if (diagnostic->severity == source::Severity::kError) return diagnostic->message;
  }
  return "the expression cannot be understood";
}

}  // namespace

base::Result<Evaluation> Evaluate(const SourceOptions& program, std::string main_text,
                                  const std::string& expression, const EvaluateLimits& limits) {
  std::string text = std::move(main_text);
  text += "\n\n" + std::string(haskell::desugar::kAnswerName) + " = (" + expression + "\n  )\n";
  LoadedProgram loaded;
  ModuleFinder finder(program.file, program.include, program.library);
  source::Diagnostics diagnostics;
  haskell::program::Options phases;
  phases.find = [&](const std::string& name) { return finder.Find(name); };
  phases.known_modules = finder.KnownModules();
  const source::FileId file = loaded.files.Add(source::File(program.file, std::move(text)));
  haskell::program::Loaded result = Load(file, loaded.files, loaded.names, diagnostics, phases);
  if (!result.ok) return base::Error{FirstError(diagnostics)};
  loaded.program = std::move(result.program);

  const TemporaryFile trace;
  if (trace.path().empty()) return base::Error{"no temporary file can be made"};
  const Descriptor input(O_RDONLY), output(O_WRONLY);
  reduce::MachineOptions options;
  options.max_steps = limits.steps;
  options.max_memory = limits.memory;
  options.record = true;
  options.trace_path = trace.path();
  options.stdin_fd = input.fd();
  options.stdout_fd = options.stderr_fd = output.fd();
  // Only the value is wanted, not how it came about.
  options.trusted = [&](core::RoutineId id) { return id != loaded.program.main; };
  auto machine = reduce::Machine::Create(loaded.program, loaded.names, loaded.files, std::move(options));
  if (!machine) return machine.error();
  const reduce::RunResult ended = (*machine)->Run();
  auto trail = trail::Trail::Open(trace.path());
  if (!trail) return trail.error();
  Evaluation evaluation;
  evaluation.trail = std::move(*trail);
  evaluation.terms = std::make_unique<value::TrailTerms>(*evaluation.trail);
  evaluation.is_complete = ended.ended == reduce::Ended::kFinished || ended.ended == reduce::Ended::kExit;
  for (const trail::Constant& constant : evaluation.trail->layout().constants) {
    if (constant.callable != evaluation.trail->layout().main) continue;
    trail::Address cell = evaluation.trail->reader().first() + 8 * uint64_t{constant.slot};
    evaluation.result = evaluation.terms->Of(evaluation.trail->word(cell));
  }
  return evaluation;
}

}  // namespace inquest::driver
