// A tree that grows where the search needs more of it. A constant and a function may need each other: then
// what a call read of the constant is a statement of its own, the constant as far as it was computed when the
// call used it (`primes = 2 : 3 : _`). There can be as many of these as calls, so they are made on demand.
#pragma once

#include "tree/tree.h"

namespace inquest::tree {

class GrowingTree {
 public:
  virtual ~GrowingTree() = default;
  // As it is now. Nodes keep their numbers when it grows: new ones come after all others. Valid until it
  // grows again or shrinks.
  virtual const Tree& tree() const = 0;
  // Whether the node has children that are not in the tree yet.
  virtual bool NeedsMore(NodeId node) const = 0;
  // Adds them.
  virtual void Grow(NodeId node) = 0;
  // Back to what it was at first.
  virtual void Shrink() = 0;
};

}  // namespace inquest::tree
