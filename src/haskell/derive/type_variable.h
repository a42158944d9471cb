// How the last type parameter of a data type occurs in the types of its fields: what Functor, Foldable and
// Traversable are derived from.
#pragma once

#include <string>
#include <vector>

#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {

enum class OccurrenceKind {
  kNone,      // the type does not mention the variable
  kVariable,  // it is the variable
  kTuple,     // parts: the elements
  kFunction,  // parts: argument, result
  kApplied,   // something applied to types of which only the last mentions the variable; parts: the last
  kElsewhere  // an argument before the last mentions it: cannot be derived
};

struct Occurrence {
  OccurrenceKind kind = OccurrenceKind::kNone;
  std::vector<TypeExprId> parts;
};

class TypeVariableFinder {
 public:
  TypeVariableFinder(Module& module, Symbol variable) : module_(module), variable_(variable) {}

  bool Mentions(TypeExprId type) const;
  // Type synonyms of the same module are expanded where the variable occurs in their arguments.
  Occurrence Classify(TypeExprId type);

 private:
  Occurrence ClassifyApplication(TypeExprId type);
  const SynonymDecl* FindSynonym(EntityId entity) const;
  TypeExprId Substitute(TypeExprId type, const std::vector<TypeParam>& parameters,
                        const std::vector<TypeExprId>& arguments);

  Module& module_;
  Symbol variable_;
};

}  // namespace inquest::haskell::derive
