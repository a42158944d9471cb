// The local variables in scope at one point of the walk over a module. Entering and leaving a scope costs
// what it binds; looking up is an array access by symbol.
#pragma once

#include <vector>

#include "haskell/ast/ast.h"

namespace inquest::haskell::rename {

class LocalScope {
 public:
  LocalId Find(Symbol name) const { return name.index < current_.size() ? current_[name.index] : LocalId(); }

  // Binds `name` until the mark taken before is restored; hides what it meant.
  void Bind(Symbol name, LocalId local) {
    if (name.index >= current_.size()) current_.resize(name.index + 1);
    trail_.push_back({name, current_[name.index]});
    current_[name.index] = local;
  }

  size_t Mark() const { return trail_.size(); }
  void Restore(size_t mark) {
    while (trail_.size() > mark) {
      current_[trail_.back().name.index] = trail_.back().hidden;
      trail_.pop_back();
    }
  }

  // What was bound since the mark.
  template <typename Visit>
  void ForEachNameFrom(size_t mark, Visit visit) const {
    for (size_t i = mark; i < trail_.size(); ++i) visit(trail_[i].name);
  }

  template <typename Visit>
  void ForEachName(Visit visit) const {
    for (const Change& change : trail_) visit(change.name);
  }

 private:
  struct Change {
    Symbol name;
    LocalId hidden;
  };
  std::vector<LocalId> current_;  // by symbol
  std::vector<Change> trail_;
};

}  // namespace inquest::haskell::rename
