// Types as written -> types of core: names resolved, synonyms expanded, kinds checked on the way.
#pragma once

#include <optional>
#include <vector>

#include "haskell/type/messages.h"
#include "haskell/type/tables.h"
#include "haskell/type/unify.h"
#include "source/diagnostics.h"

namespace inquest::haskell::type {

// A type variable in scope.
struct TypeVariable {
  Symbol name;
  TypeId type;
  KindId kind;
};

// A type signature: its scheme, and what its explicit forall brings into scope in the body.
struct Signature {
  Scheme scheme;
  std::vector<TypeVariable> scoped;
  Span span;
};

class Converter {
 public:
  struct Kinded {
    TypeId type;
    KindId kind;
  };
  // What an unknown type variable means.
  enum class Unknown : uint8_t {
    kError,
    kQuantify,  // it is quantified: a new kVar
    kBind,      // a pattern signature: it is bound to the type found there
  };

  Converter(const Module& module, Environment& environment, Tables& tables, Unifier& unifier,
            const Entities& entities, const base::Interner& names, source::Diagnostics& diagnostics);

  // ---- type variables in scope: a stack
  size_t mark() const { return scope_.size(); }
  void Release(size_t mark) { scope_.resize(mark); }
  void Push(TypeVariable variable) { scope_.push_back(variable); }
  // A new kVar of that name, in scope.
  TypeVariable PushNew(Symbol name);
  // The variables that `unknown` added are in `*added`, if given.
  void OnUnknown(Unknown unknown, std::vector<TypeVariable>* added) { unknown_ = unknown, added_ = added; }

  // ---- conversion
  Kinded Convert(TypeExprId id);
  TypeId ConvertStar(TypeExprId id);             // a type of kind *
  TypeId ConvertOf(TypeExprId id, KindId kind);  // a type of that kind
  std::vector<Predicate> ConvertContext(const std::vector<TypeExprId>& context);
  // The types that a class is applied to, as Predicate::type; none after a report.
  std::optional<TypeId> ConvertParameters(EntityId class_entity, const std::vector<TypeExprId>& types,
                                          Span span);
  TypeId PredicateType(const std::vector<TypeId>& parameters);
  Signature ConvertSignature(const QualifiedType& type);
  // The type of a pattern signature; an explicit forall makes it a rank-n type.
  TypeId ConvertPatternType(const QualifiedType& type);
  KindId ConvertKind(TypeExprId id);
  // The synonym's expansion, converted when it is first needed.
  const Synonym* FindSynonym(EntityId entity);
  // Whether what stands behind the `=` of a synonym is a context (ConstraintKinds).
  bool IsContext(TypeExprId id) const;
  void DeclareSynonym(EntityId entity, const SynonymDecl* decl) { pending_synonyms_[entity] = {decl, false}; }
  TypeId DictionaryType(ClassId id);

 private:
  void AddPredicates(TypeExprId id, std::vector<Predicate>* out);
  void ExpandContext(EntityId entity, const std::vector<TypeExprId>& arguments, Span span,
                     std::vector<Predicate>* out);
  bool ConvertArguments(EntityId synonym, size_t needed, const std::vector<TypeExprId>& arguments, Span span,
                        std::vector<TypeId>* converted, KindId* kind);
  Kinded ConvertVar(const TypeVar& var, Span span);
  Kinded ConvertCon(EntityId entity, Span span);
  void Promote(EntityId constructor);
  Kinded ConvertApp(TypeExprId id);
  Kinded ConvertForall(const std::vector<Symbol>& names, const std::vector<TypeExprId>& context,
                       TypeExprId body);
  Kinded ExpandSynonym(EntityId entity, const std::vector<TypeExprId>& arguments, Span span);
  Kinded ApplyTo(Kinded function, TypeExprId argument, Span span);
  Kinded Anything();  // after an error
  TypeId OpenForall(TypeId forall, Scheme* scheme);
  void HoistForall(Scheme* scheme);
  void KindError(Span span, TypeId type, KindId found, KindId expected);
  std::string EntityName(EntityId id) { return std::string(names_.text(entities_[id].name)); }

  struct PendingSynonym {
    const SynonymDecl* decl;
    bool in_progress;
  };
  const Module& module_;
  Environment& environment_;
  Tables& tables_;
  Unifier& unifier_;
  const Entities& entities_;
  const base::Interner& names_;
  source::Diagnostics& diagnostics_;
  std::vector<TypeVariable> scope_;
  std::unordered_map<EntityId, PendingSynonym> pending_synonyms_;
  Unknown unknown_ = Unknown::kError;
  std::vector<TypeVariable>* added_ = nullptr;
  uint32_t depth_ = 0;
};

}  // namespace inquest::haskell::type
