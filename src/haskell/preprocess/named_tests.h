// Tests that are found by their names, as QuickCheck's Template Haskell finds them: what `$quickCheckAll`
// stands for, and a main for a module that has tests and none that runs them.
//
// The names are read from the text, as QuickCheck reads them: a line that begins with `prop_...` declares
// one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "haskell/preprocess/preprocess.h"

namespace inquest::haskell::preprocess {

// Whether the text uses $quickCheckAll or one of its kin.
bool UsesNamedTests(std::string_view text);

struct NamedTest {
  enum class Kind : uint8_t { kProperty, kHUnit, kHspec, kTasty };
  Kind kind = Kind::kProperty;
  std::string name;
  std::string expression;  // at a type without variables, where the text has a signature
  uint32_t line = 0;
};
// Properties prop_..., and values whose signature says that they are tests of HUnit, hspec or tasty. Of these
// `spec` and `tests`, where there are such, otherwise all.
std::vector<NamedTest> FindNamedTests(std::string_view text);

// The text with what `$quickCheckAll` stands for. With `make_main` it gets a main, as module Main, that runs
// the tests; a main of its own is called programMain then.
Preprocessed ExpandNamedTests(std::string_view text, const std::string& file_name, bool make_main);

}  // namespace inquest::haskell::preprocess
