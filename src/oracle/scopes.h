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
    trail::TypeId type;
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
    trail::TypeId type;
  };
  // A routine or block: what a frame is of.
  using ActivationId = base::Id<struct ActivationTag>;
  struct Activation {
    ActivationId parent;
    trail::CallableId callable;
    std::unordered_map<std::string, std::vector<Mention>> mentions;
  };

  ActivationId AddActivation(ActivationId parent, trail::CallableId callable, trail::PlaceId entry);
  void Walk(ActivationId activation, trail::PlaceId entry);
  void AddMention(ActivationId activation, const trail::Place& place, uint32_t hops, uint32_t field);
  ActivationId ActivationOf(const trail::Frame& frame) const;
  bool IsInReachedEquation(const trail::Frame& frame, source::Span span) const;

  const trail::Trail& run_;
  const trail::Layout& layout_;
  base::Store<ActivationId, Activation> activations_;
  std::unordered_map<trail::CallableId, ActivationId> of_callable_;
  std::unordered_map<trail::VariantId, ActivationId> of_block_;
  struct Pending {
    ActivationId activation;
    trail::PlaceId entry;
  };
  std::vector<Pending> pending_;
};

}  // namespace inquest::oracle
