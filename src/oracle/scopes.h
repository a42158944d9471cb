// Where the variables of a run's frames are, by name: a local function of the reference may use one that its
// counterpart in the run does not. Names are those that the templates of the trail mention.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "trail/trail.h"

namespace inquest::oracle {

class Scopes {
 public:
  explicit Scopes(const trail::Trail& run);

  struct Found {
    enum Kind : uint8_t { kNothing, kOne, kSeveral } kind = kNothing;
    trail::Word word = 0;  // kOne: its value, perhaps a reference to what is not evaluated
    uint32_t type = trail::kNone;
  };
  // The variable `name` in this frame itself, as code inside `user` (none: any) means it.
  Found Find(const trail::Frame& frame, const std::string& name, trail::CallableId user);
  // What code of `user` mentions in this frame that has no name, and is no parameter, in order.
  std::vector<Found> FindHidden(const trail::Frame& frame, trail::CallableId user);

 private:
  struct Mention {
    trail::SlotId slot;
    uint32_t field;          // kNone: the slot itself
    trail::CallableId user;  // the callable whose code mentions it
    source::Span span;
    uint32_t type;
  };
  // A routine or block: what a frame is of.
  struct Activation {
    uint32_t parent = trail::kNone;  // in activations_
    trail::CallableId callable;
    std::unordered_map<std::string, std::vector<Mention>> mentions;
  };

  uint32_t AddActivation(uint32_t parent, trail::CallableId callable, trail::PlaceId entry);
  void Walk(uint32_t activation, trail::PlaceId entry);
  void AddMention(uint32_t activation, const trail::Place& place, uint32_t hops, uint32_t field);
  uint32_t ActivationOf(const trail::Frame& frame) const;
  bool IsInReachedEquation(const trail::Frame& frame, source::Span span) const;

  const trail::Trail& run_;
  const trail::Layout& layout_;
  std::vector<Activation> activations_;
  std::unordered_map<trail::CallableId, uint32_t> of_callable_;
  std::unordered_map<uint32_t, uint32_t> of_block_;  // by variant
  struct Pending {
    uint32_t activation;
    trail::PlaceId entry;
  };
  std::vector<Pending> pending_;
};

}  // namespace inquest::oracle
