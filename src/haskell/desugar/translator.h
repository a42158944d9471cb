// Makes the core of one top-level routine and everything nested in it. The member functions are spread over
// the files named beside them, one for each kind of syntax.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "haskell/desugar/context.h"

namespace inquest::haskell::desugar {

using CoreId = core::ExprId;
using core::RoutineId;
using core::VarId;
using core::Written;
using CoreIds = std::vector<CoreId>;

// A decision tree, and whether it can reach a kFail that belongs to something around it.
struct Tree {
  CoreId expr;
  bool can_fail = false;
};

// Where an expression stands in the source, and its type.
struct Location {
  Span span;
  TypeId type;
  Written written = Written::kPlain;
};

// The head of an application as the source writes it: what is shown, whatever is called in the end.
struct Head {
  Span span;
  TypeId type;
  Symbol name;
  const std::vector<TypeId>* instantiation = nullptr;
};

// A pattern of the matrix: one of the source, or a part of a list or string pattern.
struct Pattern {
  enum class Kind : uint8_t { kWild, kSource, kListRest, kStringRest, kCharacter };
  Kind kind = Kind::kWild;
  PatId pat;
  uint32_t offset = 0;  // kListRest, kStringRest: from this element on; kCharacter: this one of a string
};

struct Row {
  std::vector<Pattern> patterns;
  std::vector<std::pair<LocalId, VarId>> aliases;  // pattern variables and what they were matched with
  std::vector<std::pair<PatId, VarId>> lazy;       // irrefutable patterns to be bound lazily
  uint32_t number = 0;
  Span span;  // of the equation or alternative: where a lazy pattern's failure is reported
};

// Makes what stands behind a matched row.
using RowBody = std::function<Tree(uint32_t row)>;

class Translator {
 public:
  Translator(Context& context, ModuleContext& module) : c_(context), m_(module), ast_(*module.ast) {}

  // Top-level work: fill in a declared routine.
  // `known`: what is known about each dictionary parameter; the others become parameters of the routine.
  void FillBinding(RoutineId routine, BindingId binding, const DictVars& params, const Dicts& known);
  void FillPatternVariable(RoutineId routine, BindingId binding, EntityId variable);
  void FillWholePattern(RoutineId routine, BindingId binding);
  void FillDictionary(RoutineId routine, InstanceId instance, const Dicts& known);  // dictionaries.cpp
  void FillNewtypeMethod(RoutineId routine, InstanceId instance, uint32_t method,
                         const Dicts& known);                 // newtype_deriving.cpp
  void FillSelector(RoutineId routine, EntityId field);       // records.cpp
  void FillPrimitive(RoutineId routine, EntityId primitive);  // applications.cpp
  void FillConstructor(RoutineId routine, core::ConId con);
  void FillLifted(RoutineId routine, ExprId expr);

 private:
  // ------------------------------------------------------------------------ making core (make.cpp)
  CoreId Add(core::Expr expr) { return c_.program.exprs.Add(std::move(expr)); }
  core::Expr& expr(CoreId id) { return c_.program.exprs[id]; }
  core::Routine& routine() { return c_.program.routines[routine_]; }
  CoreId MakeVar(VarId var, Location location = {});
  CoreId MakeLocal(const LocalInfo& local, Location location);
  CoreId MakeRoutine(RoutineId routine, Location location, const Head* head = nullptr);
  CoreId MakeLiteral(core::Literal literal, Location location);
  CoreId MakeString(std::string text, Location location);
  CoreId MakeCon(core::ConId con, CoreIds arguments, Location location);     // strict fields are evaluated
  CoreId MakeRawCon(core::ConId con, CoreIds arguments, Location location);  // as it is
  CoreId MakeApp(CoreId function, CoreIds arguments, Location location, uint32_t hidden = 0);
  CoreId MakeHiddenApp(CoreId function, const Dicts& dictionaries, CoreIds arguments, Location location);
  CoreId MakePrim(core::Primitive primitive, CoreIds arguments, Location location, Symbol name);
  CoreId MakeMethod(CoreId dictionary, uint32_t field, Location location, Symbol name);
  CoreId MakeLet(std::vector<core::Bind> binds, CoreId body, Location location = {});
  CoreId MakeBool(CoreId condition, CoreId if_true, CoreId if_false, Location location);
  CoreId MakeForce(CoreId value, VarId name, CoreId body);
  CoreId MakeFatbar(CoreId first, CoreId second);
  CoreId MakeFail();
  CoreId MakeError(core::Failure::Kind kind, Span span, std::string subject, TypeId type);
  CoreId MakeSeq(CoreId first, CoreId second, Location location);
  CoreId MakeLeaf(uint32_t equation, uint32_t guard, Span span, CoreId body);
  Tree OrElse(Tree first, const std::function<Tree()>& second);
  CoreId OrError(Tree tree, core::Failure::Kind kind, Span span, std::string subject, TypeId type);
  bool IsTrue(CoreId id) {
    return expr(id).kind == core::ExprKind::kCon && expr(id).con == c_.program.true_con;
  }
  bool IsEvaluated(CoreId id);
  bool IsAtom(CoreId id);

