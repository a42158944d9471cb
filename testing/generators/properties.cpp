#include "testing/generators/properties.h"

#include <filesystem>
#include <fstream>

#include "testing/generators/trail_properties.h"
#include "testing/golden/process.h"

namespace inquest::generators {

using golden::Outcome;

namespace {

// A program beyond these is not judged.
constexpr const char* kMaxSteps = "3000000";
constexpr std::chrono::seconds kTimeout{60};
constexpr int kCompileError = 3;
// So many frames of each trail are looked at node by node.
constexpr size_t kFrames = 200;

Outcome Run(const Checker& checker, std::vector<std::string> command) {
  golden::Process process;
  process.command = std::move(command);
  process.folder = checker.folder;
  process.timeout = kTimeout;
  return golden::RunProcess(process);
}

std::string Describe(const char* what, const Outcome& outcome) {
  return std::string(what) + ": exit code " + std::to_string(outcome.exit_code) + "\n" + outcome.out +
         outcome.err;
}

// Messages begin with the program's name, which differs.
std::string WithoutName(const std::string& text) {
  const size_t colon = text.find(": ");
  std::string rest = colon == std::string::npos ? text : text.substr(colon);
  const size_t stack = rest.find("\nCallStack");
  if (stack != std::string::npos) rest.resize(stack);
  while (!rest.empty() && rest.back() == '\n') rest.pop_back();
  return rest;
}

bool Same(const Outcome& a, const Outcome& b) {
  return a.exit_code == b.exit_code && a.out == b.out && WithoutName(a.err) == WithoutName(b.err);
}

std::string CheckGhc(const Checker& checker, const Outcome& expected) {
  const Outcome built = Run(checker, {"ghc", "-O0", "-v0", "-w", "-o", "program", "Main.hs"});
  if (built.exit_code != 0) return Describe("ghc refuses the program", built);
  const Outcome found = Run(checker, {"./program"});
  if (found.timed_out || Same(expected, found)) return "";
  return Describe("ghc's program", found) + Describe("\ninquest run", expected);
}

}  // namespace

std::string Violation(const HaskellProgram& program, const Checker& checker) {
  for (const SourceText& source : program.modules) {
    std::ofstream(std::filesystem::path(checker.folder) / source.file) << source.text;
  }
  const Outcome run = Run(checker, {checker.inquest, "run", "--max-steps", kMaxSteps, "Main.hs"});
  if (run.exit_code == kCompileError) return Describe("inquest run", run);
  if (run.timed_out || run.err.find("--max-steps") != std::string::npos) return "";
  if (run.exit_code > 1) return Describe("inquest run", run);
  if (checker.with_ghc) {
    if (std::string violation = CheckGhc(checker, run); !violation.empty()) return violation;
  }
  std::vector<std::vector<std::string>> ways = {
      {}, {"--nursery-words=1024", "--full-collections"}, {"--suspect=Prelude", "--suspect=Inquest.List"}};
  if (program.modules.size() > 1) ways.push_back({"--trust=Helper", "--nursery-words=1024"});
  for (const std::vector<std::string>& options : ways) {
    std::vector<std::string> command = {checker.inquest, "trace", "-o", "Main.trace", "Main.hs"};
    std::string shown = "inquest trace";
    for (const std::string& option : options) {
      command.insert(command.begin() + 2, option);
      shown += " " + option;
    }
    const Outcome traced = Run(checker, command);
    if (traced.timed_out) continue;
    if (!Same(run, traced)) return Describe("inquest run", run) + "\n" + Describe(shown.c_str(), traced);
    const Outcome verified = Run(checker, {checker.inquest, "verify", "--instances", "Main.trace"});
    if (verified.exit_code != 0) return shown + "\n" + Describe("inquest verify", verified);
    auto trail = trail::Trail::Open((std::filesystem::path(checker.folder) / "Main.trace").string());
    if (!trail.ok()) return shown + "\n" + trail.error().message;
    if (const std::string violation = TrailViolation(**trail, kFrames); !violation.empty()) {
      return shown + "\n" + violation;
    }
  }
  return "";
}

}  // namespace inquest::generators
