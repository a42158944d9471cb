// What the stacks tell of dependencies (hoed-2015, 4.2). A statement depends on others by its pushed stack
// only, so dependencies are told of pushed stacks:
//
// push (4.2.1): c1 -> c2 where S1 ◁ l1 = S2. What pushed a stack depends on every statement with that stack.
//
// merge (4.2.2): c1 -> c2 -> c3 where S1 ◁ l1 ⋈ S2 ◁ l2 = S3. What pushed the one depends on what pushed the
// other, and that on every statement with the merged stack. So statements depend on the constant part of a
// function definition (4.2.3: a constant depends on what its own stack says, and what uses it by merges
// only).
//
// Merges are found from the stack that they make, by looking stacks up. No two statements are compared, and
// of the distinct stacks only those with the same label on top.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "observe/classes.h"

namespace inquest::observe {

// Where dependencies lead: to all classes that have a stack, or to all that pushed it.
struct Target {
  StackId stack;
  bool pushed = false;
  friend bool operator==(const Target&, const Target&) = default;
};

struct Dependencies {
  // By stack, those that matter: classes that have it and that pushed it, ascending; what the latter depend
  // on, each once.
  std::vector<std::vector<ClassId>> having, pushing;
  std::vector<std::vector<Target>> targets;
  // False: there were too many to list (kMostTargets), and every pushed stack leads to everything.
  bool is_exact = true;

  static constexpr uint64_t kMostTargets = 20'000'000;
};

Dependencies FindDependencies(const Stacks& stacks, const Classes& classes,
                              uint64_t most_targets = Dependencies::kMostTargets);

}  // namespace inquest::observe
