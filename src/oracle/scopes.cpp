#include "oracle/scopes.h"

#include <algorithm>
#include <map>
#include <vector>

#include "trail/place_walk.h"

namespace inquest::oracle {

using trail::CallableKind;
using trail::kNone;
using trail::Place;
using trail::PlaceKind;

Scopes::Scopes(const trail::Trail& run) : run_(run), layout_(run.layout()) {
  for (trail::CallableId i{0}; i < layout_.first_constructor; ++i) {
    const trail::Callable& callable = layout_.callables[i];
    if (callable.suspected && !callable.parent.has_value()) AddActivation(ActivationId(), i, callable.entry);
  }
  // Nested ones are found where their code stands.
  while (!pending_.empty()) {
    const Pending next = pending_.back();
    pending_.pop_back();
    Walk(next.activation, next.entry);
  }
}

Scopes::ActivationId Scopes::AddActivation(ActivationId parent, trail::CallableId callable,
                                           trail::PlaceId entry) {
  const ActivationId index = activations_.Add({parent, callable, {}});
  pending_.push_back({index, entry});
  return index;
}

void Scopes::AddMention(ActivationId activation, const Place& place, uint32_t hops, uint32_t field) {
  const trail::CallableId user = activations_[activation].callable;
  for (; hops > 0 && activation.has_value(); --hops) activation = activations_[activation].parent;
  if (!activation.has_value()) return;
  const std::string name = !place.name.has_value() ? "" : layout_.names[place.name];
  activations_[activation].mentions[name].push_back({place.slot, field, user, place.span, place.type});
}

void Scopes::Walk(ActivationId activation, trail::PlaceId entry) {
  trail::WalkPlaces(layout_, entry, [&](const Place& place, std::vector<trail::PlaceId>*) {
    switch (place.kind) {
      case PlaceKind::kSlot:
        AddMention(activation, place, 0, kNone);
        break;
      case PlaceKind::kField:
        AddMention(activation, place, 0, place.a);
        break;
      case PlaceKind::kOuter:
        AddMention(activation, place, place.b, place.a);
        break;
      case PlaceKind::kMakeFun: {
        const trail::Callable& made = layout_.callables[place.callable()];
        const bool is_new =
            made.suspected && made.parent.has_value() && !of_callable_.contains(place.callable());
        if (is_new) {
          of_callable_[place.callable()] = AddActivation(activation, place.callable(), made.entry);
        }
        break;
      }
      case PlaceKind::kBlock:
        if (!of_block_.contains(place.variant())) {
          of_block_[place.variant()] = AddActivation(activation, activations_[activation].callable,
                                                     layout_.variants[place.variant()].entry);
        }
        break;
      default:
        break;
    }
  });
  if (!activations_[activation].parent.has_value())
    of_callable_[activations_[activation].callable] = activation;
}

Scopes::ActivationId Scopes::ActivationOf(const trail::Frame& frame) const {
  const trail::Variant& variant = run_.variant(frame);
  if (variant.is_block) {
    const auto block = of_block_.find(frame.variant);
    return block == of_block_.end() ? ActivationId() : block->second;
  }
  const auto callable = of_callable_.find(variant.callable);
  return callable == of_callable_.end() ? ActivationId() : callable->second;
}

// Slots of other equations of the routine mean something else.
bool Scopes::IsInReachedEquation(const trail::Frame& frame, source::Span span) const {
  const trail::Variant& variant = run_.variant(frame);
  if (variant.is_block || variant.leaf == 0 || !span.has_value()) return true;
  const trail::Callable& callable = layout_.callables[variant.callable];
  if (callable.equations.size() < 2 || variant.leaf > callable.leaves.size()) return true;
  const uint32_t equation = callable.leaves[variant.leaf - 1].equation;
  if (equation >= callable.equations.size() || !callable.equations[equation].has_value()) return true;
  const source::Span whole = callable.equations[equation];
  return whole.file == span.file && whole.begin <= span.begin && span.end <= whole.end;
}

std::vector<Scopes::Found> Scopes::FindHidden(const trail::Frame& frame, trail::CallableId user) {
  const ActivationId activation = ActivationOf(frame);
  if (!activation.has_value()) return {};
  const auto found = activations_[activation].mentions.find("");
  if (found == activations_[activation].mentions.end()) return {};
  const trail::Callable* callable = run_.callable(frame);
  const uint32_t first =
      run_.variant(frame).is_block || callable == nullptr ? 1 : callable->first_param.index + callable->arity;
  std::map<trail::SlotId, trail::TypeId> types;
  for (const Mention& mention : found->second) {
    if (mention.user == user && mention.field == kNone && mention.slot.index >= first)
      types.emplace(mention.slot, mention.type);
  }
  std::vector<Found> all;
  for (const auto& [slot, type] : types)
    all.push_back({Found::kOne, run_.Variable(frame, {"", 0, slot, kNone}), type});
  return all;
}

Scopes::Found Scopes::Find(const trail::Frame& frame, const std::string& name, trail::CallableId user) {
  const ActivationId activation = ActivationOf(frame);
  if (!activation.has_value()) return {};
  const auto found = activations_[activation].mentions.find(name);
  if (found == activations_[activation].mentions.end()) return {};
  std::vector<Mention> candidates;
  for (const Mention& mention : found->second) {
    if (!IsInReachedEquation(frame, mention.span)) continue;
    const auto is_same = [&](const Mention& m) { return m.slot == mention.slot && m.field == mention.field; };
    if (mention.user == user)
      return {Found::kOne, run_.Variable(frame, {name, 0, mention.slot, mention.field}), mention.type};
    if (std::none_of(candidates.begin(), candidates.end(), is_same)) candidates.push_back(mention);
  }
  if (candidates.empty()) return {};
  if (candidates.size() > 1) return {Found::kSeveral, 0, {}};
  return {Found::kOne, run_.Variable(frame, {name, 0, candidates[0].slot, candidates[0].field}),
          candidates[0].type};
}

}  // namespace inquest::oracle
