// The walk over one module that completes it: resolves names, applies fixities, adds hidden functions,
// expands record wildcards, orders bindings. Private to this folder; rename.h is the interface.
//
// A node is moved out of its store while its parts are visited and moved back after, because visiting may add
// nodes and so move the store.
#pragma once

#include <unordered_map>
#include <vector>

#include "haskell/rename/fixity.h"
#include "haskell/rename/groups.h"
#include "haskell/rename/local_scope.h"
#include "haskell/rename/module_scope.h"
#include "haskell/rename/names.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

class Renamer {
 public:
  // `first_entity`: entities from this one on are the module's own.
  Renamer(Module& module, bool is_library, EntityId first_entity, State& state, base::Interner& names,
          ModuleScope& scope, source::Diagnostics& diagnostics);

  // In this order. The definitions were collected before (collect.h). Fixities are applied before the
  // patterns, which need those of constructors, and after them, for operators that patterns define; what is
  // wrong is reported then.
  void ApplyTopLevelFixities(bool report);
  void BindTopLevelPatterns();  // makes entities of their variables
  void RenameDeclarations();
  EntityId ResolveExported(Space space, Name& name) { return resolver_.ResolveExported(space, name); }

 private:
  // Deeper nesting than this is reported: the walk recurses.
  static constexpr int kMaxDepth = 4000;

  enum class PatternScope { kLocal, kTopLevel };

  // rename_declarations.cpp
  void RenameDataType(DataDecl& data);
  void RenameEquations(std::vector<FamilyEquation>& equations);
  void RenameClass(ClassDecl& declaration);
  void RenameInstance(InstanceDecl& instance);
  void RenameMethods(DeclsId body, EntityId class_entity);
  void ReportNoMethod(const Name& name, EntityId class_entity);
  void BindMethod(BindingId binding, EntityId class_entity, std::vector<EntityId>& seen);
  EntityId FindMethod(EntityId class_entity, Symbol name) const;
  void RenameTopLevel();
  void ResolveTopLevelSignatures(Decls& decls, std::vector<bool>& has_signature);
  void ApplyFixities(std::vector<FixityDecl>& fixities, EntityId class_entity, bool report);

  // rename_types.cpp
  void RenameType(TypeExprId id);
  void RenameContext(const std::vector<TypeExprId>& context);
  void RenameConstraint(TypeExprId id);
  void RenameQualifiedType(QualifiedType& type);

  // rename_bindings.cpp
  void BindDecls(DeclsId id);  // the names stay bound; the caller restores the scope
  void DeclareBinding(BindingId id, LocalId first);
  void ResolveLocalSignatures(Decls& decls, LocalId first, std::vector<bool>& has_signature);
  void ApplyLocalFixities(Decls& decls, LocalId first);
  void RenameBinding(BindingId id);
  void RenameMatch(Match& match);
  void RenameRhs(Rhs& rhs);
  void RenameGuardedRhs(GuardedRhs& rhs);
  LocalId NewLocal(Symbol name, Span span);

  // rename_statements.cpp
  enum class StatementKind { kDo, kGuard, kComprehension };
  void RenameStatement(Stmt& statement, StatementKind kind, bool last);  // what it binds stays bound
  void RenameDo(ExprId id);
  bool CanFail(PatId id) const;

  // rename_expressions.cpp
  void RenameExpr(ExprId id);
  void RenameNode(ExprId id);
  void RenameVar(ExprId id);
  void RenameCon(ExprId id);
  void RenameLit(ExprId id);
  void RenameApp(ExprId id);
  void RenameNegate(ExprId id);
  void RenameLambda(ExprId id);
  void RenameLet(ExprId id);
  void RenameIf(ExprId id);
  void RenameMultiIf(ExprId id);
  void RenameCase(ExprId id);
  void RenameLambdaCase(ExprId id);
  void RenameTuple(ExprId id);
  void RenameList(ExprId id);
  void RenameEnumFrom(ExprId id);
  void RenameListComp(ExprId id);
  void RenameAnnotated(ExprId id);
  void RenameTypeApplied(ExprId id);
  void RenameTypeChain(TypeExprId id, bool constraint);
  void JoinBranches(ListComp& node);
  void OverloadString(ExprId id);
  void OverloadString(PatId id);
  // A Var for what syntax needs; reports if the libraries have not defined it yet.
  ExprId Hidden(EntityId KnownEntities::*member, const char* name, Span span);
  ExprId FromLiteral(const Literal& literal, Span span);

  // rename_infix.cpp
  void RenameInfixChain(ExprId id);
  void RenameLeftSection(ExprId id);
  void RenameRightSection(ExprId id);
  void RenamePatInfixChain(PatId id, PatternScope scope, LocalId first);
  Fixity FixityOf(const Target& target) const;
  const Name& OperatorName(ExprId op) const;
  std::string DescribeOperator(const Name& name, Fixity fixity) const;
  struct Outermost {
    Fixity fixity;
    std::string description;
  };
  // The outermost operator of a section's operand, after it was renamed; `was_infix` says what it was before.
  bool IsInfix(ExprId operand) const;
  Outermost OutermostOperator(ExprId operand) const;
  void ReportConflict(Span span, const std::string& first, const std::string& second);

  // rename_patterns.cpp
  // Binds the variables of a pattern. `first`: locals from this one on belong to the same set of patterns, in
  // which a name may occur only once (H2010 3.17).
  void RenamePattern(PatId id, PatternScope scope, LocalId first);
  void BindPatternVariable(Symbol name, Span span, PatternScope scope, LocalId first, LocalId& local,
                           EntityId& entity);
  void RenamePatLit(PatId id);
  bool IsSynonym(EntityId constructor) const;
  void ExpandSynonym(PatId id);
  void RenameNPlusK(PatId id, PatternScope scope, LocalId first);
  void RenamePatView(PatId id, PatternScope scope, LocalId first);

  // rename_records.cpp
  void RenamePatRecord(PatId id, PatternScope scope, LocalId first);
  void RenameRecordConstruct(ExprId id);
  void RenameRecordUpdate(ExprId id);
  template <typename Fields>
  void ReportRepeatedFields(const Fields& fields);
  void CheckUpdatedFields(const RecordUpdate& update, Span span);

  void Error(Span span, std::string message, std::vector<source::Note> notes = {}) {
    diagnostics_.Error(span, std::move(message), std::move(notes));
  }
  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }

  Module& module_;
  bool is_library_;
  State& state_;
  base::Interner& names_;
  ModuleScope& scope_;
  source::Diagnostics& diagnostics_;
  LocalScope locals_;
  NameResolver resolver_;

  int depth_ = 0;
  bool too_deep_ = false;
  bool view_patterns_ = false;
  bool overloaded_strings_ = false;
  bool postfix_operators_ = false;
  std::unordered_map<LocalId, Fixity> local_fixities_;
  // Occurrences in the order of the walk, for the dependencies between bindings: those of locals, and those
  // of this module's own entities.
  std::vector<LocalId> local_uses_;
  std::vector<EntityId> entity_uses_;
  EntityId first_entity_;  // entities from this one on belong to the module
  // The number of the top-level binding that defines an entity, counted from `first_entity_`; kNoBinding for
  // others.
  static constexpr uint32_t kNoBinding = 0xffffffffu;
  std::vector<uint32_t> binding_of_entity_;
};

}  // namespace inquest::haskell::rename