  VarId NewVar(Symbol name, TypeId type, Span span);
  VarId NewHidden(TypeId type);
  RoutineId NewNested(core::RoutineKind kind, Symbol name, Span span, TypeId type);
  CoreId MakeNested(RoutineId routine, Location location);
  TypeId Substituted(TypeId type) const;
  TypeId TypeOf(ExprId expr) const;
  TypeId TypeOf(PatId pat) const;
  TypeId TypeOf(LocalId local) const;
  Symbol TextOf(const char* text) { return c_.names.Intern(text); }
  std::string SourceText(Span span) const;
  Symbol NameOfPart(Span span) const;

  // While one of these lives, code is made for a nested routine.
  class Inside {
   public:
    Inside(Translator& translator, RoutineId routine) : t_(translator), outer_(translator.routine_) {
      t_.routine_ = routine;
    }
    ~Inside() { t_.routine_ = outer_; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Translator& t_;
    RoutineId outer_;
  };
  bool TooDeep(Span span);

  // ----------------------------------------------------------------- expressions (expressions.cpp)
  CoreId Translate(ExprId id);
  CoreIds TranslateAll(const std::vector<ExprId>& ids);
  CoreId TranslateLambda(ExprId id, const Lambda& lambda);
  CoreId TranslateLambdaCase(ExprId id, const LambdaCase& lambda);
  CoreId TranslateIf(ExprId id, const If& node);
  CoreId TranslateMultiIf(ExprId id, const MultiIf& node);
  CoreId TranslateCase(ExprId id, const Case& node);
  CoreId TranslateTuple(ExprId id, const Tuple& tuple);
  CoreId TranslateList(ExprId id, const List& list);
  CoreId TranslateNode(ExprId id, const Expr& node, Location location);
  CoreId TranslateAbstracted(ExprId id, const DictVars& dictionaries, Location location);
  CoreId TranslateAnnotated(ExprId id, const Annotated& node);
  CoreId TranslateRightSection(ExprId id, const RightSection& section);
  CoreId TranslateLet(const Let& let);
  Symbol OperatorName(ExprId op) const;
  CoreId Share(CoreId value, std::vector<core::Bind>* binds);
  void FinishHidden(CoreId body, Span span);

  // ---------------------------------------------------------------- applications (applications.cpp)
  CoreId ApplyExpr(ExprId function, CoreIds arguments, Location location);
  CoreId ApplyApp(ExprId id, const App& app, CoreIds arguments, Location location);
  CoreId ApplyPolymorphic(const App& app, const Dicts& dictionaries, const CoreIds& arguments,
                          Location location);
  CoreId ApplyVar(ExprId id, const Var& var, CoreIds arguments, Location location);
  CoreId ApplyLocal(LocalId local, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                    Location location);
  CoreId ApplyEntity(EntityId entity, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                     Location location, int depth = 0);
  CoreId ApplyFunction(EntityId entity, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                       Location location, int depth);
  CoreId ApplyMethod(EntityId method, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                     Location location, int depth);
  CoreId ApplyInstanceMethod(InstanceId instance, uint32_t method, EvidenceId evidence,
                             const Dicts& dictionaries, CoreIds arguments, const Head& head,
                             Location location, int depth);
  CoreId ApplyCon(core::ConId con, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                  Location location);
  CoreId ApplyPrimitive(EntityId entity, CoreIds arguments, const Head& head, Location location);
  CoreId ApplyRoutine(RoutineId routine, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                      Location location);
  // If the binding, that of a function or of a method at an instance, only passes its arguments on: its
  // call's core.
  bool ApplyWrapper(EntityId entity, ModuleContext& module, BindingId binding,
                    const std::function<DictVars()>& params, const Dicts& dictionaries, CoreIds& arguments,
                    const Head& head, Location location, int depth, CoreId* result);
  bool ApplySpecial(EntityId entity, CoreIds& arguments, Location location, CoreId* result);
  // A routine that can be copied for what is known about its dictionaries.
  using Copier = std::function<RoutineId(const Dicts& known)>;
  CoreId ApplyCopy(const Copier& copier, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                   Location location);
  CoreId ApplyRest(CoreId function, CoreIds arguments, Location location);

