// What following a redex trail shows at a step.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "value/path.h"
#include "view/origins.h"

namespace inquest::view {

struct TrailStep {
  enum class Kind : uint8_t {
    kStep,      // `origin`
    kResult,    // `origin` with its result
    kParts,     // `parts` of it that can be chosen
    kUnfolded,  // `part` of it in full
    kSource,    // `excerpt`, none: its source is not part of the run
    kStack,     // `stack`
    kHelp,      // `words` alone
  };
  // A command that can be given.
  struct Word {
    std::vector<std::string> names;  // the word, or paths as examples
    std::string argument;            // as people write it; empty: there is none
    std::string help;
  };
  Kind kind = Kind::kStep;
  Origin origin;
  std::vector<value::Position> parts;
  value::Term part;
  std::optional<Excerpt> excerpt;
  Stack stack;
  std::vector<Word> words;
  uint64_t columns = 0;   // not 0: as wide should lines be from now on
  bool is_start = false;  // the walk begins here
};

}  // namespace inquest::view
