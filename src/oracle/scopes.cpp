#include "oracle/scopes.h"

#include <algorithm>
#include <unordered_set>

namespace inquest::oracle {

using trail::CallableKind;
using trail::kNone;
using trail::Place;
using trail::PlaceKind;

Scopes::Scopes(const trail::Trail& run) : run_(run), layout_(run.layout()) {
  for (uint32_t i = 0; i < layout_.first_constructor; ++i) {
    const trail::Callable& callable = layout_.callables[i];
    if (callable.suspected && callable.parent == kNone) AddActivation(kNone, i, callable.entry);
  }
  // Nested ones are found where their code stands.
  while (!pending_.empty()) {
    const Pending next = pending_.back();
    pending_.pop_back();
    Walk(next.activation, next.entry);
  }
}

uint32_t Scopes::AddActivation(uint32_t parent, uint32_t callable, uint32_t entry) {
  const auto index = static_cast<uint32_t>(activations_.size());
  activations_.push_back({parent, callable, {}});
  pending_.push_back({index, entry});
  return index;
}

void Scopes::AddMention(uint32_t activation, const Place& place, uint32_t hops, uint32_t field) {
  const uint32_t user = activations_[activation].callable;
  for (; hops > 0 && activation != kNone; --hops) activation = activations_[activation].parent;
  if (activation == kNone) return;
  const std::string name = place.name == kNone ? "" : layout_.names[place.name];
  activations_[activation].mentions[name].push_back({place.slot, field, user, place.span});
}

void Scopes::Walk(uint32_t activation, uint32_t entry) {
  std::unordered_set<uint32_t> seen;
  std::vector<uint32_t> work = {entry};
  while (!work.empty()) {
    const uint32_t at = work.back();
    work.pop_back();
    if (at >= layout_.places.size() || !seen.insert(at).second) continue;
    const Place& place = layout_.places[at];
    for (uint32_t i = 0; i < place.count; ++i) work.push_back(layout_.kid(place, i));
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
        const trail::Callable& made = layout_.callables[place.a];
        const bool is_new = made.suspected && made.parent != kNone && !of_callable_.contains(place.a);
        if (is_new) of_callable_[place.a] = AddActivation(activation, place.a, made.entry);
        break;
      }
      case PlaceKind::kBlock:
        if (!of_block_.contains(place.a)) {
          of_block_[place.a] =
              AddActivation(activation, activations_[activation].callable, layout_.variants[place.a].entry);
        }
        break;
      case PlaceKind::kCase: {
        const trail::Case& cases = layout_.cases[place.a];
        work.insert(work.end(), cases.by_tag.begin(), cases.by_tag.end());
        for (const auto& [literal, target] : cases.literals) work.push_back(target);
        work.push_back(cases.otherwise);
        break;
      }
      case PlaceKind::kLet:
        for (const auto& [slot, bound] : layout_.lets[place.a].binds) work.push_back(bound);
        break;
      default:
        break;
    }
  }
  if (activations_[activation].parent == kNone) of_callable_[activations_[activation].callable] = activation;
}

uint32_t Scopes::ActivationOf(const trail::Frame& frame) const {
  const trail::Variant& variant = run_.variant(frame);
  const auto& map = variant.is_block ? of_block_ : of_callable_;
  const auto found = map.find(variant.is_block ? frame.variant : variant.callable);
  return found == map.end() ? kNone : found->second;
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

std::vector<trail::Word> Scopes::FindHidden(const trail::Frame& frame, uint32_t user) {
  const uint32_t activation = ActivationOf(frame);
  if (activation == kNone) return {};
  const auto found = activations_[activation].mentions.find("");
  if (found == activations_[activation].mentions.end()) return {};
  const trail::Callable* callable = run_.callable(frame);
  const uint32_t first =
      run_.variant(frame).is_block || callable == nullptr ? 1 : callable->first_param + callable->arity;
  std::vector<uint32_t> slots;
  for (const Mention& mention : found->second) {
    if (mention.user == user && mention.field == kNone && mention.slot >= first)
      slots.push_back(mention.slot);
  }
  std::sort(slots.begin(), slots.end());
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  std::vector<trail::Word> words;
  for (const uint32_t slot : slots) words.push_back(run_.Variable(frame, {"", 0, slot, kNone}));
  return words;
}

Scopes::Found Scopes::Find(const trail::Frame& frame, const std::string& name, uint32_t user) {
  const uint32_t activation = ActivationOf(frame);
  if (activation == kNone) return {};
  const auto found = activations_[activation].mentions.find(name);
  if (found == activations_[activation].mentions.end()) return {};
  std::vector<Mention> candidates;
  for (const Mention& mention : found->second) {
    if (!IsInReachedEquation(frame, mention.span)) continue;
    const auto is_same = [&](const Mention& m) { return m.slot == mention.slot && m.field == mention.field; };
    if (mention.user == user)
      return {Found::kOne, run_.Variable(frame, {name, 0, mention.slot, mention.field})};
    if (std::none_of(candidates.begin(), candidates.end(), is_same)) candidates.push_back(mention);
  }
  if (candidates.empty()) return {};
  if (candidates.size() > 1) return {Found::kSeveral, 0};
  return {Found::kOne, run_.Variable(frame, {name, 0, candidates[0].slot, candidates[0].field})};
}

}  // namespace inquest::oracle
