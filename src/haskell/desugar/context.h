// What the desugarer knows about the whole program while it makes core: where each entity is defined, which
// routine it became, the constructors, the dictionaries. Routines are made on demand: asking for one declares
// it and puts the work of filling it on a list, so that only what is reached is desugared.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "haskell/desugar/desugar.h"

namespace inquest::haskell::desugar {

using core::TypeId;
using type::DictVarId;
using type::EvidenceId;
using type::InstanceId;
using DictVars = std::vector<DictVarId>;
using Dicts = std::vector<EvidenceId>;

// How a binding becomes a routine (binding_form.cpp).
struct BindingForm {
  enum class Kind : uint8_t {
    kUnknown,   // not yet looked at
    kBusy,      // being looked at: a binding defined by itself
    kFunction,  // equations with patterns
    kLambda,    // f = \x -> ...
    kEta,       // f = g a, a partial application of a known function: missing parameters are added
    kValue,     // an expression
    kPattern,   // (a, b) = ...
  };
  Kind kind = Kind::kUnknown;
  uint32_t arity = 0;          // parameters that are not dictionaries
  std::vector<ExprId> lifted;  // kEta: arguments to be computed once
};

// A library binding that only passes its arguments on, `x + y = primIntAdd x y`, `show = showInt`: a
// saturated use of it is replaced by a use of what it calls.
struct Wrapper {
  enum class State : uint8_t { kUnknown, kNo, kYes } state = State::kUnknown;
  uint32_t arity = 0;
  ExprId head;                      // Var or Con of an entity
  std::vector<uint32_t> arguments;  // which parameter each argument is
};

struct LocalInfo {
  core::VarId var;
  core::RoutineId routine;            // if it is a local function
  BindingId binding;                  // if it is bound by a function or variable binding
  bool without_dictionaries = false;  // generalised, but its dictionaries are known (local_copies.cpp)
};

struct ModuleContext {
  ModuleId id;
  const Module* ast = nullptr;
  type::Elaboration* elaboration = nullptr;
  core::ModuleId core;
  bool is_library = false;
  std::vector<LocalInfo> locals;                                // by LocalId
  std::vector<BindingForm> forms;                               // by BindingId
  std::vector<Wrapper> wrappers;                                // by BindingId
  std::unordered_map<LocalId, std::vector<ExprId>> local_uses;  // occurrences of bound locals, made on demand
  bool has_local_uses = false;

  const type::Generalisation* generalisation(BindingId binding) const {
    auto found = elaboration->generalisations.find(binding);
    return found == elaboration->generalisations.end() ? nullptr : &found->second;
  }
  const type::Instantiation* use(ExprId expr) const {
    auto found = elaboration->uses.find(expr);
    return found == elaboration->uses.end() ? nullptr : &found->second;
  }
};

// Where a function, primitive or constructor is defined, and what it became.
struct Definition {
  ModuleContext* module = nullptr;
  BindingId binding;
  core::RoutineId routine;
  core::ConId con;
  core::Primitive primitive{};
  bool has_primitive = false;
};

class Context {
 public:
  Context(const std::vector<CheckedModule>& modules, const rename::State& state,
          type::Environment& environment, base::Interner& names, const source::Files& files,
          source::Diagnostics& diagnostics);

  Desugared Run(bool reachable_only);
  core::Program RunExpression(const std::vector<EntityId>& further, std::vector<core::RoutineId>* routines);

  // ------------------------------------------------------------------- routines on demand
  // `known`: what is known about each of its dictionaries, canonical evidence or none; empty means nothing.
  // What is known is no parameter. None if there are too many copies already.
  core::RoutineId FunctionRoutine(EntityId function, const Dicts& known = {});
  core::RoutineId InstanceMethodRoutine(InstanceId instance, uint32_t method, const Dicts& known = {});
  core::RoutineId DefaultMethodRoutine(type::ClassId class_id, uint32_t method, const Dicts& known = {});
  core::RoutineId DictionaryRoutine(InstanceId instance, const Dicts& known = {});  // all known, or none
  core::RoutineId PrimitiveRoutine(EntityId primitive);  // for a use that is not saturated
  core::RoutineId SelectorRoutine(EntityId field);
  core::RoutineId ConstructorRoutine(core::ConId con);  // of a constructor with strict fields
  // The value of a top-level pattern binding as a whole.
  core::RoutineId WholePattern(ModuleContext& module, BindingId binding);

