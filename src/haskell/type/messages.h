// Types, predicates and schemes as text for people: source syntax, readable variable names. One
// Printer serves one message: a variable has the same name throughout, different ones differ.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "haskell/type/unify.h"

namespace inquest::haskell::type {

// What is too large to be read ends with `...`: types share parts, so a small program can have one of any
// size.
class Printer {
 public:
  Printer(const Environment& environment, const Entities& entities, const base::Interner& names,
          Unifier* unifier)
      : environment_(environment), entities_(entities), names_(names), unifier_(unifier) {}

  // Reserves the names of the rigid variables of `type`; call it for all types of a message first.
  void Prepare(TypeId type);
  std::string Show(TypeId type) {
    parts_ = 0;
    return Show(type, 0);
  }
  std::string Show(const Predicate& predicate);
  std::string Show(const Scheme& scheme);

 private:
  std::string Show(TypeId type, int precedence);  // 0 anywhere, 1 left of ->, 2 an argument
  bool IsDictionary(TypeId type);
  std::string ShowApplication(TypeId type, int precedence);
  std::string VariableName(uint32_t index);
  std::string MetaName(uint32_t index);
  TypeId Shallow(TypeId type) { return unifier_ != nullptr ? unifier_->Shallow(type) : type; }

  const Environment& environment_;
  const Entities& entities_;
  const base::Interner& names_;
  Unifier* unifier_;
  std::unordered_map<uint32_t, std::string> variables_, metas_;
  std::unordered_set<std::string> used_;
  std::unordered_set<uint32_t> prepared_;  // types
  int parts_ = 0;                          // of the type that is shown, so far
};

}  // namespace inquest::haskell::type
