// Code as findings and views show it: which routine, and what of its text was executed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace inquest::view {

// A routine of the traced program.
struct RoutineInfo {
  std::string name;  // as asked about; a lambda: its source text, shortened
  std::string module;
  std::string file;
  uint32_t first_line = 0, last_line = 0;  // of its equations, without the signature
  std::string instance = {};               // of a method: `Default Int`; of a default method: `class Default`
  std::string around = {};  // of a local function or lambda: the named routines around it, innermost first
};

// A piece of source text, and whether the run executed it.
struct CodePiece {
  std::string text;
  bool executed = true;
  // It is the code of nodes of their own, which are judged for themselves: a local function, a lambda.
  bool of_others = false;

  // Whether the fault can be here (generalized-2018, Lemma 1).
  bool is_suspect() const { return executed && !of_others; }
  bool IsLike(const CodePiece& other) const {
    return executed == other.executed && of_others == other.of_others;
  }
};
// The executed part of the code of a node (docs/design.md 8): the equation used, guards and alternatives not
// taken and expressions never demanded marked as not executed, and so is what stands before the node's own
// part. Pieces joined give the equation in full, of a literate file without its `>`.
struct Code {
  std::string file;
  uint32_t first_line = 0, first_column = 1;  // where the first piece begins, 1-based
  // Where the node's own part of it begins: at the equation, or, for a node that begins within a do block, at
  // its statement there.
  uint32_t line = 0, column = 1;
  std::vector<CodePiece> pieces;
};

std::string TextOf(const Code& code);

// Lines and columns as in source files: 1-based, a character a column, tabs to the next stop.
struct TextPosition {
  uint32_t line = 1, column = 1;
  friend bool operator==(const TextPosition&, const TextPosition&) = default;
};
// Behind the text that begins there.
TextPosition After(TextPosition begin, std::string_view text);

// A piece of code inside an equation, from `begin` up to `end`.
struct CodePart {
  std::string kind;  // `guard`, `expression`
  std::string text;  // on one line
  std::string file;
  TextPosition begin, end;
  bool is_choice = false;  // of the equation, or of an alternative: it may be that one before it is missing
};

}  // namespace inquest::view
