// A program with a planted fault: the text of a right one in which a few characters are different.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace inquest::mutation {

enum class Kind : uint8_t {
#define MUTATION_KIND(enumerator, name) enumerator,
#include "testing/mutation/kinds.def"
#undef MUTATION_KIND
};
std::string_view NameOf(Kind kind);
const std::vector<Kind>& AllKinds();

// What a finding has to name.
struct Place {
  struct Candidate {
    std::string name;  // empty: a lambda
    // Of the equation. Of the routine where the equation that is used is not the changed one: one is missing
    // or elsewhere, or the change decides which one matches.
    uint32_t first_line = 0, last_line = 0;
  };
  std::string path;  // `f.go`, for people; a lambda is `(\)`
  // The routine, and before it the variables of let or where between it and the change: they have no node of
  // their own unless they are functions after all.
  std::vector<Candidate> candidates;
};

struct Mutant {
  Kind kind = Kind::kOperator;
  std::string text;    // of the faulty program; it has as many lines as the right one
  std::string change;  // `12: n - 1 => n - 2`
  Place place;
};

}  // namespace inquest::mutation