  // The one evidence for this instance applied to canonical evidence; none if it is too large.
  EvidenceId Canonical(InstanceId instance, const Dicts& arguments);
  // What a dictionary is for. What the evidence does not tell is a type variable of its own; without a class
  // if it tells nothing.
  type::Predicate PredicateOfEvidence(EvidenceId evidence) {
    KnownPredicates known;
    return PredicateOfEvidence(evidence, &known);
  }
  // Adds what `evidence` for the dictionary parameter says about type variables; the same at every call.
  void KnownTypes(DictVarId param, EvidenceId evidence, std::vector<uint32_t>* variables,
                  std::vector<TypeId>* known);
  // The predicate in core; `types` replaces type variables.
  core::Predicate CorePredicate(const type::Predicate& predicate, const std::function<TypeId(TypeId)>& types);

  core::ConId Constructor(EntityId constructor);
  core::ConId DictionaryConstructor(type::ClassId class_id);
  // The same for those that a routine makes; it takes `params` dictionaries.
  core::ConId AddDictionaryConstructor(type::ClassId class_id, core::RoutineId made_by, uint32_t params);

  // Uses of a function or method that only passes its arguments on have become uses of the target.
  void NoteForward(EntityId wrapper, EntityId target);

  // ------------------------------------------------------------------------------- facts
  const Definition& definition(EntityId entity) const { return definitions_[entity.index]; }
  ModuleContext& module(ModuleId id) { return *modules_[id.index]; }
  const type::Class& class_of_method(EntityId method) const;
  BindingForm& Form(ModuleContext& module, BindingId binding, bool takes_dictionaries);
  const Wrapper& WrapperOf(ModuleContext& module, BindingId binding);
  const std::vector<ExprId>& LocalUses(ModuleContext& module, LocalId local);
  // Whether the function takes dictionaries, as its type says.
  bool TakesDictionaries(EntityId function) const;
  uint32_t FieldCount(type::ClassId class_id) const;
  // The evidence `evidence` with dictionary parameters replaced.
  EvidenceId Substitute(EvidenceId evidence, const DictVars& params, const Dicts& arguments);
  // What a predicate of the class is about, one type a parameter.
  std::vector<TypeId> PredicateArguments(const type::Class& cls, TypeId type) const;
  // The type with variables replaced.
  TypeId SubstituteType(TypeId type, const std::vector<uint32_t>& variables,
                        const std::vector<TypeId>& arguments);
  // Argument and result of a function type; false if it is none.
  bool SplitFunction(TypeId type, TypeId* argument, TypeId* result) const;
  TypeId PredicateType(const type::Predicate& predicate);
  core::TyConId ClassTyCon(type::ClassId class_id);

  // --------------------------------------------------------------------------- building
  core::RoutineId AddRoutine(core::Routine routine) { return program.routines.Add(std::move(routine)); }
  void Later(std::function<void()> work) { work_.push_back(std::move(work)); }
  uint32_t AddLiteral(core::Literal literal);
  uint32_t AddFailure(core::Failure::Kind kind, source::Span span, std::string subject);

  core::Program program;
  const rename::State& state;
  const Entities& entities;
  type::Environment& environment;
  base::Interner& names;
  const source::Files& files;
  source::Diagnostics& diagnostics;
  core::Types& types;              // the environment's; the program's in the end
  std::vector<uint32_t> var_uses;  // by core::VarId: how many kVar expressions name it
  // Functions of lib/ that become something simpler when they are saturated.
  EntityId and_function, or_function, not_function, apply_function, strict_apply_function;
  EntityId list_map;
  // The address of something on the stack when desugaring began.
  const char* stack_base = nullptr;
  bool too_deep = false;  // reported; whatever is made now is not used

