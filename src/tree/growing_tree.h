// A tree that grows where the search needs more of it. A constant and a function may need each other: then
// what a call read of the constant is a statement of its own, the constant as far as it was computed when the
// call used it (`primes = 2 : 3 : _`). There can be as many of these as calls, so they are made on demand.
#pragma once

#include <cstdint>
#include <optional>

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
  // If the node shows a beginning of a value (Behaviours::PrefixOf) that can become long: the length of a
  // shorter one, halfway between `right_length` and its own. None where there is nothing between these.
  virtual std::optional<uint64_t> Halfway(NodeId node, uint64_t right_length) const = 0;
  // Adds the beginning of that length as a child of the node, and returns it: what is wrong at a beginning is
  // wrong in all that go on from it.
  virtual NodeId AddBeginning(NodeId node, uint64_t length) = 0;
  // Back to what it was at first.
  virtual void Shrink() = 0;
};

}  // namespace inquest::tree
