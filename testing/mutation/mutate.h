// Plants faults by itself: a right program in, faulty ones out.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "testing/mutation/mutant.h"

namespace inquest::mutation {

// All faults of all kinds, in the order of kinds and of the source, no text twice. The same text and seed
// give the same mutants; the seed chooses where there are many possibilities (variables of the same type).
// Whether a mutant compiles, and behaves differently, has to be tried. `file`: where the modules are that it
// imports.
base::Result<std::vector<Mutant>> MakeMutants(const std::string& file, const std::string& text,
                                              uint64_t seed);

// What a finding has to name where the text from `begin` to `end` is replaced. The error: the program does
// not compile, or the text is in no equation.
base::Result<Place> FindPlace(const std::string& file, const std::string& text, uint32_t begin, uint32_t end);

// At most `count` of them, the same whenever it is called: the kinds take turns, so that the frequent ones do
// not drive out the others; the seed shuffles the kinds, and the mutants of a kind.
std::vector<Mutant> Sample(std::vector<Mutant> mutants, size_t count, uint64_t seed);

}  // namespace inquest::mutation