  // -------------------------------------------------------------------- evidence (evidence.cpp)
  struct DictBinding {
    DictVarId param;
    VarId var;            // a parameter of a routine around, or
    EvidenceId evidence;  // what is known about it
  };
  EvidenceId Normal(EvidenceId evidence);
  EvidenceId NormalOrCycle(EvidenceId evidence);
  CoreId TypeableDictionary(const type::Evidence& evidence);
  CoreId Dictionary(EvidenceId evidence);
  // A dictionary that is made of other ones, not all of them constants.
  CoreId MadeDictionary(EvidenceId evidence);
  bool IsLargeDictionary(EvidenceId evidence, int* parts);
  CoreId SharedDictionary(EvidenceId evidence);
  void BindParts(EvidenceId evidence, std::vector<core::Bind>* binds);
  // The canonical form of evidence that mentions no parameter of a routine; none for other evidence.
  EvidenceId Closed(EvidenceId evidence);
  const DictBinding* FindDict(DictVarId param) const;
  // Adds the parameters for `dictionaries` to the current routine and binds them.
  void AddDictionaryParams(const DictVars& dictionaries);
  // The same, but what is known about one is not a parameter.
  void BindDictionaries(const DictVars& params, const Dicts& known);
  void BindKnown(DictVarId param, EvidenceId evidence);
  void ConstrainNested(RoutineId routine, const DictVars& dictionaries, bool are_parameters);

  // -------------------------------------------------------------------- literals (literals.cpp)
  CoreId TranslateLiteral(ExprId id, const Lit& lit);
  CoreId TranslateNegate(ExprId id, const Negate& node);
  // The literal if `type` has literals of its own.
  bool KnownLiteral(const Literal& literal, TypeId type, bool negative, core::Literal* out);
  CoreId OverloadedLiteral(const Literal& literal, ExprId from_literal, Location location);
  CoreId MakeRational(const RationalLiteral& literal, Location location);
  CoreId TranslateString(const std::u32string& value, Location location);
  bool IsRational(TypeId type) const;
  core::Literal IntegerValue(const std::string& digits, bool negative);

  // ------------------------------------------------------------------ statements (statements.cpp)
  CoreId TranslateDo(const std::vector<Stmt>& statements, size_t from, Location location);
  CoreId TranslateBindStatement(const std::vector<Stmt>& statements, size_t from, const StmtBind& bind,
                                Location location);
  CoreId FailStatement(const StmtBind& bind, Location location);
  std::string PlaceText(Span span) const;
  CoreId TranslateListComp(ExprId id, const ListComp& node);
  // [body | statements from `from` on] ++ rest, H2010 3.11 in Wadler's form without appends.
  CoreId TranslateQualifiers(const ListComp& node, size_t from, const std::function<CoreId()>& rest,
                             TypeId type);
  CoreId TranslateGenerator(const ListComp& node, size_t from, const StmtBind& bind,
                            const std::function<CoreId()>& rest, TypeId type);

  // --------------------------------------------------------------------- records (records.cpp)
  CoreId TranslateConstruct(ExprId id, const RecordConstruct& node);
  CoreId TranslateUpdate(ExprId id, const RecordUpdate& node);
  CoreId CopyAtom(CoreId id);

  // ------------------------------------------------------------ dictionaries (dictionaries.cpp)
  CoreId MethodField(InstanceId instance, uint32_t method, const std::function<CoreId()>& self);
  CoreId CopiedField(const Copier& copier, const Dicts& dictionaries, size_t own, const Head& head,
                     Location location);
  EvidenceId ParamEvidence(DictVarId param);
  EvidenceId SelfEvidence(InstanceId instance);

  // -------------------------------------------------------------------- bindings (bindings.cpp)
  CoreId WithDecls(DeclsId decls, const std::function<CoreId()>& body);
  Tree WithDeclsTree(DeclsId decls, const std::function<Tree()>& body);
  struct LocalGroup;
  void SpecialiseLocals(const std::vector<BindingId>& bindings);
  bool SpecialiseGroup(const std::vector<BindingId>& group);
  EvidenceId EvidenceInScope(EvidenceId evidence);
  // `seen`: what was found to be in scope.
  EvidenceId EvidenceInScope(EvidenceId evidence, std::set<uint32_t>* seen);
  // `seen`: pairs that were found to be the same.
  bool SameEvidence(EvidenceId a, EvidenceId b, std::set<std::pair<uint32_t, uint32_t>>* seen);
  void DeclareLocal(BindingId id, LocalGroup& group);
  void TranslateLocal(BindingId id, LocalGroup& group);
  void TranslateLocalPattern(BindingId id, LocalGroup& group);
  void ForceMatch(PatId pat, VarId whole, Span span, LocalGroup& group);
  // These fill in the current routine.
  void FillEquations(BindingId binding);
  void FillEta(const Binding& binding, const BindingForm& form);
  void FillLambda(const Lambda& lambda, Span span);
  void FillMatches(const std::vector<Match>& matches, core::Failure::Kind kind, Span span,
                   const std::string& subject, TypeId result);
  void FillRows(std::vector<Row> rows, const RowBody& body, core::Failure::Kind kind, Span span,
                const std::string& subject, TypeId result);