  // Closed evidence in which a cycle ends: it is finite however deep.
  std::unordered_set<uint32_t> cyclic_evidence;

 private:
  void AddModules(const std::vector<CheckedModule>& modules);
  void AddDefinitions(ModuleContext& module);
  void AddPatternVariables(ModuleContext& module, BindingId binding, PatId pattern);
  void FindSpecialFunctions();
  void AddKnownConstructors();
  void RequestRoots(bool reachable_only);
  void Work();
  EntityId FindInLastModule(Symbol name) const;
  void RequestEverything(bool only_last_module);

  // What a routine is a copy of.
  struct Copied {
    enum class Kind : uint8_t { kFunction, kInstanceMethod, kDefaultMethod, kDictionary } kind;
    uint32_t a, b;
  };
  struct Copies {
    core::RoutineId first;
    uint32_t count = 0;
  };
  // True if it is there already, or must not be made.
  bool FindCopy(const Copied& what, const Dicts& known, core::RoutineId* routine);
  core::RoutineId AddCopy(const Copied& what, const Dicts& known, core::Routine routine);
  core::RoutineId AddBinding(const Copied& what, ModuleContext& module, BindingId binding,
                             const DictVars& params, Dicts known, core::Routine routine);
  // Fills in type, instance and constraints with what is known.
  void Constrain(core::Routine& routine, const DictVars& params, const Dicts& known);
  void MatchType(TypeId pattern, TypeId type, std::vector<uint32_t>* variables, std::vector<TypeId>* known) {
    std::set<std::pair<uint32_t, uint32_t>> matched;
    MatchType(pattern, type, variables, known, &matched);
  }
  // Types and evidence share parts; what was done to a part is kept until the whole is done.
  void MatchType(TypeId pattern, TypeId type, std::vector<uint32_t>* variables, std::vector<TypeId>* known,
                 std::set<std::pair<uint32_t, uint32_t>>* matched);
  using KnownPredicates = std::unordered_map<uint32_t, type::Predicate>;  // by EvidenceId
  type::Predicate PredicateOfEvidence(EvidenceId evidence, KnownPredicates* known);
  type::Predicate FindPredicate(EvidenceId evidence, KnownPredicates* known);
  using ReplacedEvidence = std::unordered_map<uint32_t, EvidenceId>;
  EvidenceId Substitute(EvidenceId evidence, const DictVars& params, const Dicts& arguments,
                        ReplacedEvidence* replaced);
  using ReplacedTypes = std::unordered_map<uint32_t, TypeId>;
  TypeId SubstituteType(TypeId type, const std::vector<uint32_t>& variables,
                        const std::vector<TypeId>& arguments, ReplacedTypes* replaced);

  Alias AliasOf(EntityId entity) const;
  void NoteImplementation(EntityId method, core::RoutineId routine);

  std::vector<Alias> aliases_;
  std::set<std::pair<uint32_t, uint32_t>> forwards_;  // noted, by EntityId
  std::vector<ModuleContext*> modules_;               // by ModuleId; null for what has no module
  std::deque<ModuleContext> module_store_;
  ModuleContext* last_module_ = nullptr;
  std::vector<Definition> definitions_;       // by EntityId
  std::vector<core::ConId> dictionary_cons_;  // by ClassId
  std::vector<core::TyConId> class_tycons_;   // by ClassId
  std::map<std::pair<uint32_t, uint32_t>, core::RoutineId> whole_patterns_;
  std::map<uint32_t, core::RoutineId> constructor_routines_;
  std::map<std::vector<uint32_t>, core::RoutineId> routines_;       // by what is copied and what is known
  std::map<std::vector<uint32_t>, Copies> copies_;                  // by what is copied
  std::map<std::vector<uint32_t>, EvidenceId> canonical_evidence_;  // by instance and arguments
  std::unordered_map<uint32_t, uint32_t> evidence_depth_;           // of canonical evidence
  std::map<std::pair<uint32_t, uint32_t>, TypeId> known_types_;     // by dictionary parameter and evidence
  std::deque<std::function<void()>> work_;
};

}  // namespace inquest::haskell::desugar
