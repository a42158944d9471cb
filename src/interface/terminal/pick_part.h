// A part of a statement chosen by moving over it: what a person sees and what keys do. Nothing is drawn here.
#pragma once

#include <string>
#include <vector>

#include "interface/terminal/line_reader.h"
#include "interface/terminal/screen.h"
#include "value/path.h"
#include "view/shown.h"

namespace inquest::terminal {

class PartPicker {
 public:
  // Begins at the result. What is shown outlives it.
  explicit PartPicker(const view::Shown& shown);

  // Right and left: to the next part beside it and the one before; down: to the first part inside; up: back
  // to what it is a part of. Space takes it besides others, or no more. At the ends nothing moves.
  void Move(PressedKey key);
  // The part that the cursor is at.
  const value::Path& current() const { return levels_.back().parts[levels_.back().at].path; }
  // Those that were taken, in this order; if none was, the current one: `r.2 a1`.
  std::string Chosen() const;
  // The statement with the current part pointed out, and a line that says which it is and what keys do. Each
  // line ends, and none is wider than the screen.
  std::string Text(const Screen& screen) const;

 private:
  struct Part {
    value::Path path;
    value::Term term;
    bool is_function = false;
  };
  struct Level {
    std::vector<Part> parts;  // never empty
    size_t at = 0;
  };
  std::string StatementText(const Screen& screen) const;

  const view::Shown& shown_;
  std::vector<Level> levels_;
  std::vector<value::Path> taken_;
};

}  // namespace inquest::terminal