  // --------------------------------------------------------- right-hand sides (right_hand_sides.cpp)
  // `leaf`: whether the chosen right-hand side is a leaf of the routine.
  Tree TranslateRhs(const Rhs& rhs, uint32_t equation, bool leaf);
  Tree TranslateAlternatives(const std::vector<GuardedRhs>& alternatives, size_t from, uint32_t equation,
                             bool leaf);
  Tree TranslateGuards(const std::vector<Stmt>& guards, size_t from, const std::function<CoreId()>& body);
  CoreId ChosenRhs(const GuardedRhs& alternative, uint32_t equation, uint32_t guard, bool leaf);

  // ---------------------------------------------------- pattern matching (match.cpp, patterns.cpp)
  Tree MatchRows(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree MatchNothing(std::vector<Row>& rows, const RowBody& body);
  Tree FinishRow(Row& row, const RowBody& body);
  void DropUse(CoreId id);
  enum class Rule : uint8_t { kVariable, kConstructor, kLiteral, kEquality, kBang, kView };
  Rule Tidy(Row& row, VarId var);
  Tree MatchGroup(Rule rule, const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree ConstructorRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree LiteralRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree EqualityRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree BangRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  Tree ViewRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body);
  // Matches the value of an expression: it is evaluated, or bound to a variable, as the first row asks for.
  // Where nothing matches, `otherwise` (if any) instead.
  Tree MatchValue(CoreId value, TypeId type, std::vector<Row> rows, const RowBody& body,
                  const std::function<CoreId()>& otherwise);
  bool ForcesFirst(const Pattern& pattern) const;
  core::ConId ConOf(const Pattern& pattern);
  std::vector<Pattern> ArgumentsOf(const Pattern& pattern, core::ConId con);
  bool LiteralOf(const Pattern& pattern, core::Literal* out);
  PatId Strip(PatId pat) const;  // parentheses and signatures
  bool IsIrrefutable(PatId pat) const;
  Symbol NameOf(const Pattern& pattern) const;
  Symbol CommonName(const std::vector<Row>& rows, size_t column) const;
  VarId VarFor(const std::vector<Row>& rows, size_t column, Symbol name);
  static Row SingleRow(PatId pat, Span span);
  // Binds each variable of a pattern to a selection from `value` (H2010 3.12, 3.17.2).
  void BindLazily(PatId pat, VarId value, Span span, std::vector<core::Bind>* binds);
  CoreId Select(PatId pat, CoreId value, LocalId variable, Span span);
  bool Wildcard(PatId pat) const;
  void DeclarePatternVariables(PatId pat);
  std::vector<std::pair<LocalId, LocalInfo>> SaveVariables(PatId pat) const;
  void CollectVariables(PatId pat, std::vector<LocalId>* locals) const;

  // ------------------------------------------------- coercions (coercion.cpp)
  struct Coercion;
  CoreId CoercionDictionary(EvidenceId id);
  CoreId Coerce(EvidenceId coercion, CoreId value);
  CoreId CoerceInside(const type::Evidence& evidence, CoreId value);
  // What a newtype's value holds.
  CoreId TakeOff(core::ConId constructor, CoreId value);

  Context& c_;
  ModuleContext& m_;
  const Module& ast_;
  RoutineId routine_;
  std::vector<DictBinding> dicts_;
  std::unordered_map<uint32_t, VarId>
      shared_dictionaries_;  // by EvidenceId, while a large dictionary is made
  // What the known dictionaries say about type variables.
  std::vector<uint32_t> type_variables_;
  std::vector<TypeId> type_arguments_;
  mutable std::unordered_map<TypeId, TypeId> substituted_;
  std::vector<std::pair<ExprId, std::function<CoreId()>>>
      lifted_;                                  // arguments that are computed once, elsewhere
  std::pair<EntityId, VarId> entity_variable_;  // while selecting from a top-level pattern binding
};

// Recurses as deep as the program text nests; past this many bytes of stack it reports an error instead.
inline constexpr size_t kMaxStackBytes = 5u << 20;

}  // namespace inquest::haskell::desugar
