// Examples with a known fault, which say in their headers what is true of their run:
//
//     -- wrong: insert 4 [3,5] = [3,5,4]     a statement that is not as intended (repeated); main is not,
//                                            all others are
//     -- fault: insert                       the routine at fault
//
// With that, a session can be held without a person: whatever is asked, the answer is known.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "session/session.h"
#include "traced/tree/build_tree.h"
#include "trail/trail.h"

namespace inquest::example_faults {

struct Program {
  std::string path;
  std::set<std::string> wrong;
  std::string fault;
};

// The programs of a folder that have such headers, ordered by name.
std::vector<Program> FindPrograms(const std::string& folder);

// The recorded run of a program.
class Run {
 public:
  // Runs `inquest trace` with what the file's header says (arguments, input, options of debug).
  static base::Result<std::unique_ptr<Run>> Record(const Program& program, const std::string& inquest);

  struct Outcome {
    std::string fault;            // the routine found; empty if none was
    std::set<std::string> parts;  // of a finding that stands for several calls: the further routines
    uint32_t questions = 0;
    std::vector<std::string> transcript;
  };
  // Holds a session. Fails on a strategy, order or transform that does not exist.
  base::Result<Outcome> Debug(const session::Options& options) const;
  // Of all nodes, as asked.
  std::set<std::string> Statements() const;
  size_t nodes() const { return tree_.tree.size(); }

 private:
  Run(const Program& program, std::unique_ptr<trail::Trail> trail)
      : program_(program), trail_(std::move(trail)), tree_(traced::BuildTree(*trail_)) {}

  const Program program_;
  const std::unique_ptr<trail::Trail> trail_;
  const tree::BuiltTree tree_;
};

}  // namespace inquest::example_faults
