// One step of a path (path.h): from a statement or a term to a part of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace inquest::value {

struct Step {
  enum class Kind : uint8_t {
    kArgument,      // a2: of a statement, or of an entry of a map
    kResult,        // r: likewise
    kFunction,      // f: the function of a statement
    kFreeVariable,  // w1: after `with`
    kAround,        // c1: an argument of the calls around a local function, after `in`
    kPosition,      // 3: a field, an element, an entry
    kRest,          // 3-: the list from there
  };
  Kind kind = Kind::kPosition;
  uint64_t number = 0;  // from 1; 0 where there is none
  friend bool operator==(const Step&, const Step&) = default;
};

using Path = std::vector<Step>;

// a1.3, r.2-.
std::string PathText(const Path& path);

}  // namespace inquest::value
