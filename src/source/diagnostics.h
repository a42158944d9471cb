// Diagnostics: what is wrong with the user's program, where, and what to do about it. Phases add
// them to a sink and go on where they can; the driver renders them all, in source order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "source/source_file.h"

namespace inquest::source {

enum class Severity { kError, kWarning };

struct Note {
  Span span;  // may be without value
  std::string message;
};

struct Diagnostic {
  Severity severity = Severity::kError;
  Span span;
  std::string message;      // "found X, expected Y": one or more lines, no trailing newline
  std::vector<Note> notes;  // further places, hints
};

class Diagnostics {
 public:
  void Error(Span span, std::string message, std::vector<Note> notes = {});
  void Warning(Span span, std::string message, std::vector<Note> notes = {});
  bool has_errors() const { return error_count_ > 0; }
  size_t error_count() const { return error_count_; }
  const std::vector<Diagnostic>& all() const { return all_; }

 private:
  std::vector<Diagnostic> all_;
  size_t error_count_ = 0;
};

// In source order, exact duplicates dropped; points into `diagnostics`.
std::vector<const Diagnostic*> InOrder(const Diagnostics& diagnostics);

// As a good compiler prints them, InOrder:
//   Sort.hs:9:14: error: `insrt` is not in scope. Did you mean `insert`?
//    9 | isort (x:xs) = insrt x (isort xs)
//      |                ^^^^^
std::string Render(const Diagnostics& diagnostics, const Files& files, bool color, size_t most = SIZE_MAX);

}  // namespace inquest::source
