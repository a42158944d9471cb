// Runs of programs, in this process: what can be observed of one, and its trace as a tree.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/result.h"
#include "reduce/machine.h"
#include "traced/tree/build_tree.h"
#include "trail/trail.h"

namespace inquest::planted {

// Where modules would be that programs import: they import only libraries.
inline constexpr const char* kNoFolder = "/nonexistent/Main.hs";
// What programs are called, all the same, so that messages about them are.
inline constexpr const char* kMainFile = "Main.hs";

// What ends a run that does not end by itself.
enum class StopBy : uint8_t {
  kSteps,   // the limit of reductions
  kCtrlC,   // soon after so many reductions
  kKill,    // after so many, by SIGKILL: what was only in memory is lost
  kTrace,   // the limit of the trace
  kStack,   // the limit of memory, where the stack reaches it
  kMemory,  // the limit of memory otherwise
  kLoop,    // nothing from outside: it needs a value that needs itself
  kWaits,   // likewise: a thread waits for ever
};
inline constexpr size_t kStopByCount = 8;
std::string_view NameOf(StopBy by);

// What somebody sees who only runs the program.
struct Observed {
  reduce::Ended ended = reduce::Ended::kFinished;
  int exit_code = 0;
  std::string out, err;
  uint64_t reductions = 0;

  // It was stopped by a limit: it would go on, perhaps for ever.
  bool is_cut_off() const;
  // What ended it of those that leave something unfinished; none if all of it finished. SIGKILL looks like
  // Ctrl-C.
  std::optional<StopBy> stopped_by() const;
};
// Places in error messages make no difference: a fault may shift what stands behind it in its line.
bool LooksTheSame(const Observed& a, const Observed& b);

struct Limits {
  uint64_t steps = 5'000'000;
  uint64_t memory = uint64_t{1} << 29;
  uint64_t trace = 0;  // 0: none
  StopBy by = StopBy::kSteps;
};

// A traced run.
class Run {
 public:
  // Compiles the text and runs it with `input` as its standard input. The error is the first diagnostic: the
  // program does not compile. Its main module is Main.hs in a folder without other modules.
  static base::Result<std::unique_ptr<Run>> Trace(const std::string& text, const std::string& input,
                                                  const Limits& limits);

  const Observed& observed() const { return observed_; }
  const trail::Trail& trail() const { return *trail_; }
  const tree::Tree& tree() const { return tree_.tree; }
  const tree::Behaviours& behaviours() const { return *tree_.behaviours; }
  tree::GrowingTree* growing() const { return tree_.growing.get(); }  // may be null
  // Of functions that it called, and of all that are no functions.
  std::set<std::string> UsedNames() const;
  // Made on first use of tree() or behaviours(): call it once before.
  void BuildTree(traced::TreeStyle style) { tree_ = traced::BuildTree(*trail_, {}, style); }
  // The nodes of one tree, with the statements of the other: nodes have the same numbers. Unsound, for tests.
  void BuildMixture(traced::TreeStyle structure, traced::TreeStyle statements) {
    BuildTree(statements);
    tree_.tree = traced::BuildTree(*trail_, {}, structure).tree;
  }

 private:
  Run() = default;

  Observed observed_;
  std::unique_ptr<trail::Trail> trail_;
  tree::BuiltTree tree_;
};

}  // namespace inquest::planted
