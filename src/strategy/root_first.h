// A strategy that first asks about the root, so that there is a wrong node to search below.
#pragma once

#include <optional>

#include "strategy/strategy.h"

namespace inquest::strategy {

class RootFirst : public Strategy {
 public:
  bool asks_root_first() const final { return true; }
  std::optional<NodeId> Next(Search& search) final {
    if (search.done()) return std::nullopt;
    return search.askable(search.root()) ? search.root() : Below(search);
  }

 protected:
  // The root is judged (or transparent), and there are askable nodes below it.
  virtual NodeId Below(Search& search) = 0;
};

}  // namespace inquest::strategy
