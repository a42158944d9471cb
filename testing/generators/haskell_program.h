// Random Haskell programs that have a type and end, for properties that must hold of every program.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace inquest::generators {

struct SourceText {
  std::string file;  // "Main.hs"
  std::string text;
};

struct HaskellProgram {
  std::vector<SourceText> modules;  // the last one is Main; the one before it, if any, Helper
  const SourceText& main() const { return modules.back(); }
};

struct ProgramOptions {
  uint32_t functions = 6;  // at most so many top-level functions beside main
  uint32_t depth = 4;      // of expressions
  bool errors = true;      // the program may fail
  bool two_modules = true;
  bool endless = false;  // it goes on after its last line, until a limit stops it
};

// The program that the choices say. The same choices give the same program.
HaskellProgram MakeProgram(const std::vector<uint16_t>& choices, const ProgramOptions& options = {});

}  // namespace inquest::generators
