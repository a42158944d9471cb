// Walks over types. Types are shared: `f x = (x, x)` thirty times over makes a type of a hundred nodes that
// is a tree of a billion. A walk comes to each node once and remembers what it found there.
#pragma once

#include <memory>
#include <vector>

#include "core/type.h"

namespace inquest::haskell::type {

using core::TypeId;

// What one walk knows about the types it came to.
class WalkMemory {
 public:
  void Forget() {
    if (++walk_ != 0) return;
    // The numbers of walks are used up.
    entries_.assign(entries_.size(), {});
    walk_ = 1;
  }
  // Whether the walk comes to `type` for the first time.
  bool Visit(TypeId type) {
    Entry& entry = At(type);
    if (entry.walk == walk_) return false;
    entry.walk = walk_;
    return true;
  }
  // What was noted for `type`, or none.
  TypeId Result(TypeId type) const {
    return type.index < entries_.size() && entries_[type.index].walk == walk_ ? entries_[type.index].result
                                                                              : TypeId();
  }
  void Note(TypeId type, TypeId result) { At(type) = {walk_, result}; }

 private:
  struct Entry {
    uint32_t walk = 0;  // that wrote this entry
    TypeId result;
  };
  Entry& At(TypeId type) {
    if (type.index >= entries_.size()) entries_.resize(type.index + type.index / 2 + 256);
    return entries_[type.index];
  }

  std::vector<Entry> entries_;  // by TypeId
  uint32_t walk_ = 0;
};

// The memories of all walks that are under way. Reducing a type family during a walk starts others.
class Walks {
 public:
  friend class Walk;

 private:
  std::vector<std::unique_ptr<WalkMemory>> memories_;
  size_t used_ = 0;
};

// One walk, as long as it lives; walks end in the opposite order of their start.
class Walk {
 public:
  explicit Walk(Walks& walks) : walks_(walks) {
    if (walks.used_ == walks.memories_.size()) walks.memories_.push_back(std::make_unique<WalkMemory>());
    memory_ = walks.memories_[walks.used_++].get();
    memory_->Forget();
  }
  ~Walk() { --walks_.used_; }
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  WalkMemory* operator->() const { return memory_; }

 private:
  Walks& walks_;
  WalkMemory* memory_;
};

}  // namespace inquest::haskell::type
