// The type checker of one module. Declarations first (declarations.cpp, instance_heads.cpp, deriving.cpp),
// then value bindings group by group (infer_*.cpp), class and instance bodies (methods.cpp), then what is
// left open is defaulted and every type that was recorded gets its final form (finish.cpp).
//
// It outlives the first pass: bodies of library bindings that have signatures are checked when
// somebody asks for them (Require).
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "haskell/rename/rename.h"
#include "haskell/type/check.h"
#include "haskell/type/convert.h"
#include "haskell/type/elaboration.h"
#include "haskell/type/messages.h"
#include "haskell/type/solve.h"
#include "haskell/type/tables.h"
#include "haskell/type/unify.h"
#include "source/diagnostics.h"

namespace inquest::haskell::type {

class Checker {
 public:
  Checker(const Module& module, ModuleId id, const rename::State& state, Environment& environment,
          base::Interner& names, source::Diagnostics& diagnostics, const CheckOptions& options);

  void Run(Elaboration* out);
  // Checks the body of a binding whose check was postponed; nothing if it has been checked.
  void Require(BindingId binding, Elaboration* out);
  void RequireAll(Elaboration* out);

 private:
  // A variable that a binding group defines.
  struct Binder {
    LocalId local;
    EntityId entity;
    TypeId type;
    Span span;
  };
  // A binding group while it is inferred: its variables are monomorphic, and occurrences of them get
  // the group's own dictionaries once these are known.
  struct Group {
    std::vector<BindingId> bindings;
    std::vector<Binder> binders;
    std::vector<ExprId> occurrences;
    bool top = false;
    bool restricted = false;
    size_t errors = 0;  // the number of errors when it began
  };
  enum class LocalState : uint8_t { kUnset, kMono, kGroup, kPoly };
  struct LocalInfo {
    LocalState state = LocalState::kUnset;
    TypeId type;
    const Scheme* scheme = nullptr;
    Group* group = nullptr;
    const Signature* signature = nullptr;
  };
  struct MonoEntity {
    TypeId type;
    Group* group;
  };
  struct ScopedSkolems {  // what CheckRigid restores
    uint32_t rigid_level;
    uint32_t scope;
    size_t type_variables;
    size_t mark;
    size_t errors;
    size_t refinements;
  };
  struct PatternScope {  // what LeavePatterns restores
    size_t type_variables;
    uint32_t givens;
    size_t refinements;
    size_t mark;
    uint32_t level;
    uint32_t rigid_level;
  };
  struct PendingBody {
    enum class Kind : uint8_t { kSignature, kInstanceMethod, kDefaultMethod } kind;
    BindingId binding;
    const Signature* signature = nullptr;
    InstanceId instance;
    const InstanceDecl* instance_decl = nullptr;
    ClassId class_id;
    const ClassDecl* class_decl = nullptr;
    uint32_t method = 0;
  };

  // ---- declarations.cpp
  void AddBuiltins();
  void AddBuiltinType(EntityId entity, uint32_t arity, core::TyConId* con);
  void DeclareTypes();
  void SetKnownType(EntityId entity, core::TyConId con);
  KindId ParameterKinds(const std::vector<TypeParam>& parameters, KindId result);
  void DefineSynonyms();
  void DefineData();
  void DefineData(const DataDecl& decl);
  TypeId GadtResult(const DataDecl& decl, const ConstructorDecl& constructor, TypeId data);
  void DefineField(EntityId field, TypeId type, const std::vector<uint32_t>& variables, TypeId data,
                   Span span);
  void DefineClasses();
  void DefineClass(const ClassDecl& decl);
  void DefineDependencies(const ClassDecl& decl, ClassId id);
  void DefineMethods(const ClassDecl& decl, ClassId id);
  void CheckSuperclassCycles();
  void DefineForeigns();
  void DefineDefaults();

  // ---- define_families.cpp
  void DeclareFamilies();
  void DefineFamilies();
  void DefineEquations(const std::vector<FamilyEquation>& equations);
  bool ConvertEquation(const FamilyEquation& equation, core::TyConId* family, Equation* out);
  void DefineDefaultFamilies(const ClassDecl& decl);
  void AddDefaultFamilies(const InstanceDecl& decl);

  // ---- instance_heads.cpp, deriving.cpp
  void DefineInstances();
  void DefineInstance(const InstanceDecl& decl);
  void CheckDuplicate(InstanceId id);
  struct Derived {
    InstanceId instance;
    const InstanceDecl* decl;
    std::vector<Predicate> needed;
  };
  void InferDerivedContexts();
  void WantViaCoercions(InstanceId id, Span span);
  std::vector<Predicate> DerivedNeeds(const Instance& instance, bool newtype_deriving, Span span);
  TypeId RepresentationType(const Instance& instance, Span span);
  void FunctorNeeds(ClassId class_id, TypeId field, uint32_t variable, std::vector<Predicate>* needed);
  bool Mentions(TypeId type, uint32_t variable);

