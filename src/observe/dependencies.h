// What the stacks tell of dependencies (hoed-2015, 4.2). A statement depends on
// others by its pushed stack only, so dependencies are told of pushed stacks:
//
// push (4.2.1): c1 -> c2 where S1 ◁ l1 = S2. What pushed a stack depends on
// every statement with that stack.
//
// merge (4.2.2): c1 -> c2 -> c3 where S1 ◁ l1 ⋈ S2 ◁ l2 = S3. What pushed the
// one depends on what pushed the other, and that on every statement with the
// merged stack. So statements depend on the constant part of a function
// definition (4.2.3: a constant depends on what its own stack says, and what
// uses it by merges only).
//
// beginning: c1 -> c2 where S1 ◁ l1 is a beginning of S2. The paper does not
// have it; merges of more than two stacks need it (docs/observed.md).
//
// Merges are found from the stack that they make, by looking stacks up. No two
// statements are compared, and of the distinct stacks only those with the same
// label on top.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "observe/classes.h"

namespace inquest::observe {

// Where dependencies lead: to all classes of a set. Few sets serve many stacks.
using SetId = base::Id<struct ClassSetTag>;

struct Dependencies {
  base::Store<SetId, std::vector<ClassId>> sets;  // ascending
  SetId at_top;                                   // those with the empty stack
  // By stack: the classes that pushed it, and where what they depend on is,
  // each set once.
  std::vector<std::vector<ClassId>> pushing;
  std::vector<std::vector<SetId>> targets;
  // Sets from here on are of constants that code mentions.
  SetId first_mentioned;
  // False: it would have taken too long, and everything depends on everything.
  bool is_exact = true;

  // Labels looked at to find merges; about a second.
  static constexpr uint64_t kMostSteps = 200'000'000;
};

// Which code mentions which constants, where the recorder says so (Events::uses). Then a user depends on
// these: stacks tell it of what is evaluated while the user is, and a constant is evaluated once (4.2.3).
using Uses = std::span<const std::pair<LabelId, LabelId>>;

Dependencies FindDependencies(const Stacks& stacks, const Classes& classes,
                              uint64_t most_steps = Dependencies::kMostSteps, Uses uses = {});

}  // namespace inquest::observe
