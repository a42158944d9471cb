// The execution tree of a run, and what transforms make of it. Made once each: undo and redo come back to
// them.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "strategy/search.h"
#include "transform/transformed.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

// A tree to search, in which nothing is judged.
struct SearchableTree {
  const tree::Tree* tree = nullptr;
  const tree::Behaviours* behaviours = nullptr;
  std::unique_ptr<strategy::Search> unjudged;
};

class Trees {
 public:
  // Both outlive it.
  Trees(const tree::Tree& tree, const tree::Behaviours& behaviours);

  const SearchableTree& original() const { return original_; }
  // `names` are separated by blanks and applied in that order; none: the original. The error says which
  // transforms there are.
  base::Result<const SearchableTree*> Transformed(const std::string& names);

 private:
  struct Made {
    std::vector<std::unique_ptr<transform::TransformedTree>> steps;
    SearchableTree last;
  };

  SearchableTree original_;
  std::unordered_map<std::string, Made> made_;  // by names
};

}  // namespace inquest::session
