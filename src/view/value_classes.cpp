#include "view/value_classes.h"

#include <algorithm>

#include "value/hash.h"
#include "value/list_shape.h"

namespace inquest::view {

using value::Kind;
using value::Style;
using value::Term;

namespace {

void Append(std::string* key, uint64_t number) {
  key->append(reinterpret_cast<const char*>(&number), sizeof number);
}

// What tells a term from others, apart from its subterms, as value/compare.h does.
void AppendHead(const value::View& view, std::string* key) {
  *key += static_cast<char>(view.kind);
  switch (view.kind) {
    case Kind::kConstructor:
      // Forms with a syntax of their own are the same whatever their name.
      if (view.style == Style::kTuple || view.style == Style::kList || view.style == Style::kNil ||
          view.style == Style::kUnit) {
        *key += static_cast<char>(view.style);
      } else {
        *key += view.name;
      }
      break;
    case Kind::kFunction:
      *key += view.is_right_section ? 's' : 'f';
      *key += view.name.empty() ? view.text : view.name;
      break;
    case Kind::kCharacter:
      Append(key, view.code);
      break;
    case Kind::kNumber:
    case Kind::kAction:
    case Kind::kOpaque:
    case Kind::kError:
      *key += view.text;
      break;
    case Kind::kEffect:
      *key += view.name;
      for (const std::string& label : view.labels) *key += '\0' + label;
      *key += '\0' + view.text;
      break;
    case Kind::kMap:
      for (const value::MapEntry& entry : view.entries) Append(key, entry.arguments.size());
      break;
    case Kind::kExecutions:
    case Kind::kUnevaluated:
    case Kind::kNotKept:
    case Kind::kUnfinished:
      break;
  }
  *key += '\0';
  if (!view.types.empty()) *key += view.types + '\0';
  if (!view.which.empty()) *key += view.which + '\0';
}

uint64_t Sum(uint64_t a, uint64_t b) { return std::min(a + b, ValueClasses::kEndless); }

}  // namespace

namespace {

constexpr uint64_t kPrime = (uint64_t{1} << 61) - 1;
constexpr uint64_t kBases[] = {0x0b5ad4eceda1ce2a, 0x15c6e1f2a3b49d87};

uint64_t Times(uint64_t a, uint64_t b) {
  return static_cast<uint64_t>(static_cast<unsigned __int128>(a) * b % kPrime);
}
uint64_t Plus(uint64_t a, uint64_t b) { return (a + b) % kPrime; }

}  // namespace

SequenceHash::SequenceHash(uint64_t element) {
  for (size_t i = 0; i < 2; ++i) parts_[i] = {Plus(element % kPrime, 1), kBases[i]};
}

SequenceHash SequenceHash::operator+(const SequenceHash& after) const {
  SequenceHash sum;
  for (size_t i = 0; i < 2; ++i) {
    const Part &a = parts_[i], &b = after.parts_[i];
    sum.parts_[i] = {Plus(Times(a.hash, b.power), b.hash), Times(a.power, b.power)};
  }
  return sum;
}

std::string SequenceHash::Key() const {
  std::string key;
  for (const Part& part : parts_) {
    Append(&key, part.hash);
    Append(&key, part.power);  // tells their number
  }
  return key;
}

// True if `term` has been numbered at once; otherwise it is on the stack, or met_cycle_ is set.
bool ValueClasses::Enter(Term term, Class* done) {
  terms_.Look(term, &view_);
  if (view_.identity != 0) {
    if (auto found = by_identity_.find(view_.identity); found != by_identity_.end()) {
      *done = found->second;
      return true;
    }
    if (open_identities_.contains(view_.identity)) {
      met_cycle_ = true;
      return false;
    }
  }
  if (value::IsActionList(view_) && value::IsCell(view_)) {
    *done = OfAction(term);
    return true;
  }
  Open open;
  open.identity = view_.identity;
  AppendHead(view_, &open.key);
  open.is_rope = view_.is_rope;
  open.parts = view_.fields;
  if (view_.rope_of_field.has_value()) open.parts = {*view_.rope_of_field};
  for (const value::MapEntry& entry : view_.entries) {
    open.parts.insert(open.parts.end(), entry.arguments.begin(), entry.arguments.end());
    open.parts.push_back(entry.result);
  }
  const bool unknown = view_.kind == Kind::kUnevaluated || view_.kind == Kind::kNotKept;
  open.sizes = {1, unknown ? 0u : 1u};
  if (open.parts.empty()) {
    *done = open.is_rope ? FinishRope({}) : Finish(open.key, open.sizes);
    return true;
  }
  if (open.identity != 0) open_identities_.emplace(open.identity, open_.size());
  open_.push_back(std::move(open));
  return false;
}

ValueClasses::Class ValueClasses::Finish(const std::string& key, Sizes sizes) {
  auto [found, is_new] = by_key_.try_emplace(key, static_cast<Class>(sizes_.size()));
  if (is_new) sizes_.push_back(sizes);
  return found->second;
}

// What comes before, an element, what comes after; or nothing. A part that is not kept stands for itself.
ValueClasses::Class ValueClasses::FinishRope(const std::vector<Class>& parts) {
  SequenceHash hash;
  Sizes sizes = {parts.empty() ? 1u : 0u, parts.empty() ? 1u : 0u};
  for (const Class part : parts) {
    const auto rope = ropes_.find(part);
    hash = hash + (rope == ropes_.end() ? SequenceHash(part) : rope->second);
    sizes.all = Sum(sizes.all, sizes_[part].all);
    sizes.known = Sum(sizes.known, sizes_[part].known);
  }
  const Class made = Finish("rope " + hash.Key(), sizes);
  ropes_.emplace(made, hash);
  return made;
}

ValueClasses::Class ValueClasses::Of(Term term) {
  Class done = 0;
  met_cycle_ = false;
  if (Enter(term, &done)) return done;
  while (!met_cycle_) {
    Open& top = open_.back();
    if (top.next < top.parts.size()) {
      const Term part = top.parts[top.next++];
      if (!Enter(part, &done)) continue;
    } else {
      done = top.is_rope ? FinishRope(top.done) : Finish(top.key, top.sizes);
      if (top.identity != 0) {
        by_identity_.emplace(top.identity, done);
        open_identities_.erase(top.identity);
      }
      open_.pop_back();
      if (open_.empty()) return done;
    }
    Open& holder = open_.back();
    if (holder.is_rope) {
      holder.done.push_back(done);
      continue;
    }
    Append(&holder.key, done);
    holder.sizes.all = Sum(holder.sizes.all, sizes_[done].all);
    holder.sizes.known = Sum(holder.sizes.known, sizes_[done].known);
  }
  open_.clear();
  open_identities_.clear();
  return OfEndless(term);
}

// What an action did can be large and is rarely shared: its hash tells it.
ValueClasses::Class ValueClasses::OfAction(Term term) {
  const uint64_t identity = view_.identity;
  const Class done = Finish("action " + HashText(value::HashOf(terms_, term)), {1, 1});
  if (identity != 0) by_identity_.emplace(identity, done);
  return done;
}

// A value that goes round has no numbering of its parts; its hash tells it.
ValueClasses::Class ValueClasses::OfEndless(Term term) {
  return Finish("endless " + HashText(value::HashOf(terms_, term)), {kEndless, kEndless});
}

}  // namespace inquest::view
