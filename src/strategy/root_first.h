// A strategy that first asks about the root, so that there is a wrong node to search below.
#pragma once

#include <optional>

#include "strategy/strategy.h"

namespace inquest::strategy {

class RootFirst : public Strategy {
 public:
  bool asks_root_first() const final { return true; }

 protected:
  // The root is judged (or transparent), and there are askable nodes below it.
  virtual NodeId Below(Search& search) = 0;

 private:
  std::optional<NodeId> Choose(Search& search) final {
    if (search.done()) return std::nullopt;
    return search.askable(search.root()) ? search.root() : Below(search);
  }
};

}  // namespace inquest::strategy
