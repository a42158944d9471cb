#include "view/value_classes.h"

#include <algorithm>

#include "value/hash.h"

namespace inquest::view {

using value::Kind;
using value::Style;
using value::Term;

namespace {

void Append(std::string* key, uint64_t number) {
  key->append(reinterpret_cast<const char*>(&number), sizeof number);
}

// What tells a term from others but for its subterms, as value/compare.h does.
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
    case Kind::kMap:
      for (const value::MapEntry& entry : view.entries) Append(key, entry.arguments.size());
      break;
    case Kind::kUnevaluated:
    case Kind::kNotKept:
    case Kind::kUnfinished:
      break;
  }
  *key += '\0';
}

uint64_t Sum(uint64_t a, uint64_t b) { return std::min(a + b, ValueClasses::kEndless); }

}  // namespace

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
  Open open;
  open.identity = view_.identity;
  AppendHead(view_, &open.key);
  open.parts = view_.fields;
  for (const value::MapEntry& entry : view_.entries) {
    open.parts.insert(open.parts.end(), entry.arguments.begin(), entry.arguments.end());
    open.parts.push_back(entry.result);
  }
  const bool unknown = view_.kind == Kind::kUnevaluated || view_.kind == Kind::kNotKept;
  open.sizes = {1, unknown ? 0u : 1u};
  if (open.parts.empty()) {
    *done = Finish(open.key, open.sizes);
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
      done = Finish(top.key, top.sizes);
      if (top.identity != 0) {
        by_identity_.emplace(top.identity, done);
        open_identities_.erase(top.identity);
      }
      open_.pop_back();
      if (open_.empty()) return done;
    }
    Open& holder = open_.back();
    Append(&holder.key, done);
    holder.sizes.all = Sum(holder.sizes.all, sizes_[done].all);
    holder.sizes.known = Sum(holder.sizes.known, sizes_[done].known);
  }
  open_.clear();
  open_identities_.clear();
  return OfEndless(term);
}

// A value that goes round has no numbering of its parts; its hash tells it.
ValueClasses::Class ValueClasses::OfEndless(Term term) {
  return Finish("endless " + HashText(value::HashOf(terms_, term)), {kEndless, kEndless});
}

}  // namespace inquest::view