  // ---- methods.cpp
  void CheckClassBodies();
  void CheckInstanceBodies();
  void CheckInstanceBody(InstanceId id, const InstanceDecl& decl);
  void CheckSuperclasses(InstanceId id, const InstanceDecl& decl);
  std::vector<Given> InstanceGivens(InstanceId id);
  void CheckInstanceMethod(const PendingBody& body);
  void CheckDefaultMethod(const PendingBody& body);
  const Signature* InstanceSignature(const InstanceDecl& decl, EntityId method, TypeId expected);

  // ---- infer_bindings.cpp
  void DeclareSignatures(const Decls& decls, bool top);
  void CheckTop();
  void CheckDecls(DeclsId id);
  void CheckGroup(const BindingGroup& group, bool top);
  const Signature* SignatureOf(const Binding& binding);
  void InferGroup(Group& group);
  void ExpectType(TypeId type, Span span);
  void BindGroupVariable(Group& group, LocalId local, EntityId entity, TypeId type, Span span);
  void CheckSignatureBinding(BindingId id, const Signature& signature);
  ScopedSkolems EnterRigid(const std::vector<uint32_t>& variables, std::vector<Given> givens);
  void LeaveRigid(const ScopedSkolems& saved);
  Generalisation NewGeneralisation(const std::vector<uint32_t>& variables,
                                   const std::vector<Predicate>& context, std::vector<Given>* givens);
  void CheckMatches(const std::vector<Match>& matches, TypeId type, Span span);
  void CheckRhs(const Rhs& rhs, TypeId type);
  void CheckGuarded(const GuardedRhs& guarded, TypeId type);
  bool Postpone(PendingBody body);
  void CheckBody(const PendingBody& body);

  // ---- generalise.cpp, defaulting.cpp
  void Generalise(Group& group, size_t mark);
  void QuantifyPredicates(std::vector<uint32_t>& metas, size_t mark, Generalisation* result,
                          std::vector<EvidenceId>* evidence);
  void PublishBinder(const Binder& binder, const Generalisation& generalisation);
  Symbol FreshName(size_t n);
  // Defaults the variables deeper than the current level that occur in wanteds from `mark` on but not in
  // `kept` (H2010 4.3.4); what stays ambiguous is reported and dropped.
  void DefaultAmbiguous(size_t mark, const std::vector<uint32_t>& kept, size_t errors);
  void ApplyDefaults(size_t mark, const std::function<bool(uint32_t)>& candidate);
  TypeId DefaultFor(const std::vector<ClassId>& classes);
  void ReportAmbiguousFrom(size_t mark, const std::function<bool(uint32_t)>& candidate, bool report,
                           bool restricted);
  void ReportAmbiguous(const Wanted& wanted, bool restricted);

  // ---- infer_expr.cpp, infer_record.cpp
  TypeId Infer(ExprId id);
  void Check(ExprId id, TypeId expected);
  bool CheckDirectly(const Expr& expr, ExprId id, TypeId expected);
  TypeId InferDirectly(const Expr& expr, ExprId id);
  TypeId InferName(const Name& name, ExprId id, Span span);
  TypeId InferLocal(LocalId local, ExprId id, Span span);
  TypeId InferEntity(EntityId entity, ExprId id, Span span);
  TypeId InferLiteral(const Lit& literal, Span span);
  TypeId LiteralType(const Literal& literal, ExprId from_literal, Span span);
  TypeId InferApp(const App& app, ExprId id);
  bool IsDollar(ExprId function);
  TypeId InferDollar(const App& app, ExprId id);
  // The result of applying something of type `function` to the argument.
  TypeId ApplyTo(TypeId function, ExprId argument, ExprId whole, size_t count, Span span);
  // `type` as a function type: splits it, or makes it one. False (after a report) if it cannot be one.
  bool ExpectFunction(TypeId type, TypeId* argument, TypeId* result);
  TypeId InferEnum(const EnumFrom& range, Span span);
  TypeId InferLeftSection(const LeftSection& section, Span span);
  TypeId InferRightSection(const RightSection& section, Span span);
  TypeId InferAnnotated(const Annotated& annotated, ExprId id);
  TypeId InferTypeApplied(const TypeApplied& applied, Span span);
  void CheckLambda(const Lambda& lambda, TypeId expected, Span span);
  void CheckTuple(const Tuple& tuple, TypeId expected, Span span);
  void CheckList(const List& list, TypeId expected, Span span);
  void CheckPoly(ExprId id, TypeId forall);
  TypeId InstantiateForall(TypeId forall, ExprId id, Span span);
  TypeId InferConstruct(const RecordConstruct& record, ExprId id, Span span);
  TypeId InferUpdate(const RecordUpdate& update, ExprId id, Span span);
  std::vector<EntityId> ConstructorsWith(const std::vector<FieldBind>& fields, EntityId data);
  void ConstructorParts(TypeId type, std::vector<TypeId>* fields, TypeId* result);

  // ---- infer_stmt.cpp
  void CheckDo(const Do& block, TypeId expected);
  void CheckComprehension(const ListComp& comprehension, TypeId expected, Span span);
  void CheckGuard(const Stmt& statement);

  // ---- infer_pat.cpp
  void CheckPat(PatId id, TypeId expected);
  // Around patterns and all that is in their scope.
  PatternScope EnterPatterns();
  void LeavePatterns(const PatternScope& saved);
  void CheckPatNode(PatId id, const Pat& pat, TypeId expected);
  void BindPatVar(LocalId local, EntityId entity, TypeId type, Span span);
  void CheckPatCon(PatId id, EntityId constructor, const std::vector<PatId>& arguments, TypeId expected);
  void CheckPatRecord(PatId id, const PatRecord& record, TypeId expected);
  void CheckPatLit(const PatLit& literal, TypeId expected, Span span);
  // The field types of a constructor whose result is `expected`; false after a report.
  bool OpenConstructor(PatId id, EntityId constructor, TypeId expected, std::vector<TypeId>* fields);
  void OpenOwnVariables(PatId id, EntityId constructor, const OwnVariables& own, TypeId expected,
                        std::vector<TypeId>* fields);

  // ---- schemes.cpp
  TypeId Instantiate(const Scheme& scheme, ExprId id, Span span);
  void Unify(TypeId expected, TypeId found, Span span);
  // Reports the equalities between types that were put off and do not hold; with `all` also those still open.
  void ReportDeferred(bool all);
  void ReportMismatch(UnifyOutcome outcome, TypeId expected, TypeId found, Span span);
  Printer NewPrinter() { return solver_.NewPrinter(); }
  std::string NameText(Symbol symbol) const { return std::string(names_.text(symbol)); }
  std::string EntityText(EntityId id) const { return NameText(entities_[id].name); }
  TypeId BoolType();
  TypeId ListOf(TypeId element) { return types_.App(types_.Con(types_.list), element); }
  TypeId StringType();
  TypeId KnownType(EntityId entity);
  const Scheme* FindScheme(EntityId entity) const;

  // ---- finish.cpp
  void CheckMain();
  void SolveRest();
  void Finish();
  // Between top-level bodies: Finish unless a restricted binding's type is still open.
  void FinishIfClosed();

  void SetExprType(ExprId id, TypeId type) {
    out_->expr_types[id] = type;
    touched_exprs_.push_back(id);
  }
  void SetPatType(PatId id, TypeId type) {
    out_->pat_types[id] = type;
    touched_pats_.push_back(id);
  }
  void SetLocalType(LocalId id, TypeId type) {
    out_->local_types[id] = type;
    touched_locals_.push_back(id);
  }
  bool HasExtension(std::string_view name) const;

  const Module& module_;
  ModuleId id_;
  const rename::State& state_;
  const Entities& entities_;
  Environment& environment_;
  core::Types& types_;
  Tables& tables_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  Unifier unifier_;
  Solver solver_;
  Converter converter_;
  Elaboration* out_ = nullptr;

  CheckOptions options_;
  bool scoped_variables_;  // ScopedTypeVariables
  bool restriction_;       // the monomorphism restriction is on
  Symbol dollar_;

  std::vector<TypeId> default_types_;  // H2010 4.3.4
  std::deque<Signature> signatures_;
  std::deque<Scheme> schemes_;     // of generalised local variables
  std::vector<LocalInfo> locals_;  // by LocalId
  std::unordered_map<EntityId, const Signature*> entity_signatures_;
  std::unordered_map<EntityId, MonoEntity> mono_entities_;
  std::vector<EntityId> open_entities_;  // restricted: their types may still be fixed
  std::vector<std::pair<InstanceId, const InstanceDecl*>> own_instances_;
  std::unordered_set<InstanceId> failed_instances_;  // reported; their bodies are not checked
  std::unordered_map<BindingId, PendingBody> pending_;
  Group* pattern_group_ = nullptr;  // the group whose pattern is being checked
  uint32_t depth_ = 0;

  // What Finish gives its final form.
  std::vector<ExprId> touched_exprs_, touched_uses_, touched_annotations_;
  std::vector<PatId> touched_pats_;
  std::vector<LocalId> touched_locals_;
  std::vector<BindingId> touched_bindings_;
  size_t first_dict_var_ = 0;
};

}  // namespace inquest::haskell::type
